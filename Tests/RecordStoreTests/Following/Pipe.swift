import Glibc

/// A pipe, closed with its life.
final class Pipe {
    let reading: Int32
    private let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        close(reading)
        close(writing)
    }

    func fill() { _ = "x".withCString { write(writing, $0, 1) } }
}

import Glibc
import Synchronization

/// Tells other threads to end; one may look at it, or wait for it as for bytes to read.
final class StopSignal: Sendable {
    private let isGivenNow = Atomic(false)

    /// Becomes readable with the signal; -1 where the system has no descriptor to give.
    let descriptor: Int32
    private let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (descriptor, writing) = (ends[0], ends[1])
    }

    deinit { for end in [descriptor, writing] where end >= 0 { close(end) } }

    var isGiven: Bool { isGivenNow.load(ordering: .relaxed) }

    func give() {
        isGivenNow.store(true, ordering: .relaxed)
        var byte: UInt8 = 0
        write(writing, &byte, 1)
    }
}

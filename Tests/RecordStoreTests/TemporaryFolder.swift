import Glibc
import RecordStore

/// A folder that is gone when the test is over.
final class TemporaryFolder {
    let path: String

    init() {
        var template = Array("/tmp/earwheel-tests-XXXXXX".utf8CString)
        path = template.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress, let made = mkdtemp(start) else { return "" }
            return String(cString: made)
        }
    }

    deinit { Self.remove(path) }

    var location: StoreLocation { StoreLocation(path: path) }

    /// Writes a file anew and tells its path.
    @discardableResult func write(_ name: String, _ bytes: [UInt8], _ mode: Int32 = O_TRUNC) -> String {
        let file = path + "/" + name
        let descriptor = open(file, O_WRONLY | O_CREAT | mode | O_CLOEXEC, 0o600)
        var written = 0
        while written < bytes.count {
            let step = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard step > 0 else { break }
            written += step
        }
        close(descriptor)
        return file
    }

    /// What a file holds, nil where there is none.
    func text(_ name: String) -> String? {
        let descriptor = open(path + "/" + name, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(descriptor, &piece, piece.count), count > 0 { bytes += piece[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends to a file as another program would.
    func append(_ name: String, _ text: String) { write(name, Array(text.utf8), O_APPEND) }

    /// Writes over a file from its beginning, as a program does that saves in place.
    func rewrite(_ name: String, _ text: String) { write(name, Array(text.utf8), 0) }

    /// The names of what is in the folder, hidden ones too, in order.
    var names: [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafeBytes(of: &entry.pointee.d_name) {
                    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        return names.filter { $0 != "." && $0 != ".." }.sorted()
    }

    @discardableResult func write(_ name: String, _ text: String) -> String { write(name, Array(text.utf8)) }

    private static func remove(_ path: String) {
        guard let stream = opendir(path) else { return }
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name != ".", name != ".." else { continue }
            let child = path + "/" + name
            if unlink(child) != 0 { remove(child) }
        }
        closedir(stream)
        rmdir(path)
    }
}

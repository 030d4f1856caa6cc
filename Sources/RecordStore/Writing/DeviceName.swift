import Glibc

/// The name under which this device writes; made once, and kept in a file of the state folder.
///
/// Each device has a file of its own in the store, because two machines that append to one synchronised file
/// lose lines without a word.
package struct DeviceName: Sendable {
    package let text: String

    /// The name that the folder keeps, or a new one that it keeps from now on.
    /// - Parameters:
    ///   - folder: of the program's state; made where it is missing.
    ///   - hostName: what the name begins with, so that people know the file.
    ///   - generator: tells devices of one host name apart.
    /// - Throws: where the name cannot be kept: with another name each time, files would pile up.
    package init(
        keptIn folder: String, hostName: String = DeviceName.hostName,
        using generator: inout some RandomNumberGenerator
    ) throws(SaveError) {
        let path = folder + "/device"
        if let kept = Self.read(path) {
            text = kept
            return
        }
        try Folder.make(folder)
        let digits = String(UInt32.random(in: 0x10_0000...0xFF_FFFF, using: &generator), radix: 16)
        try Self.keep("\(Self.harmless(hostName))-\(digits)", in: path, mark: digits)
        guard let kept = Self.read(path) else { throw .noDeviceName(path: path) }
        text = kept
    }

    /// What the system calls this machine.
    package static var hostName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// What can stand in the name of a file anywhere.
    private static func isHarmless(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }

    private static func harmless(_ name: String) -> String {
        let bytes = name.lowercased().utf8.prefix { $0 != UInt8(ascii: ".") }.filter(isHarmless).prefix(32)
        return bytes.isEmpty ? "device" : String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the name aside and gives it its place in one step: of two that do so at once, the first wins.
    private static func keep(_ name: String, in path: String, mark: String) throws(SaveError) {
        let aside = "\(path).\(mark)"
        let bytes = Array((name + "\n").utf8)
        let descriptor = open(aside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .refused(path: path, code: errno) }
        defer { unlink(aside) }
        let isWritten = write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0
        let code = errno
        close(descriptor)
        guard isWritten else { throw .refused(path: path, code: code) }
        _ = try Naming.give(path, to: aside)
        Disk.flushName(of: path)
    }

    /// A name as it was made; anything else cannot be trusted in the name of a file.
    private static func read(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 65)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        guard count > 1 else { return nil }
        let name = bytes[..<count].prefix { $0 != UInt8(ascii: "\n") }
        guard name.allSatisfy(isHarmless), !name.isEmpty else { return nil }
        return String(decoding: name, as: UTF8.self)
    }
}

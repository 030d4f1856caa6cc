import Glibc

/// Why something could not be saved.
package enum SaveError: Error, Hashable {
    /// The operating system refused; its error number tells why.
    case refused(path: String, code: Int32)

    case notAFile(path: String)

    /// There is no folder to keep the device's name in.
    case noHome

    /// The file that keeps the device's name holds something else.
    case noDeviceName(path: String)

    /// The bytes are not at the file's end, where they were sent.
    case misplaced(path: String)

    /// The target is UTF-16 or UTF-32, to which no line of UTF-8 can be added.
    case encoded(path: String, encoding: String)

    /// The file changed while its new version was made.
    case changed(path: String)

    /// The new version would hold fewer records than the old one.
    case wouldLose(path: String, count: Int)

    /// What happened, where, and what to do, as one line.
    package var sentence: String {
        switch self {
        case .refused(let path, let code):
            "not saved: \(SystemError(number: code).text) (\(path)); \(Self.remedy(code))"
        case .notAFile(let path): "not saved: \(path) is no regular file; name another with --store PATH"
        case .noHome: "not saved: neither XDG_STATE_HOME nor HOME is set; name one file with --store PATH"
        case .noDeviceName(let path): "not saved: \(path) holds no device name; delete it to get a new one"
        case .misplaced(let path):
            "not saved: the file system did not append (\(path)); keep the store on another one"
        case .encoded(let path, let encoding):
            "not saved: \(path) is \(encoding); convert it to UTF-8 (iconv -f \(encoding) -t UTF-8)"
        case .changed(let path): "not saved: \(path) changed meanwhile; try again"
        case .wouldLose(let path, let count):
            "not saved: the new \(path) would lack \(count) of the records; nothing was changed"
        }
    }

    private static func remedy(_ code: Int32) -> String {
        switch code {
        case ENOSPC, EDQUOT: "free some space and try again"
        case EFBIG: "raise the limit on file sizes and try again"
        case EACCES, EPERM, EROFS: "see that the file and its folder may be written to"
        case ENOTDIR, ENOENT, ELOOP, ENAMETOOLONG: "name another place with --store PATH"
        default: "look after the disk and try again"
        }
    }
}

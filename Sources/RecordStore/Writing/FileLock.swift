import Glibc

/// Keeps other writers of a file away while it lives, so far as they ask.
///
/// The lock is on a hidden file beside the target, because the target itself may be replaced.
final class FileLock {
    private let descriptor: Int32

    /// How long to wait for another writer, in milliseconds.
    static let patience = 2000

    /// Why it is not held, nil where it is.
    let refusal: SystemError?

    /// Waits until the lock is there or patience is over.
    /// - Parameters:
    ///   - path: of the target, links resolved.
    ///   - patience: in milliseconds.
    init(beside path: String, patience: Int = FileLock.patience) {
        descriptor = open(Self.path(beside: path), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        refusal = descriptor < 0 ? .last : Self.wait(for: descriptor, patience: patience)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    var isHeld: Bool { refusal == nil }

    static func path(beside target: String) -> String {
        Path.sibling(of: target, named: ".\(Path.name(of: target)).lock")
    }

    private static func wait(for descriptor: Int32, patience: Int) -> SystemError? {
        var waited = 0
        var pause = 1
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let error = SystemError.last
            guard error.number == EWOULDBLOCK || error.number == EINTR, waited < patience else {
                return error
            }
            poll(nil, 0, Int32(pause))
            waited += pause
            pause = min(pause * 2, 16)
        }
        return nil
    }
}

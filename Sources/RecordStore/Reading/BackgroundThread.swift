import Glibc

/// A thread that runs one body and is waited for; nothing of it remains afterwards.
package struct BackgroundThread: ~Copyable {
    private let thread: pthread_t

    /// - Returns: nil where the system has no thread to give.
    package init?(_ body: @escaping @Sendable () -> Void) {
        let box = Unmanaged.passRetained(Box(body))
        var thread = pthread_t()
        let result = pthread_create(
            &thread, nil,
            { pointer in
                guard let pointer else { return nil }
                // On Linux the priority is the thread's own: whoever draws meanwhile goes first.
                setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
                Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body()
                return nil
            }, box.toOpaque())
        guard result == 0 else {
            box.release()
            return nil
        }
        self.thread = thread
    }

    package consuming func join() { pthread_join(thread, nil) }

    private final class Box: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}

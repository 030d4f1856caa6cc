import Glibc

/// A thread that runs one body and is waited for; nothing of it remains afterwards.
package struct BackgroundThread: ~Copyable {
    private let thread: pthread_t

    /// Fails where the system has no thread to give.
    /// - Parameters:
    ///   - givesWay: it and the threads that it starts run at a lower priority than the one that starts it, and
    ///     else at the same.
    ///   - body: what it does.
    package init?(givesWay: Bool, _ body: @escaping @Sendable () -> Void) {
        let box = Unmanaged.passRetained(Box(givesWay: givesWay, body))
        var thread = pthread_t()
        let result = pthread_create(
            &thread, nil,
            { pointer in
                guard let pointer else { return nil }
                Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().run()
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
        private let givesWay: Bool
        private let body: @Sendable () -> Void

        init(givesWay: Bool, _ body: @escaping @Sendable () -> Void) {
            self.givesWay = givesWay
            self.body = body
        }

        func run() {
            // On Linux the priority is the thread's own: whoever draws meanwhile goes first.
            if givesWay { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10) }
            body()
        }
    }
}

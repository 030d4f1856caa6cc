import Synchronization

/// Carries messages from other threads to the main loop.
package final class Mailbox<Message: Sendable>: Sendable {
    private let messages = Mutex<[Message]>([])
    private let wake: @Sendable () -> Void

    /// - Parameter wake: makes the main loop look into the mailbox; called on the sender's thread.
    package init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    package func post(_ message: Message) {
        messages.withLock { $0.append(message) }
        wake()
    }

    /// Takes out everything that has come, in order.
    package func takeAll() -> [Message] {
        messages.withLock { messages in
            defer { messages.removeAll() }
            return messages
        }
    }
}

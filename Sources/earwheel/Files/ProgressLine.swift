import Glibc
import Synchronization
import Terminal

/// A bar on standard error for work that takes long; nothing where that is no terminal.
final class ProgressLine: Sendable {
    private struct State {
        var begun = Terminal.now()
        var shown = 0.0
        var isShown = false
    }

    private let title: String
    private let isOnTerminal = isatty(STDERR_FILENO) == 1
    private let state = Mutex(State())

    /// Seconds before there is a bar, and between two looks of it.
    private static let patience = 0.4
    private static let period = 0.05

    private static let width = 30

    init(_ title: String) { self.title = title }

    /// Shows a share from 0 to 1; may be called often and from any thread.
    func show(_ share: Double) {
        guard isOnTerminal else { return }
        state.withLock { state in
            let now = Terminal.now()
            guard now - state.begun > Self.patience, now - state.shown > Self.period else { return }
            state.shown = now
            state.isShown = true
            let full = Int((min(max(share, 0), 1) * Double(Self.width)).rounded())
            let bar = String(repeating: "#", count: full) + String(repeating: ".", count: Self.width - full)
            Self.write("\r\(title) [\(bar)] \(Int(share * 100)) %\u{1B}[K")
        }
    }

    /// Takes the bar away.
    func end() {
        state.withLock { state in
            if state.isShown { Self.write("\r\u{1B}[K") }
            state.isShown = false
        }
    }

    private static func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }
}

import CTerminal
import Drawing
import Events
import Glibc

/// The terminal as the program's window: tells what happens, and shows surfaces.
@MainActor package final class Terminal {
    package struct Options: Sendable {
        /// Brackets each frame with synchronised output (mode 2026).
        package var isSynchronised = true
        package var usesMouse = true

        package init() {}
    }

    /// In cells, at least 1×1; 80×24 until the terminal has told its size.
    package private(set) var size = Size(columns: 80, rows: 24)

    /// 0 (none, or `NO_COLOR` is set and not empty), 8 or 256.
    package let colourCount: Int

    /// Whether characters beyond ASCII can be shown.
    package let isUnicode: Bool

    /// Ends a wait from any thread.
    nonisolated package let waker = Waker()

    private var painter: Painter
    private var queue = EventQueue()
    private var keys: KeyDecoder
    private var complaints = ComplaintLines()
    private var isClosed = false

    /// Somebody has closed standard error; waiting for it would return at once for ever.
    private var hasComplaintsEnded = false

    /// Takes the screen, the signals and standard error until `close()`.
    package init(options: Options) throws(TerminalError) {
        ct_set_locale()
        let noColour = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        let wanted = ct_options(
            is_synchronised: options.isSynchronised, uses_mouse: options.usesMouse, uses_colour: !noColour)
        if let error = TerminalError(ct_open(wanted)) { throw error }
        isUnicode = ct_is_unicode()
        colourCount = Int(ct_colour_count())
        painter = Painter(isUnicode: isUnicode, colourCount: colourCount, lastPair: ct_last_pair())
        keys = KeyDecoder(
            known: KeyTable.ofTerminal(), isUnicode: isUnicode, escapeDelay: KeyDecoder.wantedEscapeDelay())
        fit()
    }

    /// Shows a surface with one write; writes nothing where it equals the one shown.
    package func present(_ surface: Surface) {
        guard !isClosed, !ct_is_lost() else { return }
        painter.present(surface, on: size)
    }

    /// Restores the terminal and replays what was written to standard error; a second call does nothing.
    package func close() {
        isClosed = true
        ct_close()
    }

    /// Dies by a signal with its default action, so that the parent sees it; the terminal must be closed before.
    package static func die(by signal: Int32) -> Never { ct_die(signal) }

    /// Waits for what happens next, until `deadline` at the latest, or for ever where it is nil.
    ///
    /// - Parameter deadline: in seconds of `now()`; one that has passed takes only what is there already.
    /// - Returns: nil at the deadline.
    package func nextEvent(until deadline: Double?) -> Event? {
        while true {
            if let event = takeNews() ?? queue.next() { return event }
            if ct_is_lost() { return .ended(signal: nil) }
            guard !wait(until: [deadline, keys.deadline].compactMap(\.self).min()) else { continue }
            for event in keys.expire(at: Terminal.now()) { queue.append(event) }
            if let deadline, Terminal.now() >= deadline, queue.isEmpty { return nil }
        }
    }
}

extension Terminal {
    /// Signals come before keys, so that thousands of keys cannot hold up the end.
    private func takeNews() -> Event? {
        let news = ct_take_news()
        if news.ending_signal != 0 { return .ended(signal: news.ending_signal) }
        if news.is_woken { queue.append(.woken) }
        if news.is_stopping { ct_stop() }
        if ct_is_ending() { return takeNews() }
        if news.is_continued, !news.is_stopping { ct_take_again() }
        guard news.is_resized || news.is_stopping || news.is_continued else { return nil }
        fit()
        return .resized
    }

    private func fit() {
        var columns: Int32 = 0
        var rows: Int32 = 0
        if ct_measure(&columns, &rows) {
            size = Size(columns: min(Int(columns), 2_000), rows: min(Int(rows), 1_000))
        }
        ct_fit(Int32(size.columns), Int32(size.rows))
        painter.forget()
    }

    /// Waits once and reads what has come.
    /// - Returns: false where the time went by without anything.
    private func wait(until deadline: Double?) -> Bool {
        var nanoseconds: Int64 = -1
        if let deadline { nanoseconds = Int64(min(max(0, deadline - Terminal.now()), 1e9) * 1e9) }
        let complaints = hasComplaintsEnded ? -1 : ct_standard_error_descriptor()
        let found = ct_wait(STDIN_FILENO, ct_wake_descriptor(), complaints, nanoseconds)
        if found & 1 != 0 { readKeys() }
        if found & 8 != 0 { ct_set_lost() }
        if found & 4 != 0 { readComplaints() }
        return found != 0
    }

    private func readKeys() {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count > 0 {
            for event in keys.feed(bytes[..<count], at: Terminal.now()) { queue.append(event) }
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
            ct_set_lost()
        }
    }

    private func readComplaints() {
        var bytes = [CChar](repeating: 0, count: 4_096)
        let count = ct_read_standard_error(&bytes, bytes.count)
        hasComplaintsEnded = count == 0
        guard count > 0 else { return }
        let text = complaints.add(bytes[..<count].map { UInt8(bitPattern: $0) })
        if let text { queue.append(.complaint(text)) }
    }

    /// Seconds of the monotonic clock; from any thread.
    package nonisolated static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

import Drawing

/// The four manners in which Swift programs write to a log.
extension Logbook {
    /// As `print`: the items as text, between them a blank.
    package func print(_ items: Any..., level: LogLevel = .information) {
        add(items.map { "\($0)" }.joined(separator: " "), level)
    }

    /// As `debugPrint`: strings in quotes, values with their types.
    package func debugPrint(_ items: Any..., level: LogLevel = .information) {
        add(items.map { String(reflecting: $0) }.joined(separator: " "), level)
    }

    /// As `dump`: the value as a tree, a line for each of its parts.
    /// - Parameters:
    ///   - value: what is told with all that it holds.
    ///   - name: stands for its type.
    ///   - symbols: what the screen can show.
    ///   - level: how much it matters.
    package func dump(
        _ value: Any, as name: String? = nil, symbols: Symbols = .unicode, level: LogLevel = .information
    ) {
        add(Dump(opened: symbols.opened).lines(value, as: name).joined(separator: "\n"), level)
    }

    /// As `NSLog`: `2026-11-24 19:03:12.481 earwheel[2222:4274583] text`.
    package func nsLog(_ text: String, level: LogLevel = .information) { add("\(stamp()) \(text)", level) }
}

/// All that decides how the same chart looks on different terminals.
package struct Look: Hashable, Sendable {
    package var theme: Theme
    package var marker: Marker

    /// Whether text may hold more than ASCII.
    package var isUnicode: Bool

    package init(theme: Theme, marker: Marker, isUnicode: Bool) {
        self.theme = theme
        self.marker = isUnicode ? marker : .ascii
        self.isUnicode = isUnicode
    }

    package var symbols: Symbols { isUnicode ? .unicode : .ascii }
}

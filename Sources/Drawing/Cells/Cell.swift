/// One place of the screen: a character with its style.
package struct Cell: Hashable, Sendable {
    /// What stands here; nil in the second cell of a wide character.
    package var character: Character?
    package var style: Style

    package init(_ character: Character?, _ style: Style = .plain) {
        self.character = character
        self.style = style
    }

    package static let blank = Cell(" ")
}

/// What a key asks for.
package enum Command: Hashable, Sendable {
    case quit, help
    case nextTab, previousTab
    case tab(Tab)
    case period, direction
    case replay, turn, certainty, chance
    case sort, style
    case cursor(CursorStep)
    case open, back
    case filter, level
}

/// How far a cursor or a list moves.
package enum CursorStep: Hashable, Sendable {
    case left, right, up, down, pageUp, pageDown, start, end
}

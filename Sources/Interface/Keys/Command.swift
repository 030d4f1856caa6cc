/// What a key asks for.
package enum Command: Hashable, Sendable {
    case quit, help, closeHelp
    case nextTab, previousTab
    case tab(Tab)
    case replay, turn, certainty, chance
    case sort
    case scroll(ScrollStep)
}

/// How far a list moves.
package enum ScrollStep: Hashable, Sendable {
    case lineUp, lineDown, pageUp, pageDown, start, end
}

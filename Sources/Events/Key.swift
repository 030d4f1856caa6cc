/// A key as the person pressed it, whatever bytes the terminal sent for it.
package enum Key: Hashable, Sendable {
    case character(Character)
    case tab, backTab
    case left, right, up, down
    case home, end, pageUp, pageDown
    case enter, escape, backspace, delete
}

/// What something on the screen is, so that a theme can say how it looks.
package enum Role: CaseIterable, Sendable {
    case text, strong, faint, brand
    case tab, chosenTab
    case line, dot, unknown, grid, whisker, chance
    case bar, track
    case banner, warning, failure
}

/// How the inside of a polygon is shown.
package enum Fill: Hashable, Sendable {
    /// A background colour in the cells that lie inside.
    case tint(Colour)

    /// A dot in every cell that lies inside.
    case stipple(Ink)
}

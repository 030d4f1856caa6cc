/// The way along which a view moves.
package enum Axis: Hashable, Sendable, CaseIterable {
    case x, y, both

    /// Moves by a distance to the right, downward, or by the same distance both ways.
    func translation(_ distance: Double) -> Transform {
        Transform(x: self == .y ? 0 : distance, y: self == .x ? 0 : distance)
    }
}

/// How dark a cell of a heat map is.
enum HeatShade {
    /// The level, 1 to `levels`, of a share of its row; 0 for nothing at all.
    ///
    /// Levels are equal steps of the share's square root: errors are few beside right answers, and would else all
    /// look the same.
    static func level(ofShare share: Double, levels: Int) -> Int {
        guard share > 0 else { return 0 }
        return max(1, min(levels, Int((share.squareRoot() * Double(levels)).rounded(.up))))
    }
}

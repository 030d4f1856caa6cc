/// How dark a cell of a heat map is.
enum HeatShade {
    /// The level, 1 to `levels`, of a share from 0 to 1, in equal steps; 0 for nothing at all.
    static func level(ofShare share: Double, levels: Int) -> Int {
        guard share > 0 else { return 0 }
        return max(1, min(levels, Int((share * Double(levels)).rounded(.up))))
    }
}

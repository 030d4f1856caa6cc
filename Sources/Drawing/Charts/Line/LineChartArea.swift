/// Where the points of a line chart lie in a view.
struct LineChartArea {
    /// The shares of the view's width and height that the chart takes, in its middle.
    static let widthShare = 0.9
    static let heightShare = 0.8

    /// In units.
    private let left, width, bottom, height: Double
    private let count: Int
    private let scale: Double

    /// - Parameters:
    ///   - view: in cells.
    ///   - count: of the points.
    ///   - scale: the value at the upper edge, more than 0.
    init(view: Size, count: Int, scale: Double) {
        width = Double(view.columns) * Self.widthShare
        height = Double(view.rows) * 2 * Self.heightShare
        left = (Double(view.columns) - width) / 2
        bottom = (Double(view.rows) * 2 + height) / 2
        self.count = count
        self.scale = scale
    }

    /// The place of a point, in units: at left + i × width / (points − 1), a single one in the middle.
    func point(_ place: Int, value: Double) -> Point {
        point(share: count > 1 ? Double(place) / Double(count - 1) : 0.5, value: value)
    }

    /// The place of a value at a share of the width, in units.
    func point(share: Double, value: Double) -> Point {
        Point(x: left + share * width, y: bottom - value * height / scale)
    }

    /// Whether dots on neighbouring points stay apart.
    var hasRoomForDots: Bool { count < 2 || width / Double(count - 1) >= 3 }
}

/// A straight line in dots, followed along its longer axis from the lower end to the higher one.
struct Course {
    /// Whether the longer axis is the vertical one.
    let isSteep: Bool
    private let start: (along: Double, beside: Double)
    private let end: (along: Double, beside: Double)
    private let slope: Double

    init(_ one: Point, _ other: Point) {
        isSteep = abs(other.y - one.y) > abs(other.x - one.x)
        let ends = isSteep ? [(one.y, one.x), (other.y, other.x)] : [(one.x, one.y), (other.x, other.y)]
        let isRising = ends[0] <= ends[1]
        start = isRising ? ends[0] : ends[1]
        end = isRising ? ends[1] : ends[0]
        slope = start.along == end.along ? 0 : (end.beside - start.beside) / (end.along - start.along)
    }

    /// The dots along the longer axis.
    var steps: Range<Int> { Int(start.along.rounded())..<Int(end.along.rounded()) + 1 }

    /// The dots across the longer axis whose centres lie within a half width of the line, at least one.
    func places(at step: Int, halfWidth: Double) -> ClosedRange<Int> {
        // Measured square to the longer axis a line of the same thickness is wider the more it slopes.
        let reach = max(0.5, halfWidth * (1 + slope * slope).squareRoot())
        // A hair beside the middle, or rounding errors would decide where a line runs between two dots; to the side
        // to which a single dot is rounded, so that both meet.
        let middle = start.beside + (Double(step) - start.along) * slope + 1e-9
        let first = Int((middle - reach).rounded(.up))
        return first...max(first, Int((middle + reach).rounded(.down)))
    }

    /// Whether a dashed line shows at a step; both ends begin with a stroke.
    ///
    /// `length` is the line's own in units. Neither stroke nor gap is shorter than a step, where dots are coarse.
    func isStroke(at step: Int, of length: Double, _ dash: (stroke: Double, gap: Double)) -> Bool {
        guard end.along > start.along else { return true }
        let stepLength = length / (end.along - start.along)
        let stroke = max(dash.stroke, stepLength)
        let fromEnd = min(Double(step) - start.along, end.along - Double(step)) * stepLength
        return max(0, fromEnd).truncatingRemainder(dividingBy: stroke + max(dash.gap, stepLength)) < stroke
    }
}

import Animation
import Drawing
import IntervalStatistics

/// The line of rates as it moves, from a flat line or from other values to its own.
final class HistoryLineView: LiveView {
    /// In seconds.
    static let duration = 0.9

    /// Where every point starts.
    static let flat = 0.5

    private var content: HistoryLine
    private var drawing: Int?

    /// Where points set out from, by the first day of each of their units; the flat line where nothing is noted.
    private var origins: [Day: Double] = [:]
    private var progress = AnimatedValue(1.0)

    /// The width of the last frame, which decides how many days a point takes together.
    private var columns = 80

    init(_ content: HistoryLine) { self.content = content }

    func show(_ content: HistoryLine, at now: Double) {
        let old = self.content
        guard content.isVisible && content.isAnimated else {
            self.content = content
            return progress.set(1)
        }
        if drawing != content.drawing {
            drawing = content.drawing
            origins = [:]
            start(at: now)
        } else if old.history != content.history {
            origins = displayed(at: now)
            start(at: now)
        }
        self.content = content
    }

    private func start(at now: Double) {
        progress.set(0)
        progress.animate(to: 1, at: now, duration: Self.duration)
    }

    private func displayed(at now: Double) -> [Day: Double] {
        var displayed: [Day: Double] = [:]
        let course = content.summary.course(columns: columns)
        for point in course.points {
            guard let value = value(of: point, in: course, at: now) else { continue }
            for place in point.places { displayed[course.units[place].first] = value }
        }
        return displayed
    }

    private func value(of point: HistoryPoint, in course: HistoryCourse, at now: Double) -> Double? {
        let progress = progress.displayed(at: now)
        guard let rate = point.figures.correctRate, progress < 1 else { return point.figures.correctRate }
        return (origins[course.units[point.place].first] ?? Self.flat).interpolated(
            to: rate, progress: progress)
    }

    override var isAnimating: Bool { progress.isMoving }

    override func advance(to now: Double) { progress.advance(to: now) }

    override func draw(on surface: inout Surface, in rect: Rect, at now: Double) {
        columns = rect.columns
        if let absence = content.absence {
            return surface.write(absence: absence, in: rect, content.look)
        }
        let course = content.summary.course(columns: columns)
        let cursor = content.cursor.map { max(0, course.points.count - 1 - $0) }
        let screen = HistoryScreen(
            course, displayed: course.points.map { value(of: $0, in: course, at: now) }, cursor: cursor,
            look: content.look)
        screen.draw(on: &surface, in: rect, content.summary)
    }
}

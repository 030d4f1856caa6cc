import Drawing
import IntervalStatistics

/// What the History tab shows, and how far its drawing has come.
struct HistoryLine: ViewRepresentable {
    typealias Coordinator = Void

    var summary: HistorySummary

    /// What stands in the place of the chart where there is none.
    var absence: String?
    var look: Look

    /// False shows final states only.
    var isAnimated: Bool

    var history: History { summary.part }

    /// How many points before the newest the cursor stands; nil while nobody has moved it.
    var cursor: Int?

    /// The number of the drawing; another number begins at the flat line again.
    var drawing = 0

    /// False stops whatever moves.
    var isVisible = true

    func makeView(context: ViewContext) -> HistoryLineView { HistoryLineView(self) }

    func updateView(_ view: HistoryLineView, context: ViewContext) { view.show(self, at: context.now) }
}

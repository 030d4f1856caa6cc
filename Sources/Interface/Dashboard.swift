import Drawing

/// The whole screen at one moment.
@MainActor struct Dashboard {
    let context: Context
    let visible: ViewController?

    /// How far the help is scrolled; nil while it is not shown.
    let help: Scroll?
    let showsProgress: Bool

    func draw(on surface: inout Surface, at now: Double) {
        guard let visible else { return }
        let size = surface.size
        if size.rows > 1 { TabBar(chosen: visible.tab).draw(on: &surface, row: 0, context.look) }
        let banner = Banner(isShown: context.model.reading?.isSample ?? false)
        banner.draw(on: &surface, row: 1, context.look)
        let top = 1 + banner.lines(in: size).count
        let content = Rect(column: 0, row: top, columns: size.columns, rows: size.rows - 1 - top)
        if !content.isEmpty { visible.draw(on: &surface, in: content, at: now) }
        drawBottom(on: &surface, visible.hints, at: now)
        if let help { HelpOverlay(tab: visible.tab).draw(on: &surface, help, context.look) }
    }

    private func drawBottom(on surface: inout Surface, _ hints: [Hint], at now: Double) {
        let row = surface.size.rows - 1
        if let share = context.model.progress, let start = context.model.fetchStart, showsProgress {
            return ProgressBar(share: share, elapsed: now - start).draw(on: &surface, row: row, context.look)
        }
        let coverage = context.model.reading.map {
            Coverage(reading: $0, today: context.today).pieces
        }
        StatusLine(coverage: coverage ?? [], hints: hints).draw(on: &surface, row: row, context.look)
    }
}

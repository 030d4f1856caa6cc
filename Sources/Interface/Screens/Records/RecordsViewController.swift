import Animation
import Drawing
import Events
import IntervalStatistics

/// Every record, the newest first, with a field to filter them.
package final class RecordsViewController: ViewController {
    private let field = ViewHost<TextField>()
    private let coordinator = TextField.Coordinator()
    private var query = ""
    private var isTyping = false
    private var search = RecordSearch(.empty, RecordQuery(""), where: .all)
    private var pendingSlice: Context.Pending.Token?
    private var list = ListCursor()

    /// The record that is looked at closely.
    private var opened: RecordTree?

    /// Records that are looked at in one go; a slice takes a few milliseconds.
    private static let slice = 40_000

    package init(context: Context) {
        super.init(tab: .records, context: context)
        coordinator.textChanged = { [weak self] text in self?.type(text) }
        coordinator.returnPressed = { [weak self] in self?.isTyping = false }
        coordinator.cancelled = { [weak self] in self?.clear() }
    }

    package override func viewDidLoad() { context.model.fetchOnce(at: context.now()) }

    package override func viewWillAppear() {
        if let wanted = context.wantedRecords {
            context.wantedRecords = nil
            query = wanted
            list = ListCursor()
        }
        startSearch()
    }

    package override func viewDidDisappear() {
        isTyping = false
        opened = nil
        stopSearch()
    }

    package override func recordsDidChange() { startSearch() }

    package override func take(_ key: Key) -> Bool {
        guard isTyping, let view = field.view else { return false }
        let isTaken = view.take(key)
        showField()
        return isTaken
    }

    package override var hints: [Hint] {
        if isTyping { return [Hint("Up Down", "move"), Hint("Enter", "keep"), Hint("Esc", "clear")] }
        guard let opened else { return super.hints }
        return Keymap.hints(lookingClosely: opened.canScroll ? [Hint("Up Down", "scroll")] : [])
    }

    package override func perform(_ command: Command) {
        if opened == nil { performOnList(command) } else { performOnTree(command) }
        showField()
    }

    package override func draw(on surface: inout Surface, in rect: Rect, at now: Double) {
        if opened?.draw(on: &surface, in: rect, context.model.line, context.look) != nil { return }
        let screen = RecordsScreen(
            search: search, isFiltered: !query.isEmpty || isTyping,
            total: context.model.reading?.records.count, look: context.look)
        list.show(rows: screen.listRows(in: rect), count: search.count)
        screen.draw(on: &surface, in: rect, list)
        if let place = screen.fieldRect(in: rect) { field.view?.draw(on: &surface, in: place, at: now) }
    }
}

extension RecordsViewController {
    private func performOnList(_ command: Command) {
        switch command {
        case .filter: isTyping = true
        case .cursor(let step): list.move(step, count: search.count)
        case .open: if let place = list.chosen(of: search.count) { open(at: place) }
        case .back: clear()
        default: break
        }
    }

    private func performOnTree(_ command: Command) {
        switch command {
        case .cursor(let step): opened?.move(step)
        case .back: opened = nil
        default: break
        }
    }

    private func type(_ text: String) {
        query = text
        list = ListCursor()
        startSearch()
    }

    private func open(at place: Int) {
        let tree = RecordTree(search[place])
        context.model.findLine(of: search.number(at: place))
        opened = tree
        context.log.dump(
            tree.description, as: RecordDescription.title, symbols: context.look.symbols, level: .debug)
    }

    private func clear() {
        isTyping = false
        type("")
    }

    private func showField() {
        field.show(
            TextField(
                text: query, placeholder: "Type to filter", isFocused: isTyping, look: context.look,
                coordinator: coordinator),
            at: context.now())
    }

    private func startSearch() {
        stopSearch()
        guard let reading = context.model.reading else { return showField() }
        search = RecordSearch(reading.records, RecordQuery(query), where: reading.figures.filter)
        searchOn()
        showField()
    }

    private func searchOn() {
        pendingSlice = nil
        search.advance(by: Self.slice)
        guard !search.isFinished else { return }
        pendingSlice = context.schedule.add(at: context.now()) { [weak self] in self?.searchOn() }
    }

    private func stopSearch() {
        if let pendingSlice { context.schedule.cancel(pendingSlice) }
        pendingSlice = nil
    }
}

import Animation
import Drawing
import Events

/// The dashboard: takes events, lets tabs live, and shows frames only when something may have changed.
@MainActor package final class Application {
    /// Frames a second while something moves.
    package static let frameRate = 60.0

    private let screen: any Screen
    private let context: Context
    private let tabs: TabBarController

    /// How far the help is scrolled; nil while it is not shown.
    private var help: Scroll?
    private var showsProgress = false
    private var needsFrame = true
    private var nextFrame = 0.0

    package init(screen: any Screen, context: Context, controllers: [ViewController]) {
        self.screen = screen
        self.context = context
        tabs = TabBarController(controllers, log: context.log)
    }

    /// Runs until the person leaves.
    /// - Returns: the signal that ended it; nil when the person left or the terminal is gone.
    package func run(startingOn tab: Tab) -> Int32? {
        context.showTab = { [weak self] in self?.select($0) }
        tabs.select(tab)
        defer { context.saveChoices() }
        while true {
            if context.runDue() { needsFrame = true }
            showProgressIfDue()
            presentIfDue()
            guard let event = screen.nextEvent(until: deadline) else { continue }
            if let ending = handle(event, andThoseWaiting: 1000) { return ending.signal }
        }
    }

    private struct Ending {
        var signal: Int32?
    }

    /// Takes in an event and what else has come before the next frame, so that a storm of resizes is one layout.
    private func handle(_ first: Event, andThoseWaiting limit: Int) -> Ending? {
        var isResized = false
        var next: Event? = first
        for number in 1...limit {
            guard let event = next else { break }
            if event == .resized {
                isResized = true
            } else if let ending = handle(event) {
                return ending
            }
            next = number < limit ? screen.nextEvent(until: context.now()) : nil
        }
        return isResized ? handle(.resized) : nil
    }

    private var deadline: Double? {
        let frame = isMoving ? nextFrame : nil
        return [frame, context.schedule.next, progressDue].compactMap { $0 }.min()
    }

    /// When the progress bar appears though nothing else happens then; nil once it is there or not needed.
    private var progressDue: Double? {
        guard context.model.isLoading, !showsProgress, let start = context.model.fetchStart else {
            return nil
        }
        return start + ProgressBar.patience
    }

    private func showProgressIfDue() {
        guard let progressDue, context.now() >= progressDue else { return }
        showsProgress = true
        needsFrame = true
    }

    /// A tab that moves, or the spinner while the store is read.
    private var isMoving: Bool {
        tabs.visible?.isAnimating ?? false || showsProgress && context.model.isLoading && context.isAnimated
    }

    private func presentIfDue() {
        let now = context.now()
        guard needsFrame || isMoving && now >= nextFrame else { return }
        // The frames of a movement keep to one grid of time, so that a late one does not delay those after it.
        let interval = 1 / Self.frameRate
        nextFrame = max(nextFrame + interval, now)
        needsFrame = false
        tabs.visible?.advance(to: now)
        var surface = Surface(screen.size)
        dashboard.draw(on: &surface, at: now)
        screen.present(surface)
    }

    private var dashboard: Dashboard {
        Dashboard(
            context: context, visible: tabs.visible, help: help, showsProgress: showsProgress)
    }
}

extension Application {
    private func handle(_ event: Event) -> Ending? {
        context.model.follow(context.today)
        switch event {
        case .key(let key):
            guard let tab = tabs.visible?.tab else { break }
            if help == nil, tabs.visible?.take(key) == true { break }
            let command = Keymap.command(for: key, on: tab)
            if command == .quit { return Ending(signal: nil) }
            if help != nil {
                performInHelp(key, command, on: tab)
            } else if let command {
                perform(command, on: tab)
            }
        case .press(let column, let row):
            guard row == 0, screen.size.rows > 1, let tab = tabs.visible?.tab else { break }
            TabBar(chosen: tab).tab(at: column, columns: screen.size.columns).map(select)
        case .resized: tabs.resize()
        case .woken:
            if context.model.takeDeliveries() { tabs.visible?.recordsDidChange() }
        case .complaint(let text): context.log.print(text, level: .warning)
        case .ended(let signal): return Ending(signal: signal)
        }
        needsFrame = true
        return nil
    }

    private func perform(_ command: Command, on tab: Tab) {
        switch command {
        case .help: help = Scroll()
        case .period: context.model.choose(context.model.part.withNextPeriod)
        case .direction: context.model.choose(context.model.part.withNextDirection)
        case .nextTab: select(tab.moved(by: 1))
        case .previousTab: select(tab.moved(by: -1))
        case .tab(let chosen): select(chosen)
        default: tabs.visible?.perform(command)
        }
    }

    /// Help that is open is scrolled, closed or left for another tab; other keys belong to what it covers.
    private func performInHelp(_ key: Key, _ command: Command?, on tab: Tab) {
        switch command {
        case .help, .back: help = nil
        case .nextTab, .previousTab, .tab: command.map { perform($0, on: tab) }
        default:
            guard let step = HelpOverlay.steps[key], var scroll = help else { return }
            HelpOverlay(tab: tab).layOut(&scroll, in: screen.size)
            scroll.move(step)
            help = scroll
        }
    }

    private func select(_ tab: Tab) {
        help = nil
        tabs.select(tab)
    }
}

import Animation
import Drawing
import IntervalStatistics

/// What the world gives to every tab.
@MainActor package final class Context {
    package typealias Pending = Schedule<@MainActor () -> Void>

    package let now: () -> Double
    package let model: RecordModel
    package let log: Logbook
    package let look: Look

    /// False shows final states only.
    package let isAnimated: Bool

    /// The local day, which another one follows at midnight.
    package var today: Day { day() }
    private let day: () -> Day

    package var schedule = Pending()

    /// What another tab asks the Records tab to show, as its filter says it.
    package var wantedRecords: String?

    /// Shows another tab; set by the application.
    package var showTab: (Tab) -> Void = { _ in }
    package var choices: Choices {
        didSet { if choices != oldValue { saveSoon() } }
    }
    private let keeper: (any ChoiceKeeper)?
    private var pendingSave: Pending.Token?

    /// Seconds from a choice to its file: a key held down must not write one for each repeat.
    private static let saveDelay = 1.0

    package init(
        now: @escaping () -> Double, model: RecordModel, log: Logbook, look: Look, isAnimated: Bool = true,
        today: @escaping () -> Day, choices: Choices = Choices(),
        keeper: (any ChoiceKeeper)? = nil
    ) {
        self.now = now
        self.model = model
        self.log = log
        self.look = look
        self.isAnimated = isAnimated
        day = today
        self.choices = choices
        self.keeper = keeper
    }

    private func saveSoon() {
        guard pendingSave == nil else { return }
        pendingSave = schedule.add(at: now() + Self.saveDelay) { [weak self] in self?.saveChoices() }
    }

    /// Saves what has been chosen and is not saved yet.
    package func saveChoices() {
        guard let pendingSave else { return }
        schedule.cancel(pendingSave)
        self.pendingSave = nil
        if let problem = keeper?.save(choices) { log.print(problem, level: .error) }
    }

    /// Runs what is due.
    /// - Returns: whether there was anything.
    package func runDue() -> Bool {
        let due = schedule.takeDue(at: now())
        for action in due { action() }
        return !due.isEmpty
    }
}

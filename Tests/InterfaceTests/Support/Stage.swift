import Drawing
import Events
import Interface
import IntervalStatistics

/// A source that delivers when the test says so.
@MainActor final class TestSource: RecordSource {
    private(set) var fetches = 0
    private var mailbox: Mailbox<Delivery>?
    private let immediate: Reading?

    init(immediate: Reading?) { self.immediate = immediate }

    var hasImmediate: Bool { immediate != nil }

    func count(_ records: RecordList, where filter: RecordFilter, into mailbox: Mailbox<Delivery>) {
        mailbox.post(.counted(PartFigures(of: records, where: filter)))
    }

    func fetch(_ filter: RecordFilter, into mailbox: Mailbox<Delivery>) {
        fetches += 1
        self.mailbox = mailbox
        if let immediate { mailbox.post(.loaded(immediate)) }
    }

    /// The places whose lines were asked for, and the numbers of the questions.
    private(set) var questions: [(place: Int, number: Int)] = []

    func findLine(
        of place: Int, in records: RecordList, isSample: Bool, number: Int, into mailbox: Mailbox<Delivery>
    ) {
        questions.append((place, number))
    }

    func post(_ delivery: Delivery) { mailbox?.post(delivery) }
}

/// The whole dashboard between a scripted screen and a scripted source.
@MainActor final class Stage {
    let clock = TestClock()
    let screen: ScriptedScreen
    let source: TestSource
    let log: Logbook
    let context: Context
    let controllers: [ViewController]
    private let keeper = RememberedChoices()

    init(
        _ columns: Int, _ rows: Int, reading: Reading? = Stage.reading(), isAnimated: Bool = true,
        look: Look = Stage.dark, choices: Choices = Choices(), asked: RecordFilter = .all
    ) {
        let clock = clock
        screen = ScriptedScreen(size: Size(columns: columns, rows: rows), clock: clock)
        source = TestSource(immediate: reading)
        log = Logbook(time: { "12:00:00.000" }, stamp: { "2026-11-30 12:00:00.000 earwheel[1:1]" })
        context = Context(
            now: { clock.now },
            model: RecordModel(
                source: source, mailbox: Mailbox {}, log: log, part: Part(asked: asked, today: Self.today)),
            log: log, look: look,
            isAnimated: isAnimated, today: { clock.today }, choices: choices, keeper: keeper
        )
        controllers = [
            RadarViewController(context: context), IntervalsViewController(context: context),
            HistoryViewController(context: context), ConfusionViewController(context: context),
            RecordsViewController(context: context),
            LogViewController(context: context),
        ]
    }

    /// Runs to the end of the script; deliveries that were posted at once are woken for at the start.
    @discardableResult
    func run(on tab: Tab = .radar) -> Int32? {
        if source.hasImmediate { screen.first(.woken) }
        return Application(screen: screen, context: context, controllers: controllers).run(startingOn: tab)
    }

    /// Presses keys a second apart, the first a second after the start; what they ask of the source comes at once.
    func press(_ keys: [Key]) {
        for (place, key) in keys.enumerated() {
            screen.at(Double(place + 1), .key(key))
            screen.at(Double(place + 1) + 0.1, .woken)
        }
    }

    /// The lines that stood on the screen half a second after so many keys.
    func lines(after keys: Int) -> [String] {
        screen.surface(at: Double(keys) + 0.5).text
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    static func reading(of records: [Record]) -> Reading {
        let list = RecordList([records])
        return Reading(records: list, figures: PartFigures(of: list, where: .all))
    }

    var saved: Choices? { keeper.saved }
    var saves: Int { keeper.count }

    /// The hooks that were called, in order, as the log tells them.
    var hooks: [String] { log.messages.map(\.text).filter { $0.hasSuffix(" called") } }

    static let dark = Look(
        theme: Theme(background: .dark, depth: .many), marker: .braille, isUnicode: true)
    static let ascii = Look(
        theme: Theme(background: .unknown, depth: .none), marker: .ascii, isUnicode: false)

    /// The day on which the tests take place.
    static let today = Day(number: 20_000)

    /// A hundred answers an interval, right as often as the rates say.
    static func records(_ rates: [Double] = rates) -> RecordList {
        var records: [Record] = []
        for (place, rate) in rates.enumerated() {
            let asked = UInt8(place + 1)
            for number in 0..<100 {
                let isCorrect = number < Int((rate * 100).rounded())
                records.append(
                    Record(
                        correctAnswer: asked, triedAnswers: isCorrect ? [asked] : [asked % 12 + 1, asked],
                        isCorrect: isCorrect, timeTook: 2000, choices: 12,
                        instant: Int64(today.number - number / 10) * 86_400_000 + Int64(number)))
            }
        }
        return RecordList([records])
    }

    static func statistics(_ rates: [Double] = rates) -> Statistics {
        PartFigures(of: records(rates), where: .all).statistics
    }

    static func reading(
        _ rates: [Double] = rates, reportedCount: Int = 0, isSample: Bool = false
    ) -> Reading {
        let records = records(rates)
        return Reading(
            records: records, figures: PartFigures(of: records, where: .all), reportedCount: reportedCount,
            isSample: isSample)
    }

    static let rates = [0.83, 0.8, 0.71, 0.78, 0.8, 0.56, 0.89, 0.53, 0.61, 0.54, 0.66, 0.94]
}

/// Keeps what was saved last.
@MainActor private final class RememberedChoices: ChoiceKeeper {
    var saved: Choices?
    private(set) var count = 0

    func save(_ choices: Choices) -> String? {
        saved = choices
        count += 1
        return nil
    }
}

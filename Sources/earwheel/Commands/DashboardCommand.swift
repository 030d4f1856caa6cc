import Arguments
import Drawing
import Interface
import IntervalStatistics
import RecordStore
import Terminal

/// Composes the dashboard and runs it.
@MainActor struct DashboardCommand {
    let request: StoreRequest
    let values: OptionValues
    let environment: Environment

    /// - Returns: the exit status; a signal ends the program by itself.
    /// - Throws: `TerminalError`, or `FileError` where the log file cannot be written.
    func run() throws -> Int32 {
        let logFile = try values.log.map { path throws(FileError) in try LogFile(path: path) }
        let log = Logbook(
            time: { WallClock.now().timeOfDay }, stamp: { WallClock.stamp },
            write: { line in logFile?.append(line) })
        var options = Terminal.Options()
        options.isSynchronised = values.sync
        options.usesMouse = values.mouse
        let terminal = try Terminal(options: options)
        let source = StoreSource(request: request)
        let signal = run(on: terminal, source, log)
        terminal.close()
        source.end()
        if let signal { Terminal.die(by: signal) }
        return 0
    }

    private func run(on terminal: Terminal, _ source: StoreSource, _ log: Logbook) -> Int32? {
        let waker = terminal.waker
        let mailbox = Mailbox<Delivery> { waker.wake() }
        let model = RecordModel(
            source: source, mailbox: mailbox, log: log,
            part: Part(asked: request.filter, today: WallClock.now().day))
        let keeper = ChoiceFile(folder: environment.stateFolder)
        let context = Context(
            now: { Terminal.now() }, model: model, log: log,
            look: look(on: terminal), isAnimated: values.animation,
            today: { WallClock.now().day },
            choices: keeper.load(), keeper: keeper)
        let application = Application(
            screen: terminal, context: context,
            controllers: [
                RadarViewController(context: context), IntervalsViewController(context: context),
                HistoryViewController(context: context), ConfusionViewController(context: context),
                RecordsViewController(context: context),
                LogViewController(context: context),
            ])
        return application.run(startingOn: values.tab.flatMap { Tab(name: $0.rawValue) } ?? .radar)
    }

    private func look(on terminal: Terminal) -> Look {
        let theme = Theme(
            Theme.Choice(rawValue: values.theme.rawValue) ?? .auto, colours: terminal.colourCount,
            hint: environment.variables["COLORFGBG"])
        let marker = values.marker.flatMap { Marker(rawValue: $0.rawValue) } ?? .braille
        return Look(theme: theme, marker: marker, isUnicode: terminal.isUnicode)
    }
}

import Arguments
import Glibc
import RecordStore
import Terminal

/// The program as a whole: chooses the command, and is the one place that prints what went wrong.
@MainActor struct Earwheel {
    let environment: Environment

    /// - Returns: the exit status: 0, 1 for data errors, 2 for wrong use.
    func run(_ arguments: [String]) -> Int32 {
        // A file at its limit is then an error of the write, which can be told.
        signal(SIGXFSZ, SIG_IGN)
        raiseFileLimit()
        do {
            switch try Invocation(arguments: arguments) {
            case .help(let command): try Output.write(Help.text(for: command, width: Output.width))
            case .version: try Output.write("earwheel \(Version.current)\n")
            case .run(let command, let values): return try run(command, values)
            }
            return 0
        } catch let error as UsageError {
            return fail(error.description, 2)
        } catch let error as TerminalError {
            return fail(error.sentence, 1)
        } catch let error as ImportError {
            return fail("nothing was added: \(error.sentence)", 1)
        } catch let error as SaveError {
            return fail(error.sentence, 1)
        } catch let error as FileError {
            return fail(error.sentence, 1)
        } catch {
            return fail("\(error)", 1)
        }
    }

    private func run(_ command: Command, _ values: OptionValues) throws -> Int32 {
        let request = try StoreRequest(values, environment)
        switch command {
        case .dashboard where Output.isTerminal && Input.isTerminal:
            return try DashboardCommand(request: request, values: values, environment: environment).run()
        case .dashboard, .stats: return try StatsCommand(request: request, format: values.format).run()
        case .record: try RecordCommand(request: request, values: values, environment: environment).run()
        case .import:
            return try ImportCommand(request: request, values: values, environment: environment).run()
        case .export: return try ExportCommand(request: request, format: values.format).run()
        case .check: return try CheckCommand(request: request, values: values).run()
        }
        return 0
    }

    /// A store may have more files than a shell grants at first.
    private func raiseFileLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, 1 << 16)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    private func fail(_ sentence: String, _ status: Int32) -> Int32 {
        Output.complain(sentence)
        return status
    }
}

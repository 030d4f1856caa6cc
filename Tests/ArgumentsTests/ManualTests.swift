import FoundationEssentials
import Testing

@testable import Arguments

@Suite struct ManualTests {
    /// The source of the manual page, with plain dashes.
    private let manual: String

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appending(path: "Resources/earwheel.1"), encoding: .utf8)
        manual = page.split(separator: "\\-", omittingEmptySubsequences: false).joined(separator: "-")
    }

    @Test(arguments: Option.allCases)
    func describesEveryOption(option: Option) {
        let terms = manual.split(separator: "\n").filter { $0.hasPrefix(".B") }
        #expect(
            option.names.allSatisfy { name in
                terms.contains { $0.split(separator: " ").contains(Substring(name)) }
            })
        #expect(option.row.value.words.allSatisfy(manual.contains), "a word is missing")
        if let placeholder = option.placeholder {
            #expect(manual.contains(".BI \(option.name) \" \(placeholder)\"\n"))
        }
    }

    @Test(arguments: Command.allCases)
    func describesEveryCommand(command: Command) {
        #expect(manual.contains(".TP\n.B \(command.call)\n"))
    }

    @Test func bearsTheVersion() {
        #expect(manual.contains("\"Earwheel \(Version.current)\""))
    }

    @Test func namesNoOptionThatThereIsNot() {
        let known = Option.allCases.flatMap(\.names) + ["--"]
        let named = manual.split { " \n\",.=[]".contains($0) }.filter { $0.hasPrefix("--") }
        #expect(named.allSatisfy { known.contains(String($0)) })
    }
}

import Arguments
import Drawing
import FoundationEssentials
import Interface
import IntervalStatistics
import Testing

/// The repository agrees with itself.
struct RepositoryTests {
    private func file(_ name: String) throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: name), encoding: .utf8)
    }

    @Test func theReadmeHasEveryKeyAsTheTableSaysIt() throws {
        let readme = try file("README.md")
        for binding in Keymap.bindings {
            let place = binding.places.isEmpty ? "" : binding.places + ": "
            #expect(readme.contains("| `\(binding.name)` | \(place)\(binding.summary) |"))
        }
    }

    @Test func theManualHasEveryKeyAsTheTableSaysIt() throws {
        let manual = try file("Resources/earwheel.1").replacing("\\-", with: "-")
        for binding in Keymap.bindings {
            let place = binding.places.isEmpty ? "" : binding.places + ": "
            #expect(manual.contains(".B \(binding.name)\n\(place)\(binding.summary)\n"))
        }
    }

    @Test func theDigitsOfTheKeyTableAreThoseOfTheTabs() {
        let digits = Tab.allCases.map { "\($0.rawValue)" }.joined(separator: " ")
        #expect(Keymap.bindings.contains { $0.name == digits })
    }

    @Test func noKeyMeansTwoThingsOnATab() {
        for tab in Tab.allCases {
            let keys = Keymap.bindings(on: tab).flatMap(\.keys.keys)
            #expect(Set(keys).count == keys.count, "on \(tab.title)")
        }
    }

    @Test func theChangelogBeginsWithTheVersion() throws {
        let headings = try file("CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(headings.first == "## \(Version.current)")
    }

    @Test func theWordsOfTheCommandLineAreThoseOfTheProgram() {
        #expect(TabWord.allCases.map { Tab(name: $0.rawValue) } == Tab.allCases)
        #expect(ThemeWord.allCases.map(\.rawValue) == Theme.Choice.allCases.map(\.rawValue))
        #expect(MarkerWord.allCases.map(\.rawValue) == Marker.allCases.map(\.rawValue))
        #expect(DirectionWord.allCases.map(\.rawValue) == Direction.allCases.map(\.name))
    }

    @Test func theReadmeNamesEveryCommandAndLongOption() throws {
        let readme = try file("README.md")
        for command in Command.allCases.compactMap(\.word) {
            #expect(readme.contains("| `earwheel \(command)` |"), "\(command)")
        }
        // Who needs these has a terminal that shows junk, and looks into the help.
        let forFew: Set = ["--no-sync", "--no-mouse", "--version", "--log", "--tab"]
        for option in Option.allCases.map(\.name) where !forFew.contains(option) {
            #expect(readme.contains(option), "\(option)")
        }
    }

    @Test func thePlanOfTheHouseNamesEveryRoom() throws {
        let plan = try file("Sources/README.md")
        let rooms = try file("Package.swift").matches(of: /(?:room\(|\.target\(\s*name: )"(\w+)"/).map(\.1)
        #expect(rooms.count > 8)
        for room in rooms where !room.hasPrefix("CPseudo") { #expect(plan.contains("| `\(room)` |")) }
    }

    @Test func debianPackagesAreNamedInOnePlace() throws {
        let packages = try file("Scripts/set-up").matches(of: /lib\S+-dev/).map { String($0.0) }
        #expect(packages.contains("libncurses-dev"))
        for name in ["Makefile", ".ci/run", "Package.swift", "README.md"] {
            let text = try file(name)
            for package in packages { #expect(!text.contains(package), "\(package) in \(name)") }
        }
    }

    /// `libstdc++-12-dev` is a name of one Debian release alone.
    @Test func noPackageIsBoundToOneRelease() throws {
        #expect(try file("Scripts/set-up").firstMatch(of: /-[0-9]+-/) == nil)
    }
}

import Testing

/// What set-up asks of apt, with an apt that only writes down what it is asked.
struct SetUpTests {
    private let home: Home

    init() throws { home = try Home() }

    /// Runs set-up on a machine of its own.
    /// - Parameters:
    ///   - present: the packages that are installed.
    ///   - known: the names that apt knows beside.
    ///   - user: the number of who runs it; 0 is root.
    /// - Returns: what it printed, and then what it asked of apt-get.
    /// - Throws: `ShellError`.
    private func setUp(present: String, known: String, user: Int = 0) throws -> Shell {
        try Shell(
            """
            mkdir "$HOME/bin"; cd "$HOME/bin"
            fake() { { echo '#!/bin/sh'; cat; } >"$1"; chmod +x "$1"; }
            echo : | fake swift; echo 'exit 1' | fake sudo; echo 'echo \(user)' | fake id
            echo 'for name in \(present); do echo "installed $name"; done; echo "not-installed jq"' | fake dpkg-query
            echo 'for name in \(known); do echo $name; done | grep "^$2"' | fake apt-cache
            echo 'echo "$*" | sed "s/.*=120 //" >>"$HOME/asked"' | fake apt-get
            PATH="$HOME/bin:$PATH" "$ROOT/Scripts/set-up"; status=$?
            cat "$HOME/asked" 2>/dev/null; exit $status
            """, home: home)
    }

    private static let all =
        "binutils pkg-config libncurses-dev libsimdjson-dev libsqlite3-dev libvterm-dev ncurses-term python3 fiu-utils curl"

    @Test(arguments: ["libstdc++-12-dev", "libstdc++-14-dev"])
    func whereAllIsThereNothingIsAsked(library: String) throws {
        let shell = try setUp(present: "\(Self.all) jq \(library)", known: "libstdc++-99-dev")
        #expect(shell.status == 0 && shell.output == "" && shell.errors == "")
    }

    /// The names of Debian 12, of Debian 13 and Ubuntu 24.04, and of a time to come.
    @Test(arguments: [
        ("libstdc++-11-dev libstdc++-12-dev libstdc++-12-dev-arm64-cross", "libstdc++-12-dev"),
        ("libstdc++-13-dev libstdc++-14-dev libstdc++-12-dev libstdc++-9-dev libstdc++6", "libstdc++-14-dev"),
        ("libstdc++-99-dev libstdc++-100-dev", "libstdc++-100-dev"),
    ])
    func theNewestThatAptKnowsIsInstalled(known: String, newest: String) throws {
        let shell = try setUp(present: Self.all, known: known)
        #expect(shell.status == 0, "\(shell.errors)")
        #expect(
            shell.output.hasSuffix("\nupdate\ninstall --yes --no-install-recommends \(newest) jq\n"),
            "\(shell.output)")
    }

    @Test func whoMayNotInstallIsToldWhatToRun() throws {
        let shell = try setUp(present: Self.all, known: "libstdc++-14-dev", user: 1000)
        #expect(shell.status == 1 && shell.output == "")
        #expect(shell.errors.hasSuffix("\napt-get update && apt-get install --yes libstdc++-14-dev jq\n"))
    }

    @Test func anUnknownListIsRefused() throws {
        let shell = try Shell("\"$ROOT/Scripts/set-up\" piano", home: home)
        #expect(shell.status == 2 && shell.errors.contains("no packages for “piano”"))
    }

    @Test(arguments: ["run", "test", "bench"]) func whatIsRunIsStripped(target: String) throws {
        let shell = try Shell("make -C \"$ROOT\" --no-print-directory --dry-run \(target)", home: home)
        #expect(shell.output.contains("swift build -c release --static-swift-stdlib -Xlinker -s\n"))
    }
}

import Testing

extension RealProgram {
    /// Group 10: commands that read leave no trace in the store.
    struct UntouchedTests {
        @Test(arguments: [
            "stats", "stats --json", "check", "check --json", "export", "export --csv",
            "import --dry-run plain.jsonl",
        ])
        func readingLeavesNoTrace(command: String) throws {
            let home = try Home()
            let shell = try Shell(
                """
                cd "$HOME"; mkdir store; cp "$ROOT"/Tests/RecordStoreTests/Cases/*.json* store
                cp store/plain.jsonl store/a.jsonl; cp store/plain.jsonl store/a.sync-conflict-1.jsonl
                cp store/plain.jsonl .
                touch -d '2020-01-01' store/* store
                # Looking is reading, too: the folder's own time of access is that of find.
                trace() { find store -mindepth 1 -printf '%p %i %s %m %T@ %A@ %C@\\n' | sort; stat -c '%i %Y %Z %a' store; }
                trace >before; $EARWHEEL \(command) --store store >said 2>&1; trace >after
                cat said; diff before after && echo untouched
                """, home: home)
            #expect(shell.output.hasSuffix("untouched\n"), "\(shell.output.suffix(500))")
            #expect(shell.output.utf8.count > 40, "the command says something")
        }

        @Test func aStoreThatCannotBeWrittenIsRead() throws {
            let home = try Home()
            let shell = try Shell(
                """
                cd "$HOME"; mkdir store; cp "$ROOT/Tests/RecordStoreTests/Cases/plain.jsonl" store; chmod 444 store/*; chmod 555 store
                $EARWHEEL check --store store; chmod 755 store
                """, home: home)
            #expect(shell.output == "5 records in 1 file, nothing to report\n")
        }
    }
}

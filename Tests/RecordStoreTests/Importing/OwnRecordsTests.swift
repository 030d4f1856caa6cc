import IntervalStatistics
import RecordStore
import Synchronization
import Testing

/// Earwheel's own formats.
struct OwnRecordsTests {
    @Test func `Lines keep their bytes`() throws {
        let lines = [
            Lines.record(2, extra: #","mood":"fine \u00e9","x": [ 1 , 2 ]"#), Lines.record(1),
            Lines.record(3),
        ]
        let data = try Importing.read("\u{FEFF}" + lines.joined(separator: " \r\n") + "\n\n")
        #expect(data.format == .records && data.rowCount == 3)
        #expect(data.lines.map(\.text) == [lines[1], lines[0], lines[2]])
        #expect(data.lines.map { "\($0.id)" } == (1...3).map { Lines.id($0) })
    }

    @Test func `Only an id is added, the same one for the same content`() throws {
        let line = #"{"date":"2026-11-24T19:03:12.481+01:00","correctAnswer":7,"isCorrect":true,"x":1.50}"#
        let data = try Importing.read(
            [line, line, #"{"id":null,"correctAnswer":3,"isCorrect":false}"#].joined(separator: "\n"))
        #expect(data.lines.count == 3 && data.repeatedCount == 0)
        let dated = data.lines.dropFirst()
        #expect(dated.allSatisfy { $0.text == "{\"id\":\"\($0.id)\"," + line.dropFirst() })
        #expect(dated.allSatisfy { $0.id.high >> 16 == 1_795_543_392_481 })
        #expect(data.lines[0].id.high >> 16 == 0)
        let spaced = try Importing.read(
            "[\n" + line.replacing(",", with: ",\n  ").replacing(":7", with: ": 7") + "]")
        #expect(data.lines.map(\.id).contains(spaced.lines[0].id))
        #expect(try Importing.figures(data) == "m3 0/1, P5 2/2")
    }

    @Test func `Elements of an array become single lines`() throws {
        let pretty = try Importing.read(Cases.bytes("pretty-array.json"))
        let compact = try Importing.read(Cases.bytes("plain.jsonl"))
        #expect(pretty.lines.count == 5 && pretty.lines.map(\.id) == compact.lines.map(\.id))
        #expect(pretty.lines.allSatisfy { !$0.text.contains("\n") && !$0.text.contains(" ") })
        #expect(try Importing.figures(pretty) == Importing.figures(compact))
        let tricky = try Importing.read(
            "[{\"correctAnswer\":1,\n \"isCorrect\":true, \"n\":\"a \\\\\\\" b\\\\\" , \"m\": 1}]")
        #expect(
            tricky.lines[0].text.hasSuffix(#","correctAnswer":1,"isCorrect":true,"n":"a \\\" b\\","m":1}"#))
    }

    @Test func `What a Swift program exports is read`() throws {
        let data = try Importing.read(Cases.bytes("swift-codable-export.json"))
        #expect(data.refusals.isEmpty && data.lines.count == data.rowCount && data.lines.count > 3)
        let folder = TemporaryFolder()
        folder.write("a.json", Cases.bytes("swift-codable-export.json"))
        let direct = try #require(StoreReader().read(folder.location))
        #expect(try Importing.contents(data).statistics == direct.statistics)
    }

    /// Numbers as texts are what an import reads and a store does not.
    private static let awkward = Cases.all.filter { expected in
        !["utf-16", "empty", "wrong-types"].contains { expected.file.hasPrefix($0) }
    }

    @Test(arguments: awkward) func `Awkward files give what reading them gives`(expected: Cases.Expectation)
        throws
    {
        let data = try Importing.read(Cases.bytes(expected.file))
        let folder = TemporaryFolder()
        folder.write(expected.file, Cases.bytes(expected.file))
        let direct = try #require(StoreReader().read(folder.location))
        folder.write(expected.file, Lines.file(data.lines.map(\.text)))
        let imported = try #require(StoreReader().read(folder.location))
        #expect(imported.statistics == direct.statistics, "\(data)")
        #expect(data.rowCount == data.lines.count + data.repeatedCount + data.refusals.count)
    }

    @Test func `A map that changes nothing changes no id`() throws {
        let lines = Lines.file([
            Lines.record(1), #"{"correctAnswer":7,"isCorrect":true}"#,
            #"{"correctAnswer":7,"isCorrect":true}"#,
        ])
        let plain = try Importing.read(lines)
        #expect(try Importing.read(lines, map: ["zzz": "root", "root": "root"]).lines == plain.lines)
        let mapped = #"{"correctAnswer":7,"isCorrect":true,"zzz":60}"# + "\n"
        let both = try Importing.read(lines + mapped, map: ["zzz": "root"])
        #expect(both.format == .records && both.lines.count == 4 && both.rowCount == 4)
        #expect(Set(both.lines.map(\.id)).isSuperset(of: plain.lines.map(\.id)))
        let alone = try Importing.read(mapped, map: ["zzz": "root"])
        #expect(alone.format == .objects && both.lines.contains(alone.lines[0]))
        #expect(alone.lines[0].text.contains("\"root\":60"))
        let odd = try Importing.read(
            #"{"correctAnswer":7,"isCorrect":true,"zzz":60,"choices":999}"#, map: ["zzz": "root"])
        #expect(odd.remarks.count == 1 && odd.remarks[0].hasPrefix("object 1: choices"))
    }

    @Test func `What a record becomes does not hang on its neighbours`() throws {
        let elements = [
            #"{"correctAnswer":5,"isCorrect":true}"#, #"{"correctAnswer":"M6","triedAnswers":["m6"]}"#,
            #"{"correctAnswer":3,"triedAnswers":"m3, M3"}"#, #"{"correctAnswer":"loud","isCorrect":true}"#,
            #"{"id":7,"correctAnswer":9,"triedAnswers":[9]}"#, #"{"v":2,"correctAnswer":9,"isCorrect":true}"#,
        ]
        let alone = try elements.flatMap { try Importing.read($0).lines }
        #expect(alone.count == 4)
        for text in [
            Lines.file(elements), "[\(elements.joined(separator: ",\n"))]",
            "[\(elements.joined(separator: ","))]",
        ] {
            let data = try Importing.read(text)
            #expect(data.lines == alone.sorted { $0.id < $1.id } && data.rowCount == 6)
            #expect(
                Set(data.refusals.map(\.reason)) == [
                    "correctAnswer “loud” is no interval", "the record needs a newer Earwheel",
                ])
        }
    }

    @Test func `Repeated records collapse, contradicting ones are refused`() throws {
        let data = try Importing.read(
            Lines.file([
                Lines.record(2), Lines.record(1), Lines.record(2), Lines.record(1, asked: "8"), "{\"v\":2}",
            ]))
        #expect(data.lines.count == 2 && data.repeatedCount == 1 && data.rowCount == 5)
        #expect(
            Set(data.refusals.map { "\($0.place): \($0.reason)" }) == [
                "line 4: an earlier record has the same id and other content",
                "line 5: the record needs a newer Earwheel",
            ])
    }

    @Test func `Pieces of any size give every record, and progress rises`() throws {
        let told = Mutex<[Double]>([])
        var options = Importing.options
        options.progress = { fraction in told.withLock { $0.append(fraction) } }
        let note = #","note":""# + String(repeating: "n", count: 300_000) + #"""#
        for isArray in [false, true] {
            let lines = (0..<30).map { Lines.record($0, extra: $0 % 3 == 0 ? note : "") }
            let text = isArray ? "[" + lines.joined(separator: ",\n") + "]" : Lines.file(lines)
            let data = try ImportedData.read(
                ImportSource(name: "theirs", bytes: Array(text.utf8)), options: options)
            #expect(data.lines.map(\.text) == lines && data.refusals.isEmpty)
            let fractions = told.withLock { told in
                defer { told = [] }
                return told
            }
            #expect(
                fractions.count >= 2 && fractions == fractions.sorted()
                    && fractions.allSatisfy { 0...1 ~= $0 })
        }
    }
}

import IntervalStatistics
import TestSupport
import Testing

@testable import RecordStore

struct LineFinderTests {
    /// A line that its number tells from all others, of a record that it need not.
    private func line(_ number: Int, at instant: Int?, id: Bool = true, length: Int = 0) -> String {
        let date = instant.map { #""date":"\#(Moment(instant: Int64($0), offset: 60))","# } ?? ""
        let identity = id ? #""id":"\#(number)","# : ""
        return
            #"{\#(identity)\#(date)"correctAnswer":7,"isCorrect":true,"mood":{"number":\#(number)},"pad":"\#(String(repeating: "x", count: length))"}"#
    }

    /// Expects that every record of the store leads to the line that it came from.
    private func expectAllFound(
        _ files: [(name: String, lines: [String])], in folder: TemporaryFolder,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for file in files { folder.write(file.name, Array(file.lines.map { $0 + "\n" }.joined().utf8)) }
        let contents = try #require(StoreReader().read(folder.location))
        let list = RecordList(contents.blocks)
        var found: [String] = []
        for place in list.indices {
            let line = LineFinder(folder.location).find(list[place], rank: list.rank(at: place))
            found.append(line?.text ?? "none")
        }
        let expected = files.flatMap(\.lines)
        #expect(found.count == expected.count, sourceLocation: sourceLocation)
        let isSame = found.sorted() == expected.sorted()
        #expect(isSame, "every line once", sourceLocation: sourceLocation)
    }

    /// Longer than one look, so that the order of time leads there.
    @Test func aFileInTheOrderOfTime() throws {
        let lines = (0..<300).map { line($0, at: $0 * 1000, length: 1500) }
        try expectAllFound([("a.jsonl", lines)], in: TemporaryFolder())
    }

    @Test func aFileInNoOrder() throws {
        let lines = (0..<120).map { line($0, at: $0 * 7919 % 120 * 1000, length: 1500) }
        try expectAllFound([("a.jsonl", lines)], in: TemporaryFolder())
    }

    @Test func recordsThatSayTheSameAreToldApart() throws {
        let lines = (0..<90).map { line($0, at: $0 / 3 * 1000, id: $0 % 2 == 0, length: 2000) }
        let others = (0..<30).map { line(100 + $0, at: $0 / 5 * 1000) }
        try expectAllFound([("a.jsonl", lines), ("b.jsonl", others)], in: TemporaryFolder())
    }

    @Test func recordsWithoutADate() throws {
        let lines = (0..<20).map { line($0, at: $0 % 3 == 0 ? nil : $0 * 1000) }
        try expectAllFound([("a.jsonl", lines)], in: TemporaryFolder())
    }

    @Test(arguments: 0..<20) func anyFiles(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        var number = 0
        let files = (0..<Int.random(in: 1...3, using: &generator)).map { file in
            let isOrdered = Bool.random(using: &generator)
            let step = [0, 1, 1000].randomElement(using: &generator) ?? 1
            let lines = (0..<Int.random(in: 1...60, using: &generator)).map { place in
                number += 1
                let instant = isOrdered ? place * step : Int.random(in: 0...40, using: &generator) * 1000
                return line(
                    number, at: Int.random(in: 0..<8, using: &generator) == 0 ? nil : instant,
                    id: Bool.random(using: &generator),
                    length: Int.random(in: 0...9000, using: &generator))
            }
            return ("\(file).jsonl", lines)
        }
        try expectAllFound(files, in: TemporaryFolder())
    }

    @Test func eachIDCountsOnce() throws {
        let folder = TemporaryFolder()
        let lines = [line(1, at: 5000), line(2, at: 5000)]
        folder.write("a.jsonl", Array(lines.joined(separator: "\n").utf8))
        folder.write("b.jsonl", Array((lines + [line(3, at: 5000)]).joined(separator: "\n").utf8))
        let contents = try #require(StoreReader().read(folder.location))
        let list = RecordList(contents.blocks)
        let found = list.indices.map { LineFinder(folder.location).find(list[$0], rank: list.rank(at: $0)) }
        #expect(found.map { $0?.text } == [line(3, at: 5000), lines[1], lines[0]])
        #expect(found.map { $0?.path.split(separator: "/").last } == ["b.jsonl", "a.jsonl", "a.jsonl"])
    }

    @Test func anElementOfAnArray() throws {
        let folder = TemporaryFolder()
        folder.write("a.json", Array("[\(line(1, at: 1000)),\n \(line(2, at: 2000))]".utf8))
        let record = try #require(StoreReader().read(folder.location)?.records.first)
        #expect(LineFinder(folder.location).find(record)?.text == line(1, at: 1000))
    }

    @Test func whatIsGoneOrNotWantedAnyMoreIsNotFound() {
        let folder = TemporaryFolder()
        let record = Record(correctAnswer: 7, isCorrect: true, instant: 1000, offset: 60)
        #expect(LineFinder(folder.location).find(record) == nil)
        folder.write("a.jsonl", Array("\(line(1, at: 2000))\n{\"torn".utf8))
        #expect(LineFinder(folder.location).find(record) == nil)
        folder.append("a.jsonl", "\n\(line(2, at: 1000))\n")
        #expect(LineFinder(folder.location).find(record) != nil)
        #expect(LineFinder(folder.location).find(record, rank: (1, 2)) == nil)
        let undated = Record(correctAnswer: 7, isCorrect: true)
        folder.append("a.jsonl", line(3, at: nil) + "\n")
        #expect(LineFinder(folder.location).find(undated) != nil)
        #expect(LineFinder(folder.location, isCancelled: { true }).find(undated) == nil)
    }
}

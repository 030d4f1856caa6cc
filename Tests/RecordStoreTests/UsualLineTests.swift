import CRecordScanner
import IntervalStatistics
import RecordStore
import TestSupport
import Testing

/// The quick way for lines that are exactly as Earwheel writes them gives what the reader of all lines gives.
struct UsualLineTests {
    /// All that a scan found, as text.
    struct Found: Equatable {
        var rows: [String] = []
        var faults: [String] = []
        var rest = ""
        var usualCount = 0
    }

    final class Scanner {
        private let scanner = crs_create()

        deinit { crs_destroy(scanner) }

        /// Scans bytes behind which others may stand, where nothing may be believed.
        func scan(_ bytes: [UInt8], _ flags: Int, after: [UInt8] = []) -> Found {
            let padding = (after + [UInt8](repeating: 0, count: Int(CRS_PADDING))).prefix(Int(CRS_PADDING))
            var found = Found()
            crs_begin(scanner, CRS_LINES)
            (bytes + padding).withUnsafeBytes { padded in
                let start = padded.baseAddress?.assumingMemoryBound(to: CChar.self)
                var result = crs_result()
                guard crs_scan(scanner, start, bytes.count, Int32(flags), &result) else { return }
                found.take(result)
            }
            return found
        }

        /// What both ways found, which must be the same; flags in turn.
        func compare(_ bytes: [UInt8], after: [UInt8] = []) -> Found {
            var last = Found()
            for flags in [Int(CRS_AT_END), 0, Int(CRS_HASH)] {
                var quick = scan(bytes, flags, after: after)
                let slow = scan(bytes, flags | Int(CRS_GENERAL), after: after)
                #expect(slow.usualCount == 0)
                last = quick
                quick.usualCount = 0
                #expect(quick == slow, "\(String(decoding: bytes, as: UTF8.self))")
            }
            return last
        }
    }

    static func entry(_ number: Int, _ generator: inout SeededGenerator) -> RecordEntry {
        func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &generator) ? value : nil }
        let time = Int64.random(in: -2_000_000_000_000...4_000_000_000_000, using: &generator)
        let tries = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
            UInt8.random(in: 0...24, using: &generator)
        }
        let record = Record(
            correctAnswer: .random(in: 0...24, using: &generator), triedAnswers: TriedAnswers(tries),
            isCorrect: .random(using: &generator),
            timeTook: maybe(.random(in: 0...(.max), using: &generator)) ?? 0,
            direction: Direction.allCases.randomElement(using: &generator).flatMap { maybe($0) },
            choices: maybe(.random(in: 0...255, using: &generator)) ?? 0,
            instant: Int.random(in: 0...9, using: &generator) == 0 ? Record.unknownInstant : time,
            offset: .random(in: -1439...1439, using: &generator))
        return RecordEntry(
            id: RecordID(high: generator.next() >> 1, low: generator.next()), record: record,
            root: maybe(.random(in: 0...127, using: &generator)),
            replays: maybe(.random(in: 0...9999, using: &generator)))
    }

    @Test(arguments: 0..<20) func `Lines that Earwheel writes are read the quick way`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let entries = (0..<100).map { Self.entry($0, &generator) }
        let found = Scanner().compare(Array(Lines.file(entries.map(\.line)).utf8))
        #expect(found.usualCount == 100 && found.rows.count == 100 && found.faults == [])
        for (entry, row) in zip(entries, found.rows) {
            #expect(
                row.hasPrefix(
                    "\(entry.id) \(entry.record.instant == Record.unknownInstant ? "-" : "\(entry.record.instant)")"
                ))
        }
    }

    @Test(arguments: 0..<6) func `Every byte changed, left out, doubled or cut gives the same`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let scanner = Scanner()
        let before = Array((Self.entry(0, &generator).line + "\n").utf8)
        let line = Array((Self.entry(1, &generator).line + "\n").utf8)
        for place in line.indices {
            var bytes = line
            for byte in [
                UInt8(truncatingIfNeeded: generator.next()), 0x30, 0x39, 0x22, 0x7D, 0x0A,
                bytes[place] ^ 0x20, bytes[place] ^ 0x80, bytes[place] &+ 1,
            ] {
                bytes[place] = byte
                _ = scanner.compare(before + bytes + line)
            }
            bytes.remove(at: place)
            _ = scanner.compare(before + bytes + line)
            bytes = line
            bytes.insert(line[place], at: place)
            _ = scanner.compare(before + bytes + line)
            // What stands behind the buffer goes on as the line does.
            _ = scanner.compare(before + line[..<place], after: Array(line[place...]))
        }
    }

    @Test(arguments: 0..<30) func `Numbers, words and dates beside the usual ones give the same`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let scanner = Scanner()
        let numbers = [
            "0", "00", "01", "-0", "24", "25", "31", "127", "128", "255", "256", "4294967295", "4294967296",
            "99999999999", "9223372036854775807", "9223372036854775808", "1e2", "5.0", "null",
        ]
        let words = ["ascending", "descending", "harmonic", "Ascending", "up", ""]
        let dates = [
            "2026-11-24T19:03:12.481+01:00", "2026-11-24T19:03:60.481+01:00", "2026-02-29T19:03:12.481+01:00",
            "2026-11-24T24:03:12.481+01:00", "2026-11-24t19:03:12.481-23:59", "2026-11-24 19:03:12.481+24:00",
            "2026-11-24T19:03:12.481 01:00", "2026-11-24T19:03:12.48111+0100",
            "0001-01-01T00:00:00.000+23:59", "9999-12-31T23:59:59.999-23:59", "2026-11-24T1:903:12.481+01:00",
        ]
        func pick(_ list: [String]) -> String { list.randomElement(using: &generator) ?? "" }
        for _ in 0..<300 {
            let line =
                "{\"v\":1,\"id\":\"\(RecordID(high: generator.next(), low: generator.next()))\",\"date\":\"\(pick(dates))\",\"correctAnswer\":\(pick(numbers))"
                + ",\"triedAnswers\":[\(pick(numbers)),\(pick(numbers))],\"isCorrect\":\(pick(["true", "false", "tru", "falsey"]))"
                + ",\"timeTook\":\(pick(numbers)),\"direction\":\"\(pick(words))\",\"root\":\(pick(numbers))"
                + ",\"choices\":\(pick(numbers)),\"replays\":\(pick(numbers))}\n"
            _ = scanner.compare(Array((line + line).utf8))
        }
    }
}

extension UsualLineTests.Found {
    fileprivate mutating func take(_ result: crs_result) {
        for row in UnsafeBufferPointer(start: result.rows, count: result.row_count) {
            rows.append(Self.text(row))
        }
        for fault in UnsafeBufferPointer(start: result.faults, count: result.fault_count) {
            faults.append("\(fault.line):\(fault.column) \(fault.kind) \(fault.field)")
        }
        rest =
            "\(result.consumed) \(result.line_count) \(result.has_ids) \(result.ids_grow) \(result.first_id) \(result.last_id)"
        usualCount = result.usual_count
    }

    private static func text(_ row: crs_row) -> String {
        let id = row.has_id ? "\(RecordID(high: row.id.high, low: row.id.low))" : "-"
        let instant = row.instant == .min ? "-" : "\(row.instant)"
        return
            "\(id) \(instant) \(row.hash) \(row.line):\(row.column) \(row.offset)+\(row.length) \(row.time_took)"
            + " \(row.minutes_east) \(row.asked) \(row.is_correct) \(row.direction) \(row.choices) \(row.root)"
            + " \(row.replays) \(row.tries_count) \(row.tries)"
    }
}

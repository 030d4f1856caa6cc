import Glibc
import IntervalStatistics
import RecordStore
import TestSupport
import Testing

/// Group 9 of the tests that a trusted store passes: devices that write and synchronise in any order.
struct DevicesTests {
    /// A device with a copy of the store of its own.
    private final class Device {
        let folder = TemporaryFolder()
        private let sink: RecordSink
        private let name: String
        var acknowledged: [RecordID] = []

        init(_ name: String) {
            self.name = name
            sink = RecordSink(
                location: StoreLocation(path: folder.path + "/" + name + ".jsonl"),
                device: { () throws(SaveError) in throw .noHome })
        }

        func record(_ semitones: UInt8, at instant: Int64) throws {
            let record = Record(
                correctAnswer: semitones, triedAnswers: [7], isCorrect: semitones == 7, instant: instant)
            acknowledged += try sink.save(.init(record: record)).ids
        }

        /// Brings another device's files here, as a synchroniser does: a file that both changed becomes a conflict copy.
        func take(from other: Device, conflict: Int?) {
            for file in other.folder.names where !file.hasPrefix(".") && file != name + ".jsonl" {
                guard let text = other.folder.text(file) else { continue }
                if let conflict { folder.write("\(file.dropLast(6)).sync-conflict-\(conflict).jsonl", text) }
                if (folder.text(file) ?? "").utf8.count < text.utf8.count { folder.write(file, text) }
            }
        }
    }

    @Test(arguments: 0..<30) func `All devices end with the same statistics`(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let devices = ["desk", "phone", "laptop"].map { Device($0) }
        for step in 0..<60 {
            let device = devices[Int.random(in: 0..<3, using: &generator)]
            // Each device's clock is wrong in its own way.
            let instant = Int64(
                1_764_000_000_000 + step * 1000 + Int.random(in: -90_000...90_000, using: &generator))
            switch Int.random(in: 0..<3, using: &generator) {
            case 0:
                let other = devices[Int.random(in: 0..<3, using: &generator)]
                let isConflict = Int.random(in: 0..<4, using: &generator) == 0
                if other !== device { device.take(from: other, conflict: isConflict ? step : nil) }
            default: try device.record(UInt8.random(in: 1...12, using: &generator), at: instant)
            }
        }
        for _ in 0..<2 {
            for device in devices {
                for other in devices where other !== device { device.take(from: other, conflict: nil) }
            }
        }
        let stores = try devices.map { try #require(StoreReader().read($0.folder.location)) }
        let count = devices.reduce(0) { $0 + $1.acknowledged.count }
        for store in stores {
            #expect(store.recordCount == count && store.faults == [])
            #expect(store.statistics == stores[0].statistics)
        }
    }
}

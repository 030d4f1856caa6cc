import IntervalStatistics
import RecordStore
import TestSupport
import Testing

/// The form of dates that Earwheel writes has a quick reader of its own; every other form means the same by it.
struct InstantFormTests {
    private let folder = TemporaryFolder()

    private func record(_ date: String) -> Record? {
        folder.write("a.jsonl", #"{"correctAnswer":7,"isCorrect":true,"date":"\#(date)"}"# + "\n")
        return StoreReader().read(folder.location)?.records.first { _ in true }
    }

    @Test(arguments: 0..<100) func `Both readers agree`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let moment = Moment(
            instant: Int64.random(in: -62_000_000_000_000...253_000_000_000_000, using: &generator),
            offset: Int16.random(in: -1439...1439, using: &generator))
        let usual = "\(moment)"
        let other = usual.dropLast(3) + usual.suffix(2)
        #expect(record(usual)?.moment == moment && record(String(other))?.moment == moment)
    }

    @Test(arguments: [
        "2026-02-29T10:00:00.000+01:00", "2026-13-01T10:00:00.000+01:00", "2026-01-01T24:00:00.000+01:00",
        "2026-01-01T10:60:00.000+01:00", "2026-01-01T10:00:61.000+01:00", "2026-01-01T10:00:00.000+24:00",
        "2026-01-01T10:00:00.000+01:60", "2026-01-01T10:00:00.0:0+01:00", "2026-01-0aT10:00:00.000+01:00",
        "0000-01-01T10:00:00.000+01:00", "2026-01-01T1/:00:00.000+01:00", "2026-01-01T10:00:00.000 01:00",
    ])
    func `What is no date is none`(date: String) {
        #expect(record(date)?.moment == nil && record(date) != nil)
    }

    @Test func `A leap second is the last millisecond before it`() {
        #expect(record("2016-12-31T23:59:60.500+00:00")?.moment?.timeOfDay == "23:59:59.999")
    }
}

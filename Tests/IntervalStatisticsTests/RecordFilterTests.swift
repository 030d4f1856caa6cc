import IntervalStatistics
import Testing

struct RecordFilterTests {
    private let noon = Record(
        correctAnswer: 7, isCorrect: true, direction: .harmonic, instant: 86_400_000 * 10 + 43_200_000)

    @Test func `Both ends of a period count`() {
        let day = Day(number: 10)
        #expect(RecordFilter(since: day, until: day).admits(noon))
        #expect(!RecordFilter(since: day + 1).admits(noon))
        #expect(!RecordFilter(until: day + -1).admits(noon))
    }

    @Test func `A day is that of the record's own offset`() {
        var record = noon
        record.offset = 12 * 60
        #expect(RecordFilter(since: Day(number: 11)).admits(record))
    }

    @Test func `Undated records count only where no period is asked for`() {
        let undated = Record(correctAnswer: 7, isCorrect: true)
        #expect(RecordFilter.all.admits(undated))
        #expect(!RecordFilter(since: Day(number: -99)).admits(undated))
        #expect(!RecordFilter(until: Day(number: 99_999)).admits(undated))
    }

    @Test func `Direction and interval must be the ones asked for`() {
        #expect(RecordFilter(direction: .harmonic, interval: .P5).admits(noon))
        #expect(!RecordFilter(direction: .ascending).admits(noon))
        #expect(!RecordFilter(interval: .P4).admits(noon))
        #expect(!RecordFilter(direction: .harmonic).admits(Record(correctAnswer: 7, isCorrect: true)))
        #expect(!RecordFilter(interval: .P8).admits(Record(correctAnswer: 24, isCorrect: true)))
    }

    @Test func `Filtered figures are those of the records admitted`() {
        let records = Record.random(count: 2000, seed: 3)
        let filter = RecordFilter(since: Day(number: -20), direction: .ascending)
        let admitted = records.filter(filter.admits)
        var added = Statistics()
        added.add(records, where: filter)
        #expect(!admitted.isEmpty && admitted.count < 2000)
        #expect(added == Statistics(admitted) && Statistics(records, where: filter) == added)
        #expect(History(records, where: filter) == History(admitted))
    }
}

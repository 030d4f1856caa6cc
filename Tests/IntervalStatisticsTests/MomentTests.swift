import IntervalStatistics
import Testing

@Suite struct MomentTests {
    @Test(
        arguments: [
            (1_764_010_992_481, 60, "2025-11-24T20:03:12.481+01:00"),
            (0, 0, "1970-01-01T00:00:00.000+00:00"),
            (-1, -210, "1969-12-31T20:29:59.999-03:30"),
            (2_147_483_648_007, 840, "2038-01-19T17:14:08.007+14:00"),
            (951_782_400_000, 330, "2000-02-29T05:30:00.000+05:30"),
        ] as [(Int64, Int16, String)])
    func isWrittenAsRecordsHaveIt(instant: Int64, offset: Int16, text: String) {
        #expect(Moment(instant: instant, offset: offset).description == text)
    }

    @Test func aRecordWithoutADateHasNone() {
        #expect(Record(correctAnswer: 7, isCorrect: true).moment == nil)
        #expect(
            Record(correctAnswer: 7, isCorrect: true, instant: 5, offset: 60).moment?.timeOfDay
                == "01:00:00.005")
    }
}

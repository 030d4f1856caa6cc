import IntervalStatistics
import Testing

struct DayTests {
    @Test func `Days and dates turn into one another`() throws {
        for number in stride(from: -719_162, through: 2_932_896, by: 97) {
            let (year, month, day) = Day(number: number).date
            #expect(Day(year: year, month: month, day: day)?.number == number)
            #expect(Day(Day(number: number).description)?.number == number)
        }
        #expect(Day("1970-01-01")?.number == 0 && Day("2026-11-24")?.number == 20_781)
        #expect(Day(number: -719_162).description == "0001-01-01")
    }

    @Test(arguments: [
        "", "2026-11-24T", "2026-1-24", "2026/11/24", "2025-02-29", "1900-02-29", "2026-00-10", "2026-04-31",
        "0000-01-01", "+026-11-24", "２026-11-2",
    ]) func `What is no day is refused`(text: String) { #expect(Day(text) == nil) }

    @Test func `Midnight belongs to the day that it begins`() {
        #expect(Day(instant: 0, offset: 0).number == 0)
        #expect(Day(instant: -1, offset: 0).number == -1)
        #expect(Day(instant: 0, offset: -1).number == -1)
        #expect(Day(instant: -86_400_000, offset: 0).number == -1)
        #expect(Day(instant: 86_399_999, offset: 1).number == 1)
    }
}

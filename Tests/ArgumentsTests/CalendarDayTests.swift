import Testing

@testable import Arguments

@Suite struct CalendarDayTests {
    @Test(
        arguments: [
            ("2026-11-24", true), ("2024-02-29", true), ("2000-02-29", true), ("2023-02-29", false),
            ("1900-02-29", false), ("2026-04-31", false), ("2026-13-01", false), ("2026-00-10", false),
            ("2026-01-00", false), ("0000-01-01", false), ("9999-12-31", true),
        ])
    func knowsTheCalendar(text: String, isReal: Bool) throws {
        let day = try #require(CalendarDay(text))
        #expect(day.isReal == isReal)
        #expect(day.nearestReal.isReal)
        #expect(day.description == text)
    }

    @Test(
        arguments: [
            "", "2026", "2026-1-1", "26-01-01", "2026-01-01 ", "2026/01/01", "2026-01-01-", "+026-01-01",
            "-026-01-01", "2026-01-1a", "２０２６-01-01", "2026-01-é",
        ])
    func refusesOtherForms(text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test func fourHundredYearsHave146097Days() {
        var count = 0
        for year in 2000..<2400 {
            for month in 0...13 {
                count += (0...32).count { CalendarDay(year: year, month: month, day: $0).isReal }
            }
        }
        #expect(count == 146_097)
    }

    @Test func comparesYearsBeforeMonthsBeforeDays() {
        let days = ["2025-12-31", "2026-01-02", "2026-01-30", "2026-02-01"].compactMap { CalendarDay($0) }
        #expect(days.count == 4 && days.reversed().sorted() == days)
    }
}

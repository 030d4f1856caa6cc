import IntervalStatistics
import TestSupport
import Testing

struct HistoryCourseTests {
    private let today = Day(number: 20_800)

    private func history(_ days: [Day: Int]) -> History {
        History(
            days.flatMap { day, count in
                (0..<count).map { _ in
                    Record(correctAnswer: 7, isCorrect: true, instant: Int64(day.number) * 86_400_000)
                }
            })
    }

    /// Ten answers on each of the last thirty days but the last three.
    private var practice: [Day: Int] {
        Dictionary(uniqueKeysWithValues: (3..<30).map { (today + -$0, 10) })
    }

    @Test func theUnitsEndWithTodayThoughItHasNoAnswers() {
        let course = HistoryCourse(history(practice), today: today, atMost: 90)
        #expect(course.units.first?.first == today + -29 && course.units.last?.last == today)
        #expect(course.units.count == 30 && course.points.suffix(3).allSatisfy { $0.figures.count == 0 })
        #expect(course.outside == (0, 0) && course.lastBefore == nil)
    }

    @Test func whatLiesFarOutsideIsCountedAndStretchesNothing() throws {
        let far = [Day(number: 0): 3, today + 2: 1, today + 330_000: 4]
        let course = HistoryCourse(
            history(practice.merging(far) { $1 }), today: today, atMost: 90)
        #expect(course.units == HistoryCourse(history(practice), today: today, atMost: 90).units)
        #expect(course.outside == (3, 5) && course.lastBefore == Day(number: 0))
    }

    @Test func aFutureDayOfTheRunningMonthIsNotDrawn() throws {
        let first = try #require(Day("2026-01-01"))
        let now = try #require(Day("2026-12-07"))
        let late = try #require(Day("2026-12-20"))
        let course = HistoryCourse(history([first: 7, now: 8, late: 9]), today: now, atMost: 20)
        #expect(course.units.first?.unit == .month && course.units.last?.count == 8)
        #expect(course.outside == (0, 9))
    }

    @Test func theUnitsEndWhereThePersonAskedForLess() {
        let filter = RecordFilter(until: today + -10)
        let records = (10..<30).map {
            Record(correctAnswer: 7, isCorrect: true, instant: Int64((today + -$0).number) * 86_400_000)
        }
        let course = HistoryCourse(
            History(records, where: filter), today: today, until: filter.until, atMost: 90)
        #expect(course.units.last?.last == today + -10 && course.units.count == 20)
    }

    @Test func onlyLateDaysLeaveNoUnits() {
        let course = HistoryCourse(history([today + 9: 2]), today: today, atMost: 90)
        #expect(course.units.isEmpty && course.points.isEmpty && course.outside == (0, 2))
    }

    @Test func whatTheCoarsestUnitsCannotHoldIsBefore() {
        // Enough to be no mistake: the year 1100, again and again.
        let old = Dictionary(uniqueKeysWithValues: (0..<200).map { (Day(number: -317_000 + $0), 10) })
        let course = HistoryCourse(history(practice.merging(old) { $1 }), today: today, atMost: 36)
        #expect(course.units.first?.unit == .decade && course.units.count == 36)
        #expect(course.outside == (2000, 0))
    }

    @Test func itIsJoinedWhereAPointHasTooFewAnswersAlone() {
        #expect(!HistoryCourse(history(practice), today: today, atMost: 90).isJoined)
        #expect(HistoryCourse(history([today: 9, today + -1: 1]), today: today, atMost: 90).isJoined)
        #expect(!HistoryCourse(history([today: 1, today + -1: 1]), today: today, atMost: 90).isJoined)
    }

    @Test(arguments: 0..<200) func everyAnswerIsDrawnOrOutside(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let days = Dictionary(
            (0...Int.random(in: 0...40, using: &generator)).map { _ in
                (
                    Day(number: Int.random(in: -30_000...22_000, using: &generator)),
                    Int.random(in: 1...9, using: &generator)
                )
            }, uniquingKeysWith: +)
        let limit = Int.random(in: 1...100, using: &generator)
        let course = HistoryCourse(history(days), today: today, atMost: limit)
        let drawn = course.points.reduce(0) { $0 + $1.figures.count }
        #expect(drawn == course.units.reduce(0) { $0 + $1.count })
        #expect(drawn + course.outside.before + course.outside.after == days.values.reduce(0, +))
        #expect(course.units.count <= limit)
        #expect(zip(course.units, course.units.dropFirst()).allSatisfy { $0.last + 1 == $1.first })
    }
}

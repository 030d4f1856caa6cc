import Testing

@testable import IntervalStatistics

extension History {
    /// The units from the first day with answers to the last.
    fileprivate func buckets(by unit: HistoryUnit, atMost limit: Int) -> [HistoryBucket] {
        guard let first = days.first?.day, let last = days.last?.day else { return [] }
        return buckets(by: unit, over: first...last, atMost: limit)
    }
}

@Suite struct HistoryBucketTests {
    private func history(_ days: [(String, Int, Int)]) throws -> History {
        var history = History()
        for (text, right, wrong) in days {
            let day = try #require(Day(text))
            for number in 0..<right + wrong {
                history.add(
                    Record(
                        correctAnswer: 7, isCorrect: number < right, timeTook: 1000,
                        instant: Int64(day.number) * 86_400_000 + Int64(number)))
            }
        }
        return history
    }

    @Test func daysWithoutAnswersAreThereAndHaveNoRate() throws {
        let buckets = try history([("2026-11-01", 1, 1), ("2026-11-04", 3, 0)]).buckets(by: .day, atMost: 100)
        #expect(buckets.map(\.correctRate) == [0.5, nil, nil, 1])
        #expect(buckets.map(\.practiceTime) == [2000, 0, 0, 3000])
        #expect(buckets.allSatisfy { $0.first == $0.last })
    }

    @Test func weeksBeginOnMonday() throws {
        // 2026-11-01 is a Sunday, 2026-11-02 a Monday.
        let buckets = try history([("2026-11-01", 1, 0), ("2026-11-02", 0, 1), ("2026-11-08", 1, 0)])
            .buckets(by: .week, atMost: 100)
        #expect(buckets.map { "\($0.first)" } == ["2026-10-26", "2026-11-02"])
        #expect(buckets.map { "\($0.last)" } == ["2026-11-01", "2026-11-08"])
        #expect(buckets.map(\.count) == [1, 2])
    }

    @Test func monthsHaveTheirOwnLengths() throws {
        let buckets = try history([("2027-12-31", 1, 0), ("2028-02-29", 1, 0)]).buckets(
            by: .month, atMost: 100)
        #expect(buckets.map { "\($0.first)" } == ["2027-12-01", "2028-01-01", "2028-02-01"])
        #expect(buckets.map { "\($0.last)" } == ["2027-12-31", "2028-01-31", "2028-02-29"])
    }

    @Test func theNewestAreKept() throws {
        let history = try history([("1999-01-01", 1, 0), ("2026-11-04", 1, 0)])
        #expect(HistoryUnit.day.count(in: history.days[0].day...history.days[1].day) > 10_000)
        #expect(
            history.buckets(by: .day, atMost: 3).map { "\($0.first)" } == [
                "2026-11-02", "2026-11-03", "2026-11-04",
            ])
        #expect(history.buckets(by: .day, atMost: 0).isEmpty)
    }

    @Test func answersOfOtherDaysAreLeftOutThoughTheirUnitIsThere() throws {
        let history = try history([("2026-11-01", 1, 0), ("2026-11-04", 2, 0), ("2026-11-30", 4, 0)])
        let first = try #require(Day("2026-11-02"))
        let last = try #require(Day("2026-12-03"))
        let buckets = history.buckets(by: .month, over: first...last, atMost: 9)
        #expect(buckets.map { "\($0.first) \($0.count)" } == ["2026-11-01 6", "2026-12-01 0"])
    }

    @Test func daysBefore1970FallIntoTheirWeeks() throws {
        let buckets = try history([("1969-12-31", 1, 0), ("1969-12-28", 1, 0)]).buckets(by: .week, atMost: 9)
        #expect(buckets.map { "\($0.first)" } == ["1969-12-22", "1969-12-29"])
    }

    @Test func quartersYearsAndDecadesBeginWhereTheCalendarSays() throws {
        let history = try history([("2019-12-31", 1, 0), ("2026-11-04", 1, 0)])
        func days(_ unit: HistoryUnit) -> [String] {
            history.buckets(by: unit, atMost: 100).map { "\($0.first) \($0.last)" }
        }
        #expect(days(.quarter).first == "2019-10-01 2019-12-31")
        #expect(days(.quarter).last == "2026-10-01 2026-12-31")
        #expect(days(.quarter).count == 29)
        #expect(days(.year).first == "2019-01-01 2019-12-31" && days(.year).count == 8)
        #expect(days(.decade) == ["2010-01-01 2019-12-31", "2020-01-01 2029-12-31"])
    }

    @Test func theCalendarGoesOnAtItsEnds() throws {
        let history = try history([("0001-01-01", 1, 0), ("9999-12-31", 0, 1)])
        let buckets = history.buckets(by: .decade, atMost: 2000)
        #expect(buckets.count == 1000)
        #expect(buckets.first?.count == 1 && buckets.last?.count == 1)
        #expect(buckets.allSatisfy { $0.first < $0.last })
        #expect(zip(buckets, buckets.dropFirst()).allSatisfy { $0.last + 1 == $1.first })
    }
}

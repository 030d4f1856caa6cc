import Testing

@testable import Animation

@Suite struct ScheduleTests {
    @Test func `what is due comes out by moment, and only once`() {
        var schedule = Schedule<String>()
        _ = schedule.add(at: 3, "third")
        _ = schedule.add(at: 1, "first")
        _ = schedule.add(at: 2, "second")
        #expect(schedule.takeDue(at: 0.999).isEmpty)
        #expect(schedule.takeDue(at: 2) == ["first", "second"])
        #expect(schedule.takeDue(at: 2).isEmpty)
        #expect(schedule.takeDue(at: 10) == ["third"])
        #expect(schedule.isEmpty)
    }

    @Test func `equal moments come out in the order of adding`() {
        var schedule = Schedule<Int>()
        for number in 0..<20 { _ = schedule.add(at: Double(number % 2), number) }
        #expect(
            schedule.takeDue(at: 1) == [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19])
    }

    @Test func `the next moment is the earliest that is left`() {
        var schedule = Schedule<String>()
        #expect(schedule.next == nil)
        _ = schedule.add(at: 5, "later")
        let token = schedule.add(at: 2, "sooner")
        #expect(schedule.next == 2)
        schedule.cancel(token)
        #expect(schedule.next == 5)
        _ = schedule.takeDue(at: 5)
        #expect(schedule.next == nil)
    }

    @Test func `cancelling drops one entry alone`() {
        var schedule = Schedule<String>()
        let dropped = schedule.add(at: 1, "same")
        _ = schedule.add(at: 1, "same")
        schedule.cancel(dropped)
        schedule.cancel(dropped)
        #expect(schedule.takeDue(at: 1) == ["same"])
    }

    @Test func `an old token never cancels a new entry`() {
        var schedule = Schedule<String>()
        let taken = schedule.add(at: 1, "old")
        _ = schedule.takeDue(at: 1)
        let fresh = schedule.add(at: 1, "new")
        schedule.cancel(taken)
        #expect(taken != fresh)
        #expect(schedule.takeDue(at: 1) == ["new"])
    }
}

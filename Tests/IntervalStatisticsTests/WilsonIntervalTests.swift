import IntervalStatistics
import Testing

struct WilsonIntervalTests {
    @Test(arguments: [(3, 3, 0.44, 1.00), (17, 20, 0.64, 0.95), (0, 3, 0.00, 0.56), (95, 115, 0.75, 0.88)])
    func `Known bounds`(correct: Int, count: Int, lower: Double, upper: Double) throws {
        let bounds = try #require(WilsonInterval.bounds(correctCount: correct, count: count))
        #expect(abs(bounds.lowerBound - lower) < 0.006 && abs(bounds.upperBound - upper) < 0.006)
    }

    @Test func `Nothing observed has no bounds`() {
        #expect(WilsonInterval.bounds(correctCount: 0, count: 0) == nil)
    }

    @Test func `Bounds hold the rate, lie within 0 to 1 and narrow with more records`() throws {
        for count in 1...200 {
            for correct in 0...count {
                let bounds = try #require(WilsonInterval.bounds(correctCount: correct, count: count))
                #expect(bounds.contains(Double(correct) / Double(count)))
                #expect(bounds.lowerBound >= 0 && bounds.upperBound <= 1)
            }
        }
        let few = try #require(WilsonInterval.bounds(correctCount: 7, count: 10))
        let many = try #require(WilsonInterval.bounds(correctCount: 700, count: 1000))
        #expect(few.contains(many.lowerBound) && few.contains(many.upperBound))
    }
}

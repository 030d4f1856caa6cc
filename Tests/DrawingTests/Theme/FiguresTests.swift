import Testing

@testable import Drawing

@Suite struct FiguresTests {
    @Test(arguments: [
        (0, "0 %"), (1, "100 %"), (0.826, "83 %"), (0.005, "1 %"), (0.004_9, "0 %"), (0.285, "29 %"),
        (0.575, "58 %"), (0.994_9, "99 %"), (0.995, "100 %"),
    ])
    func `a share is whole per cent, halves rounded up`(share: Double, expected: String) {
        #expect(Figures.percent(share) == expected)
    }

    @Test func `every half of a two-hundredth is rounded up`() {
        for half in stride(from: 1, to: 200, by: 2) {
            #expect(Figures.percent(Double(half) / 200) == "\((half + 1) / 2) %")
        }
    }

    @Test(arguments: [
        (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (12_345, "12,345"), (123_456, "123,456"),
        (1_234_567, "1,234,567"), (-1, "-1"), (-999, "-999"), (-1000, "-1,000"), (-123_456, "-123,456"),
        (Int.min, "-9,223,372,036,854,775,808"), (Int.max, "9,223,372,036,854,775,807"),
    ])
    func `thousands are parted`(number: Int, expected: String) {
        #expect(Figures.grouped(number) == expected)
    }

    @Test(arguments: [
        (0, "0.0 s"), (49, "0.0 s"), (50, "0.1 s"), (2_300, "2.3 s"), (2_349, "2.3 s"), (2_350, "2.4 s"),
        (59_960, "60.0 s"), (99_940, "99.9 s"), (99_950, "2 min"), (1_500_000, "25 min"),
        (100_000_000, "28 h"),
    ])
    func `milliseconds are seconds with a decimal`(milliseconds: Double, expected: String) {
        #expect(Figures.seconds(milliseconds: milliseconds) == expected)
    }

    @Test(arguments: [
        (0, 1, "0" as String?), (9, 1, "9"), (10, 1, nil), (999, 3, "999"), (1234, 5, "1,234"),
        (1234, 4, "1k"), (58_663, 6, "58,663"),
        (58_663, 5, "59k"), (1234, 3, "1k"), (1234, 2, "1k"), (1234, 1, nil), (1999, 3, "2k"),
        (99_499, 3, "99k"), (99_500, 3, nil), (123_456, 4, "123k"), (999_499, 4, "999k"),
        (999_500, 4, "1M"), (499_999, 2, nil), (500_000, 2, "1M"), (1_499_999, 2, "1M"),
        (600, 2, "1k"), (499, 2, nil),
    ])
    func `a count is as exact as its width allows`(number: Int, width: Int, expected: String?) {
        #expect(Figures.compact(number, width: width) == expected)
    }
}

import Testing

@testable import Interface

@Suite struct WrappingTests {
    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]), ("abcdefgh", 3, ["abc", "def", "gh"]), ("", 5, [""]),
        ("a  b", 9, ["a  b"]), ("  - tried: P5", 9, ["  -", "  tried:", "  P5"]),
        ("about 70 % of 27", 8, ["about", "70 % of", "27"]), ("after 2.0 s, or", 9, ["after", "2.0 s, or"]),
        ("for 25 min and 3 h", 8, ["for", "25 min", "and 3 h"]), ("100 %", 3, ["100", "%"]),
        ("a s", 1, ["a", "s"]),
    ])
    func wordsStayWholeAndNumbersKeepTheirUnits(text: String, width: Int, expected: [String]) {
        #expect(Wrapping.lines(text, width: width).map { $0.trimmed } == expected)
    }

    @Test(arguments: [
        (30, ["Heard as M2, 7x; TT, 2x; P5, 1x"].flatMap { _ in ["Heard as M2, 7x; TT, 2x;", "P5, 1x"] }),
        (31, ["Heard as M2, 7x; TT, 2x; P5, 1x"]), (15, ["Heard as M2,", "7x; TT, 2x;", "P5, 1x"]),
        (16, ["Heard as M2, 7x;", "TT, 2x; P5, 1x"]),
    ])
    func piecesStayWholeWhereTheyFit(width: Int, expected: [String]) {
        let pieces = ["Heard as M2, 7x;", "TT, 2x;", "P5, 1x"]
        #expect(Wrapping.lines(pieces, separator: " ", width: width) == expected)
    }

    @Test func aSeparatorStandsBetweenPiecesOfALineOnly() {
        let lines = Wrapping.lines(["one", "two", "three"], separator: " | ", width: 9)
        #expect(lines == ["one | two", "three"])
    }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}

import Drawing
import Events
import IntervalStatistics
import Testing

@testable import Interface

@MainActor @Suite struct ConfusionTests {
    private func text(_ columns: Int, _ rows: Int, keys: [Key] = []) -> String {
        let stage = Stage(columns, rows, isAnimated: false, look: Stage.ascii)
        for (place, key) in keys.enumerated() { stage.screen.at(Double(place + 1), .key(key)) }
        stage.run(on: .confusion)
        return stage.screen.last.text
    }

    @Test func theMapAsAPicture() {
        #expect(
            text(80, 24) == """
                 Earwheel   1 Radar  2 Intervals  3 History  4 Confusion  5 Records  7 Log
                                                       answered
                asked     m2    M2    m3    M3    P4    TT    P5    m6    M6    m7    M7    P8
                   m2  ## 83 :: 17     .     .     .     .     .     .     .     .     .     .
                   M2      . ## 80 :: 20     .     .     .     .     .     .     .     .     .
                   m3      .     . ++ 71 ++ 29     .     .     .     .     .     .     .     .
                   M3      .     .     . ## 78 :: 22     .     .     .     .     .     .     .
                   P4      .     .     .     . ## 80 :: 20     .     .     .     .     .     .
                   TT      .     .     .     .     . ++ 56 ## 44     .     .     .     .     .
                   P5      .     .     .     .     .     . ## 89 .. 11     .     .     .     .
                   m6      .     .     .     .     .     .     . ++ 53 ## 47     .     .     .
                   M6      .     .     .     .     .     .     .     . ++ 61 ## 39     .     .
                   m7      .     .     .     .     .     .     .     .     . ++ 54 ## 46     .
                   M7      .     .     .     .     .     .     .     .     .     . ++ 66 ++ 34
                   P8  ... 6     .     .     .     .     .     .     .     .     .     . ## 94

                  Most often taken for another
                  m6 heard as M6, 47x
                  m7 heard as M7, 46x
                  TT heard as P5, 44x
                  M6 heard as m7, 39x
                  M7 heard as P8, 34x

                 1,200 answers | 72 % right | all time                 f period  ? help  q quit
                """)
    }

    @Test func theCommonestAreSaidInWords() {
        let text = text(80, 24)
        for words in [
            "m6 heard as M6, 47x", "m7 heard as M7, 46x", "TT heard as P5, 44x", "M6 heard as m7, 39x",
        ] {
            #expect(text.contains(words))
        }
    }

    @Test func theCursorSaysItsCell() {
        #expect(text(80, 24, keys: [.down]).contains("m2 heard right: 83 of 100, 83 %"))
        #expect(text(80, 24, keys: [.down, .right]).contains("m2 heard as M2: 17 of 100, 17 %"))
        let corner =
            [Key.down] + Array(repeating: Key.down, count: 20) + Array(repeating: Key.right, count: 20)
        #expect(text(80, 24, keys: corner).contains("P8 heard right: 94 of 100, 94 %"))
        #expect(!text(80, 24, keys: [.down, .escape]).contains("heard right"))
    }

    @Test func whatTheMapHasNoRoomForIsSaidInWords() {
        #expect(text(40, 12).contains("m6 heard as M6, 47x"))
    }

    @Test func enterWithoutACursorGoesToTheCommonestConfusionFirst() {
        #expect(text(80, 24, keys: [.enter]).contains("m6 heard as M6: 47 of 100, 47 %"))
        #expect(text(80, 24, keys: [.enter, .enter]).contains("47 of 1,200 records"))
    }
}

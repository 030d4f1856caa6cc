import Events
import Testing

@testable import Terminal

@Suite struct MouseReportTests {
    private var keyboard = Keyboard()

    @Test(arguments: [
        ("0;1;1M", 0, 0), ("0;300;200M", 299, 199), ("4;5;6M", 4, 5), ("8;5;6M", 4, 5), ("16;5;6M", 4, 5),
    ])
    func `a press of the first button counts, however it is split`(report: String, column: Int, row: Int) {
        let bytes = Array("\u{1B}[<\(report)".utf8)
        for pieces in [[bytes]] + bytes.splits {
            var keyboard = Keyboard()
            #expect(keyboard.type(pieces) == [.press(column: column, row: row)], "\(pieces)")
        }
    }

    /// Releases, other buttons, motion, the wheel, and what is no report at all.
    @Test(arguments: [
        "0;1;1m", "1;1;1M", "2;1;1M", "3;1;1M", "32;1;1M", "35;1;1M", "64;1;1M", "65;1;1M", "128;1;1M",
        "0;0;1M",
        "0;1;0M", "0;-1;1M", "0;1M", "0;1;1;1M", ";;M", "M", "99999999999999999999;1;1M",
        "0;1;99999999999999999999M",
    ])
    mutating func `all else does nothing`(report: String) {
        #expect(keyboard.type("\u{1B}[<\(report)").isEmpty)
        #expect(keyboard.type("q") == Event.letters("q"))
    }

    @Test(arguments: [(0, 1, 1), (0, 223, 60), (20, 80, 24)] as [(UInt8, UInt8, UInt8)])
    func `the coding of old is read too`(button: UInt8, column: UInt8, row: UInt8) {
        let bytes = Array("\u{1B}[M".utf8) + [32 + button, 32 + column, 32 + row]
        for pieces in [[bytes]] + bytes.splits {
            var keyboard = Keyboard()
            #expect(
                keyboard.type(pieces) == [.press(column: Int(column) - 1, row: Int(row) - 1)], "\(pieces)")
        }
    }

    @Test(arguments: [1, 2, 3, 32, 64, 65] as [UInt8])
    mutating func `of the old reports too only presses count`(button: UInt8) {
        #expect(keyboard.type(Array("\u{1B}[M".utf8) + [32 + button, 33, 33]).isEmpty)
        #expect(keyboard.type("q") == Event.letters("q"))
    }

    @Test mutating func `an old report that breaks off does not swallow a key's beginning`() {
        #expect(keyboard.type("\u{1B}[M !\u{1B}[A") == [.key(.up)])
        #expect(keyboard.type("\u{1B}[M\u{1B}[B") == [.key(.down)])
        #expect(keyboard.type("\u{1B}[M ").isEmpty && keyboard.wait(0.31).isEmpty)
        #expect(keyboard.type("q") == Event.letters("q"))
    }
}

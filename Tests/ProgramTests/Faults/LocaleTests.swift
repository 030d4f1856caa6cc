import Testing

extension RealProgram {
    /// What the environment says about characters and colours holds.
    struct LocaleTests {
        @Test(arguments: [["LANG": "C"], ["LC_ALL": "C"], ["LANG": nil]])
        func writesOnlyAsciiWithoutUtf8(environment: [String: String?]) throws {
            let program = try Program(environment: environment)
            try program.wait(for: "Radar")
            for key in ["2", "7", "?", "\u{1B}", "1"] {
                program.send(key)
                try program.settle(quiet: 0.2)
            }
            #expect((program.raw.max() ?? 0) < 0x80, "\(program.screen)")
        }

        @Test func speaksUtf8ThoughTheNamedLocaleIsNotInstalled() throws {
            let program = try Program(environment: ["LANG": "xx_YY.UTF-8"])
            try program.wait(for: "Radar")
            try program.settle(within: 15)
            #expect((program.raw.max() ?? 0) >= 0x80, "\(program.screen)")
        }

        @Test func asksForNoColourWithNoColor() throws {
            let program = try Program(environment: ["NO_COLOR": "1"])
            try program.wait(for: "Radar")
            for key in ["2", "7", "?", "\u{1B}", "1"] {
                program.send(key)
                try program.settle(quiet: 0.2)
            }
            let renditions = Bytes.renditions(in: program.raw)
            #expect(!renditions.contains(where: Bytes.asksForColour))
            #expect(renditions.contains { $0.contains { [1, 2, 4, 7].contains($0) } }, "attributes stay")
        }

        @Test func asksForColourWithAnEmptyNoColor() throws {
            let program = try Program(environment: ["NO_COLOR": ""])
            try program.wait(for: "Radar")
            try program.settle(within: 15)
            #expect(Bytes.renditions(in: program.raw).contains(where: Bytes.asksForColour))
        }
    }
}

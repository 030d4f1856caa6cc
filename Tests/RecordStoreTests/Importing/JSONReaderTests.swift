import Testing

@testable import RecordStore

struct JSONReaderTests {
    func read(_ text: String) -> JSONValue? { JSONValue(Array(text.utf8)) }

    @Test func `Every kind of value is read`() {
        #expect(
            read(
                " { \"a\" : [ 1 , -2.5 , 1e3 , 0 , -0 ] , \"b\" : { } , \"c\":[ ],\"d\":null , \"e\":true,\"f\":false } \n"
            )
                == .object([
                    "a": .list([.whole(1), .number(-2.5), .number(1000), .whole(0), .whole(0)]),
                    "b": .object([:]),
                    "c": .list([]), "d": .null, "e": .truth(true), "f": .truth(false),
                ]))
        #expect(read("9223372036854775807") == .whole(.max))
        #expect(read("9223372036854775808") == .number(9_223_372_036_854_775_808))
        #expect(read("{\"a\":1,\"a\":2}") == .object(["a": .whole(1)]))
    }

    @Test func `Texts have their escapes`() {
        #expect(read(#""\"\\\/\b\f\n\r\t\u00e9\uD834\uDD1Eé""#) == .text("\"\\/\u{8}\u{C}\n\r\té𝄞é"))
        #expect(read("\"\"") == .text("") && read("\"große Terz\"") == .text("große Terz"))
    }

    @Test func `Anything else is no JSON`() {
        for text in [
            "", " ", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "[1]]", "1 2",
            "01", "-", "1.",
            ".5", "+1", "1e", "1e999", "NaN", "tru", "nulls", "\"", "\"\\x\"", "\"\\u12\"", "\"\\uD834\"",
            "\"\\uD834\\u0041\"",
            "\"\\uDD1E\"", "\"\\u+123\"", "\"a\nb\"", "[\"a\"", "{\"a\":1", "\"\\",
        ] {
            #expect(read(text) == nil, "\(text)")
        }
        #expect(JSONValue([0x22, 0xFF, 0x22]) == nil && JSONValue([0x22, 0x5C, 0x6E, 0xC3, 0x22]) == nil)
    }

    @Test func `Nesting counts to 64`() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(read(nested(64)) != nil && read(nested(65)) == nil && read(nested(100_000)) == nil)
    }
}

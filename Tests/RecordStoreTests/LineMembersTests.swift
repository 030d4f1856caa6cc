import RecordStore
import Testing

struct LineMembersTests {
    /// Members as `name value`, nested ones indented.
    private func picture(_ members: LineMembers?, indent: String = "") -> [String] {
        switch members {
        case nil: ["nothing"]
        case .token(let text): [indent + text]
        case .list(let list): [indent + "list"] + list.flatMap { picture($0, indent: indent + "  ") }
        case .object(let members):
            [indent + "object"]
                + members.flatMap { ["\(indent)  \($0.name)"] + picture($0.value, indent: indent + "    ") }
        }
    }

    @Test func membersStandInTheirOrderAsTheyAreWritten() {
        let text = #" {"v" : 1.0E2,"id":"a\"\u0041","n":[ 1e400 , -0 ,[ ]],"o":{"x":null,"x":true},"é":{}} "#
        #expect(
            picture(LineMembers(text)) == [
                "object", "  v", "    1.0E2", "  id", #"    "a\"\u0041""#, "  n", "    list", "      1e400",
                "      -0", "      list", "  o", "    object", "      x", "        null", "      x",
                "        true", "  é", "    object",
            ])
    }

    @Test(arguments: [
        "", " ", "{", "{\"a\":1", "{\"a\" 1}", "{a:1}", "[1,]", "[1 2]", "\"a", "\"a\\\"", "{}{}", "1 2",
    ])
    func whatIsNoJSONIsNone(text: String) {
        #expect(LineMembers(text) == nil)
    }

    @Test func nestingHasAnEnd() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(LineMembers(nested(64)) != nil && LineMembers(nested(100_000)) == nil)
    }
}

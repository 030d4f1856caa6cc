/// One line that is to be added to a store.
package struct StoreLine: Equatable, Sendable {
    package let id: RecordID

    /// The JSON object, without a newline and with none inside.
    package let text: String

    package init(id: RecordID, text: String) {
        self.id = id
        self.text = text
    }

    package init(_ entry: RecordEntry) { self.init(id: entry.id, text: entry.line) }
}

/// How a source was understood, for people who want to see it before anything is written.
package struct Understanding: Equatable, Sendable {
    /// What it is beside its format: `commas between`, `the list results`; empty where there is nothing to say.
    package var shape = ""

    /// The name of the text's encoding; nil for a database.
    package var encoding: String?

    package var columns: [Column] = []

    /// The first records, as they would be written.
    package var examples: [StoreLine] = []

    package static let exampleCount = 3

    package struct Column: Equatable, Sendable {
        /// As it is in the source.
        package let name: String

        /// What became of it, in words.
        package let meaning: String

        package init(_ name: String, _ meaning: String) {
            self.name = name
            self.meaning = meaning
        }
    }
}

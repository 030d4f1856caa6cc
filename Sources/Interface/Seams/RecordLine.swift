/// The line of a record as it stands in its file.
package struct RecordLine: Equatable, Sendable {
    package indirect enum Value: Equatable, Sendable {
        case token(String)
        case list([Value])
        case object([Member])
    }

    package struct Member: Equatable, Sendable {
        package let name: String
        package let value: Value

        package init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The number of the question that this answers.
    package let number: Int

    /// The name of the file; nil where the line is not there any more.
    package let file: String?
    package let value: Value

    package init(number: Int, file: String?, value: Value = .object([])) {
        self.number = number
        self.file = file
        self.value = value
    }
}

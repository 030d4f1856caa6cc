/// Why a whole source gave nothing.
package struct ImportError: Error, Equatable {
    /// The name of the source.
    package let source: String

    package let kind: Kind

    package enum Kind: Equatable, Sendable {
        case notText, compressed, unrecognised, outOfMemory

        /// Dates that could have the day or the month first; with the column and one of them.
        case undecidedDates(column: String, example: String)

        /// JSON with several lists of objects; with where they are.
        case severalLists([String])

        /// JSON without the list that was asked for; with where others are.
        case missingList(path: String, others: [String])

        /// JSON that is none of the known shapes; with the names of its first object's members.
        case unknownMembers([String])

        /// A table without a column of questions; with the names of its columns.
        case unknownColumns([String])

        /// A database of another program; with the names of its tables.
        case unknownTables([String])

        /// A database whose tables, if any, are in the journal beside it.
        case emptyDatabase

        /// A table that has the name of a known one, and other columns.
        case missingColumn(table: String, column: String)

        /// What SQLite says about it.
        case brokenDatabase(String)

        /// A name in the map that no member of a record has.
        case unknownField(String)
    }

    /// What is wrong, where, and what can be done, without a full stop.
    package var sentence: String {
        switch kind {
        case .notText: "\(source) is a text in no known encoding: convert it to UTF-8"
        case .compressed: "\(source) is compressed: unpack it first"
        case .unrecognised:
            "\(source) holds no data that can be imported: JSON, JSON Lines, CSV, a database of GNU Solfege or"
                + " birdears, a log of TkSolfege, or an export of earwise"
        case .outOfMemory: "\(source) is too large for the memory: end other programs or split it"
        case .undecidedDates(let column, let example):
            "\(source) has dates in \(column) such as \(example), and nothing tells the day from the month:"
                + " say which comes first with --dates dmy or --dates mdy"
        case .severalLists(let paths):
            "\(source) has several lists, \(Self.list(paths)): say which holds the answers, as in --items \(paths.last ?? "")"
        case .missingList(let path, let others):
            others.isEmpty
                ? "\(source) has no list \(path), nor any other within an object: leave --items out"
                : "\(source) has no list \(path), but \(Self.list(others)): say one of these with --items"
        case .unknownMembers(let names):
            "\(source) has no member that holds questions, but \(Self.list(names)):"
                + " say which does with --map THEIRS=correctAnswer"
        case .unknownColumns(let names):
            "\(source) has no column that holds questions, but \(Self.list(names)):"
                + " say which does with --map THEIRS=correctAnswer"
        case .unknownTables(let names):
            "\(source) is a database of another program, with \(Self.list(names)):"
                + " export it as CSV and import that"
        case .emptyDatabase:
            "\(source) has no tables yet: all may be in the file beside it whose name ends in -wal;"
                + " end the program that uses it, and import again"
        case .missingColumn(let table, let column):
            "\(source) has a table \(table), but without the column \(column): export it as CSV and import that"
        case .brokenDatabase(let reason): "\(source) is damaged (\(reason)): import a backup of it"
        case .unknownField(let name):
            "--map \(name): a record has no such member; use one of"
                + " \(Self.list(RecordField.mappable.map(\.rawValue)))"
        }
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(12).joined(separator: ", ")
        return names.isEmpty ? "nothing" : names.count > 12 ? shown + ", …" : shown
    }
}

extension RecordField {
    /// All that other programs can have under other names.
    static let mappable = allCases.filter { $0 != .v }
}

import CRecordScanner

/// A member of a record that can be at fault.
package enum RecordField: String, CaseIterable, Sendable {
    case v, id, date, correctAnswer, triedAnswers, isCorrect, timeTook, direction, root, choices, replays

    init?(_ field: UInt8) {
        switch crs_field(UInt32(field)) {
        case CRS_V: self = .v
        case CRS_ID: self = .id
        case CRS_DATE: self = .date
        case CRS_CORRECT_ANSWER: self = .correctAnswer
        case CRS_TRIED_ANSWERS: self = .triedAnswers
        case CRS_IS_CORRECT: self = .isCorrect
        case CRS_TIME_TOOK: self = .timeTook
        case CRS_DIRECTION: self = .direction
        case CRS_ROOT: self = .root
        case CRS_CHOICES: self = .choices
        case CRS_REPLAYS: self = .replays
        default: return nil
        }
    }

    /// What its value must be, as the end of a sentence.
    var demand: String {
        switch self {
        case .v: "a whole number from 1"
        case .id: "a text"
        case .date: "a time such as 2026-11-24T19:03:12.481+01:00"
        case .correctAnswer: "a whole number from 0 to 24"
        case .triedAnswers: "a list of whole numbers from 0 to 24"
        case .isCorrect: "true or false"
        case .timeTook: "whole milliseconds from 0 to 4294967295"
        case .direction: "ascending, descending or harmonic"
        case .root: "a whole number from 0 to 127"
        case .choices: "a whole number from 1 to 255"
        case .replays: "a whole number from 0"
        }
    }
}

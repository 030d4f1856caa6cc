import CRecordScanner

/// What can be wrong with a line, an element or a whole file of the store.
package enum FaultKind: Hashable, Sendable {
    case brokenJSON, torn, fused, invalidUTF8, tooLong, tooDeep, notAnObject, conflictMarker
    case missing, wrongType, outOfRange, newerVersion, differentSameID

    /// These spoil only themselves: the record is used.
    case oddTriedAnswer, tooManyTries, unknownDirection, ignoredValue, rounded, earlyDate, lateDate

    case notAFile, outOfMemory

    /// A store that was there when it was followed.
    case gone

    /// The operating system refused; its error number tells why.
    case unreadable(Int32)

    init(_ kind: UInt8) {
        switch crs_kind(UInt32(kind)) {
        case CRS_TORN: self = .torn
        case CRS_FUSED: self = .fused
        case CRS_INVALID_UTF8: self = .invalidUTF8
        case CRS_TOO_LONG: self = .tooLong
        case CRS_TOO_DEEP: self = .tooDeep
        case CRS_NOT_AN_OBJECT: self = .notAnObject
        case CRS_CONFLICT_MARKER: self = .conflictMarker
        case CRS_MISSING: self = .missing
        case CRS_WRONG_TYPE: self = .wrongType
        case CRS_OUT_OF_RANGE: self = .outOfRange
        case CRS_NEWER_VERSION: self = .newerVersion
        case CRS_ODD_TRIED_ANSWER: self = .oddTriedAnswer
        case CRS_TOO_MANY_TRIES: self = .tooManyTries
        case CRS_UNKNOWN_DIRECTION: self = .unknownDirection
        case CRS_IGNORED_VALUE: self = .ignoredValue
        case CRS_ROUNDED: self = .rounded
        case CRS_EARLY_DATE: self = .earlyDate
        case CRS_LATE_DATE: self = .lateDate
        default: self = .brokenJSON
        }
    }
}

extension FaultKind {
    /// The records of the line are used.
    var spoilsOnlyItself: Bool {
        switch self {
        case .oddTriedAnswer, .tooManyTries, .unknownDirection, .ignoredValue, .rounded, .earlyDate,
            .lateDate,
            .fused:
            true
        default: false
        }
    }
}

/// What foreign data can be; the raw value is part of made ids, and so never changes.
package enum ImportFormat: String, CaseIterable, Sendable {
    /// Earwheel's own, as lines or as an array.
    case records

    /// JSON objects that only the reader of other members understands.
    case objects
    case table, solfege, birdears, tkSolfege, earwise, djangoDump

    /// As people know it.
    package var name: String {
        switch self {
        case .records: "Earwheel records"
        case .objects: "JSON objects"
        case .table: "CSV"
        case .solfege: "GNU Solfege statistics"
        case .birdears: "birdears attempts"
        case .tkSolfege: "TkSolfege log"
        case .earwise: "earwise deck"
        case .djangoDump: "Django dump of an interval trainer"
        }
    }
}

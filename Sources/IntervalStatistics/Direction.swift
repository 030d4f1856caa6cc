/// How the two notes of a question sounded.
package enum Direction: UInt8, CaseIterable, Sendable {
    case ascending, descending, harmonic

    /// The word that stands for it in records and on the command line.
    package var name: String {
        switch self {
        case .ascending: "ascending"
        case .descending: "descending"
        case .harmonic: "harmonic"
        }
    }
}

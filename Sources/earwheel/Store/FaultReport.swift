import Arguments
import RecordStore

/// Faults as lines for people; a file may have any name, so names are made harmless.
struct FaultReport {
    private let faults: [Fault]

    init(_ faults: [Fault]) { self.faults = faults }

    /// `file:line:column: reason; remedy`, one a fault.
    var lines: [String] { faults.map(Self.line) }

    /// The first faults as lines, and one more line where there are others.
    func sentences(atMost limit: Int) -> [String] {
        let rest = faults.count - limit
        return faults.prefix(limit).map(Self.line)
            + (rest > 0 ? ["and \(rest) more; earwheel check names them all"] : [])
    }

    private static func line(_ fault: Fault) -> String {
        let place = [fault.line, fault.column].compactMap { $0.map { ":\($0)" } }.joined()
        return "\(harmless(fault.file))\(place): \(fault.reason); \(fault.remedy)"
    }
}

import CRecordScanner
import Glibc

/// The name of a file in the making: `.NAME.MACHINE-PROCESS.part`.
struct PartName: Equatable {
    /// Of what it will be, or begins so.
    let target: String

    /// Eight digits, in base 16; nil in names that 0.1 gave, which lack it.
    let machine: String?
    let process: pid_t

    init(_ target: String) {
        self.target = target
        machine = Self.thisMachine
        process = getpid()
    }

    /// Nil for what is no such name.
    init?(parsing name: String) {
        guard name.hasPrefix("."), name.hasSuffix(".part") else { return nil }
        let inner = name.dropFirst().dropLast(5)
        guard let dot = inner.lastIndex(of: "."), dot > inner.startIndex else { return nil }
        let maker = inner[inner.index(after: dot)...].split(separator: "-", omittingEmptySubsequences: false)
        guard maker.count <= 2, let digits = maker.last, digits.allSatisfy(\.isWholeNumber),
            let process = pid_t(digits)
        else { return nil }
        target = String(inner[..<dot])
        machine = maker.count == 2 ? String(maker[0]) : nil
        if let machine, machine.count != 8 || !machine.allSatisfy(\.isHexDigit) { return nil }
        self.process = process
    }

    var text: String { ".\(target).\(machine.map { $0 + "-" } ?? "")\(process).part" }

    var isOfThisMachine: Bool { machine == Self.thisMachine }

    /// A synchroniser brings files of other machines, and no lock tells whether those are still being made.
    private static let thisMachine: String = {
        let id = (try? SourceFile(path: "/etc/machine-id"))?.bytes(in: 0..<32) ?? []
        var host = [UInt8](repeating: 0, count: 256)
        host.withUnsafeMutableBytes { if let start = $0.baseAddress { gethostname(start, $0.count) } }
        let hash = (id + host).withUnsafeBytes {
            crs_hash($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, 0)
        }
        let digits = String(UInt32(truncatingIfNeeded: hash), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }()
}

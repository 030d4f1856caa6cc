import CPseudoTerminal

/// The modes of a terminal that a shell relies on.
struct Modes: Equatable, CustomStringConvertible {
    let flags: [UInt32]

    init(of master: Int32) {
        let modes = cp_modes_of(master)
        flags = [modes.input, modes.output, modes.control, modes.local]
    }

    var description: String { flags.map { String($0, radix: 8) }.joined(separator: " ") }
}

import Glibc
import RecordStore

/// The variables that the program looks at.
struct Environment {
    let variables: [String: String]

    static var current: Environment {
        let names = ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "COLORFGBG"]
        var variables: [String: String] = [:]
        for name in names {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return Environment(variables: variables)
    }

    /// The folder for what the program remembers, by the XDG Base Directory Specification; nil without a home.
    var stateFolder: String? {
        if let state = variables["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/earwheel" }
        guard let home = variables["HOME"], !home.isEmpty else { return nil }
        return home + "/.local/state/earwheel"
    }

    /// The name under which this device writes.
    /// - Throws: where it cannot be kept.
    func deviceName() throws(SaveError) -> DeviceName {
        guard let stateFolder else { throw .noHome }
        var generator = SystemRandomNumberGenerator()
        return try DeviceName(keptIn: stateFolder, using: &generator)
    }
}

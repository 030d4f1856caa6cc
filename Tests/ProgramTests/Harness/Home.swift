import FoundationEssentials
import Glibc

/// An empty home folder that goes when the test ends.
final class Home {
    let path: String

    init() throws {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(base)/earwheel-test.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw HarnessError.system("making a home folder", errno) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// `NAME=value` of a clean environment with some variables changed; nil takes one out.
    func environment(changed: [String: String?]) -> [String] {
        var variables = [
            "HOME": path, "XDG_DATA_HOME": "\(path)/data", "XDG_CONFIG_HOME": "\(path)/config",
            "XDG_STATE_HOME": "\(path)/state", "XDG_CACHE_HOME": "\(path)/cache", "PATH": "/usr/bin:/bin",
            "TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "UTC", "SHELL": "/bin/sh",
            "SWIFT_BACKTRACE": "enable=no",
        ]
        for (name, value) in changed { variables[name] = value }
        return variables.map { "\($0.key)=\($0.value)" }
    }
}

/// Words as C wants them: pointers with a null at the end.
struct CStrings {
    private let words: [[CChar]]

    init(_ words: [String]) { self.words = words.map { Array($0.utf8CString) } }

    func withPointers<Result>(_ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result) -> Result {
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return body(&pointers)
    }
}

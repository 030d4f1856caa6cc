/// How the characters of a text became bytes.
package enum TextEncoding: CaseIterable, Hashable, Sendable {
    case utf8, utf16LE, utf16BE, utf32LE, utf32BE, windows1252, latin1

    /// As people call it.
    package var name: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16LE, .utf16BE: "UTF-16"
        case .utf32LE, .utf32BE: "UTF-32"
        case .windows1252: "Windows-1252"
        case .latin1: "ISO-8859-1"
        }
    }

    /// How many bytes are read together: what is malformed costs so many.
    package var unit: Int {
        switch self {
        case .utf8, .windows1252, .latin1: 1
        case .utf16LE, .utf16BE: 2
        case .utf32LE, .utf32BE: 4
        }
    }

    /// The bytes that may stand in front and say which encoding follows; they are no part of the text.
    package var mark: [UInt8] {
        switch self {
        case .utf8: [0xEF, 0xBB, 0xBF]
        case .utf16LE: [0xFF, 0xFE]
        case .utf16BE: [0xFE, 0xFF]
        case .utf32LE: [0xFF, 0xFE, 0, 0]
        case .utf32BE: [0, 0, 0xFE, 0xFF]
        case .windows1252, .latin1: []
        }
    }

    /// The C library's name for it.
    var cName: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16LE: "UTF-16LE"
        case .utf16BE: "UTF-16BE"
        case .utf32LE: "UTF-32LE"
        case .utf32BE: "UTF-32BE"
        case .windows1252: "CP1252"
        case .latin1: "ISO-8859-1"
        }
    }
}

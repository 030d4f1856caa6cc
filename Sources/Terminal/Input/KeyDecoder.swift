import Events
import Glibc

/// Makes events of the bytes that a terminal sends, in whatever pieces they arrive.
///
/// An unknown sequence is swallowed whole. Escape counts as the key when nothing follows for the escape delay; when
/// its sequence follows after all (a slow line), that still becomes its key and not letters. An Escape with another
/// key right behind it is Alt with that key, which means nothing here.
struct KeyDecoder {
    private enum State: Equatable {
        case ground
        /// After ESC.
        case escape
        /// Within a sequence; these bytes followed the ESC.
        case sequence([UInt8])
        /// Within an old mouse report: button, column, row.
        case mouse([UInt8])
        /// Within a character of several bytes.
        case character([UInt8], missing: Int)
        /// Within a report that ends with BEL or ESC \.
        case text
    }

    private let known: [[UInt8]: Key]
    private let isUnicode: Bool
    private let escapeDelay: Double
    private var state = State.ground
    private var lastByte = 0.0

    /// Whether what has begun is a key that Alt is held with.
    private var isAlt = false

    /// When the report began that the bytes belong to.
    private var textStart = 0.0

    /// When an Escape was given out because nothing followed.
    private var loneEscape = -Double.infinity

    /// A sequence of more bytes than this is no key; its end is awaited without keeping them.
    private static let longest = 64

    /// How long the rest of a begun sequence may take, in seconds.
    private let patience = 0.3

    /// `escapeDelay` is in seconds.
    init(known: [[UInt8]: Key], isUnicode: Bool, escapeDelay: Double) {
        self.known = known
        self.isUnicode = isUnicode
        self.escapeDelay = escapeDelay
    }

    /// 25 ms, or what `ESCDELAY` (milliseconds) says.
    static func wantedEscapeDelay() -> Double {
        let wanted = getenv("ESCDELAY").flatMap { Int(String(cString: $0)) } ?? 25
        return Double(min(max(wanted, 0), 5_000)) / 1_000
    }

    /// When `expire` is to be called if no more bytes come.
    var deadline: Double? {
        switch state {
        case .ground: nil
        case .escape: lastByte + escapeDelay
        // Counted from its start, or keys pressed after a report without an end would belong to it for ever.
        case .text: textStart + patience
        default: lastByte + patience
        }
    }

    /// Gives up waiting for the rest: Escape alone is the key, anything else is dropped.
    mutating func expire(at time: Double) -> [Event] {
        guard let deadline, time >= deadline else { return [] }
        let wasEscape = state == .escape
        state = .ground
        isAlt = false
        guard wasEscape else { return [] }
        loneEscape = time
        return [.key(.escape)]
    }

    mutating func feed(_ bytes: some Sequence<UInt8>, at time: Double) -> [Event] {
        var events = expire(at: time)
        lastByte = time
        for byte in bytes { take(byte, &events) }
        return events
    }

    private mutating func take(_ byte: UInt8, _ events: inout [Event]) {
        var found: [Event] = []
        read(byte, &found)
        if !isAlt { events += found }
        if state == .ground { isAlt = false }
    }

    private mutating func read(_ byte: UInt8, _ events: inout [Event]) {
        switch state {
        case .ground: begin(byte, &events)
        case .escape: followEscape(byte, &events)
        case .sequence(let before): followSequence(before, byte, &events)
        case .mouse(let before): followMouse(before, byte, &events)
        case .character(let before, let missing): followCharacter(before, missing, byte, &events)
        case .text: if byte == 7 || byte == 27 { state = byte == 7 ? .ground : .escape }
        }
    }

    private mutating func begin(_ byte: UInt8, _ events: inout [Event]) {
        switch byte {
        case 9: events.append(.key(.tab))
        case 10, 13: events.append(.key(.enter))
        case 8, 127: events.append(.key(.backspace))
        case 27: state = .escape
        case UInt8(ascii: "["), UInt8(ascii: "O"):
            if lastByte - loneEscape < patience / 2 {
                followEscape(byte, &events)
            } else {
                events.append(.key(.character(Character(Unicode.Scalar(byte)))))
            }
        case 0x20..<0x7F: events.append(.key(.character(Character(Unicode.Scalar(byte)))))
        case 0xC2...0xDF: beginCharacter(byte, missing: 1)
        case 0xE0...0xEF: beginCharacter(byte, missing: 2)
        case 0xF0...0xF4: beginCharacter(byte, missing: 3)
        default: break
        }
        loneEscape = -.infinity
    }
}

extension KeyDecoder {
    /// No person presses Escape and another key this quickly: the two bytes are Alt with a key.
    private mutating func followEscape(_ byte: UInt8, _ events: inout [Event]) {
        state = .ground
        if let key = known[[byte]] {
            events.append(.key(key))
            return
        }
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "O"): state = .sequence([byte])
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
            state = .text
            textStart = lastByte
        case UInt8(ascii: "\\"): break
        default:
            isAlt = true
            begin(byte, &events)
        }
    }

    private mutating func followSequence(_ before: [UInt8], _ byte: UInt8, _ events: inout [Event]) {
        let bytes = before + [byte]
        switch byte {
        case 27: startAnew(byte, &events)
        case 0x20..<0x40: state = .sequence(Array(bytes.prefix(Self.longest)))
        case UInt8(ascii: "[") where bytes.count == 2: state = .sequence(bytes)
        case UInt8(ascii: "M") where bytes.count == 2 && before[0] == UInt8(ascii: "["): state = .mouse([])
        default:
            state = .ground
            guard bytes.count <= Self.longest else { return }
            if let event = known[bytes].map(Event.key) ?? MouseReport.press(bytes) { events.append(event) }
        }
    }

    /// What has begun broke off; Alt was held with that, and not with what begins now.
    private mutating func startAnew(_ byte: UInt8, _ events: inout [Event]) {
        isAlt = false
        begin(byte, &events)
    }

    /// No number of a report is a control character, so there the report broke off and something else begins.
    private mutating func followMouse(_ before: [UInt8], _ byte: UInt8, _ events: inout [Event]) {
        state = .ground
        guard byte >= 0x20 else { return startAnew(byte, &events) }
        let bytes = before + [byte]
        state = bytes.count < 3 ? .mouse(bytes) : .ground
        if bytes.count == 3, let press = MouseReport.oldPress(bytes) { events.append(press) }
    }

    private mutating func beginCharacter(_ byte: UInt8, missing: Int) {
        if isUnicode { state = .character([byte], missing: missing) }
    }

    private mutating func followCharacter(
        _ before: [UInt8], _ missing: Int, _ byte: UInt8, _ events: inout [Event]
    ) {
        state = .ground
        guard 0x80..<0xC0 ~= byte else { return startAnew(byte, &events) }
        let bytes = before + [byte]
        guard missing == 1 else {
            state = .character(bytes, missing: missing - 1)
            return
        }
        guard let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first
        else { return }
        switch scalar.properties.generalCategory {
        case .control, .unassigned, .surrogate, .privateUse, .lineSeparator, .paragraphSeparator: break
        default: events.append(.key(.character(Character(scalar))))
        }
    }
}

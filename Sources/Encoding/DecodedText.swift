/// A text as UTF-8, and where it was malformed.
package struct DecodedText: Equatable, Sendable {
    /// Without a mark in front.
    package internal(set) var bytes: [UInt8] = []

    /// The places of the malformed units, in bytes of the text as it was.
    package internal(set) var malformed: [Int] = []
}

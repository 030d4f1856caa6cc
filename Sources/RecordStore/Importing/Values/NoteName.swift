/// Names of notes, as programs write them.
enum NoteName {
    private static let pitches: [Character: Int] = ["C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11]

    /// Finds the MIDI number of a note.
    /// - Parameters:
    ///   - name: a letter from A to G, then sharps or flats: `C`, `F#`, `Bb`.
    ///   - octave: from 0, the octave in which C has the number 0.
    /// - Returns: nil where the name is none or the number not 0 to 127.
    static func midi(_ name: some StringProtocol, octave: Int) -> UInt8? {
        guard let letter = name.first, let pitch = pitches[letter], (0...10).contains(octave) else {
            return nil
        }
        var number = octave * 12 + pitch
        for sign in name.dropFirst() {
            switch sign {
            case "#", "♯": number += 1
            case "b", "♭": number -= 1
            default: return nil
            }
        }
        return (0...127).contains(number) ? UInt8(number) : nil
    }
}

import Encoding

extension SourceFile {
    /// The same file as UTF-8, where it is UTF-16 or UTF-32; it is then held in memory. What is malformed becomes a
    /// byte that UTF-8 does not have, so that it costs its line. What cannot be read whole stays as it is.
    func decoded() -> SourceFile {
        guard let encoding = TextEncoding.detectWide(bytes(in: 0..<min(size, TextEncoding.probe))) else {
            return self
        }
        let whole = bytes(in: 0..<size)
        guard whole.count == size,
            let text = TextEncoding.decode(whole, from: encoding, replacement: [0xFF])
        else { return self }
        return SourceFile(self, as: text.bytes, encoding: encoding)
    }
}

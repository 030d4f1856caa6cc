import Glibc

/// What the operating system answered instead of doing what was asked.
struct SystemError: Error, Hashable {
    let number: Int32

    /// The error of the call just made.
    static var last: SystemError { SystemError(number: errno) }

    /// In the words of the system, starting small.
    var text: String {
        let text = String(cString: strerror(number))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}

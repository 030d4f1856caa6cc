import Glibc

/// What the operating system answered instead of doing what was asked.
struct SystemError: Error, Hashable {
    let number: Int32

    /// The error of the call just made.
    static var last: SystemError { SystemError(number: errno) }
}

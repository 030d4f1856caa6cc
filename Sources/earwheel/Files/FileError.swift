import Glibc

/// Why something beside the store cannot be read or written.
enum FileError: Error {
    case unwritable(path: String, code: Int32)
    case unreadable(path: String, code: Int32)

    /// What could not be fetched, and why in the words of the program that tried.
    case unfetched(address: String, reason: String)

    case noHome
    case noSample

    /// What is wrong and what to do, as one line.
    var sentence: String {
        switch self {
        case .unwritable(let path, let code):
            "\(path) cannot be written (\(String(cString: strerror(code)))); name another file or mend its permissions"
        case .unreadable(let path, let code):
            "\(path) cannot be read (\(String(cString: strerror(code)))); see that it is there and may be read"
        case .unfetched(let address, let reason):
            "\(address) cannot be fetched (\(reason)); see whether it opens in a browser, and import the file"
        case .noHome: "neither XDG_DATA_HOME nor HOME is set; name the store with --store PATH"
        case .noSample:
            "the sample, Resources/sample-records.jsonl, is not where the program is; install it again"
        }
    }
}

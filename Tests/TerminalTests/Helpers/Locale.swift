import Glibc

/// The process's locale, in which widths are asked for; the program sets the person's own.
enum Locale {
    private static let isSet = setlocale(LC_CTYPE, "C.UTF-8") != nil

    /// Makes sure that characters are UTF-8; false where the system has no such locale.
    static func useUnicode() -> Bool { isSet }
}

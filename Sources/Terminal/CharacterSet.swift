import CTerminal

/// The character set of the person's locale.
package enum CharacterSet {
    /// Takes the locale from the environment.
    /// - Returns: whether text may hold more than ASCII.
    package static func adopt() -> Bool {
        ct_set_locale()
        return ct_is_unicode()
    }
}

package enum Version {
    /// The version that the changelog's newest entry bears.
    package static let current = "0.2.0"
}

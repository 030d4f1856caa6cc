/// What one spoke of a radar chart says.
package struct RadarSpoke: Hashable, Sendable {
    package var name: String

    /// 0 to 1; nil where nothing is known.
    package var value: Double?

    /// Out of how many.
    package var count: Int

    /// Where the true value lies with some certainty.
    package var range: ClosedRange<Double>?

    package init(name: String, value: Double? = nil, count: Int = 0, range: ClosedRange<Double>? = nil) {
        self.name = name
        self.value = value
        self.count = count
        self.range = range
    }
}

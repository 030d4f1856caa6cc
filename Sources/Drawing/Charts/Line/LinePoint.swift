/// What one point of a line chart says.
package struct LinePoint: Hashable, Sendable {
    /// 0 or more, 1 being 100 %; nil is a gap in the line.
    package var value: Double?

    /// Whether it belongs to a point beside it: the line runs past it, as if it were not there.
    package var isPassed = false

    /// Out of how many; the height of its bar, beside the others.
    package var count: Int

    /// What stands below it, such as its date.
    package var label: String

    /// What the label belongs to, such as its year: added to the first label that stands there, and to each with
    /// another one than the label before.
    package var era: String

    package init(value: Double?, count: Int = 0, label: String = "", era: String = "") {
        self.value = value
        self.count = count
        self.label = label
        self.era = era
    }
}

/// A way from stop to stop, each leg of which takes the same time.
struct Stops: Hashable, Sendable {
    /// At least two.
    let values: [Double]

    /// Seconds in all; 0 is at the last stop at once.
    let length: Double

    /// Of each leg.
    let curve: TimingCurve

    init(_ values: [Double], length: Double, curve: TimingCurve) {
        self.values = values
        self.length = max(0, length)
        self.curve = curve
    }

    func value(at elapsed: Double) -> Double {
        guard elapsed < length else { return values[values.count - 1] }
        guard elapsed > 0 else { return values[0] }
        let legs = elapsed / length * Double(values.count - 1)
        // The division may round up to the last stop a hair before its time.
        let leg = min(Int(legs), values.count - 2)
        return values[leg].interpolated(
            to: values[leg + 1], progress: curve.progress(at: legs - Double(leg)))
    }
}

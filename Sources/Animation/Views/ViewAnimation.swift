/// A movement of a view around its own place, as a function of time alone.
package protocol ViewAnimation: Sendable {
    /// Seconds until it has ended; nil where it goes on until it is cancelled.
    var length: Double? { get }

    /// Where the view stands some seconds after the start; before it as at 0, after the end as at the end.
    func transform(at elapsed: Double) -> Transform
}

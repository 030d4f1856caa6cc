extension Double {
    /// The nearest whole number of cells; what is no number is none, and what is far off stays far off.
    var wholeCells: Int { isNaN ? 0 : Int(Swift.max(-1e6, Swift.min(1e6, rounded()))) }
}

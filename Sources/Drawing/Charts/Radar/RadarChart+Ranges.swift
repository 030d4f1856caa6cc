import Animation

extension RadarChart {
    func drawRanges(on canvas: inout Canvas, _ geometry: RadarGeometry, _ theme: Theme) {
        guard let style = theme.style(.whisker, opacity: opacity * transform.opacity) else { return }
        for (spoke, value) in spokes.enumerated() {
            guard let range = value.range else { continue }
            let low = geometry.point(ofSpoke: spoke, value: range.lowerBound)
            let high = geometry.point(ofSpoke: spoke, value: range.upperBound)
            let ink = Ink(style, .whisker, symbol: "+")
            canvas.line(from: low, to: high, ink)
            let across = geometry.angle(ofSpoke: Double(spoke)) + .pi / 2
            for end in [low, high] {
                canvas.line(
                    from: end.moved(by: 0.5, angle: across), to: end.moved(by: -0.5, angle: across), ink)
            }
        }
    }
}

/// Figures as people read them.
package enum Figures {
    /// A share as whole per cent, halves rounded up: `83 %`.
    package static func percent(_ share: Double) -> String { "\(Int((share * 100 + 1e-9).rounded())) %" }

    /// A whole number with commas between thousands.
    package static func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var grouped = ""
        for (place, digit) in digits.enumerated() {
            if place > 0 && (digits.count - place) % 3 == 0 { grouped.append(",") }
            grouped.append(digit)
        }
        return number < 0 ? "-" + grouped : grouped
    }

    /// Milliseconds, 0 or more, as seconds with one decimal, `2.3 s`; from a hundred seconds on as `25 min` or `28 h`.
    package static func seconds(milliseconds: Double) -> String {
        if milliseconds >= 6_000_000 { return "\(grouped(Int((milliseconds / 3_600_000).rounded()))) h" }
        if milliseconds >= 99_950 { return "\(Int((milliseconds / 60_000).rounded())) min" }
        let tenths = Int((milliseconds / 100).rounded())
        return "\(grouped(tenths / 10)).\(tenths % 10) s"
    }

    /// Milliseconds in the two largest units that matter: `45 s`, `3 min 5 s`, `12 h 40 min`.
    package static func duration(milliseconds: Int) -> String {
        let seconds = (milliseconds + 500) / 1000
        let (minutes, hours) = (seconds / 60 % 60, seconds / 3600)
        if hours > 0 { return "\(grouped(hours)) h \(minutes) min" }
        return seconds < 60 ? "\(seconds) s" : "\(minutes) min \(seconds % 60) s"
    }

    /// A whole number, 0 or more, as exactly as a width in cells allows: `1,234`, `1k`; nil in less.
    package static func compact(_ number: Int, width: Int) -> String? {
        var texts = [grouped(number)]
        for (size, sign) in [(1_000, "k"), (1_000_000, "M")] where number >= size / 2 {
            texts.append(String((number / (size / 2) + 1) / 2) + sign)
        }
        return texts.first { $0.count <= width }
    }
}

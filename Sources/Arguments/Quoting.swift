/// A text on one line that does nothing to a terminal: control and format characters are escaped.
package func harmless(_ text: String) -> String { text.unicodeScalars.map(escaped).joined() }

/// A typed text in quotes, on one line and harmless to a terminal: cut at 60 characters, control characters escaped.
func quoted(_ text: String) -> String {
    let cut = text.count > 60 ? text.prefix(59) + "…" : text[...]
    return "'\(harmless(String(cut)))'"
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
        "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
}

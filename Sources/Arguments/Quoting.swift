/// A typed text in quotes, on one line and harmless to a terminal: cut at 60 characters, control characters escaped.
func quoted(_ text: String) -> String {
    let cut = text.count > 60 ? text.prefix(59) + "…" : text[...]
    return "'\(cut.unicodeScalars.map(escaped).joined())'"
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
        "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
}

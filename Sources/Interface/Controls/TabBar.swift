import Drawing

/// The line of tabs at the top.
struct TabBar {
    var chosen: Tab

    /// How much the line says, from the most to the least.
    private enum Detail: CaseIterable {
        case program, titles, chosenTitle, digits
    }

    func draw(on surface: inout Surface, row: Int, _ look: Look) {
        let detail = detail(in: surface.size.columns)
        if detail == .program {
            surface.write(Self.program, column: 1, row: row, look.theme.style(.brand))
        }
        for place in places(detail) {
            let style = look.theme.style(place.tab == chosen ? .chosenTab : .tab)
            surface.write(place.text, column: place.rect.column, row: row, style)
        }
    }

    /// The tab under a column of a window of a width.
    func tab(at column: Int, columns: Int) -> Tab? {
        places(detail(in: columns)).first { $0.rect.contains(column: column, row: 0) }?.tab
    }

    private static let program = "Earwheel"

    private func detail(in columns: Int) -> Detail {
        Detail.allCases.first { (places($0).last?.rect.endColumn ?? 0) <= columns } ?? .digits
    }

    private func places(_ detail: Detail) -> [(tab: Tab, text: String, rect: Rect)] {
        var column = detail == .program ? Self.program.count + 3 : 0
        return Tab.allCases.map { tab in
            let hasTitle = detail != .digits && (detail != .chosenTitle || tab == chosen)
            let text = hasTitle ? " \(tab.rawValue) \(tab.title) " : "\(tab.rawValue)"
            defer { column += text.count + (hasTitle ? 0 : 1) }
            return (tab, text, Rect(column: column, row: 0, columns: text.count, rows: 1))
        }
    }
}

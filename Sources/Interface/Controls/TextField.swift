import Drawing
import Events

/// A field for one line of text, as a tab wants it to be.
struct TextField: ViewRepresentable {
    /// Carries what the field says back to the tab.
    @MainActor final class Coordinator {
        var textChanged: (String) -> Void = { _ in }
        var returnPressed: () -> Void = {}
        var cancelled: () -> Void = {}
    }

    var text: String
    var placeholder: String
    var isFocused: Bool
    var look: Look
    let coordinator: Coordinator

    nonisolated static func == (left: TextField, right: TextField) -> Bool {
        left.text == right.text && left.placeholder == right.placeholder
            && left.isFocused == right.isFocused && left.look == right.look
    }

    func makeCoordinator() -> Coordinator { coordinator }

    func makeView(context: ViewContext) -> TextFieldView {
        TextFieldView(self, coordinator: context.coordinator)
    }

    func updateView(_ view: TextFieldView, context: ViewContext) { view.show(self) }
}

/// The field with its cursor.
final class TextFieldView: LiveView {
    private var field: TextField
    private let coordinator: TextField.Coordinator
    private var text: [Character]

    /// The place before which the next character goes.
    private var cursor: Int

    init(_ field: TextField, coordinator: TextField.Coordinator) {
        self.field = field
        self.coordinator = coordinator
        text = Array(field.text)
        cursor = text.count
    }

    /// A text that the field has not said itself moves the cursor to its end.
    func show(_ field: TextField) {
        self.field = field
        guard String(text) != field.text else { return }
        text = Array(field.text)
        cursor = text.count
    }

    override func take(_ key: Key) -> Bool {
        guard field.isFocused else { return false }
        switch key {
        case .character(let character): insert(character)
        case .backspace where cursor > 0:
            cursor -= 1
            remove(at: cursor)
        case .delete where cursor < text.count: remove(at: cursor)
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(text.count, cursor + 1)
        case .home: cursor = 0
        case .end: cursor = text.count
        case .enter: coordinator.returnPressed()
        case .escape: coordinator.cancelled()
        case .backspace, .delete: break
        case .tab, .backTab, .up, .down, .pageUp, .pageDown: return false
        }
        return true
    }

    private func insert(_ character: Character) {
        text.insert(character, at: cursor)
        cursor += 1
        coordinator.textChanged(String(text))
    }

    private func remove(at place: Int) {
        text.remove(at: place)
        coordinator.textChanged(String(text))
    }

    override func draw(on surface: inout Surface, in rect: Rect, at now: Double) {
        let theme = field.look.theme
        if text.isEmpty {
            surface.write(
                field.placeholder, column: rect.column, row: rect.row, theme.style(.faint), clip: rect)
        }
        // A text longer than the field shows the stretch that ends at the cursor.
        var start = 0
        while Width.of(String(text[start..<cursor])) >= max(1, rect.columns) { start += 1 }
        var column = rect.column
        for (place, character) in text.enumerated().dropFirst(start) {
            drawCursor(place, on: &surface, column, rect)
            let style = place == cursor && field.isFocused ? theme.style(.chosenTab) : theme.style(.text)
            column = surface.write(String(character), column: column, row: rect.row, style, clip: rect)
        }
        drawCursor(text.count, on: &surface, column, rect)
    }

    private func drawCursor(_ place: Int, on surface: inout Surface, _ column: Int, _ rect: Rect) {
        guard field.isFocused, place == cursor, rect.contains(column: column, row: rect.row) else { return }
        surface[column, rect.row].style.attributes.insert(.reverse)
    }
}

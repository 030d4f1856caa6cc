import Drawing
import Events

/// What stands behind a tab; subclasses take up the hooks that they need.
///
/// `TabBarController` alone calls the hooks.
@MainActor package class ViewController {
    package let tab: Tab
    package let context: Context

    package init(tab: Tab, context: Context) {
        self.tab = tab
        self.context = context
    }

    /// Once in the controller's life, when its tab is first shown.
    package func viewDidLoad() {}
    package func viewWillAppear() {}
    package func viewWillLayoutSubviews() {}
    package func viewDidLayoutSubviews() {}
    package func viewDidAppear() {}

    /// The terminal has another size.
    package func viewWillTransition() {}

    /// Another tab was chosen: whatever is pending or moving must end here.
    package func viewDidDisappear() {}

    /// The figures have changed while the tab is visible.
    package func recordsDidChange() {}

    /// Whether every frame may differ from the one before.
    package var isAnimating: Bool { false }

    /// Ends what is over at a moment, in seconds of the clock.
    package func advance(to now: Double) {}

    /// Takes a key before the key table is asked, as a text field does.
    /// - Returns: whether the key has been taken.
    package func take(_ key: Key) -> Bool { false }

    /// What the bottom line says of the keys as things stand.
    package var hints: [Hint] { Keymap.hints(on: tab) }

    /// Does what a key of this tab asks for.
    package func perform(_ command: Command) {}

    /// Draws the tab as it stands at a moment, in a rectangle that is blank.
    package func draw(on surface: inout Surface, in rect: Rect, at now: Double) {}
}

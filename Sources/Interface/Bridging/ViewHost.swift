/// Holds a live view for a tab, and calls its representable when the contract says.
@MainActor package final class ViewHost<Representable: ViewRepresentable> {
    private var made: (view: Representable.View, coordinator: Representable.Coordinator)?
    private var shown: Representable?

    package init() {}

    /// The view, once it has been made.
    package var view: Representable.View? { made?.view }

    /// Makes the view the first time, and updates it whenever the value is another.
    package func show(_ value: Representable, at now: Double) {
        let made = made ?? make(value, at: now)
        guard shown != value else { return }
        shown = value
        value.updateView(made.view, context: RepresentableContext(coordinator: made.coordinator, now: now))
    }

    /// Parts with the view; the next value makes another.
    package func dismantle() {
        guard let made else { return }
        Representable.dismantleView(made.view, coordinator: made.coordinator)
        self.made = nil
        shown = nil
    }

    private func make(
        _ value: Representable, at now: Double
    ) -> (view: Representable.View, coordinator: Representable.Coordinator) {
        let coordinator = value.makeCoordinator()
        let view = value.makeView(context: RepresentableContext(coordinator: coordinator, now: now))
        made = (view, coordinator)
        return (view, coordinator)
    }
}

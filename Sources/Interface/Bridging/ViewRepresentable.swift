/// What a tab says a live view should show, as a value made from the tab's state.
///
/// The only way in which state reaches a live view; what the view says goes back through the coordinator.
@MainActor package protocol ViewRepresentable: Equatable {
    associatedtype View: LiveView
    associatedtype Coordinator
    typealias ViewContext = RepresentableContext<Coordinator>

    /// Called once, before the view is made.
    func makeCoordinator() -> Coordinator

    /// Called once.
    func makeView(context: ViewContext) -> View

    /// Called after making, and whenever the value has changed.
    func updateView(_ view: View, context: ViewContext)

    /// Called once, when the view is no longer needed.
    static func dismantleView(_ view: View, coordinator: Coordinator)
}

extension ViewRepresentable {
    package static func dismantleView(_ view: View, coordinator: Coordinator) {}
}

extension ViewRepresentable where Coordinator == Void {
    package func makeCoordinator() {}
}

/// What a representable gets to know when it makes or updates its view.
@MainActor package struct RepresentableContext<Coordinator> {
    package let coordinator: Coordinator

    /// In seconds of the clock.
    package let now: Double
}

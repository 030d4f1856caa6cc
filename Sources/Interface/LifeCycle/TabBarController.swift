/// Shows one tab at a time, and owns the order in which controllers live through their hooks.
@MainActor package final class TabBarController {
    private let controllers: [Tab: ViewController]
    private let log: Logbook
    private var loaded: Set<Tab> = []

    /// The controller whose tab is visible, nil before the launch.
    package private(set) var visible: ViewController?

    package init(_ controllers: [ViewController], log: Logbook) {
        self.controllers = Dictionary(controllers.map { ($0.tab, $0) }) { first, _ in first }
        self.log = log
    }

    /// Shows a tab; choosing the visible one again does nothing.
    package func select(_ tab: Tab) {
        guard let next = controllers[tab], next !== visible else { return }
        if let visible { call(.viewDidDisappear, on: visible) }
        visible = next
        if loaded.insert(tab).inserted { call(.viewDidLoad, on: next) }
        call([.viewWillAppear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear], on: next)
    }

    /// Tells the visible controller that the terminal has another size.
    package func resize() {
        guard let visible else { return }
        call([.viewWillTransition, .viewWillLayoutSubviews, .viewDidLayoutSubviews], on: visible)
    }

    private func call(_ hooks: [Hook], on controller: ViewController) {
        for hook in hooks { call(hook, on: controller) }
    }

    private func call(_ hook: Hook, on controller: ViewController) {
        log.print("\(controller.tab.title): \(hook.rawValue) called", level: .debug)
        switch hook {
        case .viewDidLoad: controller.viewDidLoad()
        case .viewWillAppear: controller.viewWillAppear()
        case .viewWillLayoutSubviews: controller.viewWillLayoutSubviews()
        case .viewDidLayoutSubviews: controller.viewDidLayoutSubviews()
        case .viewDidAppear: controller.viewDidAppear()
        case .viewWillTransition: controller.viewWillTransition()
        case .viewDidDisappear: controller.viewDidDisappear()
        }
    }
}

/// The moments of a controller's life, by the names that the log shows.
package enum Hook: String, CaseIterable, Sendable {
    case viewDidLoad
    case viewWillAppear
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case viewDidAppear
    case viewWillTransition
    case viewDidDisappear
}

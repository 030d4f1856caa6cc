import Animation
import Testing

@testable import Interface

struct CycleTests {
    @Test func oneStepAtATimeLeadsThroughAllAndBack() {
        var style = RowAnimation.fade
        var seen: [RowAnimation] = []
        repeat {
            seen.append(style)
            style = style.moved(by: 1)
        } while style != .fade && seen.count < 99
        #expect(seen == [.fade, .bounce, .moveIn, .rightIn, .leftIn, .side])
    }

    @Test(arguments: -20...20) func stepsBackUndoStepsForward(places: Int) {
        for tab in Tab.allCases { #expect(tab.moved(by: places).moved(by: -places) == tab) }
    }
}

import Testing

@testable import Interface

/// When a representable is called.
@MainActor @Suite struct ViewHostTests {
    /// Writes down what happens to it.
    final class Diary {
        var lines: [String] = []
    }

    final class DiaryView: LiveView {
        var shown = 0
    }

    struct Page: ViewRepresentable {
        typealias Coordinator = Diary

        let number: Int
        let diary: Diary

        nonisolated static func == (left: Page, right: Page) -> Bool { left.number == right.number }

        func makeCoordinator() -> Diary {
            diary.lines.append("coordinator")
            return diary
        }

        func makeView(context: ViewContext) -> DiaryView {
            context.coordinator.lines.append("make at \(context.now)")
            return DiaryView()
        }

        func updateView(_ view: DiaryView, context: ViewContext) {
            view.shown = number
            context.coordinator.lines.append("update to \(number) at \(context.now)")
        }

        static func dismantleView(_ view: DiaryView, coordinator: Diary) {
            coordinator.lines.append("dismantle \(view.shown)")
        }
    }

    @Test func makesOnceUpdatesOnChangeAndDismantlesOnce() {
        let diary = Diary()
        let host = ViewHost<Page>()
        #expect(host.view == nil)
        host.show(Page(number: 1, diary: diary), at: 1)
        let view = host.view
        host.show(Page(number: 1, diary: diary), at: 2)
        host.show(Page(number: 2, diary: diary), at: 3)
        #expect(host.view === view)
        host.dismantle()
        host.dismantle()
        #expect(host.view == nil)
        #expect(
            diary.lines == [
                "coordinator", "make at 1.0", "update to 1 at 1.0", "update to 2 at 3.0", "dismantle 2",
            ])
    }

    @Test func afterDismantlingAnotherViewIsMade() {
        let diary = Diary()
        let host = ViewHost<Page>()
        host.show(Page(number: 1, diary: diary), at: 1)
        host.dismantle()
        host.show(Page(number: 1, diary: diary), at: 2)
        #expect(diary.lines.suffix(3) == ["coordinator", "make at 2.0", "update to 1 at 2.0"])
    }
}

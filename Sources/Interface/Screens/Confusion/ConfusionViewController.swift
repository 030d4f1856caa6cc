import Drawing
import IntervalStatistics

/// What was asked against what was answered first.
package final class ConfusionViewController: ViewController {
    /// The cell under the cursor; nil while nobody has moved it.
    private var cursor: ConfusionScreen.Place?

    package init(context: Context) { super.init(tab: .confusion, context: context) }

    package override func viewDidLoad() { context.model.fetchOnce(at: context.now()) }

    package override func perform(_ command: Command) {
        switch command {
        case .cursor(let step): move(step)
        case .open where cursor == nil: cursor = commonest
        case .open: listRecords()
        case .back: cursor = nil
        default: break
        }
    }

    package override func draw(on surface: inout Surface, in rect: Rect, at now: Double) {
        if let absence = Absence(context.model.reading) {
            return surface.write(absence: absence.words, in: rect, context.look)
        }
        ConfusionScreen(
            statistics: context.model.statistics ?? Statistics(), cursor: cursor, look: context.look
        ).draw(on: &surface, in: rect)
    }

    private var commonest: ConfusionScreen.Place? {
        context.model.statistics?.confusions(atMost: 1).first.map {
            ConfusionScreen.Place(asked: $0.asked.index, heard: $0.heard.index)
        }
    }

    /// The records of the cell under the cursor, in the Records tab.
    private func listRecords() {
        guard let cursor else { return }
        let names = Interval.allCases.map(\.abbreviation)
        context.wantedRecords = "\(names[cursor.asked]) heard:\(names[cursor.heard])"
        context.showTab(.records)
    }

    /// The first step shows the cursor where it begins.
    private func move(_ step: CursorStep) {
        guard var place = cursor else {
            cursor = ConfusionScreen.Place(asked: 0, heard: 0)
            return
        }
        switch step {
        case .left: place.heard -= 1
        case .right: place.heard += 1
        case .up: place.asked -= 1
        case .down: place.asked += 1
        case .start, .end, .pageUp, .pageDown: break
        }
        let last = Interval.allCases.count - 1
        cursor = ConfusionScreen.Place(
            asked: min(max(place.asked, 0), last), heard: min(max(place.heard, 0), last))
    }
}

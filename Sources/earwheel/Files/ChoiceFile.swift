import Animation
import Drawing
import FoundationEssentials
import Glibc
import Interface

/// Remembers choices in a file of the state folder; without a folder, or where it cannot be written, for this run only.
@MainActor final class ChoiceFile: ChoiceKeeper {
    private let folder: String?

    init(folder: String?) { self.folder = folder }

    private var path: String? { folder.map { $0 + "/choices.json" } }

    /// The choices of the last run; what is missing or unreadable is as at the first.
    func load() -> Choices {
        var choices = Choices()
        guard let path, let data = FileManager.default.contents(atPath: path),
            let stored = try? JSONDecoder().decode(Stored.self, from: data)
        else { return choices }
        choices.orientation =
            stored.orientation.flatMap(RadarGeometry.Orientation.init) ?? choices.orientation
        choices.showsRanges = stored.showsRanges ?? choices.showsRanges
        choices.showsChance = stored.showsChance ?? choices.showsChance
        choices.rowAnimation = stored.rowAnimation.flatMap(RowAnimation.init) ?? choices.rowAnimation
        choices.order = stored.order.flatMap(IntervalOrder.init) ?? choices.order
        return choices
    }

    func save(_ choices: Choices) -> String? {
        guard let folder, let path else { return nil }
        let stored = Stored(
            orientation: choices.orientation.rawValue, showsRanges: choices.showsRanges,
            showsChance: choices.showsChance, order: choices.order.rawValue,
            rowAnimation: choices.rowAnimation.rawValue)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try encoder.encode(stored).write(to: URL(filePath: Self.resolved(path)), options: .atomic)
            return nil
        } catch {
            return "\(path) cannot be written; what you chose is forgotten at the end"
        }
    }

    /// Writing replaces the file; a link is followed first, so that it stays a link.
    private static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private struct Stored: Codable {
        var orientation: String?
        var showsRanges: Bool?
        var showsChance: Bool?
        var order: String?
        var rowAnimation: String?
    }
}

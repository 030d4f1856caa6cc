import Interface
import IntervalStatistics
import RecordStore

/// The records that are shown before there are any answers.
enum Sample {
    static var location: StoreLocation? {
        Resources.path(of: "sample-records.jsonl").map { StoreLocation(path: $0) }
    }

    /// The sample as the dashboard shows it.
    /// - Parameters:
    ///   - filter: of the figures.
    ///   - standsIn: for a store without answers, which is then said.
    /// - Returns: nil where the sample is missing.
    static func reading(where filter: RecordFilter, standsIn: Bool = false) -> Reading? {
        guard let contents = read(filter: filter) else { return nil }
        return Reading(
            records: RecordList(contents.blocks), figures: contents.figures(filter), isSample: standsIn)
    }

    /// By how many days the sample is moved, so that its last day is today.
    static func shift() -> Int { location.flatMap { StoreReader().read($0) }.map(shift) ?? 0 }

    private static func shift(_ contents: StoreContents) -> Int {
        contents.statistics.lastDay.map { WallClock.now().day.number - $0.number } ?? 0
    }

    /// Reads the sample, moved by whole days so that its last day is today.
    static func read(filter: RecordFilter = .all) -> StoreContents? {
        guard let location, let contents = StoreReader().read(location) else { return nil }
        let days = shift(contents)
        return contents.mapRecords(where: filter) { record in
            var record = record
            if record.day != nil { record.instant += Int64(days) * 86_400_000 }
            return record
        }
    }
}

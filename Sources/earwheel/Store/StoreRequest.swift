import Arguments
import IntervalStatistics
import RecordStore

/// Which records the command line asks for.
struct StoreRequest: Sendable {
    let location: StoreLocation
    let isDemo: Bool
    let filter: RecordFilter

    /// A store that the person named and that is not there: no error, but worth a word.
    var missing: String? { isNamed && !location.exists ? "\(location.path) does not exist yet" : nil }
    private let isNamed: Bool

    /// - Throws: `FileError` where there is neither a store nor a home to find one in, or no sample to show.
    init(_ values: OptionValues, _ environment: Environment) throws(FileError) {
        isDemo = values.demo
        isNamed = values.store != nil
        if isDemo {
            guard let sample = Sample.location else { throw .noSample }
            location = sample
        } else if let path = values.store {
            location = StoreLocation(path: path)
        } else if let standard = StoreLocation.standard(environment: environment.variables) {
            location = standard
        } else {
            throw .noHome
        }
        filter = RecordFilter(
            since: values.since.map(Day.init), until: values.until.map(Day.init),
            direction: values.direction.flatMap { word in
                Direction.allCases.first { $0.name == word.rawValue }
            })
    }

    /// Reads the store, or the sample as if it ended today.
    /// - Parameters:
    ///   - keepsRecords: the records are wanted and not the statistics alone.
    ///   - progress: as a reader tells it.
    ///   - isCancelled: is asked from the reading threads.
    /// - Returns: nil if cancelled.
    func read(
        keepsRecords: Bool = true,
        progress: (@Sendable (Double) -> Void)? = nil, isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> StoreContents? {
        if isDemo { return Sample.read(filter: filter) }
        return StoreReader(keepsRecords: keepsRecords, today: { WallClock.now().day }).read(
            location, filter: filter, progress: progress, isCancelled: isCancelled)
    }
}

extension Day {
    fileprivate init(_ day: CalendarDay) {
        self = Day(year: day.year, month: day.month, day: day.day) ?? Day(number: 0)
    }
}

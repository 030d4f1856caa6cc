import IntervalStatistics
import Synchronization

/// The part of the records that figures are wanted of, for the thread that makes them.
final class Wanted: Sendable {
    private let value = Mutex(RecordFilter.all)

    var filter: RecordFilter {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}

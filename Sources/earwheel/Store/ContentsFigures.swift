import Interface
import IntervalStatistics
import RecordStore

extension StoreContents {
    /// The figures that the dashboard shows of a store that was read with the same filter.
    func figures(_ filter: RecordFilter) -> PartFigures {
        var history = History()
        for block in blocks { history += History(block, where: filter) }
        return PartFigures(filter: filter, statistics: statistics, history: history)
    }
}

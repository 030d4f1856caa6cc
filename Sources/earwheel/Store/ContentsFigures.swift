import Interface
import IntervalStatistics
import RecordStore

extension StoreContents {
    /// The figures of a part; the statistics of the part that was read are there already.
    func figures(_ part: RecordFilter) -> PartFigures {
        guard part == filter else { return PartFigures(of: RecordList(blocks), where: part) }
        var history = History()
        for block in blocks { history += History(block, where: filter) }
        return PartFigures(filter: filter, statistics: statistics, history: history)
    }
}

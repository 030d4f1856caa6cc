import IntervalStatistics
import RecordStore
import Testing

struct StoreReaderTests {
    @Test(arguments: Cases.all) func `Every awkward file gives its figures`(expected: Cases.Expectation)
        throws
    {
        let contents = try read(Cases.path(expected.file))
        let statistics = contents.statistics
        let counts = [statistics.recordCount, contents.reportedCount, statistics.outsideCount].map(
            String.init)
        let rates = statistics.intervals.map { $0.count == 0 ? "" : "\($0.correctCount)/\($0.count)" }
        let row = counts + rates
        #expect(row == expected.figures, "\(contents.faults)")
        #expect(Statistics(contents.records) == statistics)
    }

    func read(_ path: String, blockSize: Int = 1 << 20) throws -> StoreContents {
        try #require(StoreReader(blockSize: blockSize).read(StoreLocation(path: path)))
    }
}

/// Figures without the records that they are of.
struct FiguresAloneTests {
    @Test(arguments: Cases.all) func `Statistics and faults are the same without the records`(
        expectation: Cases.Expectation
    ) throws {
        let location = StoreLocation(path: Cases.path(expectation.file))
        let whole = try #require(StoreReader().read(location))
        let figures = try #require(StoreReader(blockSize: 200, keepsRecords: false).read(location))
        #expect(figures.statistics == whole.statistics && figures.faults == whole.faults)
    }
}

import IntervalStatistics
import RecordStore
import Testing

/// Where a file is cut for reading must not show.
struct BlockSizeTests {
    let folder = TemporaryFolder()

    private func expectSame(_ path: String, blockSizes: [Int]) throws {
        let location = StoreLocation(path: path)
        let whole = try #require(StoreReader(threads: 1).read(location))
        for size in blockSizes {
            let pieces = try #require(StoreReader(blockSize: size).read(location))
            #expect(pieces.statistics == whole.statistics, "\(size)")
            #expect(pieces.faults == whole.faults, "\(size)")
            #expect(pieces.records.elementsEqual(whole.records), "\(size)")
        }
    }

    @Test(arguments: Cases.all.map(\.file).filter { $0 != "long-line.jsonl" })
    func `Small blocks give what one block gives`(file: String) throws {
        try expectSame(Cases.path(file), blockSizes: [1, 2, 3, 17] + stride(from: 64, through: 200, by: 8))
    }

    @Test func `A line longer than many blocks is one fault`() throws {
        try expectSame(
            Cases.path("long-line.jsonl"), blockSizes: [50_000, 1 << 20, (1 << 20) + 1, 1_900_000])
    }

    @Test func `Lines that straddle real blocks are read once`() throws {
        let lines = (0..<15_000).map { Lines.record($0, extra: $0 % 7 == 0 ? #","note":"äöü€""# : "") }
        let path = folder.write("a.jsonl", Lines.file(lines))
        try expectSame(path, blockSizes: [1 << 20, 4096, 4097, 65_536])
        let contents = try #require(StoreReader().read(folder.location))
        #expect(contents.recordCount == 15_000 && contents.blocks.count > 1)
    }
}

/// All records of a store in the order of time, the newest first, without a copy of them.
package struct RecordList: Sendable {
    /// As they were given: by source and place in the file.
    package let blocks: [[Record]]

    /// The place of each block's first record among all.
    private let starts: [Int]

    /// Places by time where the store's own order is another; empty where it is not.
    private let order: [UInt32]

    package let count: Int

    package static let empty = RecordList([])

    /// - Parameter blocks: records by source and place in the file; those without a date count as the oldest.
    package init(_ blocks: [[Record]]) {
        var starts: [Int] = []
        var count = 0
        for block in blocks {
            starts.append(count)
            count += block.count
        }
        self.blocks = blocks
        self.starts = starts
        self.count = count
        order = Self.isOrdered(blocks) ? [] : Self.sorted(blocks, count: count)
    }

    private static func isOrdered(_ blocks: [[Record]]) -> Bool {
        var last = Record.unknownInstant
        for block in blocks {
            for record in block {
                if record.instant < last { return false }
                last = record.instant
            }
        }
        return true
    }

    private static func sorted(_ blocks: [[Record]], count: Int) -> [UInt32] {
        let instants = blocks.joined().map(\.instant)
        return (0..<UInt32(count)).sorted { one, other in
            (instants[Int(one)], one) < (instants[Int(other)], other)
        }
    }

    /// The record at a place from 0, the newest, up to `count`.
    package subscript(place: Int) -> Record {
        let fromOldest = count - 1 - place
        let number = order.isEmpty ? fromOldest : Int(order[fromOldest])
        let block = blockIndex(of: number)
        return blocks[block][number - starts[block]]
    }

    private func blockIndex(of number: Int) -> Int {
        var low = 0
        var high = starts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= number { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

extension RecordList: RandomAccessCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { count }
}

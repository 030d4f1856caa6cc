/// One piece of reading that a worker does by itself.
enum ReadingTask: Sendable {
    case lines(source: Int, block: Range<Int>)
    case array(source: Int)

    var source: Int {
        switch self {
        case .lines(let source, _), .array(let source): source
        }
    }

    /// The pieces of all sources, in order.
    static func tasks(for sources: [Source], blockSize: Int) -> [ReadingTask] {
        sources.indices.flatMap { place -> [ReadingTask] in
            let size = sources[place].file.size
            switch sources[place].shape {
            case .array: return [.array(source: place)]
            case .lines:
                return stride(from: 0, to: size, by: blockSize).map {
                    .lines(source: place, block: $0..<min($0 + blockSize, size))
                }
            }
        }
    }
}

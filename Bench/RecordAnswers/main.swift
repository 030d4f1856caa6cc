// Records answers as Practice does, within one process, in turn with a bare write and fdatasync of as many bytes.
// Takes a folder to write into and how many; prints the median milliseconds of both.
import Glibc
import IntervalStatistics
import RecordStore

func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    var start = timespec()
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &start)
    try work()
    clock_gettime(CLOCK_MONOTONIC, &end)
    return Double(end.tv_sec - start.tv_sec) * 1e3 + Double(end.tv_nsec - start.tv_nsec) / 1e6
}

let folder = CommandLine.arguments.dropFirst().first ?? "."
let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 101
let record = Record(
    correctAnswer: 7, triedAnswers: [5, 7], isCorrect: false, timeTook: 2310, direction: .ascending, choices: 12,
    instant: 1_764_010_992_481, offset: 60)
let sink = RecordSink(location: StoreLocation(path: folder + "/answers.jsonl")) { () throws(SaveError) in
    throw .noHome
}
let bare = open(folder + "/bare", O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
let line = Array((RecordEntry(id: RecordID(high: 0, low: 0), record: record, root: 62).line + "\n").utf8)

_ = try sink.save(.init(record: record, root: 62))
var times: (bare: [Double], saved: [Double]) = ([], [])
for _ in 0..<count {
    times.bare.append(
        milliseconds {
            write(bare, line, line.count)
            fdatasync(bare)
        })
    try times.saved.append(milliseconds { _ = try sink.save(.init(record: record, root: 62)) })
}
print(times.bare.sorted()[count / 2], times.saved.sorted()[count / 2])

import Arguments
import Interface
import IntervalStatistics
import RecordStore

/// The question which line a record stands on, answered on a thread of its own.
struct LineQuestion: Sendable {
    let request: StoreRequest
    let records: RecordList
    let place: Int
    let number: Int

    /// Whether it stands in the sample, which is shown at other days than its lines say.
    let isSample: Bool

    /// - Returns: nil if cancelled.
    func answer(isCancelled: @escaping @Sendable () -> Bool) -> RecordLine? {
        var record = records[place]
        let moment = record.moment
        guard let location = isSample ? Sample.location : request.location else { return nil }
        if isSample, moment != nil { record.instant -= Int64(Sample.shift()) * 86_400_000 }
        let rank = records.rank(at: place, isCancelled: isCancelled)
        let line = LineFinder(location, isCancelled: isCancelled).find(record, rank: rank)
        guard !isCancelled() else { return nil }
        guard let line else { return RecordLine(number: number, file: nil) }
        let members = LineMembers(line.text).map { value($0, movedTo: isSample ? moment : nil) }
        let file = line.path.split(separator: "/").last.map { harmless(String($0)) }
        return RecordLine(number: number, file: file ?? line.path, value: members ?? .token(line.text))
    }

    private func value(_ members: LineMembers, movedTo moment: Moment? = nil) -> RecordLine.Value {
        switch members {
        case .token(let text): .token(text)
        case .list(let values): .list(values.map { value($0) })
        case .object(let members):
            .object(
                members.map { member in
                    let moved =
                        member.name == "date" ? moment.map { RecordLine.Value.token("\"\($0)\"") } : nil
                    return .init(name: member.name, value: moved ?? value(member.value))
                })
        }
    }
}

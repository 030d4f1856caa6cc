/// Reads rows of named values into a collector; what table and objects have in common.
struct ForeignRecords {
    let names: FieldNames
    let dates: ForeignDate

    /// Reads one row; `value` is that of a member of ours, nil where there is none.
    func add(
        _ value: @escaping (RecordField) -> JSONValue?, place: Int, to collector: inout ImportCollector
    ) {
        collector.count()
        let fields = ForeignFields(value: value, dates: dates)
        do {
            add(try fields.read(), place: place, to: &collector)
        } catch {
            collector.refuse(place, error.reason)
        }
    }

    private func add(_ reading: ForeignFields.Reading, place: Int, to collector: inout ImportCollector) {
        var entry = reading.entry
        if !reading.hasID {
            let order = reading.stamp ?? reading.number ?? 0
            entry.id = reading.identity.withUnsafeBytes { collector.id(of: $0, order: order) }
        }
        for reason in reading.reservations { collector.reserve(place, reason) }
        collector.add(entry, place: place)
    }
}

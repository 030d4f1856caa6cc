/// Reads rows of named values into a collector; what table and objects have in common.
struct ForeignRecords {
    let names: FieldNames
    let dates: ForeignDate

    /// Reads one row; its `value` is that under one of the source's own names, nil where there is none.
    func add(_ value: @escaping (String) -> JSONValue?, place: Int, to collector: inout ImportCollector) {
        collector.count()
        let fields = ForeignFields(
            value: { field in names.names(of: field).lazy.compactMap(value).first }, dates: dates)
        do {
            add(try fields.read(), place: place, to: &collector)
        } catch {
            collector.refuse(place, error.reason)
        }
    }

    private func add(_ reading: ForeignFields.Reading, place: Int, to collector: inout ImportCollector) {
        var entry = reading.entry
        if !reading.hasID {
            entry.id = collector.id(of: reading.identity, order: reading.stamp ?? reading.number ?? 0)
        }
        for reason in reading.reservations { collector.reserve(place, reason) }
        collector.add(entry, place: place)
    }
}

/// Reads rows of named values into a collector; what table and objects have in common.
struct ForeignRecords {
    let names: FieldNames
    let dates: ForeignDate

    /// Is told the fraction done.
    var progress: (@Sendable (Double) -> Void)?

    /// Reads one row; `value` is that of a member of ours, nil where there is none; ids are made for the format.
    func add(
        _ value: @escaping (RecordField) -> JSONValue?, in format: ImportFormat, place: Int,
        to collector: inout ImportCollector
    ) {
        collector.count()
        let fields = ForeignFields(value: value, dates: dates)
        do {
            add(try fields.read(), in: format, place: place, to: &collector)
        } catch {
            collector.refuse(place, error.reason)
        }
    }

    /// Reads one object.
    func add(_ object: JSONValue, place: Int, to collector: inout ImportCollector) {
        let value = { (field: RecordField) in names[field].lazy.compactMap { object[$0] }.first }
        add(value, in: .objects, place: place, to: &collector)
    }

    private func add(
        _ reading: ForeignFields.Reading, in format: ImportFormat, place: Int,
        to collector: inout ImportCollector
    ) {
        var entry = reading.entry
        if !reading.hasID {
            let order = reading.stamp ?? reading.number ?? 0
            entry.id = reading.identity.withUnsafeBytes { collector.ids.id(of: $0, in: format, order: order) }
        }
        for reason in reading.reservations { collector.reserve(place, reason) }
        collector.add(entry, place: place)
    }
}

/// Makes records of rows and objects of named values, and hands them to a collector.
struct ForeignRecords {
    let names: FieldNames
    let dates: ForeignDate

    /// Is told the fraction done.
    var progress: (@Sendable (Double) -> Void)?

    /// Members under our own or mapped names; ids were once made of these alone. Nil where there are no others.
    var named: Set<RecordField>?

    /// Reads one row; ids are made for the format.
    func add(
        _ fields: ForeignFields, in format: ImportFormat, place: Int, to collector: inout ImportCollector
    ) {
        collector.count()
        do {
            add(try fields.read(), in: format, place: place, to: &collector)
        } catch {
            collector.refuse(place, error.reason)
        }
    }

    /// Reads one object.
    func add(_ object: JSONValue, place: Int, to collector: inout ImportCollector) {
        let value = { (field: RecordField) in names[field].lazy.compactMap { object[path: $0] }.first }
        add(ForeignFields(value: value, dates: dates), in: .objects, place: place, to: &collector)
    }

    private func add(
        _ reading: ForeignReading, in format: ImportFormat, place: Int, to collector: inout ImportCollector
    ) {
        var entry = reading.entry
        if !reading.hasID {
            entry.id = collector.ids.id(of: reading.identity(), in: format, order: reading.order())
            if let named {
                let order = reading.order(of: named)
                collector.noteFormer(
                    of: entry.id, identity: reading.identity(of: named), in: format, order: order)
            }
        }
        for reason in reading.reservations { collector.reserve(place, reason) }
        collector.add(entry, place: place)
    }
}

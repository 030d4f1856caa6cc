extension RecordList {
    /// Which one of all records that say the same a record is, in the order of the store.
    /// - Parameters:
    ///   - place: of the record.
    ///   - isCancelled: is asked now and then, because records without a date may all have to be looked at.
    /// - Returns: how many stand before it in the store, and how many there are with it.
    package func rank(at place: Int, isCancelled: () -> Bool = { false }) -> (before: Int, count: Int) {
        let record = self[place]
        func equals(_ places: some Sequence<Int>) -> Int {
            var equals = 0
            for other in places {
                guard self[other].instant == record.instant, other % 4096 != 0 || !isCancelled() else {
                    break
                }
                if self[other] == record { equals += 1 }
            }
            return equals
        }
        let before = equals(place + 1..<count)
        return (before, before + 1 + equals((0..<place).reversed()))
    }
}

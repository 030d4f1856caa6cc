extension CaseIterable where Self: Equatable {
    /// The case that stands some places further, round and round.
    func moved(by places: Int) -> Self {
        let all = Array(Self.allCases)
        guard let own = all.firstIndex(of: self) else { return self }
        let place = (own + places) % all.count
        return all[place < 0 ? place + all.count : place]
    }
}

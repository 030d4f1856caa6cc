/// Goes through the ids of many blocks in rising order, whatever the blocks' own order.
struct IDMerge {
    /// The next id of one list, and where it stands.
    private struct Head {
        var id: RecordID
        let list: Int
        var place: Int
    }

    /// Each in rising order, none empty; by falling first id.
    private let lists: [[RecordID]]

    /// So many lists have not been begun.
    private var waiting: Int

    /// A heap by the next id, of those begun.
    private var heads: [Head] = []

    private init(_ blocks: some Sequence<ScannedBlock>) {
        let lists = blocks.lazy.map { $0.idsGrow ? $0.ownIDs : $0.ownIDs.sorted() }.filter { !$0.isEmpty }
        self.lists = lists.sorted { $1[0] < $0[0] }
        waiting = self.lists.count
    }

    /// Tells whether any id stands twice; stops at the first.
    static func findsDuplicate(in blocks: some Sequence<ScannedBlock>) -> Bool {
        var merge = IDMerge(blocks)
        guard var last = merge.next() else { return false }
        while let id = merge.next() {
            if id == last { return true }
            last = id
        }
        return false
    }

    private mutating func next() -> RecordID? {
        while waiting > 0, heads.isEmpty || lists[waiting - 1][0] <= heads[0].id {
            waiting -= 1
            rise(Head(id: lists[waiting][0], list: waiting, place: 0))
        }
        guard var head = heads.first else { return nil }
        let id = head.id
        head.place += 1
        if head.place < lists[head.list].count {
            head.id = lists[head.list][head.place]
            sink(head)
        } else {
            let last = heads.removeLast()
            if !heads.isEmpty { sink(last) }
        }
        return id
    }

    /// Adds a head at its place in the heap.
    private mutating func rise(_ head: Head) {
        var place = heads.count
        heads.append(head)
        while place > 0, head.id < heads[(place - 1) / 2].id {
            heads[place] = heads[(place - 1) / 2]
            place = (place - 1) / 2
        }
        heads[place] = head
    }

    /// Puts a head in place of the first, and moves it to its place in the heap.
    private mutating func sink(_ head: Head) {
        var place = 0
        while 2 * place + 1 < heads.count {
            var child = 2 * place + 1
            if child + 1 < heads.count, heads[child + 1].id < heads[child].id { child += 1 }
            guard heads[child].id < head.id else { break }
            heads[place] = heads[child]
            place = child
        }
        heads[place] = head
    }
}

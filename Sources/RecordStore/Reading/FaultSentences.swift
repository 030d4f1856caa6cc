import Glibc

extension Fault {
    /// All that people read about faults.
    var sentences: (reason: String, remedy: String) {
        let name = field?.rawValue ?? "record"
        let demand = field?.demand ?? "as the format has it"
        switch kind {
        case .brokenJSON: return ("this is no JSON from here on", "correct the line or delete it")
        case .torn:
            return ("the last line stops too early", "complete it, or delete it if the answer is elsewhere")
        case .fused:
            return ("two records stand on one line; the whole ones are used", "put each on a line of its own")
        case .invalidUTF8: return ("these bytes are no character", "correct the line or delete it")
        case .tooLong: return ("the record is longer than 1 MiB", "shorten it")
        case .tooDeep: return ("values are nested more than 64 deep", "flatten them")
        case .notAnObject: return ("this is no JSON object", "delete it, or write it as {...}")
        case .conflictMarker: return ("a merge left its marker", "resolve the merge and delete the marker")
        case .missing: return ("\(name) is missing", "add \(name): \(demand)")
        case .wrongType, .outOfRange: return ("\(name) is not \(demand)", "correct \(name)")
        case .newerVersion: return ("the record needs a newer Earwheel", "update Earwheel")
        case .differentSameID:
            return (
                "an earlier record has the same id and other content; that one is used", "give one a new id"
            )
        case .oddTriedAnswer:
            return ("a tried answer is no interval; the rest is used", "correct triedAnswers")
        case .tooManyTries:
            return ("there are more than 24 tries; the first 24 are used", "nothing need be done")
        case .unknownDirection: return ("direction is not \(demand); the rest is used", "correct direction")
        case .ignoredValue: return ("\(name) is not \(demand); the rest is used", "correct \(name)")
        case .rounded: return ("\(name) is not whole; it is rounded", "correct \(name)")
        case .earlyDate:
            return ("date is years before all others; charts leave it out", "correct date if it is wrong")
        case .lateDate: return ("date is in the future; charts leave it out", "correct date")
        case .notAFile: return ("this is no regular file", "move it out of the store")
        case .gone:
            return ("the store is no longer there", "put it back under this name, and it is followed again")
        case .outOfMemory:
            return ("there is not enough memory to read this", "end other programs and try again")
        case .unreadable(let number):
            return (String(cString: strerror(number)), "see that the file is there and may be read")
        }
    }
}

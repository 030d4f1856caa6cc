/// Adds lines to the end of one file, so that they are on the disk when it returns.
package struct Appender: Sendable {
    /// Links are followed, a dangling one too.
    package let path: String

    package init(path: String) { self.path = path }

    /// What could not be done and did not keep the lines from being saved.
    package enum Warning: Hashable, Sendable {
        /// Another writer held the lock too long, or there can be no lock.
        case notLocked(path: String, reason: String)

        /// The file system cannot say when the bytes are on the disk.
        case notFlushed(path: String)
    }

    /// Appends lines, with a newline before them where the file lacks its last one.
    /// - Parameter compose: makes the lines when it is known which id was the last; it is called once.
    /// - Returns: what is worth a word; the lines are saved.
    /// - Throws: why they are not; the file is then as it was, as far as the system let it.
    package func append(_ compose: (_ lastID: RecordID?) -> [StoreLine]) throws(SaveError) -> [Warning] {
        var (file, lock, isNew) = try open()
        let lines = compose(try Tail(of: file).lastID).map { $0.text + "\n" }.joined()
        var isFlushed = true
        repeat {
            // Whoever did not wait for the lock, or had it too long, may have put another file in this one's place.
            if !file.isCurrent { file = try TargetFile(path: path) }
            do {
                isFlushed = try write(lines, to: file, lock)
            } catch  where file.isCurrent {
                throw error
            } catch {}
        } while !file.isCurrent
        if isNew { isFlushed = Disk.flushName(of: file.resolvedPath) && isFlushed }
        return warnings(lock, isFlushed: isFlushed)
    }

    /// - Returns: false where the file system cannot say when the lines are on the disk.
    private func write(_ lines: String, to file: TargetFile, _ lock: FileLock) throws(SaveError) -> Bool {
        try file.append(closed(lines, behind: file), isAlone: lock.isHeld)
        do { return try file.flush() } catch {
            // After a failed flush the system believes its pages clean: only new bytes through a new
            // descriptor tell anything. The same lines twice count once.
            let again = try TargetFile(path: path)
            try again.append(closed(lines, behind: again), isAlone: lock.isHeld)
            return try again.flush()
        }
    }

    private func closed(_ lines: String, behind file: TargetFile) throws(SaveError) -> [UInt8] {
        Array(((try Tail(of: file).isClosed ? "" : "\n") + lines).utf8)
    }

    /// Opens the target, then waits for the lock; whoever replaced the file meanwhile makes it open once more.
    private func open() throws(SaveError) -> (file: TargetFile, lock: FileLock, isNew: Bool) {
        var file = try TargetFile(path: path)
        let lock = FileLock(beside: file.resolvedPath)
        while !file.isCurrent { file = try TargetFile(path: path) }
        return (file, lock, try file.size() == 0)
    }

    private func warnings(_ lock: FileLock, isFlushed: Bool) -> [Warning] {
        var warnings: [Warning] = []
        if let refusal = lock.refusal { warnings.append(.notLocked(path: path, reason: refusal.text)) }
        if !isFlushed { warnings.append(.notFlushed(path: path)) }
        return warnings
    }
}

extension Appender.Warning {
    /// What happened and what it means, as one line.
    package var sentence: String {
        switch self {
        case .notLocked(let path, let reason):
            "saved without a lock (\(path): \(reason)); let no other program write to it at the same time"
        case .notFlushed(let path):
            "saved, but the file system of \(path) does not say when it is on the disk"
        }
    }
}

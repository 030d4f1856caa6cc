import Glibc

/// Puts a new version of a file into its place in one step.
struct Rewriting {
    /// Links resolved, so that they stay links.
    private let path: String

    /// The file as it was read.
    private let mark: FileMark

    /// Part of the names of old versions, which are no sources of a store.
    static let backupMark = ".before-repair"

    init(_ file: SourceFile) {
        mark = file.mark
        path = Path.resolved(file.path) ?? file.path
    }

    /// - Parameters:
    ///   - pieces: the new content, in order.
    ///   - keepsOld: the old version stays beside the new one.
    ///   - check: looks at the finished file before it gets the name; ends the rewriting by throwing.
    /// - Returns: where the old version is, or was.
    /// - Throws: why the file is as it was.
    func replace(
        with pieces: [[UInt8]], keepsOld: Bool = true,
        check: (_ path: String) throws(SaveError) -> Void = { (_) throws(SaveError) in }
    ) throws(SaveError) -> String {
        // Renaming needs no right to the file itself; a person who took it away meant something by it, for root too.
        guard try current().st_mode & 0o222 != 0 else { throw .refused(path: path, code: EACCES) }
        guard access(path, W_OK) == 0 else { throw .refused(path: path, code: errno) }
        let lock = FileLock(beside: path)
        if let refusal = lock.refusal { throw .refused(path: path, code: refusal.number) }
        let part: PartFile
        do { part = try PartFile(in: Path.folder(of: path), named: Path.name(of: path)) } catch {
            throw .refused(path: path, code: error.number)
        }
        defer { part.end() }
        try NewFile.write(pieces, to: part.descriptor, path: path)
        try takeOver(part.descriptor)
        _ = try Disk.flush(part.descriptor, path: path)
        try check(part.path)
        let old = try keepOld()
        guard rename(part.path, path) == 0 else { throw .refused(path: path, code: errno) }
        try takeLatecomers(from: old)
        Disk.flushName(of: path)
        if !keepsOld { unlink(old) }
        return old
    }

    /// Gives the new file the mode and, where that is allowed, the owner of the old one.
    private func takeOver(_ descriptor: Int32) throws(SaveError) {
        let status = try current()
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        guard fchmod(descriptor, status.st_mode & 0o777) == 0 else { throw .refused(path: path, code: errno) }
    }

    /// A second name for the old version; what changed since it was read is not replaced.
    private func keepOld() throws(SaveError) -> String {
        var number = 1
        var backup = path + Self.backupMark
        while link(path, backup) != 0 {
            guard errno == EEXIST else { throw .refused(path: backup, code: errno) }
            number += 1
            backup = "\(path)\(Self.backupMark)-\(number)"
        }
        guard FileMark(try current()) == mark else {
            unlink(backup)
            throw .changed(path: path)
        }
        return backup
    }

    /// What a program that did not wait for the lock has appended in the last moment comes along.
    func takeLatecomers(from old: String) throws(SaveError) {
        guard let file = try? SourceFile(path: old), file.size > mark.size else { return }
        let bytes = file.bytes(in: mark.size..<file.size)
        let new = try TargetFile(path: path)
        try new.append(bytes, isAlone: true)
        _ = try new.flush()
    }

    private func current() throws(SaveError) -> stat {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .refused(path: path, code: errno) }
        return status
    }
}

import Glibc

/// What the kernel says of processes.
enum ProcessStatus {
    /// Switches to another process that the threads of a process asked for: how often it woke up.
    static func voluntarySwitches(of process: pid_t) -> Int {
        names(in: "/proc/\(process)/task").reduce(0) { sum, thread in
            sum + (value("voluntary_ctxt_switches", in: "/proc/\(process)/task/\(thread)/status") ?? 0)
        }
    }

    /// Processor time so far, in seconds.
    static func processorTime(of process: pid_t) -> Double {
        let fields = text(of: "/proc/\(process)/stat").split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
            return 0
        }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Whether every thread waits in the kernel without a deadline, so that only something from outside can wake it.
    ///
    /// The third argument of the calls that a program waits in (`ppoll`, `poll`) is the deadline: a null pointer or -1
    /// where there is none. Source: proc(5), `/proc/pid/syscall`.
    static func sleepsForEver(_ process: pid_t) -> Bool {
        let threads = names(in: "/proc/\(process)/task")
        return !threads.isEmpty
            && threads.allSatisfy { thread in
                let call = text(of: "/proc/\(process)/task/\(thread)/syscall").split(separator: " ")
                return call.count > 3 && ["0x0", "0xffffffff", "0xffffffffffffffff"].contains(call[3])
            }
    }

    static func isStopped(_ process: pid_t) -> Bool {
        text(of: "/proc/\(process)/stat").split(separator: ")").last?.hasPrefix(" T") ?? false
    }

    /// The processes of a session that are still there; a program's session bears its own number.
    static func members(ofSession session: pid_t) -> [String] {
        names(in: "/proc").filter { name in
            guard Int(name) != nil else { return false }
            let fields =
                text(of: "/proc/\(name)/stat").split(separator: ")").last?.split(separator: " ") ?? []
            return fields.count > 3 && fields[3] == "\(session)" && fields[0] != "Z"
        }
    }

    private static func value(_ name: String, in path: String) -> Int? {
        text(of: path).split(separator: "\n").first { $0.hasPrefix(name + ":") }
            .flatMap { $0.split(whereSeparator: \.isWhitespace).last }.flatMap { Int($0) }
    }

    private static func names(in folder: String) -> [String] {
        guard let handle = opendir(folder) else { return [] }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    static func text(of path: String) -> String {
        guard let file = fopen(path, "r") else { return "" }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            if count == 0 { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }
}

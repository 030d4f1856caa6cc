import Glibc
import IntervalStatistics

/// What the clock on the wall says, at the local offset of the moment.
struct WallClock {
    /// Milliseconds since 1970-01-01T00:00Z.
    let instant: Int64

    /// Minutes east of Greenwich.
    let offset: Int16

    static func now() -> WallClock {
        var moment = timespec()
        clock_gettime(CLOCK_REALTIME, &moment)
        var local = tm()
        localtime_r(&moment.tv_sec, &local)
        return WallClock(
            instant: Int64(moment.tv_sec) * 1000 + Int64(moment.tv_nsec) / 1_000_000,
            offset: Int16(clamping: local.tm_gmtoff / 60))
    }

    var day: Day { Day(instant: instant, offset: offset) }

    /// As `NSLog` begins its lines: `2026-11-24 19:03:12.481 earwheel[2222:2222]`; the log is written on the main
    /// thread, whose number on Linux is that of the process.
    var stamp: String { "\(day) \(timeOfDay) earwheel[\(getpid()):\(getpid())]" }

    /// As `19:03:12.481`.
    var timeOfDay: String {
        let local = instant + Int64(offset) * 60_000
        let milliseconds = Int(((local % 86_400_000) + 86_400_000) % 86_400_000)
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(milliseconds / 3_600_000, 2)):\(padded(milliseconds / 60_000 % 60, 2))"
            + ":\(padded(milliseconds / 1000 % 60, 2)).\(padded(milliseconds % 1000, 3))"
    }
}

import Glibc
import IntervalStatistics

/// The clock on the wall.
enum WallClock {
    /// What it says, at the local offset of the moment.
    static func now() -> Moment {
        var moment = timespec()
        clock_gettime(CLOCK_REALTIME, &moment)
        return Moment(
            instant: Int64(moment.tv_sec) * 1000 + Int64(moment.tv_nsec) / 1_000_000,
            offset: offset(at: Int64(moment.tv_sec)))
    }

    /// Minutes east of Greenwich, here at an instant in seconds since 1970.
    static func offset(at seconds: Int64) -> Int16 {
        var time = time_t(seconds)
        var local = tm()
        localtime_r(&time, &local)
        return Int16(clamping: local.tm_gmtoff / 60)
    }

    /// As `NSLog` begins its lines: `2026-11-24 19:03:12.481 earwheel[2222:2222]`; the log is written on the main
    /// thread, whose number on Linux is that of the process.
    static var stamp: String {
        let moment = now()
        return "\(moment.day) \(moment.timeOfDay) earwheel[\(getpid()):\(getpid())]"
    }
}

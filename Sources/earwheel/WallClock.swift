import Glibc
import IntervalStatistics

/// The clock on the wall.
enum WallClock {
    /// What it says, at the local offset of the moment.
    static func now() -> Moment {
        var moment = timespec()
        clock_gettime(CLOCK_REALTIME, &moment)
        var local = tm()
        localtime_r(&moment.tv_sec, &local)
        return Moment(
            instant: Int64(moment.tv_sec) * 1000 + Int64(moment.tv_nsec) / 1_000_000,
            offset: Int16(clamping: local.tm_gmtoff / 60))
    }

    /// As `NSLog` begins its lines: `2026-11-24 19:03:12.481 earwheel[2222:2222]`; the log is written on the main
    /// thread, whose number on Linux is that of the process.
    static var stamp: String {
        let moment = now()
        return "\(moment.day) \(moment.timeOfDay) earwheel[\(getpid()):\(getpid())]"
    }
}

/// What can be wrong with a command line; texts are as they were typed.
package enum UsageError: Error, Equatable, Sendable {
    case unknownCommand(String)
    case unknownOption(String)
    case surplus(String, Command)
    case foreignOption(Option, Command)
    case conflict(Option, Option)
    case missingValue(Option)
    case missingOption(Option, Command)
    case missingOperand(Command)

    /// Where the value should stand, something stands that begins with a dash.
    case optionForValue(Option, String)

    case emptyValue(Option)
    case unexpectedValue(Option, String)
    case unknownValue(Option, String)

    /// No whole number of the option's range.
    case notANumber(Option, String)

    /// Longer than the number of entries that it may have.
    case tooMany(Option, Int)

    case malformedDate(Option, String)

    /// Of the right form, but not in the calendar.
    case unrealDate(Option, CalendarDay)

    case datesReversed(since: CalendarDay, until: CalendarDay)
}

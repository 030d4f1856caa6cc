/// What the world tells the program while it waits.
package enum Event: Equatable, Sendable {
    case key(Key)

    /// The first mouse button was pressed; column and row are 0-based cells.
    case press(column: Int, row: Int)

    /// The window has another size, or the screen must be laid out anew after a suspension.
    case resized

    /// Another thread has put something into the mailbox.
    case woken

    /// A library wrote this to standard error while the screen was ours.
    case complaint(String)

    /// The program must end: a signal asked for it, or (nil) the terminal is gone.
    case ended(signal: Int32?)
}

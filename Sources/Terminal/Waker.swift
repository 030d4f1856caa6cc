import CTerminal

/// Lets other threads end the main thread's wait; any number of calls before it looks gives one `.woken`.
package struct Waker: Sendable {
    package func wake() { ct_wake() }
}

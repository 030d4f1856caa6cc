import Testing

/// Everything that runs the real program; one test after the other, for time matters to some.
@Suite(.serialized) struct RealProgram {}

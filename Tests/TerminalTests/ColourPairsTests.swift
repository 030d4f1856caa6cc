import Testing

@Suite struct ColourPairsTests {}

import Testing

@testable import Drawing

@Suite struct RadarMarkerPicturesTests {
    init() throws { try #require(Locale.useUnicode()) }

    private let chart = RadarSample.chart(RadarSample.rates)

    @Test func `in ASCII lines look like their slopes`() {
        expectPicture(
            RadarSample.picture(chart, 80, 22, .ascii),
            #"""

                                             M3 70 % of 125

                            P4 95 % of 125    . .. .. .. .    m3 62 % of 125
                                           .@---    .     . .
                                        100  \ .----@\. . .  ..
                        TT 0 % of 125  ..  75.\.    . \\@---.  ..  M2 91 % of 125
                                      .. ..    \... .....   ----@.
                                     .   ... .50\\  . ..  . ... | .
                                    ..  .   ....25\.... ....   .| ..
                     P5 88 % of 125 .   .   .   ...\....   .   .|  . m2 83 % of 125
                                    . @\------------@.... .. ...@. .
                                    ..  \\\ .... ...... ....   .| ..
                                     .   ..\@.  ..  . ..  . ...  |.
                                      .. ..  \ ...--@--..    .---@
                       m6 55 % of 125  ..  . .@---  .  --@---- ..  P8 100 % of 125
                                         ..  . . .. ... . .  ..
                                           . .      .     . .
                            M6 66 % of 125    . .. .. .. .    M7 72 % of 125

                                             m7 50 % of 125

            """#)
    }

    @Test func `in quadrants it is the same chart`() {
        expectPicture(
            RadarSample.picture(chart, 80, 22, .block),
            """

                                             M3 70 % of 125

                            P4 95 % of 125    ▖ ▖▝ ▘▝ ▘▗ ▗    m3 62 % of 125
                                           ▗▟▄▄▖    ▌     ▐ ▖
                                        100 ▝▚▖▝▀▀▀██▖▝ ▗ ▖  ▝▗
                        TT 0 % of 125  ▖▘  75▘▜▖    ▘▝▀▚▟▄▖ ▖  ▝▗  M2 91 % of 125
                                      ▖▗ ▖▗    ▝▖▘▝ ▌▘▝▗▝ ▝▀▀▀▀▜█▗
                                     ▝   ▗▝▗ ▗50▝▄  ▖ ▖▘  ▖ ▖▘▖ ▌ ▘
                                    ▗▘  ▗   ▗▘▘▗ ▝▙▘▀▗▗ ▖▝▝▖   ▖▚ ▝▖
                     P5 88 % of 125 ▗▗▄▖▘   ▘   ▖▘▖▙▄▗▝▗   ▝   ▝▟▖ ▖ m2 83 % of 125
                                    ▝▝▀▀█▛▀▀▀▀▀▀▀▀▀▀▀▝▗▀▝ ▘▐ ▘▝▗▜▘ ▘
                                    ▝▖  ▝▝▀▄▄▖▖▝ ▘▘▖▄▝▝ ▘▗▗▘   ▘▝▖▗▘
                                     ▗   ▝▗▝▀▌  ▗▝  ▘ ▘▖  ▘ ▘▖▘  ▌▖
                                      ▘▝ ▘▝  ▝▖▘▘▖▗▄▄▖▗▝▝    ▘▝ ▄▙▖
                       m6 55 % of 125  ▘▖  ▝ ▖██▀▀▘ ▖▀▀▀▄▄▄▄▀▀▀▀▝▘ P8 100 % of 125
                                         ▘▖  ▝ ▘ ▖▗ ▘▖▗ ▝ ▘  ▗▝
                                           ▝ ▌      ▌     ▐ ▘
                            M6 66 % of 125    ▘ ▘▗ ▖▗ ▖▝ ▝    M7 72 % of 125

                                             m7 50 % of 125

            """)
    }
}

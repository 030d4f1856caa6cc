import Testing

@testable import Drawing

@Suite struct RadarClockPicturesTests {
    init() throws { try #require(Locale.useUnicode()) }

    @Test func `ranges are whiskers along the spokes`() {
        var chart = RadarSample.chart(RadarSample.rates)
        chart.orientation = .clock
        chart.showsRanges = true
        expectPicture(
            RadarSample.picture(chart, 80, 22),
            """

                                            P8 100 % of 125
                                                   ⢀⡀
                            M7 72 % of 125    ⡀ ⠄⠐⢀⠿⡿⢄⠂⠠ ⢀    m2 83 % of 125
                                           ⠠ ⡁  ⢀⡴⠋⠈⠉ ⠙⠢⣄ ⡀ ⠄
                                         ⠄⠁  ⢀⣠⡴⠋⠂⠈ ⠄⠁⠐ ⢀⢹⣿⣇ ⠈⠠
                       m7 50 % of 125  ⡀⠁  ⢀ ⠘⣿⡣    ⠂   ⢀⠉⠂ ⠑⠦⣀⠈⢀  M2 91 % of 125
                                      ⠄⠠ ⡀⠠  ⢰⠋⡀⠄⠂⠈ ⡁⠁⠐⠠⢀    ⠄⢬⣽⣿⠄
                                     ⠈   ⠠⠐⠠⢠⣼  ⠈⢀  ⠄ ⡀⠁  ⠄ ⠄⠂⠄⡟  ⠁
                                    ⢀⠁  ⠠  ⢀⠝⠟⠷⠁ ⠄⠄⠁⠊⠠⠠ ⡀⠐⠈⠄  ⡸⠄  ⠈⡀
                     M6 66 % of 125 ⠠   ⠂⣤⡴⡋⠂   ⠄⠁⠄⣠⣄⠠⠈⠠   ⠐⣀⣴⡃⠐   ⠄ m3 62 % of 125
                                    ⠐ ⠁⠈⠄⠛⢫⡃⠅⠈ ⠁⠊⡀⢀⡝⢻⡀⢀⠑⠈ ⠁⠨⠋⡟⠃⠠⠁⠈ ⠂
                                    ⠈⡀  ⠐  ⠱⣤⣠⡀⠈ ⢀⠎⡀⢄⠱⡀ ⠁⠠⢀⠂ ⡇ ⠂  ⢀⠁
                                     ⢀   ⠐⠠⠘⢿⠋  ⢠⠎  ⠂ ⠱⡄  ⠂⠰⢳⣷⡄   ⡀
                                      ⠂⠐ ⠁⠐ ⢸  ⣠⠃⠄⢀ ⡁50⠘⣄   ⢸⠉⠈ ⠂⠐
                       m6 55 % of 125  ⠁⡀  ⠈⠈⡆⡰⠁    ⠄   ⠈⢆⠠ ⡎  ⢀⠈  M3 70 % of 125
                                         ⠂⡀ ⣠⣿⡃⠁ ⠄⢀ ⠂⡀75⠈⠈⣦⣸ ⢀⠐
                                           ⠐⠉⠋      ⡁     ⠺⡿⠆
                            P5 88 % of 125    ⠁ ⠂⠠ ⠄⠠ 100⠈    P4 95 % of 125

                                             TT 0 % of 125

            """)
    }

    @Test func `chance is a ring`() {
        var chart = RadarSample.chart(RadarSample.rates)
        chart.orientation = .clock
        chart.chance = 0.25
        expectPicture(
            RadarSample.picture(chart, 60, 20),
            """

                                  P8 100 % of 125
                   M7 72 % of 125        ⣠⣄        m2 83 % of 125
                                   ⢀⠐ ⠁⠈⡠⠛⠛⠢⣄⠈ ⠂⡀
                                 ⠄⠁⠡  ⣠⠊ ⡀⢄ ⢀⠙⠢⣤⡄⠈⠠
                               ⠄⠁  ⠠⣶⣾⠁   ⠂   ⢁⠛⠓⠦⣀⠈⠠
             m7 50 % of 125  ⢀⠅⡀ ⡀⠐ ⡸ ⠄⡀ ⠄⡡ ⢀⠠   ⠂⠈⠑⣤⣤⡀  M2 91 % of 125
                            ⠐   ⡐⠠ ⢀⡇⠈⠐⢀  ⠄ ⡀⠂⠁⢀  ⠄⢂⡝⠉ ⠂
                            ⡁  ⠠  ⢀⠿⠟⢀ ⡠⠐⠐⠂⠂⢄ ⡀⠂⠌  ⣰⠁  ⢈
            M6 66 % of 125  ⠄  ⠠⣤⡴⠁⠄  ⢐⠁⠄⣠⣄⠠⠈⡂  ⠠ ⣤⡇⠄  ⠠  m3 62 % of 125
                            ⠃⠈ ⠑⠛⢣⠁⠊ ⠁⠨⡀⢀⡝⢫⡀⢀⠅⠈ ⠑⠈⢻⠃⠊ ⠁⠘
                            ⡁  ⠐  ⣱⣦⡀⠈ ⢑⠮⠠⠄⠵⡊ ⠁⠄⢂ ⢸ ⠂  ⢈
                            ⠠   ⠡⠐⠈⡏⠁⢀⢠⠎  ⠂ ⠱⡄⡀⠈ ⠰⣿⠆   ⠄
             m6 55 % of 125  ⠈⡂⠁ ⠁⠠⢸ ⣠⠃⠁ ⠂⡑50⠘⣄  ⢰⠁ ⠈⢐⠁  M3 70 % of 125
                               ⠂⡀  ⢸⡰⠁    ⠄   ⠈⢆⠂⡎ ⢀⠐
                                 ⠂⠐⢿⠗  ⠁ ⠁⠊ 75 ⠈⣾⡇⠐
                                   ⠈⠠ ⡀⢀ ⡀⣁ 100⠄⠉⠁
                   P5 88 % of 125                  P4 95 % of 125
                                   TT 0 % of 125

            """)
    }
}

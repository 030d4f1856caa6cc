import Testing

@testable import Drawing

@Suite struct LinePicturesTests {
    init() throws { try #require(Locale.useUnicode()) }

    private func expectPicture(
        _ chart: LineChart, _ columns: Int, _ rows: Int, _ marker: Marker, _ expected: String
    ) {
        DrawingTests.expectPicture(LineSample.surface(chart, columns, rows, marker).text, expected)
    }

    @Test func `a fortnight with a gap, marked`() {
        expectPicture(
            LineSample.chart(cursor: 8), 80, 22, .braille,
            """

                                                                                  ⣀
            100 ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠅ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁⡸⠿⠣⣄ ⠁ ⠁
                                                            ⠅                  ⢀⠜⠁   ⠙⠢⣤⣄
                                                            ⠅                 ⡰⠋       ⠙⠋
                                                           ⣤⣦⡄              ⣴⣾
                ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⠄ ⣨⠿⡿⠏⠒⠒⠲⣾⡦ ⠄ ⠄ ⠄ ⠄ ⡸⠁⠄ ⠄ ⠄ ⠄ ⠄ ⠄
                                                ⢸⣿⢄⣀    ⡠⠚⠁ ⠅    ⠈⡇         ⡇
                          ⣀⣀                        ⠉⠓⣿⡏    ⠅     ⢱        ⢸
                         ⢀⠟⠛⠉⠒⠒⢲⣶⡆                          ⠅     ⠈⡆       ⡎
               ⣠⣄       ⡴⠁                                  ⠅      ⢣      ⢠⠃
             50⠙⠋⠒⠤⣀⠁ ⡠⠊⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠅ ⠁ ⠁ ⠁⠸⡀ ⠁ ⠁ ⣸ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁ ⠁
                    ⠹⠿⠇                                     ⠅       ⡇     ⡇
                                                            ⠅       ⢸    ⢰⠁
                                                            ⠅       ⠈⡇   ⡜
                ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠇ ⠂ ⠂ ⠂ ⠂⢱⠂ ⢀⠇⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂
                               ⢀⣀⡀                    ⣀⣀   ⢰⣷⡆       ⠘⡄ ⢸        ⢰⣶⡆
                          ⣶⣶   ⢸⣿⡇              ⣤⣤    ⣿⣿   ⢸⣿⡇        ⢇⣀⡇   ⣿⣿   ⢸⣿⡇
               ⣀⣀   ⢸⣿⡇   ⣿⣿   ⢸⣿⡇              ⣿⣿    ⣿⣿   ⢸⣿⡇   ⣤⣤   ⢸⣰⠁   ⣿⣿   ⢸⣿⡇   ⣤⣤
              0⣿⣿⡀⡀⡀⣸⣿⡇⡀⡀⡀⣿⣿⡀⡀⡀⣸⣿⡇⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⣿⣿⡀⡀⡀⡀⣿⣿⡀⡀⡀⣸⣿⡇⡀⡀⡀⣿⣿⡀⡀⡀⢠⣿⡄⡀⡀⡀⣿⣿⡀⡀⡀⣸⣿⡇⡀⡀⡀⣿⣿
                                                                       ⠉
                   2 Nov      4 Nov      6 Nov            9 Nov           12 Nov     14 Nov
            """)
    }

    @Test func `before it rises it lies flat`() {
        var chart = LineSample.chart()
        chart.displayed = chart.flat
        expectPicture(
            chart, 60, 14, .braille,
            """

               ⠂ 100 ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂ ⠂




              ⣠⣄  ⢠⣤  ⢠⣤  ⢀⣤⡀          ⣠⣄  ⣠⣄  ⢠⣤  ⢀⣤⡀ ⢀⣤⡀  ⣤⡄  ⣤⡄  ⣠⣄
              ⠙⠋⠉⠉⠙⠛⠉⠉⠙⠛⠉⠉⠉⠛⠁⠁ ⠁ ⠁ ⠁ ⠁ ⠙⠋⠉⠉⠙⠋⠉⠉⠙⠛⠉⠉⠉⠛⠉⠉⠉⠛⠉⠉⠉⠛⠋⠉⠉⠛⠋⠉⠉⠙⠋


                          ⢠⣤⡄              ⣀⣀  ⣶⣶          ⢀⣀⡀  ⣶⣶
              ⣀⣀  ⣤⣤  ⢸⣿⡇ ⢸⣿⡇          ⣿⣿  ⣿⣿  ⣿⣿  ⢀⣀⡀ ⢰⣶⡆ ⢸⣿⡇  ⣿⣿  ⣀⣀
              ⠿⠿⠄⠄⠿⠿⠄⠄⠼⠿⠇⠄⠼⠿⠇⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠿⠿⠄⠄⠿⠿⠄⠄⠿⠿⠄⠄⠼⠿⠇⠄⠼⠿⠇⠄⠼⠿⠇⠄⠄⠿⠿⠄⠄⠿⠿
                 2 Nov   4 Nov   6 Nov    8 Nov  10 Nov   12 Nov  14 Nov
            """)
    }

    @Test func `in quadrants`() {
        expectPicture(
            LineSample.chart(), 60, 14, .block,
            """

               ▘ 100 ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▗█▙▄▘ ▘
                                                              ▟▀   ▀██
                                               ▄▙▄         ▗▟█
                                       ▄▄▖   ▄▞▀▘ ▀▀▜▘      ▛
                      ▄▙▄▄▗▄▖            ▝▀██▘      ▝▖     ▐
              ▄▄     ▄▀▘  ▀▀▘                        ▚     ▛
              ▀▀▀▚▄▄▀▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▘ ▝▖▘ ▘▐▘ ▘ ▘ ▘ ▘ ▘
                  ▝▀                                  ▚   ▞
                                                      ▝▖ ▗▘
                          ▗▄▖              ▄▄  ██      ▚ ▞ ▗▄▖  ██
              ▄▄  ▄▄  ▐█▌ ▐█▌          ██  ██  ██  ▗▄▖ ▝▄▘ ▐█▌  ██  ▄▄
              ██▖▖██▖▖▟█▌▖▟█▌▖▖▖▖▖▖▖▖▖▖██▖▖██▖▖██▖▖▟█▌▖▐█▌▖▟█▌▖▖██▖▖██
                 2 Nov   4 Nov   6 Nov    8 Nov  10 Nov   12 Nov  14 Nov
            """)
    }

    @Test func `in ASCII, with little room`() {
        expectPicture(
            LineSample.chart(cursor: 12), 40, 9, .ascii,
            #"""
              . 100 . . . . . . . . . . . . . .#\ .
                                             //| \@
                                   /@-@     @  |
                   @--@       @--@/    |    |  |
              @ .// . . . . . . . . . .|. .|. .|. .
               -@                       |  |   |
                      :          :  :   | |    |
              : :  :  :       :  :  : :  || :  |  :
              :.:..:..:.......:..:..:.:..@..:..:..:
            """#)
    }

    @Test func `one point, and none`() {
        expectPicture(
            LineSample.chart([0.75]), 30, 8, .braille,
            """
             ⢀ 100 ⢀ ⢀ ⢀ ⢀ ⢀ ⢀ ⢀ ⢀ ⢀ ⢀ ⢀

                          ⠿⠿

             ⠈ 50  ⠈ ⠈ ⠈ ⠈ ⠈ ⠈ ⠈ ⠈ ⠈ ⠈ ⠈
                          ⣀⣀
                          ⣿⣿
             ⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠉⠉⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈
            """)
        expectPicture(
            LineSample.chart([]), 30, 8, .braille,
            """
             ⢀ 100 ⢀ ⢀ ⢀ ⢀ ⢀ ⢀ ⢀ ⢀ ⢀ ⢀ ⢀



             ⠈ 50  ⠈ ⠈ ⠈ ⠈ ⠈ ⠈ ⠈ ⠈ ⠈ ⠈ ⠈


             ⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈⠈
            """)
    }

    @Test func `hardly any room`() {
        expectPicture(
            LineSample.chart([0, 1, 0.5]), 8, 3, .braille,
            """
               ⡼⠣⢄
             ⢠⠎   ⠉⠶
            ⣴⠁
            """)
    }
}

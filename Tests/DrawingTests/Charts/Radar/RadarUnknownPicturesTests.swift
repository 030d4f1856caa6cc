import Testing

@testable import Drawing

@Suite struct RadarUnknownPicturesTests {
    init() throws { try #require(Locale.useUnicode()) }

    /// A chart of which the first so many intervals are known.
    private func chart(known: Int) -> RadarChart {
        RadarSample.chart(RadarSample.rates.enumerated().map { $0.offset < known ? $0.element : nil })
    }

    @Test func `nothing known`() {
        expectPicture(
            RadarSample.picture(chart(known: 0), 44, 16),
            """
                                M3 –

                      P4 –   ⡀⠄⠠ ⠂⡐ ⠄⠠⢀   m3 –
                          ⢀⠐⠐   ⢀ ⠄⡀   ⠂⠂⡀
                        ⢀⠐  ⠠⠈⡠⡀⣀⡎⢱⣀⢀⢄⠁⠄  ⠂⡀
                  TT – ⠠⠐ ⡀⠂⡀⡼⠢⠊⠐⠈⠁⠂⠑⠔⢧⢀⠐⢀ ⠂⠄ M2 –
                       ⡁  ⠂⠪⡨⠂⡁⠈⠠⠄⠤⠄⠁⢈⠐⢅⠕⠐  ⢈
                 P5 – ⠠  ⠐⡠⠼⡀  ⠆⠡⠂⠒⠌⠰  ⢀⠧⢄⠂  ⠄ m2 –
                      ⠐⠈ ⠡⠑⢲⠁⠈ ⠇⡘⠄⠤⢃⠸ ⠁⠈⡖⠊⠌ ⠁⠂
                       ⡁  ⠄⢔⢑⠄⡁⢀⠐⠂⠒⠂⡀⢈⠠⡊⡢⠠  ⢈
                  m6 – ⠐⠠ ⠁⠄⠉⢓⠔⢄⠠⢀⡀⠄⡠⠢⡞⠈⠠⠈ ⠄⠂ P8 –
                        ⠈⠠  ⠐⢀⠑⠁⠉⢇⡸⠉⠈⠊⡀⠂  ⠄⠁
                          ⠈⠠⠠   ⠈ ⠂⠁   ⠄⠄⠁
                      M6 –   ⠁⠂⠐ ⠄⠡ ⠂⠐⠈   M7 –

                                m7 –
            """)
    }

    @Test func `one known`() {
        expectPicture(
            RadarSample.picture(chart(known: 1), 44, 16),
            """
                                M3 –

                      P4 –   ⡀⠄⠠ ⠂⡐ ⠄⠠⢀   m3 –
                          ⢀⠐⠐   ⢀ ⠄⡀   ⠂⠂⡀
                        ⢀⠐  ⠠⠈⡠⡀⣀⡎⢱⣀⢀⢄⠁⠄  ⠂⡀
                  TT – ⠠⠐ ⡀⠂⡀⡼⠢⠊⠐⠈⠁⠂⠑⠔⢧⢀⠐⢀ ⠂⠄ M2 –
                       ⡁  ⠂⠪⡨⠂⡁⠈⠠⠄⠤⠄⠁⢈⠐⢅⠕⡀  ⢈
                 P5 – ⠠  ⠐⡠⠼⡀  ⠆⠡⠂⠒⠌⠰  ⠂ ⠙⢠⣤ ⠄ m2 83 %
                      ⠐⠈ ⠡⠑⢲⠁⠈ ⠇⡘⠄⠤⢃⠸ ⠁⠌ ⣠⠘⠛⠁⠂
                       ⡁  ⠄⢔⢑⠄⡁⢀⠐⠂⠒⠂⡀⢈⠠⡊⡢⠁  ⢈
                  m6 – ⠐⠠ ⠁⠄⠉⢓⠔⢄⠠⢀⡀⠄⡠⠢⡞⠈⠠⠈ ⠄⠂ P8 –
                        ⠈⠠  ⠐⢀⠑⠁⠉⢇⡸⠉⠈⠊⡀⠂  ⠄⠁
                          ⠈⠠⠠   ⠈ ⠂⠁   ⠄⠄⠁
                      M6 –   ⠁⠂⠐ ⠄⠡ ⠂⠐⠈   M7 –

                                m7 –
            """)
    }

    @Test func `two known`() {
        expectPicture(
            RadarSample.picture(chart(known: 2), 44, 16),
            """
                                M3 –

                      P4 –   ⡀⠄⠠ ⠂⡐ ⠄⠠⢀   m3 –
                          ⢀⠐⠐   ⢀ ⠄⡀   ⠂⠂⡀
                        ⢀⠐  ⠠⠈⡠⡀⣀⡎⢱⣀⢀⢄⠁⠄  ⠂⡀
                  TT – ⠠⠐ ⡀⠂⡀⡼⠢⠊⠐⠈⠁⠂⠑⠔⠁⠈⠒⢀⣿⡇⠄ M2 91 %
                       ⡁  ⠂⠪⡨⠂⡁⠈⠠⠄⠤⠄⠁⢈ ⠄⠁⠐⠘⡄⢈
                 P5 – ⠠  ⠐⡠⠼⡀  ⠆⠡⠂⠒⠌⠰  ⠂  ⢠⣧ ⠄ m2 83 %
                      ⠐⠈ ⠡⠑⢲⠁⠈ ⠇⡘⠄⠤⢃⠸ ⠁⠌ ⣠⠘⠛⠁⠂
                       ⡁  ⠄⢔⢑⠄⡁⢀⠐⠂⠒⠂⡀⢈⠠⡊⡢⠁  ⢈
                  m6 – ⠐⠠ ⠁⠄⠉⢓⠔⢄⠠⢀⡀⠄⡠⠢⡞⠈⠠⠈ ⠄⠂ P8 –
                        ⠈⠠  ⠐⢀⠑⠁⠉⢇⡸⠉⠈⠊⡀⠂  ⠄⠁
                          ⠈⠠⠠   ⠈ ⠂⠁   ⠄⠄⠁
                      M6 –   ⠁⠂⠐ ⠄⠡ ⠂⠐⠈   M7 –

                                m7 –
            """)
    }

    @Test func `all but one known`() {
        expectPicture(
            RadarSample.picture(chart(known: 11), 44, 16),
            """
                              M3 70 %

                   P4 95 %  ⢀⡀⠄⠠ ⠂⡐ ⠄⠠⢀   m3 62 %
                          ⢀⠐⢿⡷⠤⢄⣀⣀⣀⡀   ⠂⠂⡀
                        ⢀⠐  ⠠⠙⡄  ⠛⠛⠢⢄⣤⡀⠄  ⠂⡀
                TT 0 % ⠠⠐ ⡀⠂  ⠘⢆⠐ ⡁⠂⠈⠛⠉⠉⠑⠒⣿⡇⠄ M2 91 %
                       ⡁  ⠂⠈⠠ ⡁⠈⢆⠄⠤⠄⠁⢈ ⠄⠁⠐⠘⡄⢈
              P5 88 % ⠠⢠⣤⠐  ⠐  ⠆⠈⣣⣄⠌⠰  ⠂  ⢠⣧ ⠄ m2 83 %
                      ⠐⠘⠛⠫⢍⠉⠉⠉⠉⠉⠉⠙⠋⢃⠸ ⠁⠌ ⣠⠘⠛⠁⠂
                       ⡁  ⠄⠙⣿⡇⡁⢀⠐⠂⠒⠂⡀⢈⠠⡊⡢⠁  ⢈
               m6 55 % ⠐⠠ ⠁⠄ ⢳⣀⠄⣀⣴⣦⠄⠠ ⢠⠊⠠⠈ ⠄⠂ P8 –
                        ⠈⠠  ⠐⠸⠿⠉ ⠈⠁⠉⠑⢾⡷⠂  ⠄⠁
                          ⠈⠠⠠   ⠈ ⠂⠁   ⠄⠄⠁
                   M6 66 %   ⠁⠂⠐ ⠄⠡ ⠂⠐⠈   M7 72 %

                              m7 50 %
            """)
    }

    @Test func `in ASCII unknown dots are hollow and their edges dashed`() {
        let values = RadarSample.rates.enumerated().map { $0.offset % 4 == 1 ? nil : $0.element }
        let chart = RadarSample.chart(values)
        expectPicture(
            RadarSample.picture(chart, 60, 20, .ascii),
            #"""

                                   M3 70 % of 125
                   P4 95 % of 125                  m3 62 % of 125
                                   ..100 .. .. ..
                                 ..@---. .. .   ...
                               ..  |.. ---@\  ...  ..
                       TT -  ... .|   .50.. \\@\ .. ...  M2 -
                            .   ..o ....  . ....\o..   .
                            .  . / ... .25... ...  \.  .
            P5 88 % of 125  .  /   .  ........  .  \.  .  m2 83 % of 125
                            .@\\. .. .......... .. ..@..
                            .  .\\\@.. ...... ...   .| .
                            .   ..  \...  . ....  ..  |.
             m6 55 % of 125  ... .. \ .. .. ..   ..---@  P8 100 % of 125
                               ..  ..@ -- o --.@---..
                                 ...   . .. .   ...
                                   .. .. .. .. ..
                   M6 66 % of 125                  M7 72 % of 125
                                        m7 -

            """#)
    }
}

import Testing

@testable import IntervalStatistics

struct IntervalNameTests {
    /// A column for each way to name the intervals from 1 semitone on, as other programs' data has them.
    static let columns = [
        "m2 M2 m3 M3 P4 TT P5 m6 M6 m7 M7 P8",
        "minor_second major_second minor_third major_third perfect_fourth tritone perfect_fifth minor_sixth"
            + " major_sixth minor_seventh major_seventh perfect_octave",
        "minor_2nd major_2nd minor_3rd major_3rd perfect_4th Augmented_Fourth perfect_5th minor_6th major_6th"
            + " minor_7th major_7th octave",
        "minor2nd major2nd minor3rd major3rd perfect4th tritone perfect5th minor6th major6th minor7th major7th octave",
        "min2 maj2 min3 maj3 p4 tt p5 min6 maj6 min7 maj7 p8",
        "短2度 長2度 短3度 長3度 完全4度 増4度/減5度 完全5度 短6度 長6度 短7度 長7度 完全8度",
        "kleine_Sekunde große_Sekunde kleine_Terz große_Terz reine_Quarte Tritonus reine_Quinte kleine_Sexte"
            + " große_Sexte kleine_Septime große_Septime reine_Oktave",
        "seconde_mineure seconde_majeure tierce_mineure tierce_majeure quarte_juste triton quinte_juste"
            + " sixte_mineure sixte_majeure septième_mineure septième_majeure octave_juste",
        "segunda_menor segunda_mayor tercera_menor tercera_mayor cuarta_justa tritono quinta_justa sexta_menor"
            + " sexta_mayor séptima_menor séptima_mayor octava_justa",
    ]

    @Test(arguments: columns) func `Every name of the table reads back`(column: String) {
        let names = column.split(separator: " ").map { name in
            String(name.map { $0 == "_" ? " " : $0 })
        }
        #expect(names.map { IntervalName.semitones($0) } == (1...12).map { UInt8($0) })
    }

    @Test func `No two intervals share a name, in a language or across languages`() {
        var owners: [String: Set<Int>] = [:]
        for language in NameLanguage.allCases {
            #expect(language.names.count == 13)
            for (semitones, names) in language.names.enumerated() {
                for name in names {
                    owners[name, default: []].insert(semitones)
                    #expect(IntervalName.semitones(name) == UInt8(semitones), "\(name)")
                }
            }
        }
        #expect(owners.count > 150 && owners.allSatisfy { $0.value.count == 1 })
    }

    @Test func `Case counts between m and M only`() {
        #expect(IntervalName.semitones("m2") == 1 && IntervalName.semitones("M2") == 2)
        #expect(IntervalName.semitones("m7") == 10 && IntervalName.semitones("M7") == 11)
        for name in ["Minor Third", "MINOR THIRD", "minor third", "Min3", "KLEINE TERZ", "Tierce Mineure"] {
            #expect(IntervalName.semitones(name) == 3, "\(name)")
        }
        #expect(IntervalName.semitones("p5") == 7 && IntervalName.semitones("tT") == 6)
    }

    @Test func `Signs, quotes, blanks and compositions are understood`() {
        for name in [
            "b3", "♭3", "“Minor Third”", "\"m3\"", "  minor \t third ", "‘b3’", "minor-third", "短３度", "短三度",
        ] {
            #expect(IntervalName.semitones(name) == 3, "\(name)")
        }
        for name in ["#4", "♯4", "b5", "♭5", "A4", "d5", "Augmented Fourth", "diminished 5th", "増4度", "減5度"] {
            #expect(IntervalName.semitones(name) == 6, "\(name)")
        }
        for name in ["u\u{308}berma\u{308}ßige Quarte", "übermässige Quarte", "tri\u{301}tono"] {
            #expect(IntervalName.semitones(name) == 6, "\(name)")
        }
        #expect(IntervalName.semitones("septie\u{300}me mineure") == 10)
        #expect(
            IntervalName.semitones("grosse Sekunde") == 2
                && IntervalName.semitones("se\u{301}ptima mayor") == 11)
    }

    @Test func `Digits alone are semitones`() {
        for size in UInt8(0)...24 { #expect(IntervalName.semitones(" \(size) ") == size) }
        #expect(IntervalName.semitones("5") == 5 && IntervalName.semitones("P5") == 7)
        for name in ["25", "256", "999999999999999999999", "-5", "+5", "5.0", "1 2", "1-2"] {
            #expect(IntervalName.semitones(name) == nil, "\(name)")
        }
    }

    @Test func `Unison is known, other texts are not`() {
        for name in [
            "P1", "perfect unison", "unison", "完全1度", "reine Prime", "unisson", "unísono", "uni\u{301}sono",
        ] {
            #expect(IntervalName.semitones(name) == 0, "\(name)")
        }
        for name in [
            "", " ", "“”", "m", "M", "m1", "m4", "P6", "-m2", "second", "None", "minor chord", "m2 M2",
            "minor ninth",
        ] {
            #expect(IntervalName.semitones(name) == nil, "\(name)")
        }
    }
}

/// A way to name intervals; `short` is the one in which case counts.
enum NameLanguage: CaseIterable {
    case short, degrees, english, japanese, german, french, spanish

    /// The names of 0 to 12 semitones, in lower case except for `short`.
    var names: [[String]] {
        switch self {
        case .short:
            [[], ["m2"], ["M2"], ["m3"], ["M3"], [], [], [], ["m6"], ["M6"], ["m7"], ["M7"], []]
        case .degrees:
            [[], ["b2"], [], ["b3"], [], [], ["#4", "b5", "tt"], [], ["b6"], [], ["b7"], [], []]
        case .english: Self.englishNames
        case .japanese: Self.japaneseNames
        case .german:
            [
                ["reine Prime", "Prime"], ["kleine Sekunde"], ["große Sekunde"], ["kleine Terz"],
                ["große Terz"], ["reine Quarte"],
                ["Tritonus", "übermäßige Quarte", "verminderte Quinte"], ["reine Quinte"],
                ["kleine Sexte"], ["große Sexte"], ["kleine Septime"], ["große Septime"],
                ["reine Oktave", "Oktave"],
            ].map(Self.withoutSharpS)
        case .french:
            [
                ["unisson", "unisson juste"], ["seconde mineure"], ["seconde majeure"], ["tierce mineure"],
                ["tierce majeure"], ["quarte juste"], ["triton", "quarte augmentée", "quinte diminuée"],
                ["quinte juste"], ["sixte mineure"], ["sixte majeure"], ["septième mineure"],
                ["septième majeure"], ["octave juste", "octave"],
            ]
        case .spanish:
            [
                ["unísono", "unísono justo"], ["segunda menor"], ["segunda mayor"], ["tercera menor"],
                ["tercera mayor"], ["cuarta justa"],
                ["tritono", "trítono", "cuarta aumentada", "quinta disminuida"], ["quinta justa"],
                ["sexta menor"], ["sexta mayor"], ["séptima menor"], ["séptima mayor"],
                ["octava justa", "octava"],
            ]
        }
    }

    /// Adds the spelling with ss, and writes all in lower case.
    private static func withoutSharpS(_ names: [String]) -> [String] {
        names.map { $0.lowercased() }.flatMap { name in
            let spelled = name.split(separator: "ß", omittingEmptySubsequences: false).joined(separator: "ss")
            return spelled == name ? [name] : [name, spelled]
        }
    }

    private static let englishNames = [
        perfect("unison", "1st", "1") + ["unison"], minor("second", "2nd", "2"), major("second", "2nd", "2"),
        minor("third", "3rd", "3"), major("third", "3rd", "3"), perfect("fourth", "4th", "4"),
        ["tritone"] + names(["augmented", "aug", "a"], ["fourth", "4th", "4"])
            + names(["diminished", "dim", "d"], ["fifth", "5th", "5"]),
        perfect("fifth", "5th", "5"), minor("sixth", "6th", "6"), major("sixth", "6th", "6"),
        minor("seventh", "7th", "7"), major("seventh", "7th", "7"),
        perfect("octave", "8th", "8") + perfect("eighth") + ["octave"],
    ]

    private static func minor(_ sizes: String...) -> [String] { names(["minor", "min"], sizes) }
    private static func major(_ sizes: String...) -> [String] { names(["major", "maj"], sizes) }
    private static func perfect(_ sizes: String...) -> [String] { names(["perfect", "perf", "p"], sizes) }

    private static func names(_ qualities: [String], _ sizes: [String]) -> [String] {
        qualities.flatMap { quality in sizes.map { quality + " " + $0 } }
    }

    private static let japaneseNames = [
        ["完全1度", "ユニゾン"], ["短2度"], ["長2度"], ["短3度"], ["長3度"], ["完全4度"],
        ["増4度/減5度", "増4度", "減5度", "三全音", "トライトーン"], ["完全5度"], ["短6度"], ["長6度"], ["短7度"],
        ["長7度"], ["完全8度", "オクターブ"],
    ]
}

// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func room(_ name: String, knows others: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: others, swiftSettings: strict)
}

func tests(
    _ name: String, knows others: [Target.Dependency], resources: [Resource] = [],
    without files: [String] = []
) -> Target {
    .testTarget(
        name: name, dependencies: others, exclude: files, resources: resources, swiftSettings: strict)
}

let package = Package(
    name: "Earwheel",
    products: [.executable(name: "earwheel", targets: ["earwheel"])],
    targets: [
        room("IntervalStatistics"),
        room("Animation"),
        .target(name: "CWidth"),
        room("Drawing", knows: ["Animation", "CWidth"]),
        room("Events"),
        .target(
            name: "CRecordScanner",
            cxxSettings: [.treatAllWarnings(as: .error)],
            linkerSettings: [.linkedLibrary("simdjson")]),
        .target(name: "CChild", cSettings: [.treatAllWarnings(as: .error)]),
        .target(name: "CFileSystem", cSettings: [.treatAllWarnings(as: .error)]),
        .target(
            name: "CSQLite",
            cSettings: [.treatAllWarnings(as: .error)],
            // The archive, because looking for a shared library at every start would cost more than it saves.
            linkerSettings: [.linkedLibrary(":libsqlite3.a"), .linkedLibrary("m")]),
        room("Encoding"),
        room(
            "RecordStore",
            knows: ["IntervalStatistics", "Encoding", "CRecordScanner", "CFileSystem", "CSQLite"]),
        room("Interface", knows: ["IntervalStatistics", "Animation", "Drawing", "Events"]),
        .target(
            name: "CTerminal",
            cSettings: [.treatAllWarnings(as: .error)],
            linkerSettings: [.linkedLibrary("ncursesw")]),
        room("Terminal", knows: ["Drawing", "Events", "CTerminal"]),
        room("Arguments"),
        .executableTarget(
            name: "earwheel",
            dependencies: [
                "IntervalStatistics", "Animation", "Drawing", "Events", "RecordStore", "Interface",
                "Terminal", "Arguments", "CChild",
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "CountWithSimdjson", path: "Bench/CountWithSimdjson",
            cxxSettings: [.treatAllWarnings(as: .error)],
            linkerSettings: [.linkedLibrary("simdjson")]),
        .executableTarget(
            name: "RecordAnswers", dependencies: ["RecordStore", "IntervalStatistics"],
            path: "Bench/RecordAnswers",
            swiftSettings: strict),

        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        tests("IntervalStatisticsTests", knows: ["IntervalStatistics", "TestSupport"]),
        tests("EncodingTests", knows: ["Encoding"]),
        tests("AnimationTests", knows: ["Animation"]),
        tests("DrawingTests", knows: ["Drawing", "Animation", "TestSupport"]),
        tests(
            "RecordStoreTests",
            knows: [
                "RecordStore", "IntervalStatistics", "Encoding", "CRecordScanner", "CSQLite", "TestSupport",
            ],
            resources: [.copy("Cases")]),
        tests(
            "InterfaceTests", knows: ["Interface", "IntervalStatistics", "Animation", "Drawing", "Events"]),
        tests("TerminalTests", knows: ["Terminal", "Drawing", "Events", "TestSupport"]),
        tests("ArgumentsTests", knows: ["Arguments", "TestSupport"]),
        tests("RepositoryTests", knows: ["Arguments", "Interface", "Drawing", "IntervalStatistics"]),
        .systemLibrary(
            name: "CVTerm", path: "Tests/CVTerm", pkgConfig: "vterm"),
        .target(name: "CPseudoTerminal", dependencies: ["CVTerm"], path: "Tests/CPseudoTerminal"),
        tests("ProgramTests", knows: ["CPseudoTerminal", "Arguments", "TestSupport"], without: ["count.py"]),
    ],
    cxxLanguageStandard: .cxx17
)

import Testing

@testable import Animation

@Suite struct AnimationGroupTests {
    private let zoom = Zoom(duration: 1, level: 3)
    private let move = Move(duration: 0.5, axis: .x, step: 8)
    private let turn = Rotate(duration: 1, angle: 4, repeats: .once)

    @Test func `all play at once`() {
        let group = AnimationGroup([zoom, move, turn])
        #expect(group.transform(at: 0) == .identity)
        #expect(group.transform(at: 0.5) == Transform(x: 8, rotation: 2, scale: 2))
        #expect(group.transform(at: 0.75) == Transform(x: 4, rotation: 3, scale: 2.5))
        #expect(group.transform(at: 1.5) == Transform(rotation: 4, scale: 2))
        #expect(group.transform(at: 2) == Transform(rotation: 4))
    }

    @Test func `two that do the same add up`() {
        let group = AnimationGroup([zoom, zoom, move, move])
        #expect(group.transform(at: 0.5) == Transform(x: 16, scale: 4))
    }

    @Test func `it is as long as the longest`() {
        #expect(AnimationGroup([move, zoom, turn]).length == 2)
        #expect(AnimationGroup([move]).length == 1)
        #expect(AnimationGroup([]).length == 0)
        #expect(AnimationGroup([]).transform(at: 1) == .identity)
        let spinner = Rotate(duration: 1, angle: 1, repeats: .forever)
        #expect(AnimationGroup([zoom, spinner]).length == nil)
    }

    @Test func `a group may hold groups`() {
        let group = AnimationGroup([AnimationGroup([zoom]), AnimationGroup([move, turn])])
        #expect(group.length == 2)
        #expect(group.transform(at: 0.5) == Transform(x: 8, rotation: 2, scale: 2))
    }
}

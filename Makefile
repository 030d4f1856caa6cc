# make run    builds Earwheel and opens its dashboard; ARGS="--demo" hands it arguments
# make test   builds it and runs every test
# make test-long takes the time that make test does not: 200 kills, 8 × 1,000 appends, ten minutes of fuzzing
# make bench  measures it beside other programs; ARGS=--strict fails where a target is missed
# make lint   checks format and structure; make format mends the format

PROGRAM = .build/release/earwheel

# Names of functions and places are left out, 14 of 31 MB; make build STRIP= keeps them, at the same addresses.
STRIP = -Xlinker -s
SWIFT_FILES = Package.swift Sources Tests
ARGS =

.PHONY: run build test test-long bench lint format set-up

run: build
	@$(PROGRAM) $(ARGS)

build: set-up
	@swift build -c release --static-swift-stdlib $(STRIP)

test: build
	@EARWHEEL_PROGRAM="$(CURDIR)/$(PROGRAM)" swift test --disable-xctest

test-long: build
	@EARWHEEL_LONG=1 EARWHEEL_PROGRAM="$(CURDIR)/$(PROGRAM)" swift test --disable-xctest
	@Scripts/fuzz 600

bench: build
	@python3 -B Bench/bench.py $(ARGS)

lint: set-up
	@swift format lint --strict --recursive --configuration .swift-format $(SWIFT_FILES)
	@Scripts/check-arrows
	@Scripts/check-habits

format: set-up
	@swift format --in-place --recursive --configuration .swift-format $(SWIFT_FILES)

set-up:
	@Scripts/set-up

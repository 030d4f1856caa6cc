"""Counts the figures of a record file anew, and compares them with `earwheel stats --json` on standard input.

count.py RECORDS < figures.json prints every difference, to the last digit, and ends with 1 if there is any.
"""
import json
import statistics
import sys

NAMES = ["m2", "M2", "m3", "M3", "P4", "TT", "P5", "m6", "M6", "m7", "M7", "P8"]
Z = 1.959963984540054
records = [json.loads(line) for line in open(sys.argv[1])]


def first(record):
    tried = record["triedAnswers"]
    return tried[0] if tried else record["correctAnswer"] if record["isCorrect"] else None


def tally(numbers):
    return {NAMES[n - 1]: numbers.count(n) for n in set(numbers)}


def wilson(p, n):
    shrink = 1 + Z * Z / n
    centre = (p + Z * Z / (2 * n)) / shrink
    half = Z / shrink * (p * (1 - p) / n + Z * Z / (4 * n * n)) ** 0.5
    return [centre - half, centre + half]


def figures(semitones):
    asked = [r for r in records if r["correctAnswer"] == semitones]
    correct = sum(r["isCorrect"] for r in asked)
    named = [r for r in records if first(r) == semitones]
    times = [r["timeTook"] for r in asked if r["timeTook"]]
    return {
        "interval": NAMES[semitones - 1],
        "semitones": semitones,
        "count": len(asked),
        "correctCount": correct,
        "correctRate": correct / len(asked),
        "rateInterval": wilson(correct / len(asked), len(asked)),
        "timeTookAverage": sum(times) / len(times),
        "timeTookMedian": statistics.median(r["timeTook"] for r in asked if r["timeTook"] and r["isCorrect"]),
        "precision": sum(r["correctAnswer"] == semitones for r in named) / len(named),
        "triedAnswers": tally([n for r in asked for n in r["triedAnswers"]]),
        "firstAnswers": tally([first(r) for r in asked]),
    }


def differences(place, counted, told):
    if isinstance(counted, dict):
        keys = set(counted) | set(told)
        return [d for k in keys for d in differences(f"{place}.{k}", counted.get(k), told.get(k))]
    if isinstance(counted, list) and len(counted) == len(told):
        return [d for i, c in enumerate(counted) for d in differences(f"{place}[{i}]", c, told[i])]
    return [] if counted == told else [f"{place}: counted {counted}, told {told}"]


counted = {
    "records": len(records),
    "reported": 0,
    "outside": 0,
    "correctRate": sum(r["isCorrect"] for r in records) / len(records),
    "intervals": [figures(n) for n in range(1, 13)],
}
found = differences("", counted, json.load(sys.stdin))
print("\n".join(found) if found else f"{len(records)} records, no difference")
sys.exit(1 if found else 0)

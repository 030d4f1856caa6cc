"""Counts the answers of a file of records with Python's `json`: a line an interval, semitones, answers, right ones."""

import json
import sys

answers, right = [0] * 25, [0] * 25
with open(sys.argv[1], "rb") as lines:
    for line in lines:
        record = json.loads(line)
        answers[record["correctAnswer"]] += 1
        right[record["correctAnswer"]] += record["isCorrect"]
for asked, count in enumerate(answers):
    if count:
        print(asked, count, right[asked])

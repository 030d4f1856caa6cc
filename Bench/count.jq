# Counts the answers of a file of records: a line an interval, semitones, answers, right ones.
# Run with --null-input and --raw-output; one record at a time, so that memory stays small.
reduce inputs as $record ([];
    .[$record.correctAnswer] |= [(.[0] // 0) + 1, (.[1] // 0) + (if $record.isCorrect then 1 else 0 end)])
| to_entries[] | select(.value) | "\(.key) \(.value[0]) \(.value[1])"

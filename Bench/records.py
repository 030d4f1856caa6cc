"""Records of a learner who practises most evenings, as lines of a store: records.py COUNT [SEED] > FILE

The same seed gives the same bytes with any Python 3, and a smaller count the beginning of a larger one.
Only `random()` and `getrandbits()` are drawn from, because the other methods of `Random` may change."""

import datetime
import itertools
import math
import random
import statistics
import sys

# How often each interval is asked, and how often its first answer is wrong at first.
ERRORS = {1: .30, 2: .26, 3: .38, 4: .30, 5: .18, 6: .55, 7: .14, 8: .66, 9: .50, 10: .56, 11: .44, 12: .08}
HARDER = {"ascending": 1.0, "descending": 1.3, "harmonic": 1.5}
FIRST_DAY = datetime.date(2008, 1, 1)
ANSWERS_A_SESSION = 200
STEPS = 1024
REPLAYS = [',"replays":1'] * 13 + [',"replays":2'] * 3


def answer_times():
    """Milliseconds to a first answer, evenly spread over a log-normal distribution."""
    curve = statistics.NormalDist(0.85, 0.4)
    return [240 + round(1000 * math.exp(curve.inv_cdf((step + 0.5) / STEPS))) for step in range(STEPS)]


def weighted(weights, size):
    """A list to draw from evenly, in which each key stands as its weight says."""
    total = sum(weights.values())
    return [key for key, weight in weights.items() for _ in range(round(size * weight / total))]


def confusions(asked):
    """Wrong answers to draw from: near sizes, and the inversion."""
    weights = {answer: 1 / (1 + (answer - asked) ** 2) for answer in ERRORS if answer != asked}
    if 12 - asked in weights:
        weights[12 - asked] += 0.4
    return weighted(weights, 256)


TIMES = answer_times()
ASKED = weighted({interval: 0.5 + rate for interval, rate in ERRORS.items()}, 256)
CONFUSIONS = {interval: confusions(interval) for interval in ERRORS}


def sessions(draw):
    """Date, offset and start in milliseconds of the day, of one session after the other."""
    day = FIRST_DAY
    while True:
        day += datetime.timedelta(days=1)
        if draw() >= 0.2:
            hours_east = 2 if 4 <= day.month <= 10 else 1
            yield day, hours_east, int((17.5 + 3 * draw()) * 3_600_000)


def tries(asked, chance, draw):
    """The answers to one question, the last being the right one."""
    given = []
    while len(given) < 4 and draw() < chance:
        wrong = CONFUSIONS[asked]
        given.append(wrong[int(draw() * len(wrong))])
        chance *= 0.6
    return given + [asked]


def session_lines(session, skill, chance):
    """The lines of one session; `skill` falls from 1 and scales the errors."""
    draw, bits = chance.random, chance.getrandbits
    day, hours_east, time = session
    midnight = (day.toordinal() - 719_163) * 86_400_000 - hours_east * 3_600_000
    direction = ("ascending", "descending", "harmonic")[int(draw() * 3)]
    harder = HARDER[direction] * skill
    for _ in range(ANSWERS_A_SESSION // 2 + int(draw() * ANSWERS_A_SESSION)):
        asked = ASKED[int(draw() * len(ASKED))]
        error = ERRORS[asked] * harder
        tried = tries(asked, error, draw)
        took = TIMES[int(draw() * STEPS)]
        seconds, thousandths = divmod(time, 1000)
        clock = f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}.{thousandths:03}"
        stamp, noise = f"{midnight + time:012x}", bits(74)
        yield (
            f'{{"v":1,"id":"{stamp[:8]}-{stamp[8:]}-7{noise >> 62:03x}-{0x8000 | noise >> 48 & 0x3fff:04x}'
            f'-{noise & 0xffffffffffff:012x}","date":"{day}T{clock}+0{hours_east}:00"'
            f',"correctAnswer":{asked},"triedAnswers":[{",".join(map(str, tried))}]'
            f',"isCorrect":{"true" if len(tried) == 1 else "false"},"timeTook":{took}'
            f',"direction":"{direction}","root":{55 + int(draw() * 18)},"choices":12'
            f'{REPLAYS[int(draw() * 16)] if draw() < error / 4 else ""}}}\n'
        )
        time += took * len(tried) + 1500 + int(draw() * 2000)



def lines(seed=7):
    """Lines without end; ids grow from each to the next."""
    chance = random.Random(seed)
    for number, session in enumerate(sessions(chance.random)):
        yield from session_lines(session, 0.4 + 0.6 / (1 + number / 400), chance)


if __name__ == "__main__":
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 7
    sys.stdout.writelines(itertools.islice(lines(seed), count))

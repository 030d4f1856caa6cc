"""The table: what was measured, its target, and whether it was met."""


class Table:
    def __init__(self):
        self.short = 0
        self.line("what", "measured", "target", "verdict", "compared", "runs")

    def head(self, title):
        print(f"\n{title}", flush=True)

    def row(self, what, value, unit, most=None, least=None, compared="", runs=1):
        """Prints a row; `most` and `least` are the target, in the row's own unit."""
        target = self.target(most, least, unit)
        met = (most is None or value <= most) and (least is None or value >= least)
        verdict = "" if not target else "ok" if met else "short"
        self.short += verdict == "short"
        self.line(f"  {what}", shown(value, unit), target, verdict, compared, str(runs))

    def target(self, most, least, unit):
        if most is not None and least is not None:
            return f"{shown(least, '')}-{shown(most, unit)}"
        if most is not None:
            return f"<= {shown(most, unit)}"
        return "" if least is None else f">= {shown(least, unit)}"

    def line(self, what, measured, target, verdict, compared, runs):
        line = f"{what:54} {measured:>12} {target:>12} {verdict:7} {compared:28} {runs:>4}"
        print(line.rstrip(), flush=True)


def shown(value, unit):
    """A number with its unit, with three digits that count."""
    if isinstance(value, int) or float(value).is_integer() or abs(value) >= 100:
        text = f"{value:,.0f}"
    else:
        text = f"{value:.3g}" if abs(value) < 1 else f"{value:.2f}" if abs(value) < 10 else f"{value:.1f}"
    return f"{text} {unit}".rstrip()

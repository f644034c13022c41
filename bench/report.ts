// Defines what a bench reports, and prints the table: each figure beside its required bound.

export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The bound that decides whether the bench passes; none for a figure that is only reported. */
  readonly mustReach?: { readonly atMost?: number; readonly atLeast?: number };
  /** The figure we aim for. */
  readonly aim?: number;
}

/** True when the row has no bound or meets it. NaN meets none. */
export function reaches({ value, mustReach }: BenchRow): boolean {
  if (mustReach === undefined) return true;
  return value <= (mustReach.atMost ?? Infinity) && value >= (mustReach.atLeast ?? -Infinity);
}

/** Returns the rows as an aligned plain-text table, with "ok" or "MISSED" where a bound is set. */
export function formatReport(rows: readonly BenchRow[]): string {
  const table = [["what", "value", "unit", "must reach", "aim", ""], ...rows.map(cellsOf)];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  return table
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function cellsOf(row: BenchRow): string[] {
  const { atMost, atLeast } = row.mustReach ?? {};
  const bounds = [
    atLeast === undefined ? "" : `≥ ${atLeast}`,
    atMost === undefined ? "" : `≤ ${atMost}`,
  ].filter((bound) => bound !== "");
  const verdict = row.mustReach === undefined ? "" : reaches(row) ? "ok" : "MISSED";
  return [
    row.name,
    formatFigure(row.value),
    row.unit,
    bounds.join(", "),
    row.aim === undefined ? "" : String(row.aim),
    verdict,
  ];
}

/** Three significant digits below 100, whole numbers above. */
function formatFigure(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  return Math.abs(value) >= 100
    ? Math.round(value).toLocaleString("en-US")
    : String(Number(value.toPrecision(3)));
}

/** Returns the value below which `share` (0–1) of the sorted values lie. NaN for an empty list. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns NaN for an empty list. */
export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

/** The rounds behind a median, in order. */
export function listed(values: readonly number[], digits: number): string {
  return values.map((value) => value.toFixed(digits)).join(", ");
}

/**
 * Returns the median of the rounds' own quantiles of latency, listing each round's value.
 * Milliseconds.
 */
export function latencyRow(
  name: string,
  rounds: readonly (readonly number[])[],
  share: number,
  atMost?: number,
): BenchRow {
  const each = rounds.map((round) =>
    quantile(
      round.toSorted((a, b) => a - b),
      share,
    ),
  );
  return {
    name,
    value: median(each),
    unit: `ms (${listed(each, 1)})`,
    ...(atMost === undefined ? {} : { mustReach: { atMost } }),
  };
}

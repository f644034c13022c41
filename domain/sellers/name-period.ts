// A time in which a name stood: a buyer's approved name, or the network's own.

export interface NamePeriod {
  /** As it was written. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly fromMs: number;
  /** The first moment at which it no longer stood; null while it stands. */
  readonly untilMs: number | null;
}

/** Whether the name stood at a moment in epoch milliseconds. */
export function stoodAt(
  { fromMs, untilMs }: Pick<NamePeriod, "fromMs" | "untilMs">,
  atMs: number,
): boolean {
  return fromMs <= atMs && (untilMs === null || atMs < untilMs);
}

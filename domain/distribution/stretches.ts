// Divides a period into the times in which nothing that decides a campaign's purchases changed.

/** What held from a moment on. */
export interface Since<Value> {
  readonly atMs: number;
  readonly value: Value;
}

export interface Stretch<Terms, Rights> {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly terms: Terms;
  /** Null before the first that is known. */
  readonly rights: Rights | null;
}

/**
 * The stretches of the period from `fromMs` to `untilMs`, in order; it begins with the first terms.
 * `terms` and `rights` are in order of time. Neighbors with the same values are one stretch.
 */
export function stretchesOf<Terms, Rights>(
  terms: readonly Since<Terms>[],
  rights: readonly Since<Rights>[],
  { fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number },
  isSame: (one: Terms | Rights | null, other: Terms | Rights | null) => boolean,
): Stretch<Terms, Rights>[] {
  const moments = [fromMs, ...[...terms, ...rights].map(({ atMs }) => atMs)]
    .filter((atMs) => atMs >= fromMs && atMs < untilMs)
    .toSorted((a, b) => a - b);
  const stretches: Stretch<Terms, Rights>[] = [];
  for (const [index, atMs] of moments.entries()) {
    const held = terms.findLast((since) => since.atMs <= atMs);
    const end = moments[index + 1] ?? untilMs;
    if (held === undefined || end === atMs) continue;
    const stretch = {
      fromMs: atMs,
      untilMs: end,
      terms: held.value,
      rights: rights.findLast((since) => since.atMs <= atMs)?.value ?? null,
    };
    const last = stretches.at(-1);
    if (
      last !== undefined &&
      last.untilMs === atMs &&
      isSame(last.terms, stretch.terms) &&
      isSame(last.rights, stretch.rights)
    )
      stretches[stretches.length - 1] = { ...last, untilMs: end };
    else stretches.push(stretch);
  }
  return stretches;
}

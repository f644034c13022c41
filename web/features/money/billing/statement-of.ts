// A statement from movements: what stood on the wallet before them, after each, and what each kind
// moved in all.
import { MOVEMENT_KINDS, type Movement, type MovementKind } from "./movements.ts";

export interface StatementLine {
  readonly movement: Movement;
  /** In cents, after this movement. */
  readonly balance: number;
}

export interface StatementSum {
  readonly kind: MovementKind;
  readonly count: number;
  readonly cents: number;
}

export interface Statement {
  readonly opening: number;
  readonly closing: number;
  /** The oldest first. */
  readonly lines: readonly StatementLine[];
  /** Of each kind that occurs. */
  readonly sums: readonly StatementSum[];
}

/**
 * What the wallet held after each movement, given all of them until now, newest first, and what it
 * holds now.
 */
export function balancesAfter(
  newestFirst: readonly Movement[],
  balanceNow: number,
): StatementLine[] {
  let balance = balanceNow;
  return newestFirst.map((movement) => {
    const line = { movement, balance };
    balance -= movement.amount_cents;
    return line;
  });
}

/** The statement until `untilIso`, of all movements from its beginning until now, newest first. */
export function statementOf(
  newestFirst: readonly Movement[],
  balanceNow: number,
  untilIso: string,
): Statement {
  const until = Date.parse(untilIso);
  const later = newestFirst.filter(({ at }) => Date.parse(at) >= until);
  const closing = balanceNow - sumOf(later);
  const within = newestFirst.filter(({ at }) => Date.parse(at) < until);
  const sums = MOVEMENT_KINDS.map((kind) => {
    const some = within.filter((movement) => movement.kind === kind);
    return { kind, count: some.length, cents: sumOf(some) };
  });
  return {
    opening: closing - sumOf(within),
    closing,
    lines: balancesAfter(within, closing).toReversed(),
    sums: sums.filter(({ count }) => count > 0),
  };
}

function sumOf(movements: readonly Movement[]): number {
  return movements.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
}

// Computes a statement from movements: the opening balance, the balance after each movement, and
// the total of each kind.
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
  /** Oldest first. */
  readonly lines: readonly StatementLine[];
  /** One per kind that occurs. */
  readonly sums: readonly StatementSum[];
}

/**
 * The wallet's balance after each movement, given the current balance and all movements up to now,
 * newest first.
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

/** The statement up to `untilIso`, from all movements between its start and now, newest first. */
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

// Works out how much of a wallet is promotional credit: it is spent before paid money, and never
// refunded.
import { type Cents, ZERO_CENTS } from "../money/money.ts";

/**
 * The promotional credit of a wallet at the moment of its last grant. What is left of it later
 * follows from what was spent since, so that no purchase has to count it.
 */
export interface PromotionalCredit {
  /** Left at that moment, with the grant. */
  readonly leftCents: Cents;
  /** Spent until that moment: purchases less returns, since the wallet was opened. */
  readonly spentCents: Cents;
  /** All grants since the wallet was opened, with that one. */
  readonly grantedCents: Cents;
}

/**
 * What is left once purchases less returns amount to `spentCents`: what was left at the last grant
 * less what was spent since; and at least all grants less all spending, because the rest of the
 * balance can then not be paid money. So a return of what earlier credit paid for is credit again.
 * It is never more than the balance, of which it is a part.
 */
export function promotionLeft(
  { leftCents, spentCents: spentThen, grantedCents }: PromotionalCredit,
  spentCents: Cents,
  balanceCents: bigint,
): Cents {
  const sinceGrant = leftCents - (spentCents > spentThen ? spentCents - spentThen : 0n);
  const overall = grantedCents - spentCents;
  const unspent = sinceGrant > overall ? sinceGrant : overall;
  const left = unspent < balanceCents ? unspent : balanceCents;
  return left > 0n ? (left as Cents) : ZERO_CENTS;
}

/**
 * How much of a wallet can be refunded: the balance less what offers hold and what is promotional;
 * 0 if that is negative.
 */
export function refundableOf({
  balanceCents,
  heldCents,
  promotionalCents,
}: {
  readonly balanceCents: bigint;
  readonly heldCents: bigint;
  readonly promotionalCents: bigint;
}): Cents {
  const free = balanceCents - heldCents - promotionalCents;
  return free > 0n ? (free as Cents) : ZERO_CENTS;
}

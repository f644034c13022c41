// Works out the promotional credit of a wallet as it is now.
import { promotionLeft } from "../../../../domain/ledger/promotional-credit.ts";
import { type Cents, ZERO_CENTS, cents } from "../../../../domain/money/money.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { findLastPromotion, sumBrought } from "./promotional-credit.store.ts";

export interface Promotion {
  /** How much of the balance is promotional credit. */
  readonly leftCents: Cents;
  /** Purchases less returns since the wallet was opened. */
  readonly spentCents: Cents;
}

/**
 * `balanceCents` is the wallet's balance of the same moment: the caller has locked the wallet, or
 * only shows the figure.
 */
export async function readPromotion(
  db: Queryable,
  accountId: string,
  balanceCents: bigint,
): Promise<Promotion> {
  const spentCents = cents((await sumBrought(db, accountId)) - balanceCents);
  const last = await findLastPromotion(db, accountId);
  if (last === null) return { leftCents: ZERO_CENTS, spentCents };
  const then = {
    leftCents: cents(last.left_cents),
    spentCents: cents(last.spent_cents),
    grantedCents: cents(last.granted_cents),
  };
  return { leftCents: promotionLeft(then, spentCents, balanceCents), spentCents };
}

// What payouts have to announce once they are committed, as the publisher reads it: nobody's words
// and no number of an account.
import type { PayoutStatus } from "../../../../domain/payouts/payout.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

export interface PayoutMoved {
  readonly payoutId: string;
  readonly affiliateId: string;
  readonly networkId: string;
  readonly status: PayoutStatus;
  readonly amountCents: number;
}

export interface BankChanged {
  readonly accountId: string;
  /** There was none before: nothing is held. */
  readonly isFirst: boolean;
}

export interface PaidSale {
  readonly id: string;
  readonly leadId: string;
  readonly earningCents: number;
}

export interface EarningsPaid {
  readonly affiliateId: string;
  readonly sales: readonly PaidSale[];
}

/** In one row of the outbox. */
const MOST_SALES = 1_000;

/** Leaves word that these sales were paid: postbacks are told `paid` of each. */
export async function appendPaidEvents(
  { client }: Transaction,
  affiliateId: string,
  sales: readonly PaidSale[],
  atMs: number,
): Promise<void> {
  for (let first = 0; first < sales.length; first += MOST_SALES) {
    const paid: EarningsPaid = { affiliateId, sales: sales.slice(first, first + MOST_SALES) };
    await appendOutboxEvent(client, "earnings_paid", paid, atMs);
  }
}

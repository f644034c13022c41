// Announces earnings that were paid, for postbacks.
import {
  type EarningsPaid,
  type PaidSale,
  earningsPaidTopic,
} from "../../../../domain/payouts/earnings-paid.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

/** In one row of the outbox. */
const MOST_SALES = 1_000;

/** Announces that these sales were paid: postbacks send `paid` for each. */
export async function appendPaidEvents(
  { client }: Transaction,
  affiliateId: string,
  sales: readonly PaidSale[],
  atMs: number,
): Promise<void> {
  for (let first = 0; first < sales.length; first += MOST_SALES) {
    const paid: EarningsPaid = { affiliateId, sales: sales.slice(first, first + MOST_SALES) };
    await appendOutboxEvent(client, earningsPaidTopic, paid, atMs);
  }
}

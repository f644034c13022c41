// Money from outside into an advertiser's wallet: one transfer and the wallet's row, in the
// caller's transaction.
import { transferForTopUp } from "../../../../domain/ledger/transfer.ts";
import type { Cents } from "../../../../domain/money/money.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { insertTransfers } from "../ledger/index.ts";
import { creditWallet } from "./wallet-flow.store.ts";
import type { WalletRow } from "./wallet.store.ts";

export interface RecordedTopUp {
  /** Its idempotency key in the book: the same top-up never counts twice. */
  readonly topUpId: string;
  readonly advertiserId: string;
  readonly networkId: string;
  readonly amountCents: Cents;
  readonly atMs: number;
}

/**
 * Books the top-up and returns the wallet after it. Throws when the wallet does not exist, or when
 * it was booked before.
 */
export async function recordTopUp(
  tx: Transaction,
  { topUpId, advertiserId, networkId, amountCents, atMs }: RecordedTopUp,
): Promise<WalletRow> {
  await insertTransfers(
    tx,
    [transferForTopUp(topUpId, advertiserId, networkId, amountCents)],
    atMs,
  );
  return creditWallet(tx.client, advertiserId, amountCents);
}

// Writes transfers: those of one act, or those of a whole batch of leads.
import type { Transfer } from "../../../../domain/ledger/transfer.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

/**
 * Adds transfers to the book. The same cause and kind a second time is an error: the money would
 * move twice.
 */
export async function insertTransfers(
  tx: Transaction,
  transfers: readonly Transfer[],
  atMs: number,
): Promise<void> {
  await Promise.all(
    transfers.map(({ causeId, kind, debit, credit, amountCents }) =>
      tx.client.query({
        name: "insert-transfer",
        text: `
          insert into transfer (cause_id, kind, debit_kind, debit_owner, credit_kind, credit_owner,
            amount_cents, at)
          values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::bigint / 1000.0))
        `,
        values: [
          causeId,
          kind,
          debit.kind,
          debit.ownerId,
          credit.kind,
          credit.ownerId,
          amountCents,
          atMs,
        ],
      }),
    ),
  );
}

/**
 * The statement that adds many transfers together, for a caller's own flight. `rows` is an
 * expression of type transfer[], `columns` the columns that it fills, and `at` a timestamptz.
 */
export function insertTransfersSql(input: {
  readonly columns: string;
  readonly rows: string;
  readonly at: string;
}): string {
  return `
    insert into transfer (${input.columns}, at)
    select ${input.columns}, ${input.at}
    from unnest(${input.rows})
  `;
}

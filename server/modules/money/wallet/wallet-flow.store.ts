// Moves money into and out of wallets: functions of one wallet, and statements for a caller's own
// flight, which move that of many. The caller writes the transfers of the same act.
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { WalletRow } from "./wallet.store.ts";

/** Writes the empty wallet of a new advertiser. */
export async function openWallet(db: Queryable, accountId: string): Promise<void> {
  await db.query(
    `insert into wallet (account_id, balance_cents, held_cents, credit_limit_cents)
     values ($1, 0, 0, 0)`,
    [accountId],
  );
}

/** Adds to a wallet's balance; returns the wallet after it. Throws where there is no wallet. */
export async function creditWallet(
  db: Queryable,
  accountId: string,
  amountCents: bigint,
): Promise<WalletRow> {
  const { rows } = await db.query<WalletRow>(
    "update wallet set balance_cents = balance_cents + $2 where account_id = $1 returning *",
    [accountId, amountCents],
  );
  const [wallet] = rows;
  if (wallet === undefined) throw new Error(`there is no wallet of ${accountId} to credit`);
  return wallet;
}

/** Takes from a wallet's balance. The caller has locked the wallet and seen that it suffices. */
export async function debitWallet(
  db: Queryable,
  accountId: string,
  amountCents: bigint,
): Promise<void> {
  await db.query("update wallet set balance_cents = balance_cents - $2 where account_id = $1", [
    accountId,
    amountCents,
  ]);
}

/** Sets how far below 0 a wallet's balance may go. The caller has locked the wallet. */
export async function setCreditLimit(
  db: Queryable,
  accountId: string,
  limitCents: bigint,
): Promise<void> {
  await db.query("update wallet set credit_limit_cents = $2 where account_id = $1", [
    accountId,
    limitCents,
  ]);
}

/**
 * The statement that takes each account's sum from its wallet where balance and credit suffice, and
 * returns the accounts that paid. `accounts` is an expression of type uuid[], `cents` the sums in
 * the same order, of type bigint[].
 */
export function debitWalletsSql(accounts: string, cents: string): string {
  return `
    update wallet
    set balance_cents = balance_cents - bill.cents
    from unnest(${accounts}, ${cents}) as bill (account_id, cents)
    where wallet.account_id = bill.account_id
      and balance_cents + credit_limit_cents - held_cents >= bill.cents
    returning wallet.account_id
  `;
}

/** The statement that holds money in wallets. `holds` is a query of (account_id, cents). */
export function holdFundsSql(holds: string): string {
  return `
    update wallet
    set held_cents = held_cents + hold.cents
    from (${holds}) as hold
    where wallet.account_id = hold.account_id
  `;
}

/**
 * The statement that ends holds and takes what was spent of them from the balance. `holds` is a
 * query of (account_id, held_cents, spent_cents).
 */
export function endHoldsSql(holds: string): string {
  return `
    update wallet
    set held_cents = wallet.held_cents - hold.held_cents,
      balance_cents = balance_cents - hold.spent_cents
    from (${holds}) as hold
    where wallet.account_id = hold.account_id
  `;
}

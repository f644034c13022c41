// Builds transfers of the double-entry ledger: a transfer debits one account and credits another by
// the same amount, so every transaction sums to zero. A correction is a new transfer, never a
// change.
import type { Cents } from "../money/money.ts";

/**
 * The accounts of the ledger. `wallet` and `payable` have a minimum balance; `holds` is money
 * reserved by offers, `pending` what an affiliate earned but may still lose, `revenue` the
 * network's revenue, `external` money outside the network, `adjustments` corrections.
 */
export const LEDGER_ACCOUNT_KINDS = [
  "wallet",
  "holds",
  "pending",
  "payable",
  "revenue",
  "external",
  "adjustments",
] as const;
export type LedgerAccountKind = (typeof LEDGER_ACCOUNT_KINDS)[number];

export interface LedgerAccount {
  readonly kind: LedgerAccountKind;
  /** The advertiser, affiliate or network that owns the account. */
  readonly ownerId: string;
}

export const TRANSFER_KINDS = [
  "sale_earning",
  "sale_revenue",
  "return_earning",
  "return_revenue",
  "top_up",
  "earning_payable",
  "payout",
  "payment",
  "refund",
  "adjustment",
  "goodwill",
  "promotion",
  "hold",
  "release",
  "capture",
] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/**
 * One movement of money. Cause and kind together are its idempotency key: the same cause never
 * moves the same money twice.
 */
export interface Transfer {
  readonly causeId: string;
  readonly kind: TransferKind;
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  /** More than 0. */
  readonly amountCents: Cents;
}

/**
 * The parties of a sale and the split of its price, which is stored with the sale and reused by a
 * return.
 */
export interface SaleSplit {
  readonly saleId: string;
  readonly buyerId: string;
  readonly affiliateId: string;
  readonly networkId: string;
  readonly priceCents: Cents;
  /** The affiliate's share; the network keeps the rest. */
  readonly earningCents: Cents;
}

/**
 * The transfers of a sale: the buyer's wallet pays the affiliate's pending earning and the
 * network's revenue. Amounts of 0 make no transfer.
 */
export function transfersForSale(sale: SaleSplit): Transfer[] {
  const wallet: LedgerAccount = { kind: "wallet", ownerId: sale.buyerId };
  return moving([
    {
      causeId: sale.saleId,
      kind: "sale_earning",
      debit: wallet,
      credit: { kind: "pending", ownerId: sale.affiliateId },
      amountCents: sale.earningCents,
    },
    {
      causeId: sale.saleId,
      kind: "sale_revenue",
      debit: wallet,
      credit: { kind: "revenue", ownerId: sale.networkId },
      amountCents: (sale.priceCents - sale.earningCents) as Cents,
    },
  ]);
}

/**
 * The transfers of a return, which reverse the sale with its stored split; `returnId` is their
 * cause.
 */
export function transfersForReturn(sale: SaleSplit, returnId: string): Transfer[] {
  const wallet: LedgerAccount = { kind: "wallet", ownerId: sale.buyerId };
  return moving([
    {
      causeId: returnId,
      kind: "return_earning",
      debit: { kind: "pending", ownerId: sale.affiliateId },
      credit: wallet,
      amountCents: sale.earningCents,
    },
    {
      causeId: returnId,
      kind: "return_revenue",
      debit: { kind: "revenue", ownerId: sale.networkId },
      credit: wallet,
      amountCents: (sale.priceCents - sale.earningCents) as Cents,
    },
  ]);
}

/** The transfers of a hold: the money still belongs to the buyer, but cannot be spent meanwhile. */
export function transfersForHold(holdId: string, buyerId: string, amountCents: Cents): Transfer[] {
  return moving([
    {
      causeId: holdId,
      kind: "hold",
      debit: { kind: "wallet", ownerId: buyerId },
      credit: { kind: "holds", ownerId: buyerId },
      amountCents,
    },
  ]);
}

/**
 * The transfers at the end of a hold: `release` if nothing was bought, `capture` if a sale takes
 * the money from the wallet at the same time.
 */
export function transfersForHoldEnd(
  holdId: string,
  kind: "release" | "capture",
  buyerId: string,
  amountCents: Cents,
): Transfer[] {
  return moving([
    {
      causeId: holdId,
      kind,
      debit: { kind: "holds", ownerId: buyerId },
      credit: { kind: "wallet", ownerId: buyerId },
      amountCents,
    },
  ]);
}

/** The transfer of external money into a wallet. */
export function transferForTopUp(
  topUpId: string,
  advertiserId: string,
  networkId: string,
  amountCents: Cents,
): Transfer {
  return {
    causeId: topUpId,
    kind: "top_up",
    debit: { kind: "external", ownerId: networkId },
    credit: { kind: "wallet", ownerId: advertiserId },
    amountCents,
  };
}

/** The transfer of an affiliate's matured earnings of a day from pending to payable. */
export function transferToPayable(
  causeId: string,
  affiliateId: string,
  amountCents: Cents,
): Transfer {
  return {
    causeId,
    kind: "earning_payable",
    debit: { kind: "pending", ownerId: affiliateId },
    credit: { kind: "payable", ownerId: affiliateId },
    amountCents,
  };
}

/** The transfer of a payout to an affiliate. */
export function transferForPayout(
  payoutId: string,
  affiliateId: string,
  networkId: string,
  amountCents: Cents,
): Transfer {
  return {
    causeId: payoutId,
    kind: "payout",
    debit: { kind: "payable", ownerId: affiliateId },
    credit: { kind: "external", ownerId: networkId },
    amountCents,
  };
}

/** A unique string for each account of the ledger. */
export function ledgerAccountKey(account: LedgerAccount): string {
  return `${account.kind}:${account.ownerId}`;
}

/**
 * Every account's balance (credits less debits) after the transfers; the balances always sum to 0.
 */
export function balancesOf(transfers: Iterable<Transfer>): Map<string, bigint> {
  const balances = new Map<string, bigint>();
  const add = (account: LedgerAccount, amount: bigint): void => {
    const key = ledgerAccountKey(account);
    balances.set(key, (balances.get(key) ?? 0n) + amount);
  };
  for (const transfer of transfers) {
    add(transfer.debit, -transfer.amountCents);
    add(transfer.credit, transfer.amountCents);
  }
  return balances;
}

function moving(transfers: readonly Transfer[]): Transfer[] {
  return transfers.filter((transfer) => transfer.amountCents > 0n);
}

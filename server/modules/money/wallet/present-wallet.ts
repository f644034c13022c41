// Wallets and their movements as the API answers them.
import type { Wallet, WalletMovement } from "../../../../contract/money/money.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import type { MovementRow, WalletRow } from "./wallet.store.ts";

export function presentMovement(row: MovementRow): WalletMovement {
  return {
    id: row.id,
    account_id: row.account_id,
    kind: row.kind,
    amount_cents: centsToJson(row.amount_cents),
    at: row.at.toISOString(),
  };
}

export function presentWallet(row: WalletRow, promotionalCents: bigint): Wallet {
  return {
    account_id: row.account_id,
    balance_cents: centsToJson(row.balance_cents),
    held_cents: centsToJson(row.held_cents),
    promotional_cents: centsToJson(promotionalCents),
    credit_limit_cents: centsToJson(row.credit_limit_cents),
    available_cents: centsToJson(row.balance_cents + row.credit_limit_cents - row.held_cents),
  };
}

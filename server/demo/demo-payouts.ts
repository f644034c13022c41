// Pays the demo's affiliates through the product's own payouts, week by week, to bank accounts that
// do not exist.
import type { BankAccount } from "../../domain/payouts/bank-account.ts";
import type { TaxDetails } from "../../domain/tax/tax-details.ts";
import {
  type PayeeVault,
  requestWithin,
  stepWithin,
  writeDetails,
} from "../modules/money/payouts/index.ts";
import type pg from "pg";
import { cents } from "../../domain/money/money.ts";
import { DEFAULT_SETTINGS } from "../modules/network/settings/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { HOUR_MS } from "../../domain/time.ts";

export interface DemoPayouts {
  readonly pool: pg.Pool;
  readonly payeeVault: PayeeVault;
  readonly networkId: string;
}

/** The Federal Reserve's own number: no company has an account there. */
const ROUTING = "011000015";

/**
 * Enters tax and bank details of the affiliate at this place of the cast. The first one, which has
 * a sign-in, requests its payouts manually.
 */
export async function giveDemoDetails(
  { pool, payeeVault }: DemoPayouts,
  accountId: string,
  name: string,
  index: number,
  atMs: number,
): Promise<void> {
  const number = String(index + 1).padStart(2, "0");
  const tax: TaxDetails = {
    legalName: `${name} LLC`,
    businessName: name,
    taxClass: "llc_partnership",
    street: `${100 + index} Example Ave`,
    city: "Sacramento",
    state: "CA",
    zipCode: "95814",
    numberKind: "ein",
    number: `9900000${number}`,
    signature: "Demo Owner",
  };
  const bank: BankAccount = {
    holder: `${name} LLC`,
    routing: ROUTING,
    number: `00000000${number}${number}`,
    kind: "checking",
  };
  await inTransaction(pool, (tx) =>
    writeDetails(tx, payeeVault, {
      accountId,
      tax,
      bank,
      schedule: index === 0 ? "by_hand" : "weekly",
      atMs,
    }),
  );
}

/**
 * Makes a week's payout: requested on the day, approved in the morning, with the bank the next day.
 * Does nothing where too little is payable.
 */
export async function payDemoAffiliate(
  deps: DemoPayouts,
  affiliateId: string,
  index: number,
  dayMs: number,
): Promise<void> {
  await askAndMove(
    deps,
    { affiliateId, by: index === 0 ? { kind: "user", id: "demo" } : "weekly", atMs: dayMs },
    [
      ["approve", dayMs + 9 * HOUR_MS],
      ["order", dayMs + 10 * HOUR_MS],
      ["send", dayMs + 34 * HOUR_MS],
    ],
  );
}

/**
 * A payout that waits for the operator when the network opens; with `isApproved` for the bank's
 * file.
 */
export async function leaveDemoPayout(
  deps: DemoPayouts,
  affiliateId: string,
  nowMs: number,
  isApproved: boolean,
): Promise<void> {
  await askAndMove(
    deps,
    { affiliateId, by: "weekly", atMs: nowMs - 5 * HOUR_MS },
    isApproved ? [["approve", nowMs - 2 * HOUR_MS]] : [],
  );
}

async function askAndMove(
  { pool, networkId }: DemoPayouts,
  asking: Omit<Parameters<typeof requestWithin>[1], "networkId" | "leastCents">,
  steps: readonly (readonly ["approve" | "order" | "send", number])[],
): Promise<void> {
  const leastCents = cents(DEFAULT_SETTINGS.least_payout_cents);
  const asked = await inTransaction(pool, (tx) =>
    requestWithin(tx, { ...asking, networkId, leastCents }),
  );
  if (!asked.ok) return;
  let row = asked.value;
  for (const [step, atMs] of steps) {
    const moved = await inTransaction(pool, (tx) =>
      stepWithin(tx, row, { step, reason: null, actor: null, networkId, atMs }),
    );
    if (!moved.ok) throw new Error(`a demo payout: ${moved.error.detail}`);
    row = moved.value;
  }
}

// Starts a network that pays affiliates, and makes affiliates with earnings, for tests over HTTP.
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import { BANK_FORM, TAX_FORM } from "../../../../test/support/payees.ts";
import { matureEarnings } from "../earnings/index.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const START_MS = Date.parse("2026-11-02T15:00:00Z");
export const EARNED = 3_500;
export const clock = { nowMs: START_MS };

export let api: TestApi;
export let admin: Caller;
let people = 0;

/** An affiliate with earnings that are payable, its owner, and details unless they are left out. */
interface Payee {
  readonly source: SourceTerms;
  readonly owner: { readonly user: string };
}

export async function payee({
  leads = 2,
  details = true,
  schedule = "by_hand",
} = {}): Promise<Payee> {
  const source = await api.fixture.source();
  await api.database.pool.query("insert into payable (account_id, balance_cents) values ($1, 0)", [
    source.affiliateId,
  ]);
  await api.database.pool.query("update account set created_at = $2 where id = $1", [
    source.affiliateId,
    new Date(clock.nowMs - 200 * DAY_MS),
  ]);
  const owner = await api.userOf(source.affiliateId, "affiliate");
  const account = String(10_000_000 + (people += 1));
  if (details) {
    expect((await api.call(owner, "PUT", "/v1/payout-details/tax", TAX_FORM)).status).toBe(200);
    expect(
      (
        await api.call(owner, "PUT", "/v1/payout-details/bank", {
          ...BANK_FORM,
          account_number: account,
        })
      ).status,
    ).toBe(200);
  }
  await api.call(owner, "PUT", "/v1/payout-details/schedule", { schedule });
  for (let index = 0; index < leads; index += 1)
    await post(api.market, source, postBody(1_000 * people + index), () => clock.nowMs);
  clock.nowMs += 8 * DAY_MS;
  await inTransaction(api.database.pool, (tx) =>
    matureEarnings(tx, source.affiliateId, clock.nowMs),
  );
  return { source, owner };
}

let keys = 0;

export const ask = (caller: Caller, key = `key ${(keys += 1)}`) =>
  api.call(caller, "POST", "/v1/payouts", undefined, { "idempotency-key": key });

export const order = (ids: readonly string[], caller: Caller = admin) =>
  api.call(caller, "POST", "/v1/payouts/bank-file", { ids });

/** Starts the network before the tests of a file and stops it after them. */
export function setUpPayouts(): void {
  beforeAll(async () => {
    people = 0;
    clock.nowMs = START_MS;
    api = await TestApi.start(() => clock.nowMs);
    admin = await api.userOf(NETWORK_ID, "admin");
    await api.fixture.campaign({
      accountId: await api.fixture.advertiser("Elm Realty", 100_000_000),
      exclusiveCents: 5_000,
    });
  });
  afterAll(() => api.stop());
  beforeEach(() => {
    clock.nowMs += 60 * DAY_MS;
  });
}

// Starts a network for tests of manual entries: a buyer with $100, and a person for finance.
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import type { TeamRole } from "../../../../domain/access/rights.ts";
import { verifyLedger } from "../ledger/index.ts";

export type Person = Caller & { readonly user: string };

export const clock = { nowMs: Date.parse("2026-11-02T15:00:00Z") };
export let api: TestApi;
export let finance: Person;
export let accountId: string;
export let buyer: Person;
let keys = 0;

/** A text that no call before had. */
export const newKey = (): string => `key ${(keys += 1)}`;
/** A number that no call before had. */
export const newNumber = (): number => (keys += 1);

/** Starts the network before the tests of a file, and verifies the ledger after each of them. */
export function setUpEntries(): void {
  beforeAll(async () => {
    api = await TestApi.start(() => clock.nowMs);
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    finance = await join("finance", "Fay Finance");
    accountId = await api.fixture.advertiser("Ruiz Realty", 10_000);
    buyer = await api.userOf(accountId, "advertiser");
  });
  afterEach(async () => {
    expect(await verifyLedger(api.database.pool)).toEqual([]);
    await api.database.pool.query("delete from member where account_id = $1", [NETWORK_ID]);
  });
}

export const join = (seat: TeamRole, name = "Test person"): Promise<Person> =>
  api.userOf(NETWORK_ID, "admin", seat, name);

export const enter = (
  body: object,
  caller: Caller = finance,
  key: string = newKey(),
  id: string = accountId,
) => {
  clock.nowMs += 1_000;
  return api.call(caller, "POST", `/v1/accounts/${id}/manual-entries`, body, {
    "idempotency-key": key,
  });
};

export const decide = (id: string, caller: Caller, body: object = { decision: "approve" }) => {
  clock.nowMs += 1_000;
  return api.call(caller, "POST", `/v1/manual-entries/${id}/decision`, body);
};

export const wallet = async (caller: Caller = finance) =>
  (await api.call(caller, "GET", `/v1/accounts/${accountId}/wallet`)).body;

export const wire = (amount: number) => ({
  kind: "payment",
  amount_cents: amount,
  method: "wire",
  reference: "FT-481",
  value_date: "2026-10-30",
});

export const because = (kind: string, amount: number) => ({
  kind,
  amount_cents: amount,
  reason: "Agreed on the phone",
});

export const credit = (amount: number) => ({ ...because("credit_limit", amount), terms_days: 30 });

// Tests that the network is notified of bursts, once an hour for each kind, account and caller.
import { afterAll, beforeAll, expect, it } from "vitest";
import { BURST_AT } from "../../../../domain/activity/security-bursts.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";
import { TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { countActivity, recordActivity } from "./record-activity.ts";
import { tellBursts } from "./security-bursts.jobs.ts";

const clock = { nowMs: Date.parse("2026-03-04T18:10:00Z") };

let api: TestApi;
let accountId: string;
let otherId: string;

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  accountId = await api.fixture.advertiser("Ruiz Realty", 0);
  otherId = await api.fixture.advertiser("Other Realty", 0);
});
afterAll(() => api.stop());

const look = () =>
  tellBursts({ pool: api.database.pool, now: () => clock.nowMs, networkId: () => NETWORK_ID });
const fail = (account: string, person: string, address: string, count: number) =>
  countActivity(
    api.database.pool,
    {
      atMs: clock.nowMs,
      actor: { kind: "system", id: "sign-in" },
      accountId: account,
      action: "user.sign_in_failed",
      subjectKind: "user",
      subjectId: person,
      detail: { what: "password", address },
    },
    ["password", address],
    count,
  );

/** What the network was notified of since the last look. */
async function told(): Promise<unknown[]> {
  await publishOutbox(api.database.pool, () => 0.5);
  const { rows } = await api.database.pool.query(
    `with gone as (delete from event where type = 'security_burst' returning details, url)
     select details::jsonb || jsonb_build_object('url', url) as burst from gone`,
  );
  return rows.map(({ burst }) => burst);
}

it("tells of failed sign-ins of an account once an hour, and not below the threshold", async () => {
  await fail(accountId, "ana", "192.0.2.1", BURST_AT.sign_ins - 1);
  expect(await look()).toBe(0);
  await fail(accountId, "bea", "192.0.2.2", 1);
  expect(await look()).toBe(1);
  expect(await told()).toEqual([
    {
      kind: "sign_ins",
      count: BURST_AT.sign_ins,
      url: `/activity?action=user.sign_in_failed,user.sign_in_slowed&account=${accountId}`,
    },
  ]);
  await fail(accountId, "bea", "192.0.2.2", 5);
  expect(await look()).toBe(0);
  clock.nowMs += HOUR_MS;
  expect(await look()).toBe(0);
  await fail(accountId, "bea", "192.0.2.2", BURST_AT.sign_ins);
  expect(await look()).toBe(1);
  expect(await told()).toHaveLength(1);
});

it("tells of an address that fails at several accounts", async () => {
  clock.nowMs += HOUR_MS;
  await fail(accountId, "ana", "198.51.100.7", BURST_AT.address / 2);
  await fail(otherId, "tom", "198.51.100.7", BURST_AT.address / 2);
  await fail(otherId, "tom", "198.51.100.8", 1);
  await look();
  expect(await told()).toEqual([
    {
      kind: "address",
      count: BURST_AT.address,
      url: "/activity?action=user.sign_in_failed,user.sign_in_slowed",
    },
  ]);
});

it("tells of refused calls, exports and new keys, also late in the hour", async () => {
  clock.nowMs += HOUR_MS;
  const by = { atMs: clock.nowMs, actor: { kind: "user", id: "ana" }, accountId } as const;
  const { pool } = api.database;
  const denied = { ...by, action: "call.denied", subjectKind: "operation", detail: {} } as const;
  await countActivity(pool, { ...denied, subjectId: "getLead" }, [], BURST_AT.denied - 1);
  await countActivity(pool, { ...denied, subjectId: "listLeads" }, [], 1);
  for (let count = 0; count < BURST_AT.keys; count += 1)
    await recordActivity(pool, {
      ...by,
      action: "api_key.created",
      subjectKind: "api_key",
      subjectId: String(count),
      detail: {},
    });
  for (let count = 0; count < BURST_AT.exports; count += 1)
    await recordActivity(pool, {
      ...by,
      action: "sales.exported",
      subjectKind: "account",
      subjectId: accountId,
      detail: { count: 7 },
    });
  clock.nowMs = Math.ceil(clock.nowMs / HOUR_MS) * HOUR_MS + MINUTE_MS;
  expect(await look()).toBe(3);
  const seen = (await told()) as { kind: string; count: number }[];
  expect(Object.fromEntries(seen.map(({ kind, count }) => [kind, count]))).toEqual({
    denied: BURST_AT.denied,
    keys: BURST_AT.keys,
    exports: BURST_AT.exports,
  });
});

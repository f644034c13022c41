// Starts a network with a buyer and a source, and reads and changes the inbox of its people.
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { InboxItem } from "../../../../contract/insight/inbox.ts";
import type { TeamRole } from "../../../../domain/access/rights.ts";
import type { InboxKind } from "../../../../domain/inbox/kind-names.ts";
import { DAY_MS, HOUR_MS } from "../../../../domain/time.ts";
import { type Answer, type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";

export type Person = Caller & { readonly user: string };

export const clock = { nowMs: Date.parse("2026-11-18T18:00:00Z") };
export let api: TestApi;
export let owner: Person;
/** A buyer with money, whose campaign buys everything. */
export let buyerId: string;
export let buyer: Caller;
export let source: SourceTerms;

export function setUpInbox(): void {
  beforeAll(async () => {
    api = await TestApi.start(() => clock.nowMs);
    owner = await join("owner", "Olga Owner");
    source = await api.fixture.source({ unsoldRule: "list" });
    await run("insert into payable (account_id, balance_cents) values ($1, 0)", [
      source.affiliateId,
    ]);
    buyerId = await api.fixture.advertiser("Elm Realty", 10_000_000);
    buyer = await api.userOf(buyerId, "advertiser");
    await api.fixture.campaign({ accountId: buyerId, exclusiveCents: 5_000 });
    await api.market.catchUp();
    const { status } = await api.call(owner, "PATCH", "/v1/settings", {
      license_rules: [{ state: "US", kind: "any", may_buy: false }],
      second_person_above_cents: 1_000,
    });
    expect(status).toBe(200);
  });
  afterAll(() => api.stop());
  beforeEach(() => {
    clock.nowMs += 1_000;
  });
}

export const run = (sql: string, values: readonly unknown[] = []) =>
  api.database.pool.query(sql, [...values]);
export const join = (seat: TeamRole, name = "Test person"): Promise<Person> =>
  api.userOf(NETWORK_ID, "admin", seat, name);
export const now = (): Date => new Date(clock.nowMs);

export async function listInbox(
  caller: Caller = owner,
  ...where: readonly string[]
): Promise<readonly InboxItem[]> {
  const items: InboxItem[] = [];
  let cursor: string | null = null;
  do {
    const search = new URLSearchParams([
      ...where.map((one) => ["where", one]),
      ["limit", "200"],
      ...(cursor === null ? [] : [["cursor", cursor]]),
    ]);
    const { status, body }: Answer = await api.call(caller, "GET", `/v1/inbox-items?${search}`);
    expect(status).toBe(200);
    items.push(...body.items);
    cursor = body.next_cursor;
  } while (cursor !== null);
  return items;
}

export async function countInbox(
  caller: Caller = owner,
  query = "",
): Promise<Partial<Record<InboxKind, number>>> {
  const { status, body } = await api.call(caller, "GET", `/v1/inbox-counts${query}`);
  expect(status).toBe(200);
  return Object.fromEntries(
    body.counts.map(({ kind, count }: { kind: InboxKind; count: number }) => [kind, count]),
  );
}

export const pathOf = ({ kind, id }: { readonly kind: InboxKind; readonly id: string }): string =>
  `/v1/inbox-items/${kind}/${id}`;
export const assign = (
  item: { readonly kind: InboxKind; readonly id: string },
  to: Person | null,
  by: Caller = owner,
): Promise<Answer> =>
  api.call(by, "PUT", `${pathOf(item)}/assignee`, { user_id: to?.user ?? null });
export const snooze = (
  item: { readonly kind: InboxKind; readonly id: string },
  untilMs: number,
  by: Caller = owner,
): Promise<Answer> =>
  api.call(by, "PUT", `${pathOf(item)}/snooze`, { until: new Date(untilMs).toISOString() });

export const inHours = (hours: number): number => clock.nowMs + hours * HOUR_MS;
export const inDays = (days: number): number => clock.nowMs + days * DAY_MS;

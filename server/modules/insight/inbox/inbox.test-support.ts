// Starts a network in which something of every kind can wait for its people, and reads their inbox.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { InboxItem } from "../../../../contract/insight/inbox.ts";
import type { TeamRole } from "../../../../domain/access/rights.ts";
import type { InboxKind } from "../../../../domain/inbox/kind-names.ts";
import { DAY_MS, HOUR_MS } from "../../../../domain/time.ts";
import { type Answer, type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";

export type Person = Caller & { readonly user: string };

export const clock = { nowMs: Date.parse("2026-11-18T18:00:00Z") };
export let api: TestApi;
export let owner: Person;
/** A buyer with money, whose campaign buys everything. */
export let buyerId: string;
export let buyer: Caller;
export let source: SourceTerms;
let people = 0;

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
const now = (): Date => new Date(clock.nowMs);

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

/** The sale of a lead that the buyer just bought. */
export async function sell(): Promise<{ readonly id: string; readonly lead_id: string }> {
  people += 1;
  // Two sales of one moment have no order.
  clock.nowMs += 1_000;
  await post(api.market, source, postBody(people), () => clock.nowMs);
  const { rows } = await run("select id, lead_id from sale order by sold_at desc, id desc limit 1");
  return rows[0];
}

/** A seller name of the buyer that waits. */
export async function claimName(name: string): Promise<string> {
  const { status, body } = await api.call(buyer, "POST", "/v1/seller-names", { name });
  expect(status).toBe(200);
  return body.id;
}

async function apply(): Promise<string> {
  const id = await api.fixture.advertiser("New Realty", 0);
  await run("update account set status = 'pending' where id = $1", [id]);
  await run(
    `insert into account_application (account_id, turn, sent_at, updated_at)
     values ($1, 'network', $2, $2)`,
    [id, now()],
  );
  return id;
}

/** Each for another state: confirming one ends the others of its state. */
const STATES = ["NV", "AZ", "OR", "UT", "ID", "MT", "WY", "CO", "NM", "TX", "OK", "KS", "NE", "SD"];

async function claimLicense(): Promise<string> {
  const id = randomUUID();
  people += 1;
  await run(
    `insert into license (id, account_id, us_state, kind, number, claimed_at)
     values ($1, $2, $3, 'broker', '7', $4)`,
    [id, buyerId, STATES[people % STATES.length], now()],
  );
  return id;
}

async function requestPayout(): Promise<string> {
  const id = randomUUID();
  const { affiliateId } = await api.fixture.source();
  await run(
    `insert into payout (id, affiliate_id, amount_cents, status, requested_by, requested_at)
     values ($1, $2, 5000, 'requested', 'weekly', $3)`,
    [id, affiliateId, now()],
  );
  return id;
}

/** Made by another person than the owner, who may then approve it. */
async function enterCredit(): Promise<string> {
  const { status, body } = await api.call(
    await join("finance", "Fay Finance"),
    "POST",
    `/v1/accounts/${buyerId}/manual-entries`,
    { kind: "goodwill", amount_cents: 2_000, reason: "Agreed on the phone" },
    { "idempotency-key": randomUUID() },
  );
  expect(status).toBe(200);
  return body.id;
}

/** Filed, and answered by the affiliate: the network's turn. */
async function escalateReturn(): Promise<string> {
  const { id } = await sell();
  const filed = await api.call(
    buyer,
    "POST",
    `/v1/sales/${id}/return`,
    {
      reason: "has_agent",
      note: "Has an agent.",
      evidence: { on: now().toISOString().slice(0, 10) },
    },
    { "idempotency-key": randomUUID() },
  );
  expect(filed.status).toBe(200);
  const affiliate = await api.userOf(source.affiliateId, "affiliate");
  const path = `/v1/returns/${filed.body.id}/answer`;
  expect((await api.call(affiliate, "POST", path, { answer: "No agent." })).status).toBe(200);
  return filed.body.id;
}

async function quarantine(): Promise<string> {
  const { lead_id: id } = await sell();
  await run("update lead set status = 'quarantined' where id = $1", [id]);
  return id;
}

/** A destination of the buyer with a delivery that failed. */
async function failDelivery(): Promise<string> {
  const id = randomUUID();
  const sale = await sell();
  await run(
    `insert into destination (id, account_id, name, kind, settings, secret_salt, secret_sealed,
       fall_back_after_minutes, status, created_at, updated_at)
     values ($1, $2, 'Our CRM', 'webhook', '{}', '', '', 0, 'active', $3, $3)`,
    [id, buyerId, now()],
  );
  await run(
    `insert into delivery (id, destination_id, sale_id, lead_id, route, place, at, status, tries,
       log, ended_at)
     values ($1, $2, $3, $4, 0, 0, $5, 'failed', 8, '[]', $5)`,
    [randomUUID(), id, sale.id, sale.lead_id, now()],
  );
  return id;
}

async function poorBuyer(balanceCents: number, states?: readonly string[]) {
  const limits = states === undefined ? {} : { states };
  const accountId = await api.fixture.advertiser("Poor Realty", balanceCents, limits);
  const no = await api.fixture.campaign({ accountId, exclusiveCents: 900 });
  const { rows } = await run("select id from campaign where no = $1", [no]);
  return { accountId, campaignId: String(rows[0].id) };
}

async function approve(path: string, body: object): Promise<void> {
  clock.nowMs += 1_000;
  const { status, text } = await api.call(owner, "POST", path, body);
  expect([status, text]).toEqual([200, expect.anything()]);
}

export interface Kind {
  readonly kind: InboxKind;
  /** Has something wait; returns its item's id. */
  readonly arise: () => Promise<string>;
  /** Does its work where it is done. */
  readonly settle: (id: string) => Promise<unknown>;
}

/** How an item of every kind arises and is settled, by the API where the product has it. */
export const KINDS: readonly Kind[] = [
  {
    kind: "application",
    arise: apply,
    settle: (id) => approve(`/v1/accounts/${id}/status`, { status: "active" }),
  },
  {
    kind: "license",
    arise: claimLicense,
    settle: (id) => approve(`/v1/licenses/${id}/decision`, { decision: "confirm" }),
  },
  {
    kind: "seller_name",
    arise: () => claimName(`Name ${(people += 1)} Homes`),
    settle: (id) => approve(`/v1/seller-names/${id}/decision`, { decision: "approve" }),
  },
  {
    kind: "payout",
    arise: requestPayout,
    settle: (id) =>
      run("update payout set status = 'cancelled', ended_at = $2 where id = $1", [id, now()]),
  },
  {
    kind: "manual_entry",
    arise: enterCredit,
    settle: (id) => approve(`/v1/manual-entries/${id}/decision`, { decision: "approve" }),
  },
  {
    kind: "return",
    arise: escalateReturn,
    settle: (id) =>
      approve(`/v1/returns/${id}/decision`, { decision: "decline", note: "Read and weighed." }),
  },
  {
    kind: "quarantined_lead",
    arise: quarantine,
    settle: (id) => run("update lead set status = 'rejected' where id = $1", [id]),
  },
  {
    kind: "failed_delivery",
    arise: failDelivery,
    settle: (id) =>
      run(
        `update delivery set status = 'waiting', ended_at = null, next_at = $2
         where destination_id = $1`,
        [id, now()],
      ),
  },
  {
    kind: "stopped_campaign",
    arise: async () => (await poorBuyer(100_000, [])).campaignId,
    settle: (id) => run("update campaign set status = 'paused' where id = $1", [id]),
  },
  {
    kind: "empty_wallet",
    arise: async () => (await poorBuyer(899)).accountId,
    settle: (id) => run("update wallet set balance_cents = 900 where account_id = $1", [id]),
  },
];

/** An item of the kind that waits, as the inbox lists it. */
export async function waiting(kind: InboxKind): Promise<InboxItem> {
  const id = await KINDS.find((one) => one.kind === kind)?.arise();
  const item = (await listInbox(owner, `kind,eq,${kind}`)).find((one) => one.id === id);
  if (item === undefined) throw new Error(`the inbox does not list the new ${kind}`);
  return item;
}

export const inHours = (hours: number): number => clock.nowMs + hours * HOUR_MS;
export const inDays = (days: number): number => clock.nowMs + days * DAY_MS;

// Tests that the inbox answers fast, by indexes, with 10,000 items of each kind among four times as
// many records whose work is done.
import { beforeAll, describe, expect, it } from "vitest";
import { INBOX_KINDS } from "../../../../domain/inbox/kind-names.ts";
import { MOST_COUNTED } from "../../../../contract/insight/inbox.ts";
import { api, countInbox, listInbox, owner, run, setUpInbox } from "./inbox.test-support.ts";
import { waiting } from "./waiting-items.test-support.ts";
import { ITEM_SOURCES } from "./item-sources.ts";

setUpInbox();

const MANY = 10_000;
const DONE = 4 * MANY;
/** Of the tables whose rows are items: the rest is joined as the planner likes. */
const SCANS_WHAT_IS_DONE =
  /Seq Scan on (license|seller_name|payout|manual_entry|lead|account_application|lead_return|delivery d|alert t|consumer_request)\b/;
/** The tables that the queues read. A page takes less time than reading all of them once. */
const READ_TABLES = [
  "account",
  "alert",
  "campaign",
  "consumer_request",
  "delivery",
  "lead",
  "lead_return",
  "license",
  "manual_entry",
  "payout",
  "sale",
  "seller_name",
] as const;

/** Copies of one row, each with an id of its own and with what `change` says; n is its number. */
const copies = (table: string, one: string, change: string, count: number) =>
  run(
    `insert into ${table}
     select r.*
     from (select t from ${table} t where ${one} limit 1) o, generate_series(1, ${count}) n,
       jsonb_populate_record(o.t, ${change}) r`,
  );

/** A waiting row and a done one, many times. */
async function fill(table: string, one: string, waits: string, isDone: string): Promise<void> {
  const change = (more: string) => `jsonb_build_object('n', n, 'id', gen_random_uuid()) || ${more}`;
  await copies(table, one, change(isDone), DONE);
  await copies(table, one, change(waits), MANY);
}

async function fillAccounts(): Promise<void> {
  await copies(
    "account",
    "kind = 'advertiser' and status = 'active'",
    `jsonb_build_object(
       'id', gen_random_uuid(), 'name', 'Many ' || n,
       'status', case when n <= ${MANY} then 'pending' else 'active' end
     )`,
    4 * MANY,
  );
  await run(
    `insert into account_application (account_id, turn, sent_at, updated_at)
     select id, case status when 'pending' then 'network' else 'applicant' end, now(), now()
     from account
     where name like 'Many %'`,
  );
  await run(
    `insert into advertiser (account_id, buyer_kind, licensed_states, bid_modifier)
     select id, 'agent',
       case when id < '55555555-0000-4000-8000-000000000000' then '{}' else '{CA}'::text[] end,
       10000
     from account
     where name like 'Many %' and status = 'active'`,
  );
  await run(
    `insert into wallet (account_id, balance_cents, credit_limit_cents, held_cents)
     select account_id,
       case when account_id < 'aaaaaaaa-0000-4000-8000-000000000000' then 0 else 100000 end, 0, 0
     from advertiser
     where account_id in (select id from account where name like 'Many %')`,
  );
  await run(
    `insert into account_terms
     select r.*
     from (select t from account_terms t where account_id = $1 limit 1) o,
       (select id from account where name like 'Many %' and status = 'active') a,
       jsonb_populate_record(
         o.t, jsonb_build_object('id', gen_random_uuid(), 'account_id', a.id)
       ) r`,
    [(await listInbox(owner, "kind,eq,license"))[0]?.account_id],
  );
  await run(
    `insert into campaign (id, account_id, name, status, criteria, exclusive_bid_cents,
       shared_bid_cents, adjustments, limits, source_limits, schedule, pacing, priority, weight,
       contact_channels, blocked_source_ids, version, created_at, updated_at)
     select gen_random_uuid(), a.id, 'Campaign ' || a.name, 'active', c.criteria, 5000,
       c.shared_bid_cents, c.adjustments, c.limits, c.source_limits, c.schedule, c.pacing,
       c.priority, c.weight, c.contact_channels, c.blocked_source_ids, c.version, c.created_at,
       c.updated_at
     from (select * from campaign limit 1) c,
       (select id, name from account where name like 'Many %' and status = 'active') a`,
  );
  await run(
    `insert into campaign_state
     select r.*
     from (select s from campaign_state s limit 1) o, campaign c,
       jsonb_populate_record(o.s, jsonb_build_object('campaign_no', c.no)) r
     where c.name like 'Campaign %'`,
  );
}

beforeAll(async () => {
  for (const kind of INBOX_KINDS) await waiting(kind);
  await fill(
    "alert",
    "closed_at is null",
    "jsonb_build_object('subject_id', 'w' || n)",
    `jsonb_build_object(
       'subject_id', 'd' || n, 'closed_at', '2026-01-01', 'closed_because', 'well'
     )`,
  );
  await fill(
    "consumer_request",
    "status = 'open'",
    "'{}'",
    `jsonb_build_object(
       'status', 'declined', 'decided_at', '2026-01-01', 'declined_because', 'not_verified',
       'salt', null, 'sealed', null
     )`,
  );
  await fill(
    "license",
    "decided_at is null and ended_at is null",
    "'{}'",
    `'{"ended_at": "2026-01-01"}'`,
  );
  await fill(
    "seller_name",
    "approved_at is null",
    "jsonb_build_object('match_key', 'w' || n)",
    "jsonb_build_object('match_key', 'd' || n, 'ended_at', '2026-01-01')",
  );
  const affiliate = "jsonb_build_object('affiliate_id', gen_random_uuid())";
  await fill(
    "payout",
    "status = 'requested'",
    affiliate,
    `'{"status": "cancelled", "ended_at": "2026-01-01", "decided_at": "2026-01-01"}'`,
  );
  await fill(
    "manual_entry",
    "status = 'waiting'",
    "'{}'",
    `'{"status": "rejected", "decided_at": "2026-01-01"}'`,
  );
  await fill("lead", "status = 'quarantined'", "'{}'", `'{"status": "rejected"}'`);
  await fill(
    "sale",
    "status = 'sold'",
    "jsonb_build_object('lead_id', gen_random_uuid())",
    `'{"status": "returned"}' || jsonb_build_object('lead_id', gen_random_uuid())`,
  );
  await run(
    `insert into lead_return
     select p.*
     from (select r from lead_return r where status = 'filed' limit 1) q, sale s,
       jsonb_populate_record(
         q.r, jsonb_build_object('id', gen_random_uuid(), 'sale_id', s.id) ||
           case s.status
             when 'sold' then '{}'
             else '{"status": "approved", "decided_at": "2026-01-01", "decided_by": "admin"}'::jsonb
           end
       ) p
     where not exists (select from lead_return o where o.sale_id = s.id)`,
  );
  await run(
    `insert into delivery (id, destination_id, sale_id, lead_id, route, place, at, status, tries,
       log, ended_at)
     select gen_random_uuid(), d.id, s.id, s.lead_id, 0, 0, now(),
       case s.status when 'sold' then 'failed' else 'delivered' end, 1, '[]', now()
     from sale s, (select id from destination limit 1) d
     where not exists (select from delivery o where o.sale_id = s.id)`,
  );
  await fillAccounts();
  await run("analyze");
}, 300_000);

async function msOf(act: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await act();
  return performance.now() - startMs;
}

/** The shortest of two calls after a first one. */
async function bestMsOf(act: () => Promise<unknown>): Promise<number> {
  await act();
  return Math.min(await msOf(act), await msOf(act));
}

/** Reads every row of the tables, with all its columns. */
async function readAll(): Promise<void> {
  for (const table of READ_TABLES) await run(`select sum(length(t::text)) from ${table} t`);
}

const LIST = "/v1/inbox-items?where=snoozed,eq,no&limit=50";

describe("an inbox with 10,000 items of each kind", () => {
  it("lists the first page, a later one and one kind fast, and counts all", async () => {
    const { body } = await api.call(owner, "GET", LIST);
    expect(body.items).toHaveLength(50);
    const paths = [
      LIST,
      `${LIST}&cursor=${encodeURIComponent(body.next_cursor)}`,
      "/v1/inbox-items?where=kind,eq,payout&limit=50",
      "/v1/inbox-counts?snoozed=no",
    ];
    const mostMs = await msOf(readAll);
    const slow: string[] = [];
    for (const path of paths) {
      const ms = await bestMsOf(() => api.call(owner, "GET", path));
      if (ms > mostMs) slow.push(`${path} took ${ms} ms, all rows ${mostMs} ms`);
    }
    expect(slow).toEqual([]);
  });

  it("counts each kind up to the limit, and failed deliveries by their destination", async () => {
    const counts = await countInbox();
    for (const kind of INBOX_KINDS)
      expect([kind, counts[kind]]).toEqual([kind, kind === "failed_delivery" ? 1 : MOST_COUNTED]);
  });

  it("finds what waits by an index, without reading what is done", async () => {
    const found: string[] = [];
    for (const kind of INBOX_KINDS) {
      const values: unknown[] = [];
      const bind = (value: unknown): string => `$${values.push(value)}`;
      const facts = { openClaims: [], today: "2026-03-04", stops: [], emptyWallets: [] };
      const sql = ITEM_SOURCES[kind](bind, facts);
      const { rows } = await run(`explain select * from (${sql}) i`, values);
      found.push(...rows.map((row) => `${kind}: ${row["QUERY PLAN"]}`));
    }
    expect(found.filter((line) => SCANS_WHAT_IS_DONE.test(line))).toEqual([]);
  });
});

// Tests that finding reads indexes, not whole tables, among many leads and names.
import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Actor } from "../../../../domain/access/access.ts";
import { FIND_KINDS } from "../../../../domain/find/find-kinds.ts";
import { readFind } from "../../../../domain/find/read-find.ts";
import { TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { TEST_VAULT } from "../../../../test/support/test-vaults.ts";
import { gatherFinders } from "../../../compose/finders.ts";
import { readSought } from "../../../platform/db/find-rows.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

const MANY = 20_000;
const NOW_MS = Date.parse("2026-11-20T18:00:00Z");

let api: TestApi;
let leadId: string;

beforeAll(async () => {
  api = await TestApi.start(() => NOW_MS);
  const { id: sourceId, affiliateId } = await api.fixture.source();
  const { pool } = api.database;
  const fill = (sql: string, values: readonly unknown[] = []) => pool.query(sql, [...values]);
  await fill(
    `insert into account (id, kind, name, status, time_zone, created_at)
     select gen_random_uuid(), case i % 2 when 0 then 'advertiser' else 'affiliate' end,
       'Company ' || md5(i::text), 'active', 'UTC', now()
     from generate_series(1, ${MANY}) as i`,
  );
  await fill(
    `insert into member (user_id, account_id, role, team_role, name, status, created_at)
     select 'many-' || i, id, kind, 'owner', 'Person ' || md5(i::text), 'active', now()
     from (
       select id, kind, row_number() over () as i from account where name like 'Company %'
     ) as a`,
  );
  await fill(
    `insert into source (id, account_id, kind, name, status, key_hash, key_hint, unsold_rule,
       allows_exclusive, shared_slots, routing, version, created_at, updated_at)
     select gen_random_uuid(), id, 'api', 'Source ' || md5(id::text), 'active', uuid_send(id), 'x',
       'reject', true, 0, 'best_price', 1, now(), now()
     from account
     where kind = 'affiliate'`,
  );
  await fill(
    `insert into payout (id, affiliate_id, amount_cents, status, requested_by, requested_at)
     select gen_random_uuid(), id, 5000 + row_number() over (), 'requested', 'x', now()
     from account
     where kind = 'affiliate'`,
  );
  const poster = await api.sourceKey(sourceId);
  const sent = await api.call(poster, "POST", "/v1/leads", {
    phone: "9165550142",
    email: "kim@example.com",
    address: "12 N Oak St",
    zip_code: "95838",
    side: "seller",
    consent: true,
    tcpa_text: "I agree that Plat and its buyers may call, text and e-mail me.",
    vendor_lead_id: "CRM-77",
  });
  leadId = sent.body.lead.id;
  const columns = await pool.query<{ names: string }>(
    `select string_agg(column_name, ', ') as names
     from information_schema.columns
     where table_schema = 'public' and table_name = 'lead' and column_name not in ('id')`,
  );
  const names = columns.rows[0]?.names ?? "";
  await fill(
    `insert into lead (id, ${names})
     select gen_random_uuid(), ${names} from lead, generate_series(1, ${MANY}) where id = $1`,
    [leadId],
  );
  await fill(
    `update lead
     set vendor_lead_id = id::text, click_id = id::text, affiliate_id = $1
     where id <> $2`,
    [affiliateId, leadId],
  );
  await fill(
    `insert into sale (id, lead_id, slot, mode, buyer_id, affiliate_id, source_id, bid_cents,
       price_cents, earning_cents, status, earning_status, return_days, hold_days, sold_at,
       delivered_at)
     select gen_random_uuid(), l.id, 1, 'exclusive', a.id, l.affiliate_id, l.source_id, 100, 100, 0,
       'sold', 'pending', 7, 0, now(), now()
     from (select *, row_number() over () as n from lead) as l
     join (
       select id, row_number() over () as n from account where kind = 'advertiser'
     ) as a on a.n = 1 + l.n % 500`,
  );
  await fill(
    `insert into lead_return (id, sale_id, reason, status, filed_at, answer_until, decided_at)
     select gen_random_uuid(), id, 'duplicate', 'withdrawn', now(), now(), now()
     from sale
     limit 5000`,
  );
  await fill("insert into lead_key select uuid_send(id), id from lead");
  await fill("insert into lead_identity select uuid_send(id), id, 'phone' from lead");
  await fill("analyze");
});
afterAll(() => api.stop());

/** A database whose statements are only explained; the plans are gathered. */
function explaining(pool: pg.Pool, plans: string[]): Queryable {
  return {
    query: async (text: string, values: unknown[] = []) => {
      const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
      return { rows: [], rowCount: 0 };
    },
  } as unknown as Queryable;
}

const MANY_ROWS =
  /Seq Scan on (?:lead|lead_key|lead_identity|account|member|source|payout|sale|lead_return)\b.*/;
const people: readonly Actor[] = [
  { kind: "user", id: "u", accountId: NETWORK_ID, role: "admin", teamRole: "owner" },
];

it.each(["916-555-0142", "kim@example.com", "12 N Oak St, Sacramento, CA", "CRM-77", "0199aabb"])(
  "a lead is found by %j without reading all leads",
  async (text) => {
    const plans: string[] = [];
    const { findLeads } = gatherFinders({
      pool: explaining(api.database.pool, plans) as pg.Pool,
      now: () => NOW_MS,
      vault: TEST_VAULT,
      addresses: {
        findPlaces: () => [],
        findCityPlaces: () => [],
      },
    });
    for (const actor of people)
      await findLeads(actor, await readSought(api.database.pool, readFind(text)));
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter((plan) => MANY_ROWS.test(plan))).toEqual([]);
  },
);

it("every kind is found by words, ids and amounts without reading a whole table", async () => {
  const { finders } = gatherFinders({
    pool: api.database.pool,
    now: () => NOW_MS,
    vault: TEST_VAULT,
    addresses: { findPlaces: () => [], findCityPlaces: () => [] },
  });
  expect(new Set(finders.map(({ kind }) => kind))).toEqual(new Set(FIND_KINDS));
  for (const text of ["company c4ca4238", "0199aabb-0000-7000-8000-000000000000", "$51.00"])
    for (const finder of finders)
      for (const actor of people) {
        const plans: string[] = [];
        const sought = await readSought(api.database.pool, readFind(text));
        await finder.find(
          explaining(api.database.pool, plans),
          actor,
          { ...sought, leadIds: [leadId] },
          6,
        );
        expect([finder.kind, text, plans.filter((plan) => MANY_ROWS.test(plan))]).toEqual([
          finder.kind,
          text,
          [],
        ]);
      }
});

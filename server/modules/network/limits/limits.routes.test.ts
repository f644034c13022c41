// Tests over the whole API that an account with as many records of a kind as one may have gets no
// further one, is told what to do, and gets one again once there is room.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COUNT_LIMITS, type CountedKind } from "../../../../domain/access/count-limits.ts";
import { type Answer, type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { refuseIfFull } from "./index.ts";

let api: TestApi;
let buyer: Caller;
let buyerId: string;
let affiliate: Caller;
let operator: Caller;
let sourceId: string;

beforeAll(async () => {
  api = await TestApi.start(Date.now);
  buyerId = await api.fixture.advertiser("Full Realty", 0);
  buyer = await api.userOf(buyerId, "advertiser");
  const source = await api.fixture.source();
  sourceId = source.id;
  affiliate = await api.userOf(source.affiliateId, "affiliate");
  operator = await api.userOf(NETWORK_ID, "admin");
});
afterAll(() => api.stop());

/** A text of eight letters, as codes of links are. */
const SHORT_TEXT = "translate(left(md5(random()::text), 8), '0123456789', 'ghjkmnpqrs')";

/** Copies the table's newest row until there are `most`, with new values in unique columns. */
async function fill(table: string, most: number): Promise<void> {
  const { rows } = await api.database.pool.query<{ name: string; type: string }>(
    `select distinct c.column_name as name, c.data_type as type
     from information_schema.columns c
     join information_schema.key_column_usage k using (table_name, column_name)
     join information_schema.table_constraints t
       on t.constraint_name = k.constraint_name and t.table_name = $1
     where c.table_name = $1 and t.constraint_type in ('PRIMARY KEY', 'UNIQUE')`,
    [table],
  );
  const fresh = rows.map(({ name, type }) => {
    const text = type === "bytea" ? "'\\x' || md5(random()::text)" : SHORT_TEXT;
    const value = type === "uuid" ? "gen_random_uuid()::text" : text;
    return `'${name}', case when newest.${name} is not null then ${value} end`;
  });
  await api.database.pool.query(
    `insert into ${table} overriding user value
     select (jsonb_populate_record(null::${table},
       to_jsonb(newest) || jsonb_build_object(${fresh
         .filter((pair) => !pair.startsWith("'no'"))
         .join(", ")}))).*
     from (select * from ${table} order by created_at desc limit 1) as newest
     cross join generate_series(1, $1::int - (select count(*)::int from ${table})) as copy`,
    [most],
  );
}

const KINDS: Readonly<
  Record<Exclude<CountedKind, "exclusion">, readonly [string, () => Promise<Answer>, string]>
> = {
  api_key: [
    "api_key",
    () => api.call(buyer, "POST", "/v1/api-keys", { name: "One more", scopes: ["read"] }),
    "update api_key set revoked_at = now()",
  ],
  invitation: [
    "member_invitation",
    () =>
      api.call(buyer, "POST", "/v1/invitations", { email: "a@example.com", team_role: "agent" }),
    "update member_invitation set revoked_at = now()",
  ],
  company_invitation: [
    "company_invitation",
    () =>
      api.call(operator, "POST", "/v1/company-invitations", {
        email: "a@example.com",
        role: "advertiser",
      }),
    "update company_invitation set revoked_at = now()",
  ],
  source: [
    "source",
    () => api.call(affiliate, "PUT", `/v1/sources/${randomUUID()}`, { name: "More", kind: "api" }),
    `delete from source where id <> '${"$source"}'`,
  ],
  campaign: [
    "campaign",
    () =>
      api.call(buyer, "PUT", `/v1/campaigns/${randomUUID()}`, {
        name: "More",
        criteria: { all: [] },
        shared_bid_cents: 100,
      }),
    "update campaign set status = 'archived'",
  ],
  link: [
    "link",
    () =>
      api.call(affiliate, "PUT", `/v1/links/${randomUUID()}`, {
        name: "More",
        source_id: sourceId,
        target: "https://example.com",
      }),
    "delete from link",
  ],
  postback: [
    "postback",
    () =>
      api.call(affiliate, "PUT", `/v1/postbacks/${randomUUID()}`, {
        events: ["sold"],
        address: "https://example.com/?p={payout}",
      }),
    "delete from postback",
  ],
  webhook: [
    "webhook",
    () =>
      api.call(buyer, "PUT", `/v1/webhooks/${randomUUID()}`, {
        address: "https://example.com/hook",
        events: ["lead_bought"],
      }),
    "delete from webhook",
  ],
  destination: [
    "destination",
    () =>
      api.call(buyer, "PUT", `/v1/destinations/${randomUUID()}`, {
        name: "More",
        to: { kind: "email", addresses: ["a@example.com"] },
      }),
    "delete from destination",
  ],
  account_note: [
    "account_note",
    () => api.call(operator, "POST", `/v1/accounts/${buyerId}/notes`, { note: "One more" }),
    "delete from account_note",
  ],
  account_file: [
    "account_file",
    () =>
      api.call(operator, "POST", `/v1/accounts/${buyerId}/files`, {
        name: "more.txt",
        content: Buffer.from("One more").toString("base64"),
      }),
    "delete from account_file",
  ],
};

describe.each(Object.entries(KINDS))("%s", (kind, [table, make, empty]) => {
  it("is refused once there are as many as one account may have", async () => {
    const made = await make();
    expect([200, 201], made.text).toContain(made.status);
    const most = COUNT_LIMITS[kind as CountedKind];
    await fill(table, most);
    const refused = await make();
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: "limit_reached",
        detail: expect.stringContaining(`at most ${most.toLocaleString("en-US")} `),
      },
    });
    await api.database.pool.query(empty.replace("$source", sourceId));
    expect([200, 201]).toContain((await make()).status);
  });
});

describe("refuseIfFull", () => {
  it("counts what a call would add, and lets no two calls take the last place", async () => {
    const { pool } = api.database;
    const most = COUNT_LIMITS.exclusion;
    const count = async (): Promise<number> => most - 2;
    expect(await refuseIfFull(pool, NETWORK_ID, "exclusion", count, 2)).toBeNull();
    expect(await refuseIfFull(pool, NETWORK_ID, "exclusion", count, 3)).toMatchObject({
      code: "limit_reached",
    });
    const at = COUNT_LIMITS.api_key - 1;
    await api.call(buyer, "POST", "/v1/api-keys", { name: "First", scopes: ["read"] });
    const { rows } = await pool.query(
      "select count(*)::int as open from api_key where revoked_at is null",
    );
    await fill("api_key", (await countAll()) + at - rows[0].open);
    const both = await Promise.all([KINDS.api_key[1](), KINDS.api_key[1]()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

async function countAll(): Promise<number> {
  const { rows } = await api.database.pool.query("select count(*)::int as n from api_key");
  return rows[0].n;
}

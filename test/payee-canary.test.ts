// Tests that taxpayer and bank account numbers are in no answer of the API to any caller, and
// nowhere unencrypted in the database, except in the bank file. Only the owner reads names and
// addresses on the certificate.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../contract/index.ts";
import { publishOutbox } from "../server/modules/notify/notifications/publish-outbox.ts";
import { matureEarnings } from "../server/modules/money/earnings/index.ts";
import { inTransaction } from "../server/platform/db/transaction.ts";
import { type Caller, TestApi } from "./support/api.ts";
import { NETWORK_ID, post, postBody } from "./support/market.ts";
import { ACCOUNT_NUMBER, BANK_FORM, TAX_FORM, TAX_NUMBER } from "./support/payees.ts";
import { DAY_MS } from "../domain/time.ts";

const NAME = "canarywick";
const clock = { nowMs: Date.now() };
const digits = TAX_NUMBER.replaceAll("-", "");
/** As typed, as stored, and without the last four digits, which may be shown. */
const NUMBERS = [
  TAX_NUMBER,
  digits,
  digits.slice(0, -4),
  ACCOUNT_NUMBER,
  ACCOUNT_NUMBER.slice(0, -4),
];

let api: TestApi;
let owner: Caller;
let admin: Caller;
let payoutId: string;
const others: [name: string, caller: Caller][] = [];
const ids: string[] = [];

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  const { pool } = api.database;
  // Old enough that its earnings are not held as a new affiliate's.
  const sinceMs = clock.nowMs - 200 * DAY_MS;
  const source = { ...(await api.fixture.source()), affiliateSinceMs: sinceMs };
  const buyerId = await api.fixture.advertiser("Elm Realty", 1_000_000);
  await api.fixture.campaign({ accountId: buyerId, exclusiveCents: 5_000 });
  await pool.query("insert into payable (account_id, balance_cents) values ($1, 0)", [
    source.affiliateId,
  ]);
  await pool.query("update account set created_at = $2 where id = $1", [
    source.affiliateId,
    new Date(sinceMs),
  ]);
  owner = await api.userOf(source.affiliateId, "affiliate");
  admin = await api.userOf(NETWORK_ID, "admin");
  for (const index of [1, 2]) await post(api.market, source, postBody(index), () => clock.nowMs);
  clock.nowMs += 8 * DAY_MS;
  await inTransaction(pool, (tx) => matureEarnings(tx, source.affiliateId, clock.nowMs));
  for (const [path, body] of [
    ["tax", TAX_FORM],
    ["bank", BANK_FORM],
  ] as const) {
    const saved = await api.call(owner, "PUT", `/v1/payout-details/${path}`, body);
    if (saved.status !== 200 || leaks(saved.text, NUMBERS).length > 0)
      throw new Error(`${path} was answered ${saved.text}`);
  }
  payoutId = (await api.call(owner, "POST", "/v1/payouts", undefined, { "idempotency-key": "one" }))
    .body.id;
  await api.call(admin, "POST", `/v1/payouts/${payoutId}/decision`, { decision: "approve" });
  // Entered again in another format, so that the events and the activity of a change exist too.
  await api.call(owner, "PUT", "/v1/payout-details/bank", { ...BANK_FORM, kind: "savings" });
  while ((await publishOutbox(pool, () => 0.5)).events > 0);
  const leads = (await pool.query<{ id: string }>("select id from lead")).rows.map(({ id }) => id);
  const sales = (await pool.query<{ id: string }>("select id from sale")).rows.map(({ id }) => id);
  const log = (await pool.query<{ id: string }>("select id from activity")).rows.map(
    ({ id }) => id,
  );
  ids.push(
    payoutId,
    source.id,
    source.affiliateId,
    buyerId,
    NETWORK_ID,
    ...leads,
    ...sales,
    ...log,
    ...(await pool.query<{ seq: bigint }>("select seq from event")).rows.map(({ seq }) =>
      String(seq),
    ),
  );
  others.push(
    ["the operator", admin],
    ["the operator's key", await api.keyOf(NETWORK_ID)],
    ["its manager", await api.userOf(source.affiliateId, "affiliate", "manager")],
    ["its key", await api.keyOf(source.affiliateId)],
    ["another affiliate", await api.userOf((await api.fixture.source()).affiliateId, "affiliate")],
    ["a buyer", await api.userOf(buyerId, "advertiser")],
    ["nobody", null],
  );
});
afterAll(() => api.stop());

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Ids are left out: they are random, and one in a million holds five digits of a tax number. */
function leaks(text: string, needles: readonly string[]): string[] {
  const searched = text.toLowerCase().replaceAll(UUID, "id");
  return needles.filter((needle) => searched.includes(needle.toLowerCase()));
}

const isStream = (responses: Readonly<Record<string, { readonly mediaType?: string }>>): boolean =>
  Object.values(responses).some(({ mediaType }) => mediaType === "text/event-stream");
const READING = OPERATIONS.filter(
  ({ method, responses }) => method === "GET" && !isStream(responses),
);

/** The addresses with every id, and with the parameters of reports. */
function addressesOf(path: string, query: object | undefined): string[] {
  const required = query as
    | {
        readonly required?: readonly string[];
        readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
      }
    | undefined;
  const asked = new URLSearchParams(
    (required?.required ?? []).map((name) => [
      name,
      name === "from"
        ? new Date(clock.nowMs - 20 * DAY_MS).toISOString()
        : name === "to"
          ? new Date(clock.nowMs).toISOString()
          : String(required?.properties?.[name]?.enum?.[0] ?? ""),
    ]),
  ).toString();
  return (/\{\w+\}/.test(path) ? ids.map((id) => path.replaceAll(/\{\w+\}/g, id)) : [path]).map(
    (address) => (asked === "" ? address : `${address}?${asked}`),
  );
}

describe("tax and bank details", () => {
  it("are found by this test where they are allowed", async () => {
    expect(leaks((await api.call(owner, "GET", "/v1/payout-details")).text, [NAME])).toEqual([
      NAME,
    ]);
    const file = await api.call(admin, "POST", "/v1/payouts/bank-file", {
      ids: [payoutId],
    });
    expect([file.status, leaks(file.text, NUMBERS)]).toEqual([
      200,
      [ACCOUNT_NUMBER, ACCOUNT_NUMBER.slice(0, -4)],
    ]);
  });

  it.each(
    READING.map(({ operationId, path, request }) => [operationId, path, request.query] as const),
  )("stand in no answer of %s", async (_, path, query) => {
    for (const address of addressesOf(path, query)) {
      for (const [name, caller] of [["its owner", owner] as const, ...others]) {
        const { status, text, headers } = await api.call(caller, "GET", address);
        expect(status, `${name} ${address}: ${text}`).toBeLessThan(500);
        expect(
          leaks(
            text + JSON.stringify([...headers]),
            name === "its owner" ? NUMBERS : [...NUMBERS, NAME],
          ),
          `${name} ${address}`,
        ).toEqual([]);
      }
    }
  });

  it("are in no refusal, for any wrong call", async () => {
    const wrong: readonly (readonly [string, unknown])[] = [
      ["tax", { ...TAX_FORM, zip_code: "1" }],
      ["tax", { ...TAX_FORM, number: `${TAX_NUMBER}0` }],
      ["tax", { ...TAX_FORM, tax_class: TAX_NUMBER }],
      ["tax", { ...TAX_FORM, [TAX_NUMBER]: 1 }],
      ["tax", { ...TAX_FORM, state: TAX_NUMBER }],
      ["tax", `{"number": "${TAX_NUMBER}",`],
      ["bank", { ...BANK_FORM, password: "wrong" }],
      ["bank", { ...BANK_FORM, account_number: `${ACCOUNT_NUMBER}99999` }],
      ["bank", { ...BANK_FORM, kind: ACCOUNT_NUMBER }],
      ["bank", { ...BANK_FORM, account_number: Number(ACCOUNT_NUMBER) }],
    ];
    for (const [path, body] of wrong) {
      for (const caller of [owner, admin, null]) {
        const { status, text } = await api.call(
          caller,
          "PUT",
          `/v1/payout-details/${path}`,
          body,
          typeof body === "string" ? { "content-type": "application/json" } : {},
        );
        expect(status, text).toBeGreaterThanOrEqual(400);
        expect(status, text).toBeLessThan(500);
        // A refusal repeats unknown member names, which are never numbers in practice.
        expect(leaks(text.replaceAll(`/${TAX_NUMBER}`, ""), [...NUMBERS, NAME]), text).toEqual([]);
      }
    }
  });

  it("are in no table unencrypted, neither as text nor as bytes", async () => {
    const { rows } = await api.database.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name
       from pg_tables
       where schemaname in ('public', 'auth')`,
    );
    expect(rows.length).toBeGreaterThan(30);
    const hidden = [...NUMBERS, NAME, "Canarywick"].flatMap((needle) => [
      needle,
      Buffer.from(needle).toString("hex"),
    ]);
    for (const { name } of rows) {
      for (const needle of hidden) {
        const found = await api.database.pool.query(
          `select from ${name} t where t::text like '%' || $1 || '%' limit 1`,
          [needle],
        );
        expect(found.rowCount, `${name} holds ${needle}`).toBe(0);
      }
    }
  });
});

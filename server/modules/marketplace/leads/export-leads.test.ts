// Checks the export of bought leads: whose leads are in the file, whose never are, and that each
// export is logged.
import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answer, type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";

const AT_MS = Date.now();
let api: TestApi;
let source: SourceTerms;
let buyer: {
  readonly id: string;
  readonly owner: { readonly user: string };
  readonly agent: { readonly user: string };
};

beforeAll(async () => {
  api = await TestApi.start(() => AT_MS);
  source = await api.fixture.source();
  const id = await api.fixture.advertiser("Elm Realty", 10_000_000);
  await api.fixture.campaign({ accountId: id, exclusiveCents: 5_000 });
  await api.market.catchUp();
  buyer = {
    id,
    owner: await api.userOf(id, "advertiser"),
    agent: await api.userOf(id, "advertiser", "agent", "Ann"),
  };
});
afterAll(() => api.stop());

const sell = async (person: number, changes: object = {}) =>
  post(api.market, source, { ...postBody(person), ...changes }, () => AT_MS);
const exported = (caller: Caller, query = ""): Promise<Answer> =>
  api.call(caller, "GET", `/v1/leads/export${query}`);
const rowsOf = ({ text }: Answer): Record<string, string>[] =>
  parse(text, { bom: true, columns: true });
const saleIds = async (): Promise<string[]> =>
  (
    await api.database.pool.query<{ id: string }>(
      "select id from sale where buyer_id = $1 order by id",
      [buyer.id],
    )
  ).rows.map(({ id }) => id);

it("exports each bought lead with contact, over many pages, no formulas, and logs it", async () => {
  await sell(1, { first_name: "=cmd|' /C calc'!A0", comments: '-2+3, "quoted"' });
  for (let person = 2; person <= 205; person += 1) await sell(person);
  const answer = await exported(buyer.owner);
  expect([
    answer.status,
    answer.headers.get("content-type"),
    answer.headers.get("content-disposition"),
  ]).toEqual([200, "text/csv; charset=utf-8", 'attachment; filename="leads.csv"']);
  const rows = rowsOf(answer);
  expect(rows.map(({ sale_id: id }) => id).toSorted()).toEqual((await saleIds()).toSorted());
  const evil = rows.find(({ comments }) => comments?.includes("quoted"));
  expect(evil).toMatchObject({
    first_name: "'=cmd|' /C calc'!A0",
    comments: '\'-2+3, "quoted"',
    phone: expect.stringMatching(/^\+1\d{10}$/),
    paid: "50.00",
    outcome: "new",
    works_it: "",
  });
  const log = await api.call(buyer.owner, "GET", "/v1/activity?where=action,eq,sales.exported");
  expect(log.body.items).toMatchObject([{ actor_id: buyer.owner.user, detail: { count: 205 } }]);
});

it("the export applies the filters of the list, and refuses the same filters", async () => {
  const [one = ""] = await saleIds();
  await api.call(buyer.owner, "POST", `/v1/sales/${one}/outcome`, { outcome: "won" });
  expect(rowsOf(await exported(buyer.owner, "?where=outcome,eq,won"))).toMatchObject([
    { sale_id: one, outcome: "won", works_it: "Test person" },
  ]);
  expect((await exported(buyer.owner, "?where=phone,eq,1")).status).toBe(422);
});

it("exports what a deal was worth, why a lead was lost, and when it is called back", async () => {
  const [won = "", , , lost = "", later = ""] = await saleIds();
  const say = (id: string, body: object) =>
    api.call(buyer.owner, "POST", `/v1/sales/${id}/outcome`, body);
  await say(won, { outcome: "won", value_cents: 950_000 });
  await say(lost, { outcome: "lost", lost_reason: "has_agent" });
  const at = new Date(AT_MS + 3_600_000).toISOString();
  await api.call(buyer.owner, "PUT", `/v1/sales/${later}/callback`, { at });
  const rows = rowsOf(await exported(buyer.owner));
  const rowOf = (sale: string) => rows.find(({ sale_id: id }) => id === sale);
  expect(rowOf(won)).toMatchObject({ outcome: "won", deal_value: "9500.00", lost_reason: "" });
  expect(rowOf(lost)).toMatchObject({ outcome: "lost", lost_reason: "has_agent", deal_value: "" });
  expect(rowOf(later)).toMatchObject({ outcome: "new", callback_at: at });
});

it("shows an agent, who sees no money, neither prices nor values", async () => {
  const [, , three = ""] = await saleIds();
  await api.call(buyer.agent, "POST", `/v1/sales/${three}/claim`);
  await api.call(buyer.owner, "POST", `/v1/sales/${three}/outcome`, {
    outcome: "won",
    value_cents: 123_400,
  });
  const rows = rowsOf(await exported(buyer.agent));
  expect(rows).not.toEqual([]);
  for (const row of rows) expect([row["paid"], row["deal_value"]]).toEqual(["", ""]);
  const own = rowsOf(await exported(buyer.owner)).find(({ sale_id: id }) => id === three);
  expect(own).toMatchObject({ paid: "50.00", deal_value: "1234.00" });
  await api.call(buyer.owner, "PUT", `/v1/sales/${three}/assignee`, { user_id: null });
});

it("exports an agent's own leads, nothing to a rival, and is refused to the operator", async () => {
  const [, two = ""] = await saleIds();
  expect(rowsOf(await exported(buyer.agent))).toEqual([]);
  await api.call(buyer.agent, "POST", `/v1/sales/${two}/claim`);
  expect(rowsOf(await exported(buyer.agent)).map(({ sale_id: id }) => id)).toEqual([two]);
  const rival = await api.userOf(await api.fixture.advertiser("Oak Realty", 0), "advertiser");
  expect(rowsOf(await exported(rival))).toEqual([]);
  expect((await exported(await api.userOf(NETWORK_ID, "admin"))).status).toBe(403);
  expect((await exported(null)).status).toBe(401);
});

it("the export never holds a returned lead", async () => {
  await sell(900, { last_name: "Canary" });
  const id =
    rowsOf(await exported(buyer.owner)).find(({ last_name: name }) => name === "Canary")?.[
      "sale_id"
    ] ?? "";
  const filed = await api.call(
    buyer.owner,
    "POST",
    `/v1/sales/${id}/return`,
    { reason: "other", note: "Not theirs." },
    { "idempotency-key": randomUUID() },
  );
  const decided = await api.call(
    await api.userOf(NETWORK_ID, "admin"),
    "POST",
    `/v1/returns/${filed.body.id}/decision`,
    { decision: "approve", note: "Right." },
  );
  expect([filed.status, decided.status], `${filed.text} ${decided.text}`).toEqual([200, 200]);
  const text = (await exported(buyer.owner)).text;
  expect(text).not.toContain("Canary");
  expect(text).not.toContain(id);
});

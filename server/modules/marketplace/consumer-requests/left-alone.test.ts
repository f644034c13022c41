// Tests that nothing prepares contact with a consumer who asked for none: no analysis of how to
// reach them, no call back, no reminder.
import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";
import type { Caller } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { api, buyerAccount, clock, postLead, setUpLeads } from "../leads/leads.test-support.ts";
import { remindOfCallbacks } from "../sales/sales.jobs.ts";

setUpLeads();

const KINDS = ["qualification", "engagement", "market"] as const;
const ASKED = ["no_contact", "erasure"] as const;
let compliance: Caller;
let agent: Caller;

beforeAll(async () => {
  compliance = await api.userOf(NETWORK_ID, "admin", "compliance");
  agent = await api.userOf(buyerAccount, "advertiser", "owner");
});

async function honor(kind: string, phone: string): Promise<void> {
  const { body } = await api.call(compliance, "POST", "/v1/consumer-requests", { kind, phone });
  const done = await api.call(compliance, "POST", `/v1/consumer-requests/${body.id}/carry-out`);
  expect([done.body.status, done.body.effect.buyers]).toEqual(["done", 1]);
}
const make = (leadId: string, kind: string) =>
  api.call(agent, "POST", `/v1/leads/${leadId}/analyses`, { kind, language: "en" });
const kindsOf = async (leadId: string) =>
  (await api.call(agent, "GET", `/v1/leads/${leadId}/analyses`)).body.items.map(
    (item: { readonly kind: string }) => item.kind,
  );
const callBack = (saleId: string) =>
  api.call(agent, "PUT", `/v1/sales/${saleId}/callback`, {
    at: new Date(clock.nowMs + HOUR_MS).toISOString(),
  });
describe.each(ASKED)("a consumer who asked for %s", (kind) => {
  const phone = `91655530${ASKED.indexOf(kind)}1`;

  it("is not analyzed or called back any more; the market still is", async () => {
    clock.nowMs += MINUTE_MS;
    const { id } = await postLead({ phone });
    for (const each of KINDS) expect((await make(id, each)).status).toBe(200);
    const saleId = (await api.call(agent, "GET", `/v1/leads/${id}`)).body.sale.id;
    expect((await callBack(saleId)).status).toBe(200);

    await honor(kind, phone);
    expect(await kindsOf(id)).toEqual(["market"]);
    for (const each of KINDS)
      expect([each, (await make(id, each)).body.code]).toEqual([
        each,
        each === "market" ? undefined : "no_contact",
      ]);
    const refused = await callBack(saleId);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: "no_contact", detail: "The consumer asked for no contact." },
    ]);
    expect((await api.call(agent, "DELETE", `/v1/sales/${saleId}/callback`)).status).toBe(200);

    const { text } = await api.call(agent, "GET", "/v1/leads/export");
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    expect(rows.find((row) => row["lead_id"] === id)?.["no_contact_since"]).toBe(
      new Date(clock.nowMs).toISOString(),
    );

    // A call back that was being set at that moment is not reminded of.
    await api.database.pool.query(
      `insert into sale_callback (sale_id, at, set_by, set_at)
       values ($1, to_timestamp($2::bigint / 1000.0), 'test', now())`,
      [saleId, clock.nowMs],
    );
    expect(await remindOfCallbacks(api.database.pool, clock.nowMs)).toBe(0);
  });
});

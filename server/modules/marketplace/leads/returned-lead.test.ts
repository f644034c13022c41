// Checks what a buyer keeps of a lead that an approved return took back: facts, sale, return and
// history, and in no answer a word of the contact; and that an open return leaves the worklist.
import { beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../../../../contract/index.ts";
import { CALLABLE_RETURNS, TO_CALL } from "../../../../domain/sales/outcome.ts";
import type { Caller } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { CANARY, api, buyer, buyerAccount, postLead, setUpLeads } from "./leads.test-support.ts";

setUpLeads();

let leadId: string;
let saleId: string;
let returnId: string;
let phone: string;
let operator: Caller;
let agent: Caller;

const leaks = (text: string): string[] =>
  [CANARY, phone, phone.replace("+1", "")].filter((secret) =>
    text.toLowerCase().includes(secret.toLowerCase()),
  );
const toCall = async (): Promise<string[]> => {
  const { body } = await api.call(
    buyer,
    "GET",
    `/v1/sales?where=outcome,in,${TO_CALL.join(",")}` +
      `&where=return_status,in,${CALLABLE_RETURNS.join(",")}`,
  );
  return body.items.map(({ id }: { id: string }) => id);
};
const toCallLeads = async (): Promise<string[]> => {
  const { body } = await api.call(
    buyer,
    "GET",
    `/v1/leads?where=return_status,in,${CALLABLE_RETURNS.join(",")}`,
  );
  return body.items.map(({ sale }: { sale: { id: string } }) => sale.id);
};

beforeAll(async () => {
  operator = await api.userOf(NETWORK_ID, "admin");
  agent = await api.userOf(buyerAccount, "advertiser", "agent", "Ann");
  leadId = (await postLead({ zip_code: "95838" })).id;
  const lead = (await api.call(buyer, "GET", `/v1/leads/${leadId}`)).body;
  saleId = lead.sale.id;
  phone = lead.contact.phone;
  await api.call(
    buyer,
    "POST",
    `/v1/sales/${saleId}/outcome`,
    { outcome: "attempted", note: `${CANARY} did not answer` },
    { "idempotency-key": "touch" },
  );
  await api.call(buyer, "POST", `/v1/leads/${leadId}/analyses`, {
    kind: "engagement",
    language: "en",
  });
});

describe("a lead under an open return", () => {
  it("leaves the worklist, says so in its sale, and keeps its contact", async () => {
    expect(await toCall()).toContain(saleId);
    expect(await toCallLeads()).toContain(saleId);
    const filed = await api.call(
      buyer,
      "POST",
      `/v1/sales/${saleId}/return`,
      { reason: "other", note: `${CANARY} is not the owner` },
      { "idempotency-key": "return" },
    );
    expect(filed.status, filed.text).toBe(200);
    returnId = filed.body.id;
    expect(await toCall()).not.toContain(saleId);
    expect(await toCallLeads()).not.toContain(saleId);
    const { body } = await api.call(buyer, "GET", `/v1/leads/${leadId}`);
    expect(body.sale).toMatchObject({ status: "sold", return_status: "filed" });
    expect(body.contact.first_name).toBe(CANARY);
  });
});

describe("a lead after an approved return", () => {
  it("stays readable to its buyer with facts, sale and history, without contact", async () => {
    const decided = await api.call(operator, "POST", `/v1/returns/${returnId}/decision`, {
      decision: "approve",
      note: "Right.",
    });
    expect(decided.status, decided.text).toBe(200);
    const { status, body } = await api.call(buyer, "GET", `/v1/leads/${leadId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      view: "purchased",
      id: leadId,
      zip_code: "95838",
      contact: null,
      consent_proof: null,
      custom: {},
      notes: [],
      sale: { id: saleId, status: "returned", return_status: "approved", price_cents: 9_000 },
    });
    const touches = await api.call(buyer, "GET", `/v1/touches?where=sale_id,eq,${saleId}`);
    expect(touches.body.items).toMatchObject([{ outcome: "attempted", note: null }]);
    expect((await api.call(buyer, "GET", `/v1/leads/${leadId}/decision`)).status).toBe(200);
    expect((await api.call(buyer, "GET", `/v1/leads/${leadId}/analyses`)).status).toBe(404);
  });

  it("is in the list as returned, in no export or search, and takes no further touch", async () => {
    const listed = await api.call(buyer, "GET", `/v1/leads?where=id,eq,${leadId}`);
    expect(listed.body.items).toMatchObject([{ contact: null, sale: { status: "returned" } }]);
    const kept = await api.call(
      buyer,
      "GET",
      `/v1/leads?where=id,eq,${leadId}&where=result,eq,kept`,
    );
    expect(kept.body.items).toEqual([]);
    expect((await api.call(buyer, "GET", "/v1/leads/export")).text).not.toContain(saleId);
    for (const find of [phone, `${CANARY}1@example.com`])
      expect((await api.call(buyer, "POST", "/v1/leads/find", { find })).body.items).toEqual([]);
    const touch = await api.call(
      buyer,
      "POST",
      `/v1/sales/${saleId}/outcome`,
      { outcome: "won" },
      { "idempotency-key": "late" },
    );
    expect(touch.status).toBeGreaterThanOrEqual(400);
  });

  const reading = OPERATIONS.filter(
    ({ method, responses }) =>
      method === "GET" &&
      !Object.values<{ readonly mediaType?: string }>(responses).some(
        ({ mediaType }) => mediaType === "text/event-stream",
      ),
  );

  it.each(reading.map(({ operationId, path }) => [operationId, path] as const))(
    "shows its former buyer no contact in %s",
    async (_, path) => {
      for (const caller of [buyer, agent])
        for (const id of [leadId, saleId, returnId]) {
          const address = path.replaceAll(/\{\w+\}/g, id);
          const { text, status, headers } = await api.call(caller, "GET", address);
          expect(status, `${address}: ${text}`).toBeLessThan(500);
          expect(leaks(text + JSON.stringify([...headers])), address).toEqual([]);
        }
    },
  );
});

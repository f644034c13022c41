// Checks that an agent, who does not see the account's money, gets it from no operation: neither
// what a lead cost or earned, nor sums of it. The same account's owner does.
import { beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../../../../contract/index.ts";
import { METRIC_NAMES, METRICS } from "../../../../domain/reports/metrics.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import type { Caller } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { AT, api, buyer, buyerAccount, postLead, setUpLeads } from "./leads.test-support.ts";

setUpLeads();

const SPAN =
  `from=${new Date(AT - DAY_MS).toISOString()}&` + `to=${new Date(AT + DAY_MS).toISOString()}`;
/** Amounts that an account pays, earns or holds, wherever they stand. */
const OWN_MONEY = new Set([
  "spend_cents",
  "earned_cents",
  "earning_cents",
  "revenue_cents",
  "balance_cents",
  "available_cents",
  "held_cents",
  "pending_cents",
  "payable_cents",
  "paid_cents",
  "amount_cents",
  "in_cents",
  "out_cents",
  "reversed_cents",
  "per_click_cents",
  "per_lead_cents",
]);

let ids: readonly string[];
let agent: Caller;

/** The amounts of the account in an answer; the prices of listings and the terms of campaigns are
 * for every member. */
function amountsIn(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => amountsIn(item, `${path}/${at}`));
  if (typeof value !== "object" || value === null) return [];
  const isSale = "sold_at" in value || "filed_at" in value || "sale" in value;
  return Object.entries(value).flatMap(([key, held]) => {
    if (typeof held === "number" && (OWN_MONEY.has(key) || (isSale && key === "price_cents")))
      return [`${path}/${key}`];
    return key === "unit" && held === "cents"
      ? [`${path}/${key}`]
      : amountsIn(held, `${path}/${key}`);
  });
}

beforeAll(async () => {
  const { id: leadId } = await postLead({ zip_code: "95838" });
  const lead = (await api.call(buyer, "GET", `/v1/leads/${leadId}`)).body;
  const { rows } = await api.database.pool.query<{ source_id: string }>(
    "select source_id from lead where id = $1",
    [leadId],
  );
  const filed = await api.call(
    buyer,
    "POST",
    `/v1/sales/${lead.sale.id}/return`,
    { reason: "other", note: "is not the owner" },
    { "idempotency-key": "return" },
  );
  agent = await api.userOf(buyerAccount, "advertiser", "agent", "Ann");
  ids = [leadId, lead.sale.id, filed.body.id, rows[0]?.source_id ?? ""];
});

const READING = OPERATIONS.filter(
  ({ method, responses }) =>
    method === "GET" &&
    !Object.values<{ readonly mediaType?: string }>(responses).some(
      ({ mediaType }) => mediaType !== undefined,
    ),
);

describe("others of the account", () => {
  it("see what a lead cost, and what it earned", async () => {
    const operator = await api.userOf(NETWORK_ID, "admin");
    const [leadId = "", saleId = "", returnId = ""] = ids;
    for (const [caller, path] of [
      [operator, `/v1/sales/${saleId}`],
      [buyer, `/v1/leads/${leadId}`],
      [buyer, `/v1/returns/${returnId}`],
    ] as const)
      expect(amountsIn((await api.call(caller, "GET", path)).body), path).not.toEqual([]);
  });
});

describe("an agent of an advertiser", () => {
  it.each(READING.map(({ operationId, path }) => [operationId, path] as const))(
    "gets no money of the account from %s",
    async (_, path) => {
      for (const id of path.includes("{") ? ids : [""])
        for (const query of path.startsWith("/v1/reports/")
          ? [SPAN, `${SPAN}&by=source`, ...METRIC_NAMES.map((metric) => `${SPAN}&metric=${metric}`)]
          : [""]) {
          const address = `${path.replaceAll(/\{\w+\}/g, id)}?${query}`;
          const { status, body, text } = await api.call(agent, "GET", address);
          expect(status, `${address}: ${text}`).toBeLessThan(500);
          if (status === 200) expect(amountsIn(body), address).toEqual([]);
        }
    },
  );

  it("still counts leads", async () => {
    const counts = METRIC_NAMES.filter((metric) => METRICS[metric].unit === "count");
    const answers = await Promise.all(
      counts.map((metric) => api.call(agent, "GET", `/v1/reports/states?${SPAN}&metric=${metric}`)),
    );
    expect(answers.map(({ status }) => status)).toContain(200);
  });
});

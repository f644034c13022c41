// Checks that each number of listed leads counts what a buyer can buy now, and nothing else: the
// same for lists, totals, the marketplace and a purchase, for each reason that ends it.
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import {
  LISTED,
  admin,
  affiliate,
  api,
  loser,
  postLead,
  setUpLeads,
} from "./leads.test-support.ts";

setUpLeads();

let leadId: string;
let sourceId: string;
let affiliateId: string;

const get = async (path: string, caller: Parameters<typeof api.call>[0] = affiliate) =>
  (await api.call(caller, "GET", path)).body;

/** How often the lead is in the caller's marketplace. */
const offersTo = (caller: Parameters<typeof api.call>[0]) => async (): Promise<number> => {
  const { items } = await get("/v1/listings?limit=200", caller);
  return items.filter((item: { lead_id: string }) => item.lead_id === leadId).length;
};

/** Each place that says how many leads are listed, or whether this one is. */
async function countsOf() {
  const one = `where=id,eq,${leadId}`;
  const [totals, list, others, lead, own, market, demand] = await Promise.all([
    get(`/v1/leads/totals?${one}`),
    get(`/v1/leads?${one}&where=listed,eq,yes`),
    get(`/v1/leads?${one}&where=listed,eq,no`),
    get(`/v1/leads/${leadId}`),
    get("/v1/listings/overview"),
    offersTo(loser)(),
    get(`/v1/leads/totals?where=listed,eq,yes`),
  ]);
  return {
    totals: totals.listed,
    list: list.items.length,
    others: others.items.length,
    isListed: lead.is_listed,
    own: own.total,
    // The overview tells other accounts no count below five.
    market,
    allListed: demand.leads,
  };
}

const query = (sql: string, values: readonly unknown[]) =>
  api.database.pool.query(sql, [...values]);

/** A person: a key does not pause. */
const operator = () => api.userOf(NETWORK_ID, "admin");
const pauseAsNetwork = async (kind: "source" | "sub_id", fields: object = {}) =>
  api.call(await operator(), "POST", "/v1/network-pauses", {
    kind,
    thing_id: sourceId,
    reason: "Send us the consent text.",
    ...fields,
  });

/** Each way in which a listing ends. */
const ENDS: Readonly<Record<string, () => Promise<unknown>>> = {
  "its time is over, whether or not a job has marked it": () =>
    query("update listing set ends_at = now() - interval '1 hour' where lead_id = $1", [leadId]),
  "its slots are sold": () =>
    query("update lead set sold_slots = sale_slots where id = $1", [leadId]),
  "it was sold exclusively": () =>
    query("update lead set status = 'sold', sold_slots = 1, sale_slots = 1 where id = $1", [
      leadId,
    ]),
  "its affiliate withdrew it": () =>
    api.call(affiliate, "POST", `/v1/listings/${leadId}/withdraw`, {}),
  "it is in review": () => query("update lead set status = 'quarantined' where id = $1", [leadId]),
  "its listing was ended": () =>
    query("update listing set ended = true where lead_id = $1", [leadId]),
  "the network paused its source": () => pauseAsNetwork("source"),
  "the network paused its sub ID": () =>
    pauseAsNetwork("sub_id", { sub: "sub2", value: " spring  SALE " }),
  "the network suspended its affiliate": () =>
    query("update account set status = 'suspended' where id = $1", [affiliateId]),
};

beforeEach(async () => {
  await query("update account set status = 'active'", []);
  await query("update source set status = 'active'", []);
  await query("update network_pause set ended_at = now(), ended_by = 'test'", []);
  await query("update listing set ended = true", []);
  ({ id: leadId } = await postLead({ ...LISTED, sub2: "Spring Sale" }));
  const lead = await get(`/v1/leads/${leadId}`);
  sourceId = lead.source_id;
  ({
    rows: [{ affiliate_id: affiliateId }],
  } = await query("select affiliate_id from lead where id = $1", [leadId]));
});

describe("a lead is listed", () => {
  it("while a buyer can buy it: every count says so", async () => {
    await expect.poll(countsOf).toEqual({
      totals: 1,
      list: 1,
      others: 0,
      isListed: true,
      own: 1,
      market: 1,
      allListed: 1,
    });
  });

  it("while its own affiliate has paused the source, which only stops its posts", async () => {
    await api.call(affiliate, "PATCH", `/v1/sources/${sourceId}`, { status: "paused" });
    await expect.poll(countsOf).toMatchObject({ totals: 1, isListed: true, own: 1, market: 1 });
  });

  it("again once the network has lifted the pause", async () => {
    const { body: pause } = await pauseAsNetwork("source");
    await expect.poll(countsOf).toMatchObject({ totals: 0, own: 0, market: 0 });
    await api.call(await operator(), "POST", `/v1/network-pauses/${pause.id}/end`);
    await expect.poll(countsOf).toMatchObject({ totals: 1, isListed: true, own: 1, market: 1 });
  });
});

describe("a lead is not listed where", () => {
  it.each(Object.keys(ENDS))("%s", async (reason) => {
    await ENDS[reason]?.();
    // A suspended affiliate cannot read; its network can.
    const isSuspended = reason.includes("affiliate") && reason.includes("suspended");
    if (!isSuspended)
      await expect.poll(countsOf).toEqual({
        totals: 0,
        list: 0,
        others: 1,
        isListed: false,
        own: 0,
        market: 0,
        allListed: 0,
      });
    expect((await get(`/v1/leads/${leadId}`, admin)).is_listed).toBe(false);
    await expect.poll(offersTo(loser)).toBe(0);
    expect((await api.call(loser, "GET", `/v1/listings/${leadId}`)).status).toBe(404);
    const bought = await api.call(
      loser,
      "POST",
      `/v1/listings/${leadId}/purchase`,
      { mode: "shared", max_price_cents: 1_000_000 },
      { "idempotency-key": randomUUID() },
    );
    expect(bought.status).toBeGreaterThanOrEqual(400);
  });
});

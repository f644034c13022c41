// Checks that an affiliate sees of its own listings what they would earn by its terms, to the cent
// as a sale pays it, and that the others see the price alone.
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { earningOf } from "../../../../domain/distribution/reserve.ts";
import type { EarningTerms } from "../../../../domain/distribution/auction-lead.ts";
import { cents } from "../../../../domain/money/money.ts";
import {
  LISTED,
  admin,
  affiliate,
  api,
  loser,
  postLead,
  setUpLeads,
} from "../leads/leads.test-support.ts";

setUpLeads();

let leadId: string;
let affiliateId: string;

const listing = async (caller: Parameters<typeof api.call>[0]) =>
  (await api.call(caller, "GET", `/v1/listings/${leadId}`)).body;
const earned = (price: number, terms: EarningTerms): number =>
  Number(earningOf(cents(price), terms));
/** Lets the lead earn by other terms, as if it had been posted under them. */
async function setTerms(terms: EarningTerms): Promise<void> {
  await api.database.pool.query(
    "update lead set earning_share = $2, earning_flat_cents = $3 where id = $1",
    [
      leadId,
      terms.kind === "share" ? terms.share : null,
      terms.kind === "flat" ? terms.cents : null,
    ],
  );
  // A listing that changes is read again.
  await api.database.pool.query("update listing set ends_at = ends_at where lead_id = $1", [
    leadId,
  ]);
}

beforeAll(async () => {
  ({ id: leadId } = await postLead(LISTED));
  const { rows } = await api.database.pool.query("select affiliate_id from lead where id = $1", [
    leadId,
  ]);
  affiliateId = rows[0].affiliate_id;
});

const TERMS: readonly EarningTerms[] = [
  { kind: "share", share: 7_000 },
  { kind: "share", share: 3_333 },
  { kind: "flat", cents: cents(1_150) },
];

describe("an affiliate's own listing", () => {
  it.each(TERMS)("says what it earns with %o", async (terms) => {
    await setTerms(terms);
    const own = await listing(affiliate);
    expect(own.earning).toMatchObject({
      exclusive_cents: earned(own.exclusive_price_cents, terms),
      slot_cents: earned(own.slot_price_cents, terms),
      next_exclusive_cents: earned(own.next_exclusive_price_cents, terms),
      next_slot_cents: earned(own.next_slot_price_cents, terms),
    });
    const overview = (
      await api.call(affiliate, "GET", "/v1/listings/overview?where=area,eq,-75,40,-73,42")
    ).body;
    expect(overview.clusters).toHaveLength(1);
    for (const cluster of overview.clusters)
      expect(cluster.lowest_earning_cents).toBe(
        cluster.lowest_price_cents === null ? null : earned(cluster.lowest_price_cents, terms),
      );
  });

  it("names the least that it earns, which the price never falls below", async () => {
    const terms: EarningTerms = { kind: "share", share: 7_000 };
    await setTerms(terms);
    const { rows } = await api.database.pool.query(
      "select exclusive_floor_cents, slot_floor_cents from listing where lead_id = $1",
      [leadId],
    );
    expect((await listing(affiliate)).earning).toMatchObject({
      exclusive_reserve_cents: earned(Number(rows[0].exclusive_floor_cents), terms),
      slot_reserve_cents: earned(Number(rows[0].slot_floor_cents), terms),
    });
  });

  it("shows buyers and the network no earnings, an analyst of the affiliate the same", async () => {
    const analyst = await api.userOf(affiliateId, "affiliate", "analyst", "Abe");
    expect((await listing(analyst)).earning).toEqual((await listing(affiliate)).earning);
    for (const caller of [loser, admin]) {
      expect((await listing(caller)).earning).toBeNull();
      const overview = (await api.call(caller, "GET", "/v1/listings/overview")).body;
      for (const cluster of overview.clusters) expect(cluster.lowest_earning_cents).toBeNull();
    }
  });

  it("earns exactly that when it is bought", async () => {
    const { earning, slot_price_cents: price } = await listing(affiliate);
    await api.call(loser, "PATCH", "/v1/profile", { licensed_states: ["NY"] });
    const bought = await api.call(
      loser,
      "POST",
      `/v1/listings/${leadId}/purchase`,
      { mode: "shared", max_price_cents: price },
      { "idempotency-key": randomUUID() },
    );
    expect(bought.status, bought.text).toBe(200);
    expect((await api.call(affiliate, "GET", `/v1/leads/${leadId}`)).body.earned_cents).toBe(
      earning.slot_cents,
    );
  });
});

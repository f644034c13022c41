// Checks the list of returns of each role: whose turn, the running deadline, money, filters and
// order by the server, and that neither party finds out the other by filtering.
import { describe, expect, it } from "vitest";
import type { Caller } from "../../../../test/support/api.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import {
  AT_MS,
  answer,
  api,
  buyerId,
  callers,
  clock,
  decide,
  filed,
  setUpReturns,
  source,
} from "./returns.test-support.ts";

setUpReturns();

interface Listed {
  readonly id: string;
  readonly turn: string;
  readonly deadline: string | null;
  readonly earning_cents: number | null;
  readonly price_cents: number | null;
  readonly lead: object;
}

const list = async (caller: Caller, query: string): Promise<readonly Listed[]> => {
  const { body, text, status } = await api.call(caller, "GET", `/v1/returns?limit=200&${query}`);
  expect(status, text).toBe(200);
  return body.items;
};
const idsOf = (items: readonly Listed[]): string[] => items.map(({ id }) => id);

describe("the list of returns", () => {
  it("filters by turn and orders by the deadline that runs, for each role", async () => {
    const { id: silent } = await filed();
    clock.nowMs += 1_000;
    const { id: answered } = await filed();
    await answer(answered, "The form says otherwise.");
    const { id: over } = await filed();
    await decide(over, "decline");
    for (const caller of [callers.buyer, callers.affiliate, callers.admin]) {
      expect(idsOf(await list(caller, "where=turn,eq,affiliate"))).toEqual([silent]);
      expect(idsOf(await list(caller, "where=turn,eq,network"))).toEqual([answered]);
      expect(idsOf(await list(caller, "where=turn,eq,none"))).toEqual([over]);
      const open = await list(caller, "where=status,eq,filed&order=deadline");
      expect(open).toMatchObject([
        { id: silent, turn: "affiliate", deadline: new Date(AT_MS + 2 * DAY_MS).toISOString() },
        { id: answered, turn: "network" },
      ]);
      expect(open[0]?.lead).toEqual({
        side: "seller",
        property_type: "single_family",
        city: "Sacramento",
        state: "CA",
      });
      expect(idsOf(await list(caller, "where=status,eq,filed&order=-deadline"))).toEqual([
        answered,
        silent,
      ]);
      const one = await api.call(caller, "GET", "/v1/returns?limit=1&order=deadline");
      const two = await api.call(
        caller,
        "GET",
        `/v1/returns?limit=1&order=deadline&cursor=${one.body.next_cursor}`,
      );
      expect(two.body.items[0].id).not.toBe(one.body.items[0].id);
    }
  });

  it("filters and orders by the caller's own money", async () => {
    const count = async (caller: Caller, query: string): Promise<number> =>
      (await list(caller, `where=status,eq,filed&order=-amount_cents&${query}`)).length;
    const all = await count(callers.admin, "");
    expect(all).toBeGreaterThan(1);
    expect(await count(callers.buyer, "where=amount_cents,eq,5000")).toBe(all);
    expect(await count(callers.affiliate, "where=amount_cents,eq,5000")).toBe(0);
    expect(await count(callers.affiliate, "where=amount_cents,eq,3500")).toBe(all);
  });

  it("gives a buyer's agent no money, in a member, by filter or by order", async () => {
    const agent = await api.userOf(buyerId, "advertiser", "agent", "Ann");
    const seen = await list(agent, "order=-amount_cents");
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.map(({ price_cents: cents }) => cents)).toEqual(seen.map(() => null));
    expect(idsOf(seen)).toEqual(idsOf(seen).toSorted().toReversed());
    expect(await list(agent, "where=amount_cents,eq,5000")).toEqual([]);
  });

  it("tells neither party who the other is, even by filtering", async () => {
    const of = async (caller: Caller, query: string): Promise<number> =>
      (await list(caller, query)).length;
    expect(await of(callers.affiliate, `where=buyer_id,eq,${buyerId}`)).toBe(0);
    expect(await of(callers.buyer, `where=affiliate_id,eq,${source.affiliateId}`)).toBe(0);
    expect(await of(callers.admin, `where=buyer_id,eq,${buyerId}`)).toBeGreaterThan(0);
    expect(await of(callers.buyer, `where=buyer_id,eq,${buyerId}`)).toBeGreaterThan(0);
    expect(await of(callers.admin, `where=affiliate_id,eq,${source.affiliateId}`)).toBeGreaterThan(
      0,
    );
    for (const caller of [callers.rival, callers.stranger])
      expect(await list(caller, "where=turn,in,affiliate,network,none")).toEqual([]);
  });
});

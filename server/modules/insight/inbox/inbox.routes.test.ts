// Tests the network's inbox over HTTP: what waits is listed and counted for those who may do it, in
// the order of its urgency, until it is done.
import { describe, expect, it } from "vitest";
import { kindsFor } from "../../../../domain/inbox/inbox.ts";
import { INBOX_KINDS } from "../../../../domain/inbox/kind-names.ts";
import { type TeamRole, seatsOf } from "../../../../domain/access/rights.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import {
  api,
  buyer,
  buyerId,
  clock,
  countInbox,
  join,
  listInbox,
  owner,
  run,
  setUpInbox,
} from "./inbox.test-support.ts";
import { KINDS, waiting } from "./waiting-items.test-support.ts";

setUpInbox();

describe("every kind of item", () => {
  it("is tested below", () => {
    expect(KINDS.map(({ kind }) => kind).toSorted()).toEqual(INBOX_KINDS.toSorted());
  });

  it.each(KINDS)("$kind is listed once it waits, and gone once it is done", async (one) => {
    const { kind, arise, settle } = one;
    const before = await countInbox();
    const id = await arise();
    const item = (await listInbox()).find((found) => found.kind === kind && found.id === id);
    expect(item).toMatchObject({
      assignee: null,
      snoozed_until: null,
      account_name: expect.stringMatching(/./),
      url: expect.stringMatching(/^\//),
    });
    expect((await countInbox())[kind]).toBe((before[kind] ?? 0) + 1);
    await settle(id);
    expect((await listInbox()).filter((found) => found.id === id)).toEqual([]);
    expect((await countInbox())[kind]).toBe(before[kind]);
  });
});

describe("what an item says", () => {
  it("names a return's reason, price and deadline, without contact data", async () => {
    const item = await waiting("return");
    expect(item).toMatchObject({
      account_id: buyerId,
      account_name: "Elm Realty",
      word: "has_agent",
      amount_cents: 5_000,
      needs_colleague: false,
      url: `/leads?part=returns&return=${item.id}`,
    });
    expect(Date.parse(item.deadline ?? "")).toBeGreaterThan(clock.nowMs);
    expect(JSON.stringify(item)).not.toContain("agent.");
  });

  it("tells who approved first that a colleague acts next", async () => {
    const item = await waiting("payout");
    expect(item).toMatchObject({ word: "first_approval", needs_colleague: false });
    await run(
      "update payout set first_approved_by = $2, first_approved_at = requested_at where id = $1",
      [item.id, owner.user],
    );
    const seenBy = async (reader: typeof owner) =>
      (await listInbox(reader)).find(({ id }) => id === item.id);
    expect(await seenBy(owner)).toMatchObject({ word: "second_approval", needs_colleague: true });
    expect(await seenBy(await join("finance"))).toMatchObject({ needs_colleague: false });
  });

  it("says why a campaign stopped, and counts leads that reached their buyer nowhere", async () => {
    expect(await waiting("stopped_campaign")).toMatchObject({ word: "not_licensed" });
    const item = await waiting("failed_delivery");
    expect(item).toMatchObject({ name: "Our CRM", count: 1, word: "webhook" });
    expect(await waiting("empty_wallet")).toMatchObject({ amount_cents: 899 });
  });
});

describe("what is left out", () => {
  it("is a license that may buy unconfirmed, or of an account that is not active", async () => {
    const { id, name } = await waiting("license");
    const rule = (state: string, mayBuy: boolean) =>
      api.call(owner, "PATCH", "/v1/settings", {
        license_rules: [{ state, kind: "any", may_buy: mayBuy }],
      });
    const isListed = async () => (await listInbox()).some((item) => item.id === id);
    await rule(name ?? "", true);
    expect(await isListed()).toBe(false);
    await rule("US", false);
    expect(await isListed()).toBe(true);
    await run("update account set status = 'suspended' where id = $1", [buyerId]);
    expect(await isListed()).toBe(false);
    await run("update account set status = 'active' where id = $1", [buyerId]);
  });

  it("is a failed delivery whose lead arrived elsewhere, or was returned", async () => {
    const item = await waiting("failed_delivery");
    const isListed = async () => (await listInbox()).some(({ id }) => id === item.id);
    await run(
      `insert into delivery (id, destination_id, sale_id, lead_id, route, place, at, status, tries,
         log, ended_at)
       select gen_random_uuid(), destination_id, sale_id, lead_id, 1, 0, at, 'delivered', 1, '[]',
         at
       from delivery
       where destination_id = $1`,
      [item.id],
    );
    expect(await isListed()).toBe(false);
    await run("delete from delivery where destination_id = $1 and status = 'delivered'", [item.id]);
    expect(await isListed()).toBe(true);
    await run(
      `update sale set status = 'returned'
       where id = (select sale_id from delivery where destination_id = $1)`,
      [item.id],
    );
    expect(await isListed()).toBe(false);
  });

  it("is a return on which the network waits for a party", async () => {
    const item = await waiting("return");
    await run("update lead_return set asked = 'buyer' where id = $1", [item.id]);
    expect((await listInbox()).some(({ id }) => id === item.id)).toBe(false);
  });

  it("is a campaign that the network paused, or that buys again tomorrow", async () => {
    const item = await waiting("stopped_campaign");
    const isListed = async () => (await listInbox()).some(({ id }) => id === item.id);
    await api.call(owner, "POST", "/v1/network-pauses", {
      kind: "campaign",
      thing_id: item.id,
      reason: "No license.",
    });
    expect(await isListed()).toBe(false);
  });
});

describe("the order", () => {
  it("begins with the nearest deadlines, then goes by how long items have waited", async () => {
    await Promise.all(["return", "payout"].map((kind) => waiting(kind as "return")));
    clock.nowMs += 60_000;
    await waiting("return");
    const items = await listInbox();
    const times = items.map(({ deadline, waiting_since: since }) => ({ deadline, since }));
    const expected = times.toSorted(
      (a, b) =>
        Number(a.deadline === null) - Number(b.deadline === null) ||
        Date.parse(a.deadline ?? a.since) - Date.parse(b.deadline ?? b.since),
    );
    expect(times).toEqual(expected);
    expect(items.findIndex(({ deadline }) => deadline === null)).toBeGreaterThan(1);
  });

  it("is kept from page to page, with every item once", async () => {
    const all = await listInbox();
    const paged: string[] = [];
    let next: string | null = "";
    while (next !== null) {
      const { body } = await api.call(
        owner,
        "GET",
        `/v1/inbox-items?limit=3${next === "" ? "" : `&cursor=${encodeURIComponent(next)}`}`,
      );
      paged.push(...body.items.map(({ id }: { id: string }) => id));
      next = body.next_cursor;
    }
    expect(paged).toEqual(all.map(({ id }) => id));
  });
});

describe("who sees the inbox", () => {
  it("is each team role with the kinds that it works", async () => {
    for (const kind of INBOX_KINDS) await waiting(kind);
    for (const seat of seatsOf("admin")) {
      const person = await join(seat as TeamRole);
      const actor = { kind: "user", id: "", accountId: "", role: "admin", teamRole: seat } as const;
      const kinds = kindsFor(actor);
      expect(new Set((await listInbox(person)).map(({ kind }) => kind))).toEqual(new Set(kinds));
      expect(Object.keys(await countInbox(person)).toSorted()).toEqual(kinds.toSorted());
    }
  });

  it("is no other account, and no key", async () => {
    expect(await listInbox(buyer)).toEqual([]);
    expect(await countInbox(buyer)).toEqual({});
    const key = await api.keyOf(NETWORK_ID);
    expect((await api.call(key, "GET", "/v1/inbox-items")).status).toBe(403);
  });
});

describe("a filter", () => {
  it("refuses kinds, fields and operators that there are not", async () => {
    for (const where of ["kind,eq,lead", "phone,eq,1", "assignee,ne,me", "snoozed,eq,maybe"])
      expect((await api.call(owner, "GET", `/v1/inbox-items?where=${where}`)).status).toBe(422);
    expect((await api.call(owner, "GET", "/v1/inbox-counts?assignee=you")).status).toBe(422);
  });

  it("finds the items of an account", async () => {
    const found = await listInbox(owner, `account_id,eq,${buyerId}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ account_id: id }) => id === buyerId)).toBe(true);
  });
});

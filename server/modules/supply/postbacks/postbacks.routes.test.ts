// Tests postbacks: sent once for each event of a lead, without the person and the buyer.
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { appendPaidEvents } from "../../money/payouts/events.ts";
import {
  affiliate,
  affiliateId,
  api,
  buyer,
  callsOf,
  clock,
  make,
  person,
  post,
  publish,
  settled,
  setUpPostbacks,
  sourceId,
  system,
  work,
} from "./postbacks.test-support.ts";
import { HOUR_MS } from "../../../../domain/time.ts";

setUpPostbacks();

const told = () =>
  system.seen.map(({ url }) => [
    url.pathname.slice(1),
    url.searchParams.get("lead"),
    url.searchParams.get("p"),
  ]);

it("ad parameters of a lead are told, each by its macro", async () => {
  const postback = await make({
    events: ["accepted"],
    address: `${system.origin}/ads?g={gclid}&f={fbclid}&src={utm_source}`,
  });
  await post({ gclid: "Cj0K&x", utm_source: "google" });
  await publish();
  work();
  await settled(postback, ([call]) => call?.status === "delivered");
  const told = system.seen.find(({ url }) => url.pathname === "/ads")?.url.searchParams;
  expect(Object.fromEntries(told ?? [])).toEqual({ g: "Cj0K&x", f: "", src: "google" });
});

it("the affiliate's own reference of a lead is told, and nothing where it gave none", async () => {
  const postback = await make({
    events: ["accepted"],
    address: `${system.origin}/reference?v={vendor_lead_id}&lead={lead_id}`,
  });
  const named = await post({ vendor_lead_id: "CRM-4711 / a" });
  const unnamed = await post();
  await publish();
  work();
  await settled(
    postback,
    (calls) => calls.length === 2 && calls.every(({ status }) => status === "delivered"),
  );
  expect(
    Object.fromEntries(
      system.seen.map(({ url: { searchParams: values } }) => [values.get("lead"), values.get("v")]),
    ),
  ).toEqual({ [named.lead.id]: "CRM-4711 / a", [unnamed.lead.id]: "" });
});

describe("an event of a lead", () => {
  it("is sent once each: accepted, sold with its pay, bought later, returned, paid", async () => {
    const postback = await make();
    const sold = await post();
    const listed = await post({ side: "buyer" });
    expect([sold.sale, listed.status, listed.sale]).toEqual(["exclusive", "accepted", "none"]);
    await post({ side: "nonsense" });
    await Promise.all([publish(), publish()]);
    work();
    await settled(
      postback,
      (calls) => calls.length === 3 && calls.every(({ status }) => status === "delivered"),
    );
    expect(told().toSorted()).toEqual(
      [
        ["accepted", sold.lead.id, "28.00"],
        ["accepted", listed.lead.id, "0.00"],
        ["sold", sold.lead.id, "28.00"],
      ].toSorted(),
    );
    const first = system.seen.find(({ url }) => url.pathname === "/sold")?.url.searchParams;
    expect(Object.fromEntries(first ?? [])).toMatchObject({
      cid: `c-${person - 2}`,
      s: "a&b",
      c: "2800",
      t: new Date(clock.nowMs).toISOString(),
      st: "sold",
      r: "",
      src: "Test source",
    });

    system.seen = [];
    const { exclusive_price_cents: cents } = (
      await api.call(buyer, "GET", `/v1/listings/${listed.lead.id}`)
    ).body;
    expect(
      (
        await api.call(
          buyer,
          "POST",
          `/v1/listings/${listed.lead.id}/purchase`,
          { mode: "exclusive", max_price_cents: cents },
          { "idempotency-key": randomUUID() },
        )
      ).status,
    ).toBe(200);
    const { rows: sales } = await api.database.pool.query<{
      id: string;
      lead_id: string;
      earning_cents: bigint;
    }>("select id, lead_id, earning_cents from sale where lead_id = any($1::uuid[])", [
      [sold.lead.id, listed.lead.id],
    ]);
    const returned = sales.find(({ lead_id: id }) => id === sold.lead.id);
    const filed = await api.call(
      buyer,
      "POST",
      `/v1/sales/${returned?.id}/return`,
      { reason: "other", note: "Not as described." },
      { "idempotency-key": randomUUID() },
    );
    expect(filed.status, filed.text).toBe(200);
    const person1 = await api.userOf(NETWORK_ID, "admin");
    const decided = await api.call(person1, "POST", `/v1/returns/${filed.body.id}/decision`, {
      decision: "approve",
      note: "So it is.",
    });
    expect(decided.status, decided.text).toBe(200);
    // Manual purchases use the database's clock.
    clock.nowMs = Math.max(clock.nowMs, Date.now()) + 1_000;
    const kept = sales.find(({ lead_id: id }) => id === listed.lead.id);
    await inTransaction(api.database.pool, (tx) =>
      appendPaidEvents(
        tx,
        affiliateId,
        [{ id: kept?.id ?? "", leadId: listed.lead.id, earningCents: Number(kept?.earning_cents) }],
        clock.nowMs,
      ),
    );
    await publish();
    await settled(
      postback,
      (calls) => calls.length === 6 && calls.every(({ status }) => status === "delivered"),
    );
    const price = (Number(kept?.earning_cents) / 100).toFixed(2);
    expect(told().toSorted()).toEqual(
      [
        ["paid", listed.lead.id, price],
        ["returned", sold.lead.id, "28.00"],
        ["sold", listed.lead.id, price],
      ].toSorted(),
    );
    expect(
      system.seen.find(({ url }) => url.pathname === "/returned")?.url.searchParams.get("r"),
    ).toBe("other");
  });

  it("is sent to the source's own postback in place of the general one, by event", async () => {
    const general = await make();
    const own = await make({ source_id: sourceId, events: ["sold"], method: "POST" });
    const lead = await post();
    await publish();
    work();
    await settled(own, (calls) => calls[0]?.status === "delivered");
    await settled(general, (calls) => calls[0]?.status === "delivered");
    expect([
      (await callsOf(general)).map(({ event }: { event: string }) => event),
      (await callsOf(own)).map(({ event }: { event: string }) => event),
    ]).toEqual([["accepted"], ["sold"]]);
    const posted = system.seen.find(({ method }) => method === "POST");
    expect(JSON.parse(posted?.body ?? "")).toMatchObject({
      event: "sold",
      lead_id: lead.lead.id,
      payout_cents: "2800",
      click_id: `c-${person}`,
      currency: "USD",
    });
  });

  it("is sent without the person and without the buyer", async () => {
    const postback = await make({ method: "POST" });
    await post();
    const { first_name: name, email, phone } = postBody(person) as Record<string, string>;
    await publish();
    work();
    await settled(postback, (calls) => calls.every(({ status }) => status === "delivered"));
    const said = JSON.stringify([
      system.seen,
      await callsOf(postback),
      (await api.database.pool.query("select row_to_json(c)::text as row from postback_message c"))
        .rows,
    ]);
    for (const secret of [name, email, phone, "Ruiz Realty"]) expect(said).not.toContain(secret);
  });

  it("before the postback was set is counted, and sent once on request", async () => {
    const early = await post();
    const old = await post({ side: "buyer" });
    await api.database.pool.query("update lead set received_at = $2 where id = $1", [
      old.lead.id,
      new Date(clock.nowMs - 40 * 24 * HOUR_MS),
    ]);
    const postback = await make({ events: ["accepted", "sold"], source_id: sourceId });
    const before = (await api.call(affiliate, "GET", `/v1/postbacks/${postback.id}/past?days=30`))
      .body;
    expect(before).toMatchObject({ days: 30, events: [{ event: "accepted" }, { event: "sold" }] });
    const sent = (
      await api.call(affiliate, "POST", `/v1/postbacks/${postback.id}/past`, { days: 30 })
    ).body;
    expect(sent.events).toEqual(before.events);
    expect(
      (await callsOf(postback))
        .filter(({ lead_id: id }: { lead_id: string }) => id === early.lead.id)
        .map(({ event, payout_cents: cents }: Record<string, unknown>) => [event, cents])
        .toSorted(),
    ).toEqual([
      ["accepted", 2_800],
      ["sold", 2_800],
    ]);
    expect(
      (await callsOf(postback)).some(({ lead_id: id }: { lead_id: string }) => id === old.lead.id),
    ).toBe(false);
    expect(
      (
        await api.call(affiliate, "POST", `/v1/postbacks/${postback.id}/past`, { days: 30 })
      ).body.events.map(({ count }: { count: number }) => count),
    ).toEqual([0, 0]);
  });
});

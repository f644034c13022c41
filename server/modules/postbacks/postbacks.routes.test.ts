// Postbacks: set, tried, told once of each thing, tried again as long as it takes, and never
// towards a private network.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../test/support/market.ts";
import { Receiver } from "../../../test/support/receiver.ts";
import { yesterdayAt } from "../../../test/support/when.ts";
import type { Ticker } from "../../platform/clock/ticker.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { createOutboundCall } from "../../platform/http/outbound-call.ts";
import { uuidv7 } from "../../platform/ids/uuid.ts";
import { announcePaid } from "../payouts/announcement.ts";
import { publishOutbox } from "../notifications/publish-outbox.ts";
import { createPostbackJobs } from "./postbacks.jobs.ts";

const HOUR_MS = 3_600_000;
const HOOK =
  "{event}?cid={click_id}&s={sub1}&lead={lead_id}&p={payout}&c={payout_cents}&id={event_id}" +
  "&t={time}&st={status}&r={reason_code}&src={source}";

let api: TestApi;
let nowMs = yesterdayAt(18);
let affiliateId: string;
let affiliate: Caller;
let buyer: Caller;
let sourceId: string;
let posting: Caller;
let system: Receiver;
let jobs: Ticker | null = null;
let person = 0;

beforeAll(async () => {
  system = await Receiver.open();
  api = await TestApi.start(() => nowMs);
  const source = await api.fixture.source({ unsoldRule: "list" });
  [sourceId, affiliateId] = [source.id, source.affiliateId];
  affiliate = await api.keyOf(affiliateId);
  posting = await api.sourceKey(sourceId);
  const buyerId = await api.fixture.advertiser("Ruiz Realty", 1_000_000);
  buyer = await api.keyOf(buyerId);
  await api.fixture.campaign({
    accountId: buyerId,
    exclusiveCents: 4_000,
    criteria: { field: "side", in: ["seller"] },
  });
});
beforeEach(async () => {
  await jobs?.stop();
  jobs = null;
  await api.database.pool.query("delete from postback");
  await publishOutbox(api.database.pool, () => 0.5);
  system.reset();
});
afterAll(async () => {
  await jobs?.stop();
  system.close();
  await api.stop();
});

const make = async (document: object = {}) => {
  const { status, body, text } = await api.call(affiliate, "PUT", `/v1/postbacks/${randomUUID()}`, {
    address: `${system.origin}/${HOOK}`,
    events: ["accepted", "sold", "returned", "paid"],
    ...document,
  });
  if (status !== 200) throw new Error(text);
  return body as { readonly id: string };
};
const post = async (change: object = {}) => {
  person += 1;
  return (
    await api.call(posting, "POST", "/v1/leads", {
      ...postBody(person),
      click_id: `c-${person}`,
      sub1: "a&b",
      ...change,
    })
  ).body;
};
const publish = () => publishOutbox(api.database.pool, () => 0.5);
const work = (timeoutMs = 300): void => {
  jobs = createPostbackJobs({
    pool: api.database.pool,
    call: createOutboundCall({ allowsLoopback: true, now: Date.now, timeoutMs }),
    holderId: uuidv7(nowMs),
    now: () => nowMs,
    random: () => 0,
    onError: (error) => {
      throw error;
    },
  });
  jobs.start();
};
const callsOf = async ({ id }: { readonly id: string }) =>
  (await api.call(affiliate, "GET", `/v1/postback-calls?where=postback_id,eq,${id}`)).body.items;
const settled = async (
  postback: { readonly id: string },
  isSo: (calls: readonly ReturnType<typeof JSON.parse>[]) => boolean,
): Promise<void> => {
  await expect
    .poll(async () => isSo(await callsOf(postback)), { timeout: 10_000, interval: 50 })
    .toBe(true);
};
const told = () =>
  system.seen.map(({ url }) => [
    url.pathname.slice(1),
    url.searchParams.get("lead"),
    url.searchParams.get("p"),
  ]);

describe("what happens to a lead", () => {
  it("is told once each: accepted, sold with its pay, bought later, returned, paid", async () => {
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
      t: new Date(nowMs).toISOString(),
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
    // Buying by hand goes by the database's clock.
    nowMs = Math.max(nowMs, Date.now()) + 1_000;
    const kept = sales.find(({ lead_id: id }) => id === listed.lead.id);
    await inTransaction(api.database.pool, (tx) =>
      announcePaid(
        tx,
        affiliateId,
        [{ id: kept?.id ?? "", leadId: listed.lead.id, earningCents: Number(kept?.earning_cents) }],
        nowMs,
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

  it("is told by the source's own postback in place of the general one, by event", async () => {
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

  it("is told without the person and without the buyer", async () => {
    const postback = await make({ method: "POST" });
    await post();
    const { first_name: name, email, phone } = postBody(person) as Record<string, string>;
    await publish();
    work();
    await settled(postback, (calls) => calls.every(({ status }) => status === "delivered"));
    const said = JSON.stringify([
      system.seen,
      await callsOf(postback),
      (await api.database.pool.query("select row_to_json(c)::text as row from postback_call c"))
        .rows,
    ]);
    for (const secret of [name, email, phone, "Ruiz Realty"]) expect(said).not.toContain(secret);
  });

  it("before the postback was set is counted and sent where it is asked for, once", async () => {
    const early = await post();
    const old = await post({ side: "buyer" });
    await api.database.pool.query("update lead set received_at = $2 where id = $1", [
      old.lead.id,
      new Date(nowMs - 40 * 24 * HOUR_MS),
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

describe("a system that does not answer as it should", () => {
  it("is tried again, with the same event id, ever later, and each try is in the log", async () => {
    const postback = await make({ events: ["sold"] });
    await post();
    await publish();
    system.answer = (response) => response.writeHead(500).end("busy");
    work();
    await settled(postback, ([call]) => call?.tries === 1);
    const [first] = await callsOf(postback);
    expect(first).toMatchObject({
      status: "waiting",
      next_at: new Date(nowMs + 5_000).toISOString(),
      log: [{ status: 500, answer: "busy", verdict: "failed", failure: null, method: "GET" }],
    });
    nowMs += 5_000;
    system.answer = (response) =>
      response.writeHead(302, { location: `${system.origin}/canary` }).end();
    await settled(postback, ([call]) => call?.tries === 2);
    nowMs += HOUR_MS;
    system.answer = () => undefined;
    await settled(postback, ([call]) => call?.tries === 3);
    nowMs += HOUR_MS;
    system.answer = (response) => response.writeHead(429, { "retry-after": "36000" }).end();
    await settled(postback, ([call]) => call?.tries === 4);
    expect((await callsOf(postback))[0].next_at).toBe(new Date(nowMs + 10 * HOUR_MS).toISOString());
    nowMs += 10 * HOUR_MS;
    system.answer = (response) => response.end("OK");
    await settled(postback, ([call]) => call?.status === "delivered");
    const [call] = await callsOf(postback);
    expect(
      call.log.map(({ status, failure }: Record<string, unknown>) => status ?? failure),
    ).toEqual([200, 429, "timeout", 302, 500]);
    expect(new Set(system.seen.map(({ url }) => url.searchParams.get("id")))).toEqual(
      new Set([call.id]),
    );
    expect(system.seen.some(({ url }) => url.pathname === "/canary")).toBe(false);
  });

  it("and says 200 to what it refuses is detected where the right words are known", async () => {
    const postback = await make({ events: ["sold"], expects: "Success" });
    await post();
    await publish();
    system.answer = (response) => response.end("error: unknown click");
    work();
    await settled(postback, ([call]) => call?.tries === 1);
    expect((await callsOf(postback))[0]).toMatchObject({
      status: "waiting",
      log: [{ status: 200, verdict: "refused", answer: "error: unknown click" }],
    });
    system.answer = (response) => response.end("status=SUCCESS");
    nowMs += 5_000;
    await settled(postback, ([call]) => call?.status === "delivered");
  });

  it("and answers 410 is switched off, with word in the bell, until it is set again", async () => {
    const postback = await make({ events: ["sold"] });
    await post();
    await publish();
    system.answer = (response) => response.writeHead(410).end();
    work();
    await settled(postback, ([call]) => call?.status === "failed");
    expect((await api.call(affiliate, "GET", `/v1/postbacks/${postback.id}`)).body).toMatchObject({
      status: "off",
      off_reason: "gone",
    });
    await publish();
    const { rows } = await api.database.pool.query(
      "select type, title, url from event where account_id = $1 order by seq desc limit 1",
      [affiliateId],
    );
    expect(rows).toEqual([
      {
        type: "postback_off",
        title: `Postback switched off: ${new URL(system.origin).host}`,
        url: `/settings?part=tracking&postback=${postback.id}`,
      },
    ]);
    await post();
    await publish();
    expect(await callsOf(postback)).toHaveLength(1);
    system.answer = (response) => response.end("OK");
    expect(
      (await api.call(affiliate, "PATCH", `/v1/postbacks/${postback.id}`, { status: "active" }))
        .body,
    ).toMatchObject({ status: "active", off_reason: null, failing_since: null });
    const [call] = await callsOf(postback);
    expect(
      (await api.call(affiliate, "POST", `/v1/postback-calls/${call.id}/send`)).body,
    ).toMatchObject({ status: "waiting", tries: 0 });
    await settled(postback, ([again]) => again?.status === "delivered" && again?.log.length === 2);
  });

  it("for five days is switched off, and not before", async () => {
    const postback = await make({ events: ["sold"] });
    await post();
    await publish();
    system.answer = (response) => response.writeHead(500).end();
    work();
    await settled(postback, ([call]) => call?.tries === 1);
    nowMs += 119 * HOUR_MS;
    await settled(postback, ([call]) => call?.tries === 2);
    expect((await api.call(affiliate, "GET", `/v1/postbacks/${postback.id}`)).body).toMatchObject({
      status: "active",
    });
    nowMs += 2 * HOUR_MS;
    await settled(postback, ([call]) => call?.tries === 3);
    expect((await api.call(affiliate, "GET", `/v1/postbacks/${postback.id}`)).body).toMatchObject({
      status: "off",
      off_reason: "failing",
    });
  });

  it("keeps no other waiting", async () => {
    const [hanging, quick] = [
      await make({ events: ["sold"], address: `${system.origin}/hang/{event_id}` }),
      await make({ events: ["sold"], address: `${system.origin}/quick/{event_id}` }),
    ];
    for (let index = 0; index < 6; index += 1) await post();
    await publish();
    system.answer = (response, path) => {
      if (path.startsWith("/quick")) response.end("OK");
    };
    work(5_000);
    await settled(
      quick,
      (calls) => calls.length === 6 && calls.every(({ status }) => status === "delivered"),
    );
    expect(system.seen.filter(({ url }) => url.pathname.startsWith("/hang"))).toHaveLength(4);
    expect(
      (await callsOf(hanging)).every(({ status }: { status: string }) => status === "waiting"),
    ).toBe(true);
    system.hangUp();
  });
});

it("a call whose holder died is made by another once its lease has run out", async () => {
  const postback = await make({ events: ["sold"] });
  await post();
  await publish();
  await api.database.pool.query(
    `update postback_call
     set lease_holder = gen_random_uuid(), lease_until = clock_timestamp() + interval '1 second'`,
  );
  work();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(system.seen).toEqual([]);
  await settled(postback, ([call]) => call?.status === "delivered");
  expect(system.seen).toHaveLength(1);
});

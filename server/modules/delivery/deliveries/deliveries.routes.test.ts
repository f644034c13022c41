// Checks deliveries: a bought lead reaches its buyer's own systems by the plan, in their own
// format; a failed delivery is retried, sent to the next destination and notified; and no log
// stores the person.
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DeliveryStand, hasArrived } from "../../../../test/support/delivery-stand.ts";
import { personIn, postBody } from "../../../../test/support/market.ts";
import { believed } from "../../../../test/support/webhook-libraries.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

let stand: DeliveryStand;

beforeAll(async () => {
  stand = await DeliveryStand.open();
});

beforeEach(() => stand.reset());
afterEach(() => stand.rest());
afterAll(() => stand.close());

describe("a bought lead", () => {
  // First: the libraries use the real clock, which later tests set ahead.
  it("arrives at a webhook signed as outside libraries expect, by the old secret too", async () => {
    const id = await stand.make({ kind: "webhook", address: `${stand.crm.origin}/hook` });
    await stand.plan([id]);
    const { secret } = (await stand.api.call(stand.buyer, "POST", `/v1/destinations/${id}/secret`))
      .body;
    const renewed = (await stand.api.call(stand.buyer, "POST", `/v1/destinations/${id}/secret`))
      .body.secret;
    const lead = await stand.sell();
    stand.work();
    const [{ id: deliveryId }] = await stand.settled(lead, hasArrived);
    const [seen] = stand.crm.seen;
    if (seen === undefined) throw new Error("nothing came");
    expect([believed(secret, seen), believed(renewed, seen), seen.headers["webhook-id"]]).toEqual([
      [true, true],
      [true, true],
      deliveryId,
    ]);
    expect(JSON.parse(seen.body)).toMatchObject({
      type: "lead.delivered",
      data: {
        first_name: "Zyxcanary",
        phone: lead.e164,
        price_paid: "48.50",
        lead_id: lead.leadId,
      },
    });
  });

  it("arrives in the system's own format, once, and its log stores no contact", async () => {
    await stand.plan([await stand.make(stand.http())]);
    const lead = await stand.sell();
    stand.crm.answer = (response) => {
      response.end(JSON.stringify({ ok: true, echo: stand.crm.seen[0]?.body }));
    };
    stand.work();
    const [delivery] = await stand.settled(lead, hasArrived);
    expect(stand.crm.seen.map(({ body }) => JSON.parse(body))).toEqual([
      { person: { name: "Zyxcanary Wvutable", phone: lead.e164 }, paid: 48.5 },
    ]);
    expect(stand.crm.seen[0]?.headers["idempotency-key"]).toBe(delivery.id);
    expect(delivery).toMatchObject({
      kind: "http",
      place: 0,
      reason: null,
      tries: 1,
      next_at: null,
      log: [{ method: "POST", status: 200, body: null, answer: expect.stringContaining("•••") }],
    });
    const { rows } = await stand.api.database.pool.query("select d::text as row from delivery d");
    for (const { row } of rows) expect(personIn(row, lead)).toEqual([]);
  });

  it("takes every route in parallel: its campaign's plan, or the account's if manual", async () => {
    const [a, b, c] = [
      await stand.make(stand.http("/a")),
      await stand.make(stand.http("/b")),
      await stand.make(stand.http("/c")),
    ];
    await stand.plan([a], [b]);
    stand.work();
    await stand.settled(
      await stand.sell(),
      (all) => all.length === 2 && all.every(({ status }) => status === "delivered"),
    );
    expect(stand.crm.seen.map(({ url }) => url.pathname).toSorted()).toEqual(["/a", "/b"]);
    stand.crm.reset();
    expect(
      (
        await stand.api.call(stand.buyer, "PUT", `/v1/delivery-plans/${stand.campaignId}`, {
          routes: [[c]],
        })
      ).body,
    ).toMatchObject({ campaign_id: stand.campaignId, routes: [[c]] });
    await stand.settled(await stand.sell(), hasArrived);
    expect(stand.crm.seen.map(({ url }) => url.pathname)).toEqual(["/c"]);
    stand.crm.reset();
    const {
      body: {
        lead: { id: leadId },
      },
    } = await stand.api.call(
      stand.posting,
      "POST",
      "/v1/leads",
      postBody(9_000, { side: "buyer", price_max: 400_000 }),
    );
    const bought = await stand.api.call(
      stand.buyer,
      "POST",
      `/v1/listings/${leadId}/purchase`,
      { mode: "exclusive", max_price_cents: 100_000 },
      { "idempotency-key": randomUUID() },
    );
    expect(bought.status, bought.text).toBe(200);
    // The lead was sold at distribution's own time, which runs on.
    stand.nowMs += MINUTE_MS;
    await stand.publish();
    await expect
      .poll(() => stand.crm.seen.map(({ url }) => url.pathname).toSorted())
      .toEqual(["/a", "/b"]);
    expect(
      (await stand.api.call(stand.buyer, "DELETE", `/v1/delivery-plans/${stand.campaignId}`))
        .status,
    ).toBe(204);
    expect(
      (await stand.api.call(stand.buyer, "GET", "/v1/delivery-plans")).body.items,
    ).toMatchObject([{ campaign_id: null }]);
  });

  it("goes to the next of its route while it does not arrive, and stops once it does", async () => {
    const [first, next] = [
      await stand.make(stand.http("/first"), { fall_back_after_minutes: 10 }),
      await stand.make(stand.http("/next")),
    ];
    await stand.plan([first, next]);
    stand.crm.answer = (response, path) => {
      response.writeHead(path === "/first" ? 503 : 200).end();
    };
    stand.work();
    const lead = await stand.sell();
    await stand.settled(lead, (all) => all[0]?.tries === 1);
    expect(await stand.deliveriesOf(lead)).toMatchObject([
      { place: 0, reason: "failed_answer", status: "waiting" },
      { place: 1, tries: 0, status: "waiting" },
    ]);
    stand.nowMs += 10 * MINUTE_MS;
    await stand.settled(lead, (all) => all[1]?.status === "delivered");
    // Once it works again, it gets the lead as well.
    stand.crm.reset();
    stand.nowMs += 60 * MINUTE_MS;
    await stand.settled(lead, (all) => all.every(({ status }) => status === "delivered"));
    expect(stand.crm.seen.map(({ url }) => url.pathname)).toEqual(["/first"]);
    const other = await stand.sell();
    expect(await stand.settled(other, hasArrived)).toHaveLength(1);
  });

  it("that is given up goes to the next, is notified, and is resent on request", async () => {
    const [first, next] = [
      await stand.make(stand.http("/first"), { fall_back_after_minutes: 1_440 }),
      await stand.make(stand.http("/next")),
    ];
    await stand.plan([first, next]);
    stand.crm.answer = (response, path) => {
      response.writeHead(path === "/first" ? 500 : 200).end();
    };
    const lead = await stand.sell();
    await stand.api.database.pool.query("update delivery set tries = 9 where place = 0");
    stand.work();
    await stand.settled(
      lead,
      (all) => all[0]?.status === "failed" && all[1]?.status === "delivered",
    );
    expect((await stand.newsOf()).at(-1)).toMatchObject({ url: `/leads/${lead.leadId}` });
    stand.crm.reset();
    const [{ id }] = await stand.deliveriesOf(lead);
    expect(
      (await stand.api.call(stand.buyer, "POST", `/v1/deliveries/${id}/send`)).body,
    ).toMatchObject({ status: "waiting", tries: 0 });
    await stand.settled(lead, hasArrived);
    expect(
      (
        await stand.api.call(stand.buyer, "POST", `/v1/destinations/${first}/resend`, {
          since: new Date(Date.now() - 86_400_000).toISOString(),
          status: "all",
        })
      ).body,
    ).toEqual({ count: 1 });
    await expect.poll(() => stand.crm.seen.length).toBe(2);
  });

  it("is notified once while the destination fails, and again only after it worked", async () => {
    const id = await stand.make(stand.http());
    await stand.plan([id]);
    stand.crm.answer = (response) => {
      response.writeHead(401).end();
    };
    const before = (await stand.newsOf()).length;
    stand.work();
    for (let index = 0; index < 3; index += 1)
      await stand.settled(
        await stand.sell(),
        ([only]) => only?.tries === 1 && only.reason === "wrong_key",
      );
    expect((await stand.newsOf()).slice(before)).toMatchObject([
      { url: `/settings?part=deliveries&destination=${id}` },
    ]);
    stand.crm.reset();
    await stand.settled(await stand.sell(), hasArrived);
    stand.crm.answer = (response) => {
      response.writeHead(403).end();
    };
    await stand.settled(await stand.sell(), ([only]) => only?.tries === 1);
    expect((await stand.newsOf()).slice(before)).toHaveLength(2);
  });

  it("is not delivered once it was returned or its contact is erased", async () => {
    await stand.plan([await stand.make(stand.http())]);
    const [returned, erased] = [await stand.sell(), await stand.sell()];
    await stand.api.database.pool.query("update sale set status = 'returned' where lead_id = $1", [
      returned.leadId,
    ]);
    await stand.api.database.pool.query("delete from lead_private where lead_id = $1", [
      erased.leadId,
    ]);
    stand.work();
    expect(await stand.settled(returned, ([only]) => only?.status === "failed")).toMatchObject([
      { reason: "returned", log: [], abilities: { send: false } },
    ]);
    expect(await stand.settled(erased, ([only]) => only?.status === "failed")).toMatchObject([
      { reason: "erased", log: [] },
    ]);
    expect(stand.crm.seen).toEqual([]);
    const [{ id }] = await stand.deliveriesOf(returned);
    expect((await stand.api.call(stand.buyer, "POST", `/v1/deliveries/${id}/send`)).body.code).toBe(
      "returned",
    );
  });

  it("counts as arrived by the answer's text, and waits no longer than its buyer set", async () => {
    await stand.plan(
      [
        await stand.make(
          stand.http("/rule", { answer_contains: "accepted", answer_lacks: "duplicate" }),
        ),
      ],
      [await stand.make(stand.http("/slow", { timeout_seconds: 1 }))],
    );
    stand.crm.answer = (response, path) => {
      if (path === "/rule") response.end("Accepted: DUPLICATE");
    };
    stand.work(30_000);
    const all = await stand.settled(
      await stand.sell(),
      (rows) => rows.length === 2 && rows.every(({ tries }) => tries === 1),
    );
    expect(
      all
        .map(
          ({
            reason,
            log,
          }: {
            reason: string;
            log: { verdict: string; failure: string | null }[];
          }) => [reason, log[0]?.verdict, log[0]?.failure],
        )
        .toSorted(),
    ).toEqual([
      ["no_answer", "failed", "timeout"],
      ["unwanted_answer", "refused", null],
    ]);
    stand.crm.hangUp();
  });
});

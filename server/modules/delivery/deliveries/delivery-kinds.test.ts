// Checks kinds of destinations: email, text messages, Follow Up Boss, and the outcomes that Follow
// Up Boss sends back.
import { createHmac, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DeliveryStand, hasArrived } from "../../../../test/support/delivery-stand.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

const fub = (more: object = {}) => ({ kind: "follow_up_boss", api_key: "fka_s3cret", ...more });

let stand: DeliveryStand;

beforeAll(async () => {
  stand = await DeliveryStand.open();
});
beforeEach(() => stand.reset());
afterEach(() => stand.rest());
afterAll(() => stand.close());

describe("each kind", () => {
  it("an email reaches each address, and waits while the mail server is full", async () => {
    await stand.plan([
      await stand.make({
        kind: "email",
        addresses: ["ann@example.com", "bob@example.com"],
        language: "es",
      }),
    ]);
    stand.mails.onRecipient = () => ({ code: 452, text: "4.2.2 full" });
    const lead = await stand.sell();
    stand.work();
    await stand.settled(lead, ([only]) => only?.tries === 1 && only.reason === "failed_answer");
    stand.mails.reset();
    stand.nowMs += MINUTE_MS;
    const [delivery] = await stand.settled(lead, hasArrived);
    expect(stand.mails.seen.map(({ to: [address] }) => address).toSorted()).toEqual([
      "ann@example.com",
      "bob@example.com",
    ]);
    expect(delivery.log[0]).toMatchObject({
      method: "SMTP",
      address: "ann@example.com, bob@example.com",
      status: 250,
      body: null,
    });
  });

  it("a text goes to the gateway with the number and its macros filled in", async () => {
    await stand.plan([
      await stand.make({
        kind: "sms",
        address: `${stand.crm.origin}/sms`,
        format: "form",
        headers: [{ name: "Authorization", value: "Basic eA==" }],
        to: "+19165550199",
        to_field: "To",
        text_field: "Body",
        text: "New {side}: {first_name}, {phone}",
        fields: [{ name: "From", value: "+19165550100" }],
      }),
    ]);
    const lead = await stand.sell({ comments: "call {phone}" });
    stand.work();
    await stand.settled(lead, hasArrived);
    expect([
      Object.fromEntries(new URLSearchParams(stand.crm.seen[0]?.body)),
      stand.crm.seen[0]?.headers["content-type"],
      stand.crm.seen[0]?.headers["authorization"],
    ]).toEqual([
      { To: "+19165550199", Body: `New seller: Zyxcanary, ${lead.e164}`, From: "+19165550100" },
      "application/x-www-form-urlencoded",
      "Basic eA==",
    ]);
  });

  it("Follow Up Boss gets an event; a 204 is a refused lead, with the reason", async () => {
    await stand.plan([
      await stand.make(fub({ source: "Plat leads", system: "Plat", system_key: "k3y" })),
    ]);
    stand.crm.answer = (response) => {
      response.writeHead(204).end();
    };
    const lead = await stand.sell();
    stand.work();
    const [failed] = await stand.settled(lead, ([only]) => only?.tries === 1);
    expect(failed).toMatchObject({
      status: "waiting",
      reason: "lead_flow_archived",
      log: [{ status: 204, verdict: "refused" }],
    });
    const [seen] = stand.crm.seen;
    expect([
      seen?.url.pathname,
      seen?.headers["authorization"],
      seen?.headers["x-system"],
      seen?.headers["x-system-key"],
    ]).toEqual([
      "/v1/events",
      `Basic ${Buffer.from("fka_s3cret:").toString("base64")}`,
      "Plat",
      "k3y",
    ]);
    expect(JSON.parse(seen?.body ?? "")).toMatchObject({
      source: "Plat leads",
      type: "Seller Inquiry",
      person: { firstName: "Zyxcanary", phones: [{ value: lead.e164 }] },
    });
    expect((await stand.newsOf()).at(-1)).toMatchObject({
      title: "Lead delivery is failing: Our CRM",
      body: expect.stringContaining("lead flow is archived"),
    });
  });

  it("a Follow Up Boss stage becomes the outcome once, if address and signature fit", async () => {
    const id = await stand.make(fub({ system: "Plat", system_key: "k3y" }));
    await stand.plan([id]);
    stand.crm.answer = (response) => {
      response
        .writeHead(201, { "content-type": "application/json" })
        .end(JSON.stringify({ id: 4711, firstName: stand.crm.seen[0]?.body }));
    };
    const lead = await stand.sell();
    stand.work();
    await stand.settled(lead, hasArrived);
    const { stages_url: address } = (
      await stand.api.call(stand.buyer, "GET", `/v1/destinations/${id}`)
    ).body;
    const path = new URL(address).pathname;
    const stage = (name: string, persons: readonly number[] = [4711]): string =>
      JSON.stringify({
        eventId: randomUUID(),
        event: "peopleStageUpdated",
        resourceIds: persons,
        uri: "x",
        data: { stage: name },
      });
    const say = (body: string, at = path, key = "k3y") =>
      stand.api.call(null, "POST", at, body, {
        "content-type": "application/json",
        "fub-signature": createHmac("sha256", key)
          .update(Buffer.from(body).toString("base64"))
          .digest("hex"),
      });
    expect((await say(stage("Appointment Set"))).body).toEqual({ count: 1 });
    expect((await say(stage("Appointment Set"))).body).toEqual({ count: 0 });
    expect([(await say(stage("Nurture"))).body, (await say(stage("Closed", [9]))).body]).toEqual([
      { count: 0 },
      { count: 0 },
    ]);
    const {
      body: {
        items: [sale],
      },
    } = await stand.api.call(stand.buyer, "GET", `/v1/sales?where=lead_id,eq,${lead.leadId}`);
    expect(sale.lead.sale.progress.outcome).toBe("appointment");
    const wrong = [
      say(stage("Closed"), path, "other"),
      say(stage("Closed"), `${path}0`),
      say(stage("Closed"), path.replace(id, randomUUID())),
      stand.api.call(null, "POST", path, stage("Closed"), { "content-type": "application/json" }),
    ];
    for (const answer of await Promise.all(wrong)) expect(answer.status).toBe(404);
  });
});

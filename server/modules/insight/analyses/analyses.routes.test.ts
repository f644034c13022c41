// Tests rule-based analyses over HTTP: what each reader gets, who may request them, and what is
// stored.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AnalysedNetwork, CANARY } from "../../../../test/support/analysed-network.ts";

let network: AnalysedNetwork;

beforeAll(async () => {
  network = await AnalysedNetwork.open();
});

afterAll(() => network.close());
beforeEach(() => network.begin());

const KINDS = ["qualification", "engagement", "market"] as const;

const count = async (leadId: string): Promise<number> =>
  Number(
    (
      await network.api.database.pool.query<{ count: bigint }>(
        "select count(*) from analysis where lead_id = $1",
        [leadId],
      )
    ).rows[0]?.count,
  );

describe("without a model", () => {
  it("the buyer gets what the facts say, by rules, and the analysis is stored", async () => {
    const id = await network.post();
    const { status, body } = await network.make(network.buyer, id, "qualification");
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      kind: "qualification",
      language: "en",
      made_at: new Date(network.clock.nowMs).toISOString(),
      model: null,
      fallback: null,
      is_repaired: false,
      view: "purchased",
      made_from: [
        "side",
        "property_type",
        "timing",
        "price",
        "size",
        "finance_status",
        "agent_status",
        "score",
        "consent_channels",
        "certificate",
        "progress",
      ],
      result: {
        intent: 0.9,
        financial_readiness: 0.8,
        next_actions: ["Call today, within their calling hours."],
        insights: [
          "They mean to do it within 30 days.",
          "They say that no agent works for them.",
          "The price they named: $350,000.",
          "The size they named: 3 bedrooms, 2 bathrooms, 1,400 sq ft.",
        ],
      },
    });
    const engaged = (await network.make(network.buyer, id, "engagement", { language: "es" })).body;
    expect(engaged).toMatchObject({
      kind: "engagement",
      language: "es",
      time_zone: "America/Los_Angeles",
      result: {
        channel: "call",
        best_contact_time: { days: "weekdays", from: "10:00", until: "12:00" },
        talking_points: expect.arrayContaining(["Quiere vender una vivienda unifamiliar."]),
      },
    });
    await network.make(network.buyer, id, "market");
    const { items } = (await network.read(network.buyer, id)).body;
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual([
      "engagement",
      "market",
      "qualification",
    ]);
    expect(items).toContainEqual(body);
    expect(items).toContainEqual(engaged);
  });

  it("leaves the lead's score as it is", async () => {
    const id = await network.post();
    const before = (await network.api.call(network.buyer, "GET", `/v1/leads/${id}`)).body;
    await network.make(network.buyer, id, "qualification");
    expect((await network.api.call(network.buyer, "GET", `/v1/leads/${id}`)).body).toEqual(before);
  });

  it("shows an account that has not bought the lead only what its preview shows", async () => {
    const id = await network.listed({
      finance_status: "cash",
      comments: `${CANARY} says hello`,
      sqft: 1_777,
    });
    for (const kind of KINDS) {
      const { body, text } = await network.make(network.stranger, id, kind);
      expect(body.view).toBe("preview");
      expect(body.made_from).not.toEqual(expect.arrayContaining(["remark"]));
      expect(text).not.toMatch(/cash|1,777|finance_status|agent_status|received_at|Zyxcanary/i);
      if (kind === "engagement")
        expect(body).toMatchObject({
          time_zone: null,
          result: { best_contact_time: { from: "17:00", until: "19:00" } },
        });
    }
    const { rows } = await network.api.database.pool.query<{ all: string }>(
      "select a::text as all from analysis a where lead_id = $1",
      [id],
    );
    for (const { all } of rows) expect(all).not.toMatch(/cash|1777|"finance_status"|Zyxcanary/i);
  });

  it("is the same for leads that differ only in the person's identity", async () => {
    const results = await Promise.all(
      [
        {
          first_name: "Ada",
          last_name: "Vale",
          comments: "hello",
          motivation: "relocation",
          language: "en",
        },
        {
          first_name: "Guadalupe",
          last_name: "Hernández",
          comments: "Somos una familia cristiana con niños.",
          motivation: "divorce",
          language: "es",
        },
        {
          first_name: "Mohammed",
          last_name: "Al-Rashid",
          comments: "I am 71, disabled, on Section 8.",
          motivation: "foreclosure_risk",
          language: "ar",
        },
      ].map(async (person) => {
        const id = await network.post({ ...person, favourite_colour: undefined });
        return (await network.make(network.buyer, id, "qualification")).body.result;
      }),
    );
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });

  it("knows how far the buyer came", async () => {
    const id = await network.post();
    const [sale] = (
      await network.api.call(network.buyer, "GET", `/v1/sales?where=lead_id,eq,${id}`)
    ).body.items;
    await network.make(network.buyer, id, "qualification");
    expect(
      (
        await network.api.call(
          network.buyer,
          "POST",
          `/v1/sales/${sale.id}/outcome`,
          { outcome: "contacted" },
          { "idempotency-key": id },
        )
      ).status,
    ).toBe(200);
    expect(
      (await network.make(network.buyer, id, "qualification")).body.result.next_actions[0],
    ).toBe("Agree on an appointment while they remember the talk.");
    expect(await count(id)).toBe(2);
  });
});

describe("who may request one", () => {
  it("is each reader of the lead, with their own rights, and one per account", async () => {
    const id = await network.post();
    const { buyer, stranger, affiliate, operator } = network;
    const answers = await Promise.all(
      [buyer, stranger, affiliate, operator].map((who) => network.make(who, id, "qualification")),
    );
    expect(answers.map(({ status, body }) => [status, body.view ?? body.code])).toEqual([
      [200, "purchased"],
      [404, "not_found"],
      [200, "own"],
      [200, "admin"],
    ]);
    expect((await network.read(stranger, id)).status).toBe(404);
    expect((await network.read(null, id)).status).toBe(401);
    for (const [index, who] of [buyer, affiliate, operator].entries()) {
      const { items } = (await network.read(who, id)).body;
      expect(items.map(({ id: one }: { id: string }) => one)).toEqual([
        [answers[0], answers[2], answers[3]][index]?.body.id,
      ]);
    }
    expect(
      (await network.make(buyer, "018f0000-0000-7000-8000-00000000ffff", "qualification")).status,
    ).toBe(404);
  });

  it("is not the holder of an account's key, which may only read", async () => {
    const id = await network.post();
    const key = await network.api.keyOf(network.buyerId);
    await network.make(network.buyer, id, "market");
    expect((await network.read(key, id)).body.items).toHaveLength(1);
    expect(
      (
        await network.api.call(key, "POST", `/v1/leads/${id}/analyses`, {
          kind: "market",
          language: "en",
        })
      ).status,
    ).toBe(403);
  });

  it("is an agent only for leads that are theirs or unassigned", async () => {
    const id = await network.post();
    const [agent, other] = [
      await network.api.userOf(network.buyerId, "advertiser", "agent"),
      await network.api.userOf(network.buyerId, "advertiser", "agent"),
    ];
    expect((await network.make(agent, id, "qualification")).status).toBe(200);
    const [sale] = (
      await network.api.call(network.buyer, "GET", `/v1/sales?where=lead_id,eq,${id}`)
    ).body.items;
    expect(
      (
        await network.api.call(network.buyer, "PUT", `/v1/sales/${sale.id}/assignee`, {
          user_id: other.user,
        })
      ).status,
    ).toBe(200);
    expect((await network.read(agent, id)).status).toBe(404);
    expect((await network.read(other, id)).status).toBe(200);
  });

  it("is not the buyer of a returned lead, who gets only its preview once relisted", async () => {
    const id = await network.post();
    await network.make(network.buyer, id, "qualification");
    await network.api.database.pool.query(
      "update sale set status = 'returned', earning_status = 'reversed' where lead_id = $1",
      [id],
    );
    expect((await network.read(network.buyer, id)).status).toBe(404);
    await network.api.database.pool.query(
      "update lead set status = 'available', sale_slots = 2 where id = $1",
      [id],
    );
    await network.api.database.pool.query(
      `insert into listing (lead_id, consumer_hash, exclusive_price_cents, listed_at, ends_at)
       values ($1, '\\x01', 100, now(), now() + interval '1 day')`,
      [id],
    );
    expect((await network.read(network.buyer, id)).body).toEqual({ items: [] });
    expect((await network.make(network.buyer, id, "qualification")).body.view).toBe("preview");
  });

  it("must name a known kind and language", async () => {
    const id = await network.post();
    for (const body of [
      { kind: "astrology", language: "en" },
      { kind: "market" },
      { kind: "market", language: "fr" },
      { kind: "market", language: "en", model: "gpt-9" },
    ]) {
      expect(
        (await network.api.call(network.buyer, "POST", `/v1/leads/${id}/analyses`, body)).status,
      ).toBe(422);
    }
  });

  it("may not be as fast as a program", async () => {
    const id = await network.post();
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => network.make(network.buyer, id, "qualification")),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.headers.get("retry-after")).toBe("2");
  });
});

describe("a repeated request", () => {
  it("returns the earlier one while nothing has changed, or a new one if requested", async () => {
    const id = await network.post();
    const first = (await network.make(network.buyer, id, "qualification")).body;
    network.clock.nowMs += 5_000;
    expect((await network.make(network.buyer, id, "qualification")).body).toEqual(first);
    expect(
      (await network.make(network.buyer, id, "qualification", { language: "es" })).body.id,
    ).not.toBe(first.id);
    network.clock.nowMs += 5_000;
    const anew = (await network.make(network.buyer, id, "qualification", { again: true })).body;
    expect([anew.id === first.id, anew.result]).toEqual([false, first.result]);
    expect(await count(id)).toBe(3);
    expect((await network.read(network.buyer, id)).body.items).toEqual([anew]);
  });
});

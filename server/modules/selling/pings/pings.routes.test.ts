// Checks pinging over HTTP as affiliates do it: every kind of offer and refusal, and no data stored
// that must not be.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  PingNetwork,
  hashesOf,
  phoneKeyOf,
  pingOf,
} from "../../../../test/support/ping-network.ts";
import { personIn } from "../../../../test/support/market.ts";
import { verifyLedger } from "../../money/ledger/index.ts";

let net: PingNetwork;

beforeAll(async () => {
  net = await PingNetwork.start(Date.parse("2026-11-20T18:00:00Z"));
});
afterAll(() => net.stop());
beforeEach(() => net.renew());
afterEach(async () => {
  expect(await verifyLedger(net.api.database.pool)).toEqual([]);
});

describe("a ping", () => {
  it("is answered with a binding offer, and its post is sold for exactly that", async () => {
    await net.earnChecks();
    const no = await net.campaign({ exclusiveCents: 6_929, limits: { leads: { day: 5 } } });
    const body = net.someone();
    const offer = await net.ping({ ...pingOf(body), ...hashesOf(body) });
    expect(offer.status).toBe(200);
    expect(offer.body).toEqual({
      outcome: "success",
      status: "accepted",
      reason_code: null,
      reason: null,
      ping: { id: expect.any(String) },
      sale: "exclusive",
      price: 48.5,
      currency: "USD",
      slots: [{ slot: 1, buyer: expect.stringMatching(/^Buyer /), price: 48.5 }],
      expires_at: expect.any(String),
      dedupe_checked: true,
    });
    const seconds = (Date.parse(offer.body.expires_at) - Date.now()) / 1_000;
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await net.walletOf()).toEqual({ balance: 100_000, held: 6_929 });
    expect(await net.countersOf(no)).toMatchObject({ day_leads: 1, total_leads: 1 });

    const answer = await net.post(offer.body.ping.id, body);
    expect(answer.body).toEqual({
      outcome: "success",
      status: "accepted",
      reason_code: null,
      reason: null,
      lead: { id: expect.any(String) },
      sale: "exclusive",
      price: 48.5,
      currency: "USD",
    });
    expect(await net.walletOf()).toEqual({ balance: 93_071, held: 0 });
    expect(await net.countersOf(no)).toMatchObject({
      day_leads: 1,
      total_leads: 1,
      total_cents: 6_929,
    });
    const lead = answer.body.lead.id;
    const rows = await net.query(
      `select l.status, l.sold_slots, s.buyer_id, s.campaign_no, s.price_cents::int as price,
         s.earning_cents::int as earning,
         (select count(*)::int from lead_private p where p.lead_id = l.id) as contacts
       from lead l
       join sale s on s.lead_id = l.id
       where l.id = $1`,
      [lead],
    );
    expect(rows).toEqual([
      {
        status: "sold",
        sold_slots: 1,
        buyer_id: net.buyer,
        campaign_no: no,
        price: 6_929,
        earning: 4_850,
        contacts: 1,
      },
    ]);
    expect(await net.stateOf(offer.body.ping.id)).toMatchObject({
      state: "posted",
      reason_code: null,
    });
    const told = await net.query(
      `select count(*)::int as rows
       from outbox
       where topic = 'leads_decided' and payload::text like $1`,
      [`%${lead}%`],
    );
    expect(told).toEqual([{ rows: 1 }]);
    const decision = await net.api.call(net.source, "GET", `/v1/leads/${lead}/decision`);
    expect([
      decision.status,
      decision.text.includes("sold") || decision.text.includes("exclusive"),
    ]).toEqual([200, true]);
  });

  it("holds several buyers of a shared lead in one offer", async () => {
    const others = await Promise.all(
      [1, 2].map((index) => net.api.fixture.advertiser(`Shared ${index}`, 100_000)),
    );
    for (const [index, accountId] of [net.buyer, ...others].entries())
      await net.campaign({ accountId, sharedCents: 4_000 + index * 100 });
    const body = net.someone();
    const offer = await net.ping(pingOf(body));
    expect(offer.body).toMatchObject({
      sale: "shared",
      price: 86.1,
      slots: [
        { slot: 1, price: 29.4 },
        { slot: 2, price: 28.7 },
        { slot: 3, price: 28 },
      ],
    });
    const answer = await net.post(offer.body.ping.id, body);
    expect(answer.body).toMatchObject({ status: "accepted", sale: "shared", price: 86.1 });
    for (const [index, accountId] of [net.buyer, ...others].entries())
      expect(await net.walletOf(accountId)).toEqual({ balance: 96_000 - index * 100, held: 0 });
  });

  it("accepts a form and the industry's other field names", async () => {
    await net.campaign({ exclusiveCents: 5_000 });
    const { zip_code: zip, ...rest } = pingOf(net.someone());
    const form = new URLSearchParams({
      ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
      postal_code: String(zip),
      source_key: net.source.key,
      sub_id: "abc",
    });
    const answer = await net.ping(form.toString(), null, {
      "content-type": "application/x-www-form-urlencoded",
    });
    expect([answer.status, answer.body.status, answer.body.dedupe_checked]).toEqual([
      200,
      "accepted",
      false,
    ]);
    const rows = await net.query("select sub_ids from ping where id = $1", [answer.body.ping.id]);
    expect(JSON.parse(rows[0].sub_ids)[0]).toBe("abc");
  });

  it("sent again, even 16 times in parallel, gets the same offer and no second hold", async () => {
    await net.campaign({ exclusiveCents: 5_000 });
    const body = pingOf(net.someone());
    const answers = await Promise.all(Array.from({ length: 16 }, () => net.ping(body)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await net.ping(body)).text).toBe(answers[0]?.text);
    expect(await net.walletOf()).toEqual({ balance: 100_000, held: 5_000 });
  });

  it("is not offered to buyers who require a certificate or age, known by consent", async () => {
    await net.campaign({
      exclusiveCents: 5_000,
      criteria: { field: "verification", in: ["certificate"] },
    });
    await net.campaign({ exclusiveCents: 6_000, criteria: { field: "age_minutes", max: 30 } });
    const consent = {
      trustedform_cert_url: "https://cert.trustedform.com/0123456789abcdef0123456789abcdef01234567",
      consent_at: new Date(net.nowMs - 60_000).toISOString(),
    };
    const body = net.someone(consent);
    expect((await net.ping({ ...pingOf(body), ...consent })).body).toMatchObject({
      status: "rejected",
      reason_code: "no_buyer",
    });
    expect((await net.direct(body)).body).toMatchObject({ status: "accepted", price: 42 });
  });

  it("that no buyer wants is refused, and gets the same answer a moment later", async () => {
    const body = pingOf(net.someone());
    const answer = await net.ping(body);
    expect(answer.body).toMatchObject({
      outcome: "failure",
      status: "rejected",
      reason_code: "no_buyer",
      price: 0,
      sale: "none",
      slots: [],
      expires_at: null,
    });
    expect((await net.ping(body)).text).toBe(answer.text);
    net.nowMs += 4_000;
    const later = await net.ping(body);
    expect(later.body.ping.id).not.toBe(answer.body.ping.id);
  });

  it.each([
    ["an unknown ZIP", { zip_code: "00000" }, "invalid_field", "zip_code"],
    ["no side", { side: undefined }, "missing_field", "side"],
    ["an invalid hash", { phone_hash: "9165550142" }, "invalid_field", "phone_hash"],
  ])("with %s names the field to fix", async (_name, fields, reason, field) => {
    const answer = await net.ping({ ...pingOf(net.someone()), ...fields });
    expect([answer.status, answer.body.reason_code]).toEqual([200, reason]);
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  it("stores no contact sent by mistake, no bare hash, and names the ignored fields", async () => {
    await net.campaign({ exclusiveCents: 5_000 });
    const body = net.someone({
      first_name: "Canarella",
      last_name: "Birdsong",
      address: "77 Canary Rd",
      comments: "canary-comment",
      my_own_field: "canary-custom",
    });
    const hashes = hashesOf(body);
    const answer = await net.ping({ ...body, ...hashes });
    expect(answer.body.status).toBe("accepted");
    expect(answer.body.ignored_fields).toEqual([
      "first_name",
      "last_name",
      "email",
      "phone",
      "address",
      "comments",
    ]);
    const tables = await net.query(
      `select table_name as name
       from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'zip'`,
    );
    for (const { name } of tables) {
      const rows = await net.query(
        `select coalesce(string_agg(t::text, ' '), '') as text from "${name}" t`,
      );
      expect([
        name,
        personIn(rows[0].text, body),
        /canary|Canary/.test(rows[0].text),
        rows[0].text.includes(hashes.phone_hash),
        rows[0].text.includes(hashes.email_hash),
      ]).toEqual([name, [], false, false, false]);
    }
    expect(personIn(answer.text, body)).toEqual([]);
  });

  it("with a hash is refused if the person is a duplicate, suppressed or the buyer's", async () => {
    await net.campaign({ exclusiveCents: 5_000 });
    const known = net.someone();
    expect((await net.direct(known)).body.status).toBe("accepted");
    expect((await net.ping({ ...pingOf(known), ...hashesOf(known) })).body).toMatchObject({
      status: "duplicate",
      reason_code: "duplicate",
    });
    expect(
      (
        await net.ping({
          ...pingOf(known),
          side: "buyer",
          phone_hash: hashesOf(known).phone_hash.toUpperCase(),
        })
      ).body,
    ).toMatchObject({ status: "rejected", reason_code: "no_buyer" });
    const quiet = net.someone();
    await net.query("insert into suppression values ($1, 'asked', now())", [phoneKeyOf(quiet)]);
    expect(
      (await net.ping({ ...pingOf(quiet), phone_hash: hashesOf(quiet).phone_hash })).body,
    ).toMatchObject({ status: "rejected", reason_code: "suppressed", dedupe_checked: true });
  });

  it("of the same person for another source does not hold the same buyer again", async () => {
    const terms = await net.api.fixture.source();
    const other = await net.api.sourceKey(terms.id);
    await net.earnChecks(terms.affiliateId);
    await net.campaign({ exclusiveCents: 5_000 });
    const body = net.someone();
    expect((await net.ping({ ...pingOf(body), ...hashesOf(body) })).body.status).toBe("accepted");
    expect((await net.ping({ ...pingOf(body), ...hashesOf(body) }, other)).body.reason_code).toBe(
      "no_buyer",
    );
  });

  it("is refused where the source has five open offers, and gets more when it posts", async () => {
    await net.campaign({ exclusiveCents: 1_000 });
    const bodies = Array.from({ length: 8 }, () => net.someone());
    const answers = await Promise.all(
      bodies.map((body) => net.ping({ ...pingOf(body), ...hashesOf(body) })),
    );
    const offered = answers.filter(({ body }) => body.status === "accepted");
    expect(offered).toHaveLength(5);
    expect(answers.filter(({ body }) => body.reason_code === "cap_reached")).toHaveLength(3);
    for (const [index, { body }] of answers.entries())
      if (body.status === "accepted")
        expect((await net.post(body.ping.id, bodies[index])).body.status).toBe("accepted");
    const more = await Promise.all(
      Array.from({ length: 12 }, (_, index) => net.ping({ ...pingOf(net.someone()), sub2: index })),
    );
    expect(more.filter(({ body }) => body.status === "accepted").length).toBe(10);
  });

  it("takes at most a quarter of what a campaign has left", async () => {
    await net.campaign({ exclusiveCents: 1_000, limits: { leads: { day: 13 } } });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => net.someone()).map((body) =>
        net.ping({ ...pingOf(body), ...hashesOf(body) }),
      ),
    );
    expect(answers.filter(({ body }) => body.status === "accepted")).toHaveLength(3);
    expect(answers.filter(({ body }) => body.reason_code === "no_buyer")).toHaveLength(2);
  });

  it("as a test is answered and holds nothing", async () => {
    await net.campaign({ exclusiveCents: 5_000 });
    expect((await net.ping({ ...pingOf(net.someone()), test: 1 })).body).toMatchObject({
      status: "accepted",
      price: 35,
    });
    for (const result of ["accepted", "rejected", "duplicate"])
      expect((await net.ping({ side: "seller", test_result: result })).body.status).toBe(result);
    expect(await net.walletOf()).toEqual({ balance: 100_000, held: 0 });
  });

  it.each([
    [
      "an unknown key",
      () => net.ping({}, { key: `plat_src_${"x".repeat(43)}` }),
      401,
      "unauthenticated",
    ],
    ["no key", () => net.ping({}, null), 401, "unauthenticated"],
    [
      "broken JSON",
      () => net.ping('{"side":', net.source, { "content-type": "application/json" }),
      400,
      "malformed",
    ],
    [
      "another media type",
      () => net.ping("side: seller", net.source, { "content-type": "application/yaml" }),
      415,
      "unsupported_media_type",
    ],
    ["two records", () => net.ping([{}, {}]), 422, "invalid"],
  ])("with %s is answered with a problem", async (_name, call, status, code) => {
    const answer = await call();
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it("beyond the allowance of a source that never posts gets 429 and when to retry", async () => {
    for (let sent = 0; sent < 600; sent += 50)
      await Promise.all(Array.from({ length: 50 }, () => net.ping({ side: "seller" })));
    const refused = await net.ping({ side: "seller" });
    expect([refused.status, refused.body.code, refused.headers.get("retry-after")]).toEqual([
      429,
      "rate_limited",
      "6",
    ]);
  });
});

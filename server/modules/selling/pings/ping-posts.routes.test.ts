// Checks posting to an offer over HTTP: sold as promised, or ended for one of the few reasons that
// end an offer.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  PingNetwork,
  hashesOf,
  phoneKeyOf,
  pingOf,
} from "../../../../test/support/ping-network.ts";
import { TEST_VAULT } from "../../../../test/support/test-vaults.ts";
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

describe("a post to an offer", () => {
  const offered = async (
    body: Record<string, unknown>,
    fields: Record<string, unknown> = {},
  ): Promise<string> => {
    const answer = await net.ping({ ...pingOf(body), ...fields });
    expect(answer.body.status).toBe("accepted");
    return answer.body.ping.id;
  };
  const releasedWallet = { balance: 100_000, held: 0 };

  it("sent again, or by several concurrently, gets the same bytes and sells once", async () => {
    await net.campaign({ exclusiveCents: 5_000 });
    const body = net.someone();
    const id = await offered(body);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        net.post(id, body, index % 2 === 0 ? {} : { "idempotency-key": "one" }),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await net.post(id, body)).text).toBe(answers[0]?.text);
    expect((await net.post(id, body, { "idempotency-key": "one" })).text).toBe(answers[0]?.text);
    const other = await net.post(id, net.someone(), { "idempotency-key": "one" });
    expect([other.status, other.body.code]).toEqual([422, "idempotency_mismatch"]);
    expect((await net.post(id, net.someone())).body).toMatchObject({
      status: "rejected",
      reason_code: "ping_expired",
    });
    expect(await net.walletOf()).toEqual({ balance: 95_000, held: 0 });
  });

  it("mismatches when pinged facts differ: the offer ends, a direct post is allowed", async () => {
    const no = await net.campaign({ exclusiveCents: 5_000 });
    const body = net.someone();
    const id = await offered(body);
    const answer = await net.post(id, { ...body, beds: 2, timing: "browsing" });
    expect(answer.body).toMatchObject({
      status: "rejected",
      reason_code: "ping_mismatch",
      price: 0,
      errors: [
        { field: "beds", code: "ping_mismatch" },
        { field: "timing", code: "ping_mismatch" },
      ],
    });
    expect(await net.stateOf(id)).toMatchObject({
      state: "ended",
      reason_code: "ping_mismatch",
      changes: {
        changed: [
          { field: "beds", pinged: 3, posted: 2 },
          { field: "timing", pinged: "asap_0_30d", posted: "browsing" },
        ],
        unnamed: [],
      },
    });
    expect((await net.post(id, { ...body, beds: 2, timing: "browsing" })).text).toBe(answer.text);
    expect(await net.walletOf()).toEqual(releasedWallet);
    expect(await net.countersOf(no)).toMatchObject({
      day_leads: 0,
      total_leads: 0,
      total_cents: 0,
    });
    expect((await net.direct(body)).body.status).toBe("accepted");
  });

  it("for a person other than the one whose hash was pinged is a mismatch", async () => {
    await net.campaign({ exclusiveCents: 5_000 });
    const body = net.someone();
    const id = await offered(body, hashesOf(body));
    expect((await net.post(id, { ...body, phone: net.someone()["phone"] })).body).toMatchObject({
      reason_code: "ping_mismatch",
      errors: [{ field: "phone" }],
    });
    expect(JSON.stringify(await net.stateOf(id))).not.toContain(String(body["phone"]));
  });

  it("may add what the ping left out, unless the buyer would not have wanted it", async () => {
    await net.campaign({ exclusiveCents: 5_000, criteria: { not: { field: "beds", max: 1 } } });
    const [plain, small] = [net.someone(), net.someone({ beds: 1 })];
    const without = (body: Record<string, unknown>) => ({ beds: undefined, ...hashesOf(body) });
    expect((await net.post(await offered(plain, without(plain)), plain)).body.status).toBe(
      "accepted",
    );
    const id = await offered(small, without(small));
    expect((await net.post(id, small)).body).toMatchObject({
      reason_code: "ping_mismatch",
      errors: [{ field: "beds" }],
    });
    expect(await net.walletOf()).toEqual({ balance: 95_000, held: 0 });
  });

  it("loses the buyer that excludes its certificate or its age", async () => {
    await net.campaign({
      exclusiveCents: 5_000,
      criteria: {
        not: {
          any: [
            { field: "verification", in: ["certificate"] },
            { field: "age_minutes", min: 60 },
          ],
        },
      },
    });
    const [plain, certified, old] = [
      net.someone(),
      net.someone({
        trustedform_cert_url:
          "https://cert.trustedform.com/0123456789abcdef0123456789abcdef01234567",
      }),
      net.someone({ consent_at: new Date(net.nowMs - 3_600_000).toISOString() }),
    ];
    expect((await net.post(await offered(plain, hashesOf(plain)), plain)).body.status).toBe(
      "accepted",
    );
    expect(
      (await net.post(await offered(certified, hashesOf(certified)), certified)).body,
    ).toMatchObject({ reason_code: "ping_mismatch" });
    expect((await net.post(await offered(old, hashesOf(old)), old)).body).toMatchObject({
      reason_code: "ping_mismatch",
    });
    expect(await net.walletOf()).toEqual({ balance: 95_000, held: 0 });
  });

  it("is not sold when its score is below the ping's and the buyer required more", async () => {
    await net.campaign({ exclusiveCents: 5_000, criteria: { field: "engagement", min: 80 } });
    const body = net.someone({
      trustedform_cert_url: "https://cert.trustedform.com/0123456789abcdef0123456789abcdef01234567",
    });
    const id = await offered(body, {
      trustedform_cert_url: body["trustedform_cert_url"],
      ...hashesOf(body),
    });
    expect((await net.post(id, { ...body, trustedform_cert_url: undefined })).body).toMatchObject({
      reason_code: "ping_mismatch",
    });
    expect(await net.walletOf()).toEqual(releasedWallet);
  });

  it("of a duplicate ends the offer", async () => {
    await net.campaign({ exclusiveCents: 5_000 });
    const body = net.someone();
    const id = await offered(body);
    const first = await net.direct(body);
    const answer = await net.post(id, body);
    expect(answer.body).toMatchObject({
      status: "duplicate",
      lead: { id: first.body.lead.id },
      original: { status: "accepted", price: 35 },
    });
    expect((await net.post(id, body)).text).toBe(answer.text);
    expect(await net.walletOf()).toEqual({ balance: 95_000, held: 0 });
    expect(await net.stateOf(id)).toMatchObject({ state: "ended", reason_code: "duplicate" });
  });

  it("of a suppressed person ends the offer", async () => {
    await net.campaign({ exclusiveCents: 5_000 });
    const body = net.someone();
    const id = await offered(body);
    await net.query("insert into suppression values ($1, 'asked', now())", [
      Buffer.from(TEST_VAULT.hashDigest("email", hashesOf(body).email_hash), "hex"),
    ]);
    expect((await net.post(id, body)).body).toMatchObject({
      status: "rejected",
      reason_code: "suppressed",
    });
    expect(await net.walletOf()).toEqual(releasedWallet);
  });

  it("of a person one buyer has goes to the others; if all have, to direct posting", async () => {
    const second = await net.api.fixture.advertiser("Second Homes", 100_000);
    const no = await net.campaign({ sharedCents: 5_000, limits: { leads: { day: 9 } } });
    await net.campaign({ accountId: second, sharedCents: 4_000 });
    const own = (body: Record<string, unknown>, accountId: string) =>
      net.query("insert into exclusion values ($1, $2)", [phoneKeyOf(body), accountId]);
    const [one, none] = [net.someone(), net.someone()];
    const [oneId, noneId] = [await offered(one, { sub1: "a" }), await offered(none, { sub1: "b" })];
    await own(one, net.buyer);
    for (const accountId of [net.buyer, second]) await own(none, accountId);
    expect((await net.post(oneId, one)).body).toMatchObject({
      status: "accepted",
      sale: "shared",
      price: 28,
    });
    const decision = await net.api.call(
      net.source,
      "GET",
      `/v1/leads/${(await net.post(oneId, one)).body.lead.id}/decision`,
    );
    expect(decision.text).toContain("already_owned");
    expect((await net.post(noneId, none)).body).toMatchObject({
      status: "rejected",
      reason_code: "no_buyer",
    });
    expect(await net.walletOf()).toEqual(releasedWallet);
    expect(await net.walletOf(second)).toEqual({ balance: 96_000, held: 0 });
    expect(await net.countersOf(no)).toMatchObject({ day_leads: 0, total_leads: 0 });
    expect((await net.direct(none)).body.status).toBe("rejected");
  });

  it("needs consent that covers the buyers, or the offer ends", async () => {
    await net.campaign({ exclusiveCents: 5_000 });
    const [missing, others, named] = [net.someone(), net.someone(), net.someone()];
    const [missingId, othersId, namedId] = [
      await offered(missing, { sub1: "1" }),
      await offered(others, { sub1: "2" }),
      await offered(named, { sub1: "3" }),
    ];
    expect((await net.post(missingId, { ...missing, consent: undefined })).body).toMatchObject({
      reason_code: "consent_missing",
    });
    expect((await net.post(missingId, missing)).body).toMatchObject({
      reason_code: "ping_expired",
    });
    expect(
      (await net.post(othersId, { ...others, consent_sellers: "Somebody Else" })).body,
    ).toMatchObject({ reason_code: "consent_invalid", errors: [{ field: "consent_sellers" }] });
    const rows = await net.query("select name from account where id = $1", [net.buyer]);
    expect(
      (
        await net.post(namedId, {
          ...named,
          tcpa_text: "I agree that they may call, text and e-mail me.",
          consent_sellers: `Somebody Else; ${rows[0].name}`,
        })
      ).body.status,
    ).toBe("accepted");
    expect(await net.walletOf()).toEqual({ balance: 95_000, held: 0 });
  });

  it("that is invalid leaves the offer open", async () => {
    await net.campaign({ exclusiveCents: 5_000 });
    const body = net.someone();
    const id = await offered(body);
    const bad = { ...body, phone: "12", email: "12" };
    const answer = await net.post(id, bad);
    expect(answer.body).toMatchObject({
      reason_code: "invalid_field",
      errors: [{ field: "phone" }, { field: "email" }],
    });
    expect((await net.post(id, bad)).text).toBe(answer.text);
    expect(await net.walletOf()).toEqual({ balance: 100_000, held: 5_000 });
    expect((await net.post(id, body)).body.status).toBe("accepted");
  });

  it("is ping_expired when late, captured up to two seconds after, worker or not", async () => {
    await net.campaign({ exclusiveCents: 5_000 });
    const [late, grace, released] = [net.someone(), net.someone(), net.someone()];
    const [lateId, graceId, releasedId] = [
      await offered(late, { sub1: "1" }),
      await offered(grace, { sub1: "2" }),
      await offered(released, { sub1: "3" }),
    ];
    await net.endIn(lateId, -3);
    const answer = await net.post(lateId, late);
    expect(answer.body).toMatchObject({
      status: "rejected",
      reason_code: "ping_expired",
      price: 0,
    });
    expect((await net.post(lateId, late)).text).toBe(answer.text);
    await net.endIn(graceId, -0.5);
    expect(await net.release()).toBe(0);
    expect((await net.post(graceId, grace)).body.status).toBe("accepted");
    await net.endIn(releasedId, -3);
    expect(await net.release()).toBe(1);
    expect((await net.post(releasedId, released)).body.reason_code).toBe("ping_expired");
    expect(await net.walletOf()).toEqual({ balance: 95_000, held: 0 });
    expect((await net.direct(late)).body.status).toBe("accepted");
  });

  it("to an unknown offer, or another source's, is not found", async () => {
    await net.campaign({ exclusiveCents: 5_000 });
    const body = net.someone();
    const id = await offered(body);
    const other = await net.api.sourceKey((await net.api.fixture.source()).id);
    for (const answer of [
      await net.post(id, body, {}, other),
      await net.post("018f0000-0000-7000-8000-0000000000aa", body),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
    expect((await net.post("nonsense", body)).status).toBe(422);
  });

  it("as a test sells nothing and leaves the offer as it was", async () => {
    await net.campaign({ exclusiveCents: 5_000 });
    const body = net.someone();
    const id = await offered(body);
    expect((await net.post(id, { ...body, test: 1 })).body).toMatchObject({
      status: "accepted",
      price: 35,
    });
    expect((await net.post(id, { ...body, test_result: "duplicate" })).body.status).toBe(
      "duplicate",
    );
    expect(await net.walletOf()).toEqual({ balance: 100_000, held: 5_000 });
    expect((await net.post(id, body)).body.status).toBe("accepted");
  });

  it("is listed for its other slots where the source lists", async () => {
    await net.renew({ unsoldRule: "list" });
    await net.campaign({ sharedCents: 4_000 });
    const body = net.someone();
    const answer = await net.post(await offered(body), body);
    const rows = await net.query(
      `select l.status, l.sold_slots, l.sale_slots, g.slot_price_cents is not null as slots_listed
       from lead l
       join listing g on g.lead_id = l.id
       where l.id = $1`,
      [answer.body.lead.id],
    );
    expect(rows).toEqual([
      { status: "available", sold_slots: 1, sale_slots: 3, slots_listed: true },
    ]);
  });

  it("keeps its promise when the campaign was paused and its terms changed since", async () => {
    const no = await net.campaign({ exclusiveCents: 5_000 });
    const body = net.someone();
    const id = await offered(body);
    await net.query(
      `update campaign
       set status = 'paused', version = (select version + 1 from distribution_version)
       where no = $1`,
      [no],
    );
    await net.query("update distribution_version set version = version + 1");
    await net.query(
      `update account_terms
       set document = jsonb_set(document, '{earning,amount}', '1000')
       where account_id = $1`,
      [net.terms.affiliateId],
    );
    expect((await net.post(id, body)).body).toMatchObject({ status: "accepted", price: 35 });
  });
});

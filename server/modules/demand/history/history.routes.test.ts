// Checks the preview of a campaign: how many leads there were, where and when, and what it would
// have bought.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, personIn, post, postBody } from "../../../../test/support/market.ts";
import { NO_LIMITS } from "../../../../domain/distribution/caps.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { ThreadUnavailable } from "../../../platform/threads/question-thread.ts";
import { createHistoryThread } from "./history-thread.ts";
import { MOST_QUESTIONS } from "../../../../domain/privacy/question-limits.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const START_MS = Date.parse("2026-11-20T18:00:00Z");
const SELLERS = { field: "side", in: ["seller"] };

let nowMs = START_MS;
let api: TestApi;
let source: SourceTerms;
let buyerId: string;
let buyer: Caller;
let rivalCampaign: string;
/** Of the buyer: the network previews it with exact counts. */
let ownCampaign: string;
let operator: Caller;
let people = 0;

/** Posts leads on a day this long before the time of the question. */
async function posted(
  count: number,
  daysAgo: number,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  nowMs = START_MS - daysAgo * DAY_MS;
  for (let index = 0; index < count; index += 1) {
    nowMs += 60_000;
    await post(
      api.market,
      source,
      postBody((people += 1), { ...fields, consent_at: new Date(nowMs - 1_000).toISOString() }),
      () => nowMs,
    );
  }
  nowMs = START_MS;
}

beforeAll(async () => {
  nowMs = START_MS - 40 * DAY_MS;
  api = await TestApi.start(() => nowMs);
  const { fixture } = api;
  source = await fixture.source({ unsoldRule: "list", allowsExclusive: true, sharedSlots: 0 });
  const rivalId = await fixture.advertiser("Rival Realty", 10_000_000);
  await fixture.campaign({
    accountId: rivalId,
    exclusiveCents: 5_000,
    criteria: { field: "side", in: ["seller"] },
  });
  const { rows } = await api.database.pool.query<{ id: string }>("select id from campaign");
  rivalCampaign = rows[0]?.id ?? "";
  buyerId = await fixture.advertiser("Canary & Sons", 100_000);
  buyer = await api.keyOf(buyerId);
  await api.market.catchUp();
  operator = await api.keyOf(NETWORK_ID);
  await posted(3, 30);
  await posted(6, 20);
  await posted(4, 9, { zip_code: "78701" });
  await posted(5, 2, { beds: 5 });
  // Never the best bid.
  await fixture.campaign({ accountId: buyerId, exclusiveCents: 1 });
  const { rows: own } = await api.database.pool.query<{ id: string }>(
    "update campaign set created_at = $2 where account_id = $1 returning id",
    [buyerId, new Date(nowMs)],
  );
  ownCampaign = own[0]?.id ?? "";
});
afterAll(() => api.stop());

const preview = (trial: object, caller: Caller = buyer) =>
  api.call(caller, "POST", "/v1/campaigns/preview", trial);
/** The network's preview of the buyer's campaign. */
const exact = (trial: object) => preview({ campaign_id: ownCampaign, ...trial }, operator);
/** Moves the clock past the age at which leads are loaded again. */
const later = (): void => {
  nowMs += 3_000;
};

describe("available volume", () => {
  it("counts four weeks' leads by week, state and county", async () => {
    const { status, body } = await exact({ criteria: { all: [SELLERS] } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      from: new Date(nowMs - 28 * DAY_MS).toISOString(),
      to: new Date(nowMs).toISOString(),
    });
    expect(body.volume).toMatchObject({
      leads: 15,
      by_state: [
        { state: "CA", leads: 11 },
        { state: "TX", leads: 4 },
      ],
      by_county: [
        { county_fips: "06067", county_name: "Sacramento", state: "CA", leads: 11 },
        { county_fips: "48453", county_name: "Travis", state: "TX", leads: 4 },
      ],
    });
    expect(body.volume.by_week.map(({ leads }: { leads: number | null }) => leads)).toEqual([
      0, 6, 4, 5,
    ]);
    expect(body).toMatchObject({ about: false, replay: null });
  });

  it("follows the criteria, and includes leads posted since", async () => {
    const bedsOf = async () =>
      (await exact({ criteria: { field: "beds", min: 5 } })).body.volume.leads;
    expect(await bedsOf()).toBe(5);
    await posted(2, 1, {
      beds: 6,
      trustedform_cert_url: "https://cert.trustedform.com/0123456789abcdef0123456789abcdef01234567",
    });
    later();
    expect(await bedsOf()).toBe(7);
    const [all, certified, fresh, old] = await Promise.all(
      [
        { all: [] },
        { field: "verification", in: ["certificate"] },
        { field: "age_minutes", max: 0 },
        { field: "age_minutes", min: 1 },
      ].map(async (criteria) => (await exact({ criteria })).body.volume.leads),
    );
    expect([certified, fresh, old]).toEqual([2, all, 0]);
  });
});

describe("a buyer's preview", () => {
  const bid = { exclusive_bid_cents: 6_000 };

  it("shows counts from 5 on, about right, and the same each time", async () => {
    const trial = { criteria: { all: [SELLERS] }, ...bid };
    const [told, counted] = [(await preview(trial)).body, (await exact(trial)).body];
    expect(told.about).toBe(true);
    expect(Math.abs(told.volume.leads - counted.volume.leads)).toBeLessThanOrEqual(3);
    expect(told.volume.by_week[0].leads).toBeNull();
    expect(told.volume.by_state.map(({ state }: { state: string }) => state)).toEqual(["CA"]);
    expect(told.volume.by_county).toHaveLength(1);
    expect(Math.abs(told.replay.won - counted.replay.won)).toBeLessThanOrEqual(3);
    expect(Math.abs(told.replay.spend_cents / (told.replay.won * 6_000) - 1)).toBeLessThan(0.06);
    expect((await preview(trial)).body).toEqual(told);
  });

  it("reads the same for 1 to 4 leads as for none", async () => {
    const of = async (zipCode: string) =>
      (
        await preview({
          criteria: { all: [SELLERS, { field: "zip_code", in: [zipCode] }] },
          ...bid,
        })
      ).body;
    // Four in Austin, none in New York.
    const [few, none] = [await of("78701"), await of("10001")];
    expect(few).toEqual({ ...none, from: few.from, to: few.to });
    expect(few).toMatchObject({ volume: { leads: null, by_state: [], by_county: [] } });
    expect(few.replay).toBeNull();
  });

  it("answers so many different questions a day, and the same one any time", async () => {
    const asker = await api.keyOf(await api.fixture.advertiser("Curious Homes", 100_000));
    const { rows } = await api.database.pool.query<{ account_id: string }>(
      "select id as account_id from account where name = 'Curious Homes'",
    );
    const first = { criteria: { all: [SELLERS] } };
    expect((await preview(first, asker)).status).toBe(200);
    await api.database.pool.query(
      `insert into asked_question (account_id, kind, day, question_hash)
       select $1, 'preview', $2, sha256(n::text::bytea)
       from generate_series(1, $3) as n`,
      [rows[0]?.account_id, new Date(nowMs).toISOString().slice(0, 10), MOST_QUESTIONS.preview - 1],
    );
    expect((await preview(first, asker)).status).toBe(200);
    const more = await preview({ criteria: { all: [] } }, asker);
    expect(more).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    const waitMs = Number(more.headers.get("retry-after")) * 1_000;
    expect(new Date(nowMs + waitMs).toISOString()).toMatch(/T00:00:00/);
    expect((await preview({ criteria: { all: [] } })).status).toBe(200);
  });
});

describe("the replay", () => {
  const sellers = { criteria: { all: [SELLERS, { field: "state", in: ["CA"] }] } };

  it("says what it would have won at what price, and why it would lose the others", async () => {
    expect((await exact({ ...sellers, exclusive_bid_cents: 5_001 })).body.replay).toEqual({
      starting_state: "as_now",
      won: 13,
      exclusive: 13,
      shared: 0,
      spend_cents: 13 * 5_001,
      lost: [],
      unknown: 0,
      with_enough_money: null,
    });
    expect((await exact({ ...sellers, exclusive_bid_cents: 4_999 })).body.replay).toMatchObject({
      won: 0,
      lost: [{ reason: "outbid", leads: 13 }],
    });
    expect(
      (await exact({ ...sellers, exclusive_bid_cents: 6_000, limits: { leads: { day: 2 } } })).body
        .replay,
    ).toMatchObject({ won: 6, lost: [{ reason: "cap_reached", leads: 7 }] });
    // The wallet holds $1,000.
    expect((await exact({ ...sellers, exclusive_bid_cents: 30_000 })).body.replay).toMatchObject({
      won: 3,
      spend_cents: 90_000,
      lost: [{ reason: "insufficient_funds", leads: 10 }],
      with_enough_money: { won: 13, exclusive: 13, shared: 0, spend_cents: 390_000 },
    });
    expect((await exact({ ...sellers, shared_bid_cents: 30_000 })).body.replay).toMatchObject({
      won: 0,
      lost: [{ reason: "not_offered", leads: 13 }],
    });
    expect(
      (
        await exact({
          ...sellers,
          exclusive_bid_cents: 6_000,
          schedule: {
            time_zone: "America/Los_Angeles",
            hours: [{ weekday: 6, open_minute: 0, close_minute: 1_440 }],
          },
        })
      ).body.replay,
    ).toMatchObject({ won: 0, lost: [{ reason: "outside_hours", leads: 13 }] });
    expect(
      (await exact({ ...sellers, exclusive_bid_cents: 6_000, blocked_source_ids: [source.id] }))
        .body.replay,
    ).toMatchObject({ lost: [{ reason: "source_blocked", leads: 13 }] });
  });

  it("starts from the campaign's past money and caps; new bids replace its own", async () => {
    const unchanged = await preview(
      { campaign_id: rivalCampaign, criteria: SELLERS, exclusive_bid_cents: 5_000 },
      operator,
    );
    expect(unchanged.body.replay).toEqual({
      starting_state: "as_it_was",
      won: 17,
      exclusive: 17,
      shared: 0,
      spend_cents: 17 * 5_000,
      lost: [],
      unknown: 0,
      with_enough_money: null,
    });
    // Of the month's twenty, three were bought in October, two days before November began.
    const capped = await preview(
      {
        campaign_id: rivalCampaign,
        criteria: SELLERS,
        exclusive_bid_cents: 100,
        limits: { leads: { total: 10 } },
      },
      operator,
    );
    expect(capped.body.replay).toMatchObject({
      won: 7,
      spend_cents: 700,
      lost: [{ reason: "cap_reached", leads: 10 }],
    });
  });
});

describe("a preview request", () => {
  it("is the buyer's: refused for others' campaigns, and to affiliates and visitors", async () => {
    const trial = { criteria: { all: [] } };
    expect((await preview({ ...trial, campaign_id: rivalCampaign })).status).toBe(404);
    expect(
      (await preview({ ...trial, campaign_id: "0199f0c4-5a7e-7c3b-9d21-000000000003" })).status,
    ).toBe(404);
    expect((await preview(trial, await api.keyOf(source.affiliateId))).status).toBe(403);
    expect((await preview(trial, null)).status).toBe(401);
    expect((await preview(trial, operator)).status).toBe(403);
    expect(
      (
        await preview(
          { ...trial, campaign_id: rivalCampaign, exclusive_bid_cents: 5_000 },
          operator,
        )
      ).body.replay,
    ).toMatchObject({ starting_state: "as_it_was", won: 17 });
  });

  it("names the field in error, and is refused when it is about a person", async () => {
    const wrong = await preview({
      criteria: { all: [SELLERS, { field: "religion", in: ["any"] }] },
    });
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: [{ field: "/criteria/all/1/field" }] },
    });
    expect(await preview({ criteria: { all: [] }, name: "no" })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "/name" }] },
    });
    expect(
      await preview({ criteria: { all: [] }, schedule: { time_zone: "Mars/Olympus" } }),
    ).toMatchObject({ status: 422, body: { errors: [{ field: "/schedule/time_zone" }] } });
  });

  it("gets no name, phone or email", async () => {
    const { text } = await preview({ criteria: { all: [] }, exclusive_bid_cents: 9_000 });
    for (let index = 1; index <= people; index += 1)
      expect(personIn(text, postBody(index))).toEqual([]);
  });

  it("is refused temporarily when busy, without a database, and while stopping", async () => {
    const order = {
      exclusiveBidCents: null,
      sharedBidCents: null,
      adjustments: [],
      limits: NO_LIMITS,
      sourceLimits: NO_LIMITS,
      pacing: "asap",
      schedule: { timeZone: "UTC", hours: [] },
      priority: 1,
      weight: 1,
      blockedSourceIds: new Set<string>(),
      contactChannels: ["email"],
    } as const;
    const question = {
      accountId: buyerId,
      campaignId: null,
      criteria: { all: [] },
      order,
      atMs: nowMs,
      isBlurred: true,
    };
    const asked = await Promise.allSettled(
      Array.from({ length: 80 }, () => api.history.ask("preview", question)),
    );
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(64);
    for (const one of asked)
      if (one.status === "rejected") expect(one.reason).toBeInstanceOf(ThreadUnavailable);
    expect((await preview({ criteria: { all: [] } })).status).toBe(200);

    const errors: unknown[] = [];
    const broken = createHistoryThread("postgres://nobody@127.0.0.1:1/nothing", (error) =>
      errors.push(error),
    );
    await expect(broken.ask("preview", question)).rejects.toBeInstanceOf(ThreadUnavailable);
    expect(errors).toHaveLength(1);
    await broken.stop();

    await api.history.stop();
    const refused = await preview({ criteria: { all: [] } });
    expect(refused).toMatchObject({
      status: 503,
      body: { code: "unavailable", detail: expect.stringContaining("Try again") },
    });
    expect(refused.headers.get("retry-after")).toBe("2");
  });
});

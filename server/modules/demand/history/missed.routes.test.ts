// Checks why a campaign missed leads: by reason and day, as the decisions recorded it, through
// every change of the campaign and of its account's rights.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { type SourceTerms, unpackDecision } from "../../selling/distribution/index.ts";

const NOW_MS = Date.parse("2026-11-20T18:00:00Z");
const SELLERS = { all: [{ field: "side", in: ["seller"] }] };
const CERTIFICATE = "https://cert.trustedform.com/0123456789abcdef0123456789abcdef01234567";

let nowMs = NOW_MS;
let api: TestApi;
let source: SourceTerms;
let buyer: Caller;
let agent: Caller;
let rival: Caller;
/** Reads exact counts. */
let operator: Caller;
const id = randomUUID();
let people = 0;

function goTo(daysAgo: number): void {
  nowMs = NOW_MS - daysAgo * DAY_MS;
}

async function posted(count: number, fields: Readonly<Record<string, unknown>> = {}) {
  for (let index = 0; index < count; index += 1) {
    nowMs += 60_000;
    await post(
      api.market,
      source,
      postBody((people += 1), {
        trustedform_cert_url: CERTIFICATE,
        ...fields,
        consent_at: new Date(nowMs - 1_000).toISOString(),
      }),
      () => nowMs,
    );
  }
}

async function changed(patch: object): Promise<void> {
  nowMs += 60_000;
  const answer = await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, patch);
  expect(answer.status).toBe(200);
  await api.market.catchUp();
}

async function licensed(states: readonly string[]): Promise<void> {
  nowMs += 60_000;
  const answer = await api.call(buyer, "PATCH", "/v1/profile", { licensed_states: states });
  expect(answer.status).toBe(200);
  await api.market.catchUp();
}

beforeAll(async () => {
  goTo(40);
  api = await TestApi.start(() => nowMs);
  const { fixture } = api;
  source = await fixture.source({ unsoldRule: "list", allowsExclusive: true, sharedSlots: 0 });
  const rivalId = await fixture.advertiser("Rival Realty", 10_000_000);
  await fixture.campaign({ accountId: rivalId, exclusiveCents: 5_000 });
  rival = await api.keyOf(rivalId);
  operator = await api.keyOf(NETWORK_ID);
  // $390: six leads at $60, then nothing more.
  const accountId = await fixture.advertiser("Canary & Sons", 39_000);
  buyer = await api.userOf(accountId, "advertiser");
  agent = await api.userOf(accountId, "advertiser", "agent");
  goTo(21);
  await licensed(["CA"]);
  await api.call(buyer, "PUT", `/v1/campaigns/${id}`, {
    name: "Sellers",
    criteria: SELLERS,
    exclusive_bid_cents: 4_000,
  });
  await api.market.catchUp();
  await posted(7);
  goTo(18);
  await posted(6, { zip_code: "78701" });
  await changed({ exclusive_bid_cents: 6_000, limits: { leads: { day: 2 } } });
  await posted(8);
  goTo(15);
  await changed({ limits: null });
  await posted(9);
  goTo(12);
  await changed({ status: "paused" });
  await posted(5);
  goTo(9);
  await changed({ status: "active", criteria: { all: [{ field: "side", in: ["buyer"] }] } });
  await posted(5);
  goTo(6);
  await changed({ criteria: SELLERS });
  await licensed(["CA", "TX"]);
  await posted(2, { zip_code: "78701" });
  goTo(0);
});
afterAll(() => api.stop());

const missed = async (days = 28, caller: Caller = buyer) => {
  nowMs += 3_000;
  return api.call(caller, "GET", `/v1/campaigns/${id}/missed-leads?days=${days}`);
};

describe("missed leads", () => {
  it("are counted by the reasons that held at each decision", async () => {
    const { status, body } = await missed(28, operator);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      about: false,
      bought: 6,
      matching: 37,
      time_zone: "America/Los_Angeles",
    });
    expect(body.explained_from).toBe("2026-10-30T18:01:00.000Z");
    expect(body.reasons).toEqual([
      { reason: "outbid", leads: 7, states: [] },
      { reason: "insufficient_funds", leads: 7, states: [] },
      { reason: "not_licensed", leads: 6, states: ["TX"] },
      { reason: "cap_reached", leads: 6, states: [] },
      { reason: "paused", leads: 5, states: [] },
    ]);
  });

  it("agree with what was recorded, lead by lead and day by day", async () => {
    const { rows } = await api.database.pool.query<{ decision: Buffer; day: Date }>(
      `select l.decision,
         date_trunc('day', b.decided_at, 'America/Los_Angeles') as day
       from lead l
       join batch b on b.id = l.batch_id
       where b.decided_at >= $1`,
      [new Date(NOW_MS - 22 * DAY_MS)],
    );
    const { rows: own } = await api.database.pool.query<{ no: number }>(
      "select no from campaign where id = $1",
      [id],
    );
    const recorded = new Map<string, Set<string>>();
    for (const { decision, day } of rows) {
      const line = unpackDecision(decision).lines.find(
        ({ campaignNo }) => campaignNo === own[0]?.no,
      );
      if (line === undefined || line.reason === "won") continue;
      const key = day.toISOString();
      recorded.set(key, (recorded.get(key) ?? new Set()).add(line.reason));
    }
    const { body } = await missed(28, operator);
    const told = body.days
      .map(({ from, reasons }: { from: string; reasons: string[] }) => [
        from,
        reasons.filter((reason) => reason !== "paused").toSorted(),
      ])
      .filter(([, reasons]: [string, string[]]) => reasons.length > 0);
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries([...recorded].map(([day, reasons]) => [day, [...reasons].toSorted()])),
    );
    expect(recorded.size).toBe(4);
  });

  it("come with the bids that would have won, for those who see money", async () => {
    const { body } = await missed(28, operator);
    // The rival bid $50.
    expect(body.winning_bids).toEqual({
      half: { from_cents: 5_000, to_cents: 6_000 },
      most: { from_cents: 5_000, to_cents: 6_000 },
    });
    expect((await missed(28, agent)).body).toMatchObject({ bought: 6, winning_bids: null });
  });

  it("hide small counts, and end with the chosen days", async () => {
    const { body } = await missed(8);
    // Two sellers in Texas, which no $390 pay for: the same as none at all.
    const few = { about: true, matching: null, bought: 0, reasons: [], days: [] };
    expect(body).toMatchObject(few);
    expect((await missed(2)).body).toMatchObject(few);
    expect((await missed(8, operator)).body).toMatchObject({
      matching: 2,
      reasons: [{ reason: "insufficient_funds", leads: 2 }],
      days: [{ from: "2026-11-14T08:00:00.000Z", matching: 2 }],
    });
  });

  it("are about right for their buyer, and the same each time", async () => {
    const [{ body: exact }, { body: about }] = [await missed(28, operator), await missed()];
    expect(about).toMatchObject({ about: true, bought: exact.bought });
    expect(Math.abs(about.matching - exact.matching)).toBeLessThanOrEqual(4);
    for (const { reason, leads } of about.reasons) {
      const counted = exact.reasons.find((row: { reason: string }) => row.reason === reason).leads;
      expect(Math.abs(leads - counted)).toBeLessThanOrEqual(3);
      expect(leads).toBeGreaterThanOrEqual(5);
    }
    expect((await missed()).body.reasons).toEqual(about.reasons);
  });

  it("are told to those who read the campaign, for at most four weeks", async () => {
    expect((await missed(28, rival)).status).toBe(404);
    expect((await missed(28, null)).status).toBe(401);
    expect((await missed(29)).status).toBe(422);
    const other = await api.call(buyer, "GET", `/v1/campaigns/${randomUUID()}/missed-leads`);
    expect(other.status).toBe(404);
  });
});

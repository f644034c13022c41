// Licenses over HTTP and in the sale: a claim opens nothing until the network has confirmed it,
// unless a rule of its state and kind says so; an expired one closes its state.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Answer, type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import { OPEN_LICENSES } from "../../../../test/support/licenses.ts";
import { listTold } from "../../../../test/support/told-events.ts";
import { DAY_MS, MINUTE_MS } from "../../../../domain/time.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { expireLicenses } from "./licenses.jobs.ts";

let nowMs = Date.parse("2026-03-04T18:00:00Z");
let api: TestApi;
let operator: Caller;
let source: SourceTerms;
let people = 0;
let bid = 5_000;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  operator = await api.userOf(NETWORK_ID, "admin");
  source = await api.fixture.source();
  await setRules([{ state: "US", kind: "any", may_buy: false }]);
});
afterAll(() => api.stop());
beforeEach(() => {
  nowMs += MINUTE_MS;
});

async function setRules(rules: readonly object[]): Promise<void> {
  const { status } = await api.call(operator, "PATCH", "/v1/settings", { license_rules: rules });
  expect(status).toBe(200);
  await api.market.catchUp();
}

/** A buyer without a license that bids more than all before it, and its owner. */
async function newBuyer(name: string): Promise<{ accountId: string; owner: Caller }> {
  const accountId = await api.fixture.advertiser(name, 1_000_000, { states: [] });
  await api.fixture.campaign({ accountId, exclusiveCents: (bid += 100) });
  await api.market.catchUp();
  return { accountId, owner: await api.userOf(accountId, "advertiser") };
}

/** Whether the buyer buys a lead in Sacramento. */
async function buysInCalifornia(accountId: string): Promise<boolean> {
  await api.market.catchUp();
  const { answer } = (await post(api.market, source, postBody((people += 1)), () => nowMs)) as {
    answer: { leadId: string };
  };
  const { rowCount } = await api.database.pool.query(
    "select from sale where lead_id = $1 and buyer_id = $2",
    [answer.leadId, accountId],
  );
  return rowCount === 1;
}

const CLAIM = { us_state: "CA", kind: "salesperson", number: "0123 4567" };
const claim = (owner: Caller, change: object = {}): Promise<Answer> =>
  api.call(owner, "POST", "/v1/licenses", { ...CLAIM, ...change });
const decide = (id: string, body: object): Promise<Answer> =>
  api.call(operator, "POST", `/v1/licenses/${id}/decision`, body);

describe("a license", () => {
  it("is a claim until the network has confirmed it", async () => {
    const { accountId, owner } = await newBuyer("Claims");
    const { body: claimed } = await claim(owner);
    expect(claimed).toMatchObject({ ...CLAIM, state: "waiting", may_buy: false });
    expect(await buysInCalifornia(accountId)).toBe(false);
    expect((await claim(owner)).body.id).toBe(claimed.id);
    await publishOutbox(api.database.pool, () => 0.5);
    expect(
      await listTold(api.database.pool, "account_id = $1 and type = 'license_waiting'", [
        NETWORK_ID,
      ]),
    ).not.toEqual([]);

    expect((await decide(claimed.id, { decision: "confirm" })).body).toMatchObject({
      state: "confirmed",
      may_buy: true,
    });
    expect(await buysInCalifornia(accountId)).toBe(true);
    expect((await decide(claimed.id, { decision: "refuse", reason: "x" })).status).toBe(409);
    await api.call(owner, "POST", `/v1/licenses/${claimed.id}/end`);
    expect(await buysInCalifornia(accountId)).toBe(false);
  });

  it("opens only its own state, and no other by its number", async () => {
    const { accountId, owner } = await newBuyer("Other state");
    const { body } = await claim(owner, { us_state: "TX" });
    await decide(body.id, { decision: "confirm" });
    expect(await buysInCalifornia(accountId)).toBe(false);
    const { body: account } = await api.call(owner, "GET", `/v1/accounts/${accountId}`);
    expect(account.buyer).toMatchObject({ licensed_states: ["TX"], claimed_states: ["TX"] });
  });

  it("that is refused tells why, and opens nothing", async () => {
    const { accountId, owner } = await newBuyer("Refused");
    const { body } = await claim(owner);
    expect((await decide(body.id, { decision: "refuse" })).status).toBe(422);
    const refused = await decide(body.id, { decision: "refuse", reason: "Not in the register." });
    expect(refused.body).toMatchObject({ state: "refused", refusal: "Not in the register." });
    expect(await buysInCalifornia(accountId)).toBe(false);
    expect((await api.call(owner, "GET", `/v1/accounts/${accountId}`)).body.buyer).toMatchObject({
      licensed_states: [],
      claimed_states: [],
    });
  });

  it("in the profile is a claim like any other", async () => {
    const { accountId, owner } = await newBuyer("By profile");
    const saved = await api.call(owner, "PATCH", "/v1/profile", { licensed_states: ["CA", "NV"] });
    expect(saved.body.account.buyer).toMatchObject({
      licensed_states: [],
      claimed_states: ["CA", "NV"],
    });
    expect(await buysInCalifornia(accountId)).toBe(false);
    const { body } = await api.call(owner, "GET", "/v1/licenses");
    const california = body.items.find((one: { us_state: string }) => one.us_state === "CA");
    await decide(california.id, { decision: "confirm" });
    expect(await buysInCalifornia(accountId)).toBe(true);
    // Leaving a state out of the profile ends its license.
    await api.call(owner, "PATCH", "/v1/profile", { licensed_states: ["NV"] });
    expect(await buysInCalifornia(accountId)).toBe(false);
  });

  it("that renews a confirmed one leaves its state open until it is decided", async () => {
    const { accountId, owner } = await newBuyer("Renews");
    const { body: first } = await claim(owner, { expires_on: "2026-06-30" });
    await decide(first.id, { decision: "confirm" });
    const { body: renewed } = await claim(owner, { expires_on: "2028-06-30" });
    expect(await buysInCalifornia(accountId)).toBe(true);
    await decide(renewed.id, { decision: "confirm" });
    expect(await buysInCalifornia(accountId)).toBe(true);
    const { body } = await api.call(owner, "GET", "/v1/licenses?order=-claimed_at");
    expect(body.items.map(({ state }: { state: string }) => state).toSorted()).toEqual([
      "confirmed",
      "ended",
    ]);
  });

  it("is claimed by owners of buyers, and decided by the network", async () => {
    const { accountId, owner } = await newBuyer("Rights");
    const { body } = await claim(owner);
    const agent = await api.userOf(accountId, "advertiser", "agent");
    const affiliate = await api.userOf(source.affiliateId, "affiliate");
    const { owner: stranger } = await newBuyer("Stranger");
    const answers = [
      await claim(agent, { us_state: "TX" }),
      await claim(affiliate),
      await claim(operator),
      await api.call(owner, "POST", `/v1/licenses/${body.id}/decision`, { decision: "confirm" }),
      await api.call(agent, "POST", `/v1/licenses/${body.id}/end`),
      await api.call(stranger, "POST", `/v1/licenses/${body.id}/end`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 404]);
    expect((await api.call(stranger, "GET", "/v1/licenses")).body.items).toEqual([]);
  });

  it.each([
    ["a state that is none", { us_state: "ZZ" }, "/us_state"],
    ["no number", { number: undefined }, "/number"],
    ["an expired license", { expires_on: "2026-03-03" }, "/expires_on"],
    ["a day that is none", { expires_on: "2026-02-30" }, "/expires_on"],
    ["an unknown kind", { kind: "plumber" }, "/kind"],
  ])("is refused with %s", async (_, change, field) => {
    const { owner } = await newBuyer("Mistakes");
    const { status, body } = await claim(owner, change);
    expect([status, body.errors?.[0].field]).toEqual([422, field]);
  });
});

describe("a rule for unconfirmed licenses", () => {
  it("opens and closes the states of all buyers with its change", async () => {
    const { accountId, owner } = await newBuyer("By rule");
    await claim(owner);
    expect(await buysInCalifornia(accountId)).toBe(false);
    await setRules([
      { state: "US", kind: "any", may_buy: false },
      { state: "CA", kind: "salesperson", may_buy: true },
    ]);
    expect(await buysInCalifornia(accountId)).toBe(true);
    await setRules([
      { state: "US", kind: "any", may_buy: true },
      { state: "CA", kind: "any", may_buy: false },
    ]);
    expect(await buysInCalifornia(accountId)).toBe(false);
    await setRules([{ state: "US", kind: "any", may_buy: false }]);
  });

  it.each([
    ["a state that is none", [{ state: "ZZ", kind: "any", may_buy: true }]],
    [
      "a rule twice",
      [
        { state: "CA", kind: "any", may_buy: true },
        { state: "CA", kind: "any", may_buy: false },
      ],
    ],
  ])("is refused with %s", async (_, rules) => {
    const { status } = await api.call(operator, "PATCH", "/v1/settings", { license_rules: rules });
    expect(status).toBe(422);
  });
});

describe("an expiry", () => {
  it("closes the state the day after, and is told before and then", async () => {
    const { accountId, owner } = await newBuyer("Expires");
    const { body } = await claim(owner, { expires_on: "2026-05-01" });
    await decide(body.id, { decision: "confirm" });
    const deps = {
      ...OPEN_LICENSES,
      licenseRules: () => [],
      pool: api.database.pool,
      now: () => nowMs,
    };
    const told = async (): Promise<string[]> => {
      await expireLicenses(deps);
      await expireLicenses(deps);
      await publishOutbox(api.database.pool, () => 0.5);
      const events = await listTold(
        api.database.pool,
        "account_id = $1 and type = 'license_moved'",
        [accountId],
      );
      return events.map(({ title }) => /confirmed|expires|expired/.exec(title)?.[0] ?? title);
    };
    expect(await told()).toEqual(["confirmed"]);
    nowMs = Date.parse("2026-04-10T18:00:00Z");
    expect(await told()).toEqual(["confirmed", "expires"]);
    nowMs = Date.parse("2026-05-02T03:00:00Z");
    // In the network's zone it is still the last day.
    expect(await told()).toEqual(["confirmed", "expires"]);
    expect(await buysInCalifornia(accountId)).toBe(true);
    nowMs += DAY_MS;
    expect(await told()).toEqual(["confirmed", "expires", "expired"]);
    expect(await buysInCalifornia(accountId)).toBe(false);
    const shown = await api.call(owner, "GET", "/v1/licenses");
    expect(shown.body.items[0]).toMatchObject({ state: "confirmed", may_buy: false });
  });
});

// Checks that used-up limits, low wallets and campaigns or sources stopped by others are notified
// once, to the right account, by whichever process is first.
import { listTold } from "../../../../test/support/told-events.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { notifyLimits } from "./notify-limits.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { USUAL_BUYER_TERMS } from "../../../../domain/terms/terms-documents.ts";

const AT_MS = Date.parse("2026-03-04T18:00:00Z");
const WATCHED = ["cap_reached", "low_balance", "campaign_stopped"];

let nowMs = AT_MS;
let api: TestApi;
let source: SourceTerms;
let person = 0;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  source = await api.fixture.source({ unsoldRule: "list" });
});
afterAll(() => api.stop());
beforeEach(async () => {
  nowMs = AT_MS;
  // Pauses the campaigns of earlier tests, so that their buyers buy nothing in this one.
  await api.database.pool.query(
    `with b as (
       update distribution_version
       set version = version + 1
       returning version
     )
     update campaign
     set status = 'paused', version = (select version from b)`,
  );
});

const PRICE = 6_000;
const look = (): Promise<number> => notifyLimits(api.database.pool, nowMs - 60_000, nowMs);

/** The account's notifications, in order, in both languages. */
async function notificationsOf(accountId: string) {
  await publishOutbox(api.database.pool, () => 0.5);
  const told = await listTold(api.database.pool, "account_id = $1 and type = any($2)", [
    accountId,
    WATCHED,
  ]);
  return told.map(({ type, title, body, title_es, body_es, url }) => ({
    type,
    title,
    body,
    title_es,
    body_es,
    url,
  }));
}
const titles = async (accountId: string) =>
  (await notificationsOf(accountId)).map(({ title }) => title);

/** An advertiser who buys every lead, at $60. */
async function buyerWith(balanceCents: number, limits: object = {}) {
  const accountId = await api.fixture.advertiser("Ruiz Realty", balanceCents);
  const caller = await api.keyOf(accountId);
  const id = randomUUID();
  expect(
    (
      await api.call(caller, "PUT", `/v1/campaigns/${id}`, {
        name: "Condos",
        criteria: { all: [{ field: "state", in: ["CA"] }] },
        exclusive_bid_cents: PRICE,
        limits,
      })
    ).status,
  ).toBe(200);
  return { accountId, caller, id };
}

/** Agrees limits over all campaigns of the account. */
async function agree(accountId: string, limits: object): Promise<void> {
  const operator = await api.userOf(NETWORK_ID, "admin");
  const path = `/v1/accounts/${accountId}/terms`;
  const { body } = await api.call(operator, "GET", path);
  const { status, text } = await api.call(operator, "PUT", path, {
    version: body.version,
    reason: "Limits",
    buyer: { ...USUAL_BUYER_TERMS, limits },
  });
  expect(status, text).toBe(200);
}

async function sell(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    person += 1;
    await post(api.market, source, postBody(person), () => nowMs);
  }
}

async function bought(accountId: string): Promise<number> {
  return (
    (await api.database.pool.query("select from sale where buyer_id = $1", [accountId])).rowCount ??
    0
  );
}

describe("a cap", () => {
  it("that is used up is notified once, with the campaign's URL, in both languages", async () => {
    const { accountId, id } = await buyerWith(1_000_000, { leads: { day: 3 } });
    await sell(2);
    expect([await look(), await titles(accountId)]).toEqual([0, []]);
    await sell(2);
    expect(await bought(accountId)).toBe(3);
    const told = await Promise.all([look(), look(), look(), look()]);
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await look()).toBe(0);
    expect(await notificationsOf(accountId)).toEqual([
      {
        type: "cap_reached",
        url: `/campaigns/${id}`,
        title: "“Condos” used up its daily cap",
        body: "3 leads · buying resumes next day, or once you raise it",
        title_es: "«Condos» agotó su límite diario",
        body_es: "3 prospectos · la compra se reanuda el próximo día, o cuando usted lo suba",
      },
    ]);
  });

  it("is notified again where it was raised and used up, and on another day", async () => {
    const { accountId, caller, id } = await buyerWith(1_000_000, { leads: { day: 1 } });
    await sell(1);
    expect(await look()).toBe(1);
    await api.call(caller, "PATCH", `/v1/campaigns/${id}`, { limits: { leads: { day: 2 } } });
    expect(await look()).toBe(0);
    await sell(1);
    expect(await look()).toBe(1);
    nowMs += DAY_MS;
    expect(await look()).toBe(0);
    await sell(2);
    expect([await bought(accountId), await look(), await look()]).toEqual([4, 1, 0]);
    expect(await titles(accountId)).toHaveLength(3);
  });

  it("of money is used up when the rest pays no lead; paused campaigns are skipped", async () => {
    const { accountId, caller, id } = await buyerWith(1_000_000, {
      cents: { week: 2 * PRICE + 100 },
    });
    await sell(3);
    expect(await bought(accountId)).toBe(2);
    await api.call(caller, "POST", `/v1/campaigns/${id}/pause`, {});
    expect(await look()).toBe(0);
    await api.call(caller, "POST", `/v1/campaigns/${id}/resume`);
    expect(await look()).toBe(1);
    expect(await titles(accountId)).toEqual(["“Condos” used up its weekly budget"]);
  });

  it("over all campaigns is notified to the account, with its terms' URL", async () => {
    const { accountId, id } = await buyerWith(1_000_000, { leads: { day: 5 } });
    await agree(accountId, { leads: { day: 2 } });
    await sell(1);
    expect(await look()).toBe(0);
    await sell(2);
    expect(await bought(accountId)).toBe(2);
    expect([await look(), await look()]).toEqual([1, 0]);
    expect(await notificationsOf(accountId)).toContainEqual({
      type: "cap_reached",
      url: "/billing",
      title: "Your campaigns used up the daily cap agreed with the network",
      body: "2 leads · buying resumes next day",
      title_es: "Sus campañas agotaron el límite diario acordado con la red",
      body_es: "2 prospectos · la compra se reanuda el próximo día",
    });
    await agree(accountId, { cents: { week: 3 * PRICE } });
    expect(await look()).toBe(0);
    await sell(1);
    expect([await look(), await look()]).toEqual([1, 0]);
    expect((await titles(accountId)).at(-1)).toBe(
      "Your campaigns used up the weekly budget agreed with the network",
    );
    // A campaign that buys nothing anyway has no use for the limit.
    nowMs += DAY_MS * 7;
    await sell(3);
    await api.call(await api.keyOf(accountId), "POST", `/v1/campaigns/${id}/pause`, {});
    expect(await look()).toBe(0);
  });

  it("is not notified without recent purchases, or where nothing is used up", async () => {
    const { accountId } = await buyerWith(1_000_000, { leads: { day: 5, hour: 1 } });
    await sell(2);
    // The hourly cap is used up, and open again before the next round.
    expect([await bought(accountId), await look()]).toEqual([1, 0]);
    nowMs += 3_600_000;
    expect([await look(), await titles(accountId)]).toEqual([0, []]);
  });
});

describe("a wallet", () => {
  it("that runs low, then empty, is notified once each, and again after a top-up", async () => {
    const { accountId, caller } = await buyerWith(6 * PRICE);
    await sell(1);
    expect([await look(), await titles(accountId)]).toEqual([0, []]);
    await sell(1);
    expect((await Promise.all([look(), look(), look()])).toSorted()).toEqual([0, 0, 1]);
    await sell(1);
    expect(await look()).toBe(0);
    await sell(4);
    expect(await bought(accountId)).toBe(6);
    expect([await look(), await look()]).toEqual([1, 0]);
    expect(await notificationsOf(accountId)).toEqual([
      {
        type: "low_balance",
        url: "/billing",
        title: "Your wallet balance is low",
        body: "$240.00 left: fewer than five leads at your highest bid",
        title_es: "El saldo de su billetera es bajo",
        body_es: "Quedan $240.00: menos de cinco prospectos a su oferta más alta",
      },
      {
        type: "campaign_stopped",
        url: "/billing",
        title: "Your campaign has stopped: the wallet is empty",
        body: "$0.00 left, less than your lowest bid",
        title_es: "Su campaña se detuvo: la billetera está vacía",
        body_es: "Quedan $0.00, menos que su oferta más baja",
      },
    ]);
    // A returned lead and another purchase do not change the state.
    await api.database.pool.query(
      "update wallet set balance_cents = balance_cents + $2 where account_id = $1",
      [accountId, PRICE],
    );
    await sell(1);
    expect([await bought(accountId), await look()]).toEqual([7, 0]);
    nowMs += 1_000;
    expect(
      (
        await api.call(
          caller,
          "POST",
          "/v1/wallet/top-ups",
          { amount_cents: PRICE },
          { "idempotency-key": randomUUID() },
        )
      ).status,
    ).toBe(200);
    await sell(1);
    expect([await bought(accountId), await look(), await look()]).toEqual([8, 1, 0]);
    expect((await notificationsOf(accountId)).map(({ type }) => type)).toEqual([
      "low_balance",
      "campaign_stopped",
      "campaign_stopped",
    ]);
  });
});

describe("an advertiser's own threshold", () => {
  it("replaces the default, can be removed, and is an advertiser's alone", async () => {
    const { accountId } = await buyerWith(6 * PRICE);
    const owner = await api.userOf(accountId, "advertiser");
    const setTo = (caller: Caller, sum: number | null) =>
      api.call(caller, "PATCH", "/v1/profile", { low_balance_cents: sum });
    expect((await setTo(owner, 4 * PRICE)).body.account.buyer.low_balance_cents).toBe(4 * PRICE);
    await sell(2);
    expect(await look()).toBe(0);
    await sell(1);
    expect([await look(), await look()]).toEqual([1, 0]);
    expect(await notificationsOf(accountId)).toMatchObject([
      {
        type: "low_balance",
        body: "$180.00 left, less than the $240.00 you set",
        body_es: "Quedan $180.00, menos de los $240.00 que usted fijó",
      },
    ]);
    expect((await setTo(owner, null)).body.account.buyer.low_balance_cents).toBe(null);
    expect((await setTo(owner, 0)).status).toBe(422);
    expect(
      await setTo(await api.userOf((await api.fixture.source()).affiliateId, "affiliate"), 100),
    ).toMatchObject({
      status: 422,
      body: { errors: [{ field: "/low_balance_cents", code: "unknown_field" }] },
    });
  });
});

describe("what the operator stops", () => {
  it("is notified to its owner, with its URL, once", async () => {
    const { accountId, id } = await buyerWith(1_000_000);
    const operator = await api.userOf(NETWORK_ID, "admin");
    for (const status of [200, 422])
      expect(
        (await api.call(operator, "PATCH", `/v1/campaigns/${id}`, { status: "archived" })).status,
      ).toBe(status);
    expect(await notificationsOf(accountId)).toEqual([
      {
        type: "campaign_stopped",
        url: `/campaigns/${id}`,
        title: "The network archived “Condos”",
        body: "It no longer buys",
        title_es: "La red archivó «Condos»",
        body_es: "Ya no compra",
      },
    ]);
  });

  it("is not notified where the owner's members do it, or where nothing stops", async () => {
    const { accountId, caller, id } = await buyerWith(1_000_000);
    const operator = await api.userOf(NETWORK_ID, "admin");
    await api.call(operator, "PATCH", `/v1/campaigns/${id}`, { priority: 5 });
    await api.call(caller, "POST", `/v1/campaigns/${id}/pause`, {});
    expect(await titles(accountId)).toEqual([]);
  });
});

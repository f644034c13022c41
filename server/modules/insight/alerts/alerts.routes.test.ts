// Tests alerts and their rules over HTTP: who reads them, who sets rules, and what is logged.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALERT_KINDS } from "../../../../domain/alerts/kind-names.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import type { Caller } from "../../../../test/support/api.ts";
import { startAlertNetwork, type AlertNetwork } from "./alerts.test-support.ts";

let network: AlertNetwork;
let owner: Caller;
let buyer: Caller;

beforeAll(async () => {
  network = await startAlertNetwork();
  const { api } = network;
  owner = await api.userOf(NETWORK_ID, "admin");
  buyer = await api.userOf(network.buyerId, "advertiser");
  await network.run("update wallet set balance_cents = 50000");
  await network.sales({ from: 10 * 24, until: 0, anHour: 2, cents: 1_000 });
  await network.round();
});
afterAll(() => network.api.stop());

const call = (caller: Caller, method: string, path: string, body?: unknown) =>
  network.api.call(caller, method, path, body);

describe("the list of alerts", () => {
  it("shows the network each with its evidence, account and place", async () => {
    const { body } = await call(owner, "GET", "/v1/alerts?where=state,eq,open");
    expect(body.items).toHaveLength(1);
    const [alert] = body.items;
    expect(alert).toMatchObject({
      kind: "wallet_days",
      state: "open",
      subject_kind: "account",
      subject_name: "Ruiz Realty",
      account_name: "Ruiz Realty",
      closed_at: null,
      evidence: { unit: "tenths_of_days", low: 30, available_cents: 50_000, spent_cents: 336_000 },
      url: `/dashboard?part=alerts&alert=${alert.id}`,
      rows_url: `/users/${network.buyerId}?part=money`,
    });
    expect((await call(owner, "GET", `/v1/alerts/${alert.id}`)).body).toEqual(alert);
    for (const where of [
      "state,eq,closed",
      "kind,eq,queue_age",
      `account_id,ne,${network.buyerId}`,
    ])
      expect((await call(owner, "GET", `/v1/alerts?where=${where}`)).body.items).toEqual([]);
  });

  it("is empty for others, also for the account concerned, and one is not found", async () => {
    const [{ id }] = (await call(owner, "GET", "/v1/alerts")).body.items;
    expect((await call(buyer, "GET", "/v1/alerts")).body.items).toEqual([]);
    expect((await call(buyer, "GET", `/v1/alerts/${id}`)).status).toBe(404);
    expect((await call(buyer, "GET", "/v1/alert-rules")).status).toBe(403);
  });

  it("leaves amounts out for a key without the scope", async () => {
    const key = await network.api.keyOf(NETWORK_ID, ["read"]);
    const [alert] = (await call(key, "GET", "/v1/alerts")).body.items;
    expect(alert.evidence).toMatchObject({ available_cents: null, spent_cents: null, low: 30 });
  });
});

describe("the rules", () => {
  const put = (caller: Caller, kind: string, body: unknown) =>
    call(caller, "PUT", `/v1/alert-rules/${kind}`, body);

  it("are listed with defaults, bounds and open alerts", async () => {
    const { body } = await call(owner, "GET", "/v1/alert-rules");
    expect(body.items.map(({ kind }: { kind: string }) => kind)).toEqual(ALERT_KINDS);
    expect(body.items.find(({ kind }: { kind: string }) => kind === "wallet_days")).toEqual({
      kind: "wallet_days",
      is_on: true,
      limits: [{ name: "days", unit: "days", value: 3, usual: 3, least: 1, most: 60 }],
      tells_owner: "advertiser",
      open: 1,
    });
  });

  it("are refused outside their bounds, with other limits, and for other seats", async () => {
    for (const limits of [{ days: 0 }, { days: 61 }, { days: 2.5 }, {}, { days: 3, minutes: 5 }])
      expect((await put(owner, "wallet_days", { is_on: true, limits })).status).toBe(422);
    const seat = await network.api.userOf(NETWORK_ID, "admin", "operations");
    for (const caller of [seat, buyer])
      expect((await put(caller, "wallet_days", { is_on: true, limits: { days: 3 } })).status).toBe(
        403,
      );
  });

  it("apply from the next round on, and each change is logged with both values", async () => {
    const limits = { days: 1 };
    const { status, body } = await put(owner, "wallet_days", { is_on: true, limits });
    expect([status, body.limits[0].value]).toEqual([200, 1]);
    // The wallet lasts one day and some hours: between the limit and clearly longer.
    expect(await network.round()).toEqual({ opened: 0, closed: 0 });
    network.clock.nowMs += 1_000;
    expect((await put(owner, "wallet_days", { is_on: false, limits })).body.open).toBe(0);
    const log = await call(owner, "GET", "/v1/activity?where=action,eq,alert_rule.changed");
    expect(log.body.items.map(({ changes }: { changes: unknown }) => changes)).toEqual([
      [{ field: "alerts.wallet_days.is_on", before: true, after: false }],
      [{ field: "alerts.wallet_days.days", before: 3, after: 1 }],
    ]);
  });
});

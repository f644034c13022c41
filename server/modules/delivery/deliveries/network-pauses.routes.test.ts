// Checks that leads for a destination that the network paused wait and arrive after the pause,
// whatever its buyer does meanwhile.
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../../../../test/support/api.ts";
import { DeliveryStand, hasArrived } from "../../../../test/support/delivery-stand.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { DAY_MS } from "../../../../domain/time.ts";

let stand: DeliveryStand;
let operator: Caller;

beforeAll(async () => {
  stand = await DeliveryStand.open();
  operator = await stand.api.userOf(NETWORK_ID, "admin");
});

beforeEach(() => stand.reset());
afterEach(async () => {
  await stand.rest();
  await stand.api.database.pool.query("delete from network_pause");
});
afterAll(() => stand.close());

const pause = (id: string, fields: object = {}) =>
  stand.api.call(operator, "POST", "/v1/network-pauses", {
    kind: "destination",
    thing_id: id,
    reason: "Your system shares leads with others.",
    ...fields,
  });
const end = (pauseId: string) =>
  stand.api.call(operator, "POST", `/v1/network-pauses/${pauseId}/end`);
const put = (id: string, document: object) =>
  stand.api.call(stand.buyer, "PUT", `/v1/destinations/${id}`, document);
const hook = (path: string) => ({ kind: "webhook", address: `${stand.crm.origin}${path}` });

describe("a destination that the network paused", () => {
  it("gets nothing, not even a test, and each lead once after the pause", async () => {
    const id = await stand.make(hook("/hook"));
    await stand.plan([id]);
    const { body } = await pause(id);
    expect(body).toMatchObject({ kind: "destination", state: "in_force" });
    const lead = await stand.sell();
    stand.work();
    await stand.publish();
    const tested = await stand.api.call(stand.buyer, "POST", `/v1/destinations/${id}/test`);
    expect(tested.body.code).toBe("paused_by_network");
    // What its buyer does to it is kept, and resumes nothing.
    for (const status of ["paused", "active"])
      expect((await put(id, { name: "CRM", to: hook("/hook"), status })).body).toMatchObject({
        status,
        network_pause: { reason: "Your system shares leads with others." },
      });
    const [waiting] = await stand.settled(lead, (all) => all.length === 1);
    await stand.api.call(stand.buyer, "POST", `/v1/deliveries/${waiting.id}/send`);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(stand.crm.seen).toEqual([]);
    expect((await stand.api.call(stand.buyer, "GET", `/v1/destinations/${id}`)).body.waiting).toBe(
      1,
    );
    await end(body.id);
    await stand.settled(lead, hasArrived);
    expect(stand.crm.seen).toHaveLength(1);
  });

  it("gets its leads at the end of the pause", async () => {
    const id = await stand.make(hook("/late"));
    await stand.plan([id]);
    await pause(id, { ends_at: new Date(stand.nowMs + DAY_MS).toISOString() });
    const lead = await stand.sell();
    await stand.publish();
    stand.work();
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(stand.crm.seen).toEqual([]);
    stand.nowMs += DAY_MS;
    await stand.settled(lead, hasArrived);
    expect(stand.crm.seen).toHaveLength(1);
  });

  it("is not replaced by another one to the same place, also once it is removed", async () => {
    const id = await stand.make(hook("/hook"));
    const { body } = await pause(id);
    const [origin] = [stand.crm.origin];
    const copies = [
      hook("/hook"),
      hook("/hook/"),
      hook("/hook?again=1"),
      { ...stand.http("/hook"), address: `${origin}/hook` },
    ];
    const refuseAll = async () => {
      for (const to of copies)
        expect((await put(randomUUID(), { name: "Copy", to })).body.code).toBe("paused_by_network");
    };
    await refuseAll();
    const other = randomUUID();
    expect((await put(other, { name: "Other", to: hook("/other") })).status).toBe(200);
    expect((await put(other, { name: "Other", to: hook("/hook") })).body.code).toBe(
      "paused_by_network",
    );
    expect((await put(id, { name: "Moved", to: hook("/moved") })).status).toBe(200);
    await refuseAll();
    expect((await stand.api.call(stand.buyer, "DELETE", `/v1/destinations/${id}`)).status).toBe(
      204,
    );
    await refuseAll();
    await end(body.id);
    expect((await put(randomUUID(), { name: "Copy", to: hook("/hook") })).status).toBe(200);
  });
});

// Checks that a campaign that the network paused buys nothing until the network resumes it,
// whatever its owner does meanwhile.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "../../../../domain/time.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import { TEST_DELIVERY_VAULT } from "../../../../test/support/test-vaults.ts";
import { gatherPausableThings } from "../../../compose/pausable-things.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { endPausesOver } from "./end-pause.ts";

const DOCUMENT = {
  name: "Sellers in California",
  criteria: {
    all: [
      { field: "side", in: ["seller"] },
      { field: "state", in: ["CA", "NV"] },
    ],
  },
  exclusive_bid_cents: 5_000,
};
const REASON = "The license for Nevada has expired.";

let nowMs = Date.parse("2026-03-02T18:00:00Z");
let api: TestApi;
let source: SourceTerms;
let operator: Caller;
let buyer: Caller;
let buyerId = "";
let campaignId = "";
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  source = await api.fixture.source();
  operator = await api.userOf(NETWORK_ID, "admin");
});
afterAll(() => api.stop());

beforeEach(async () => {
  buyerId = await api.fixture.advertiser("Elm Buyers", 1_000_000);
  buyer = await api.userOf(buyerId, "advertiser");
  campaignId = randomUUID();
  await api.call(buyer, "PUT", `/v1/campaigns/${campaignId}`, DOCUMENT);
  await api.database.pool.query("update campaign set status = 'paused' where account_id <> $1", [
    buyerId,
  ]);
  await api.database.pool.query(
    `update campaign set version = (select version + 1 from distribution_version)`,
  );
  await api.database.pool.query("update distribution_version set version = version + 1");
});

const pause = (fields: object = {}, caller: Caller = operator) =>
  api.call(caller, "POST", "/v1/network-pauses", {
    kind: "campaign",
    thing_id: campaignId,
    reason: REASON,
    ...fields,
  });
const own = (method: string, path = "", body?: object, caller: Caller = buyer) =>
  api.call(caller, method, `/v1/campaigns/${campaignId}${path}`, body);
const end = (id: string, caller: Caller = operator) =>
  api.call(caller, "POST", `/v1/network-pauses/${id}/end`);
const endDue = () =>
  endPausesOver(
    { pool: api.database.pool, things: gatherPausableThings(TEST_DELIVERY_VAULT) },
    nowMs,
    (error) => {
      throw error;
    },
  );

/** Whether the campaign buys the next lead. */
async function buys(fields: Readonly<Record<string, unknown>> = {}): Promise<boolean> {
  nowMs += 1_000;
  const posted = await post(api.market, source, postBody((people += 1), fields), () => nowMs);
  return posted.kind === "answered" && posted.answer.status === "accepted";
}

describe("a campaign that the network paused", () => {
  it("buys nothing, says why, and buys again once the network ends the pause", async () => {
    expect(await buys()).toBe(true);
    const { status, body } = await pause();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: "campaign",
      thing_id: campaignId,
      account_id: buyerId,
      name: DOCUMENT.name,
      state: "in_force",
      reason: REASON,
      ends_at: null,
      abilities: { change: true, end: true },
    });
    expect(await buys()).toBe(false);
    const shown = (await own("GET")).body;
    expect(shown).toMatchObject({
      status: "active",
      obstacle: null,
      network_pause: { id: body.id, reason: REASON, ends_at: null },
    });
    expect(
      (await api.call(buyer, "GET", "/v1/campaigns?where=network_paused,eq,yes")).body.items,
    ).toMatchObject([{ id: campaignId }]);
    expect((await end(body.id)).body).toMatchObject({
      state: "ended",
      abilities: { change: false, end: false },
    });
    expect((await own("GET")).body.network_pause).toBeNull();
    expect(await buys()).toBe(true);
  });

  it("is resumed by nothing that its owner does to it", async () => {
    await pause();
    const resumed = await own("POST", "/resume");
    expect(resumed).toMatchObject({ status: 409, body: { code: "paused_by_network" } });
    expect(resumed.body.detail).toContain(REASON);
    const ways: (() => Promise<unknown>)[] = [
      () => own("PUT", "", { ...DOCUMENT, status: "active" }),
      () => own("PUT", "", { ...DOCUMENT, name: "Another name", exclusive_bid_cents: 9_000 }),
      () => own("PATCH", "", { status: "active" }),
      () => own("PATCH", "", { criteria: { all: [{ field: "side", in: ["seller"] }] } }),
      async () => {
        await own("POST", "/pause", { until: new Date(nowMs + 1_000).toISOString() });
        await own("PATCH", "", { status: "active" });
      },
    ];
    for (const [index, way] of ways.entries()) {
      await way();
      expect((await own("GET")).body.network_pause, String(index)).not.toBeNull();
      expect(await buys(), String(index)).toBe(false);
    }
  });

  it("is not bought for by a copy, also after it was edited or archived", async () => {
    const { body } = await pause();
    const copy = {
      ...DOCUMENT,
      name: "A copy",
      criteria: {
        all: [
          { field: "state", in: ["NV", "CA"] },
          { field: "side", in: ["seller"] },
        ],
      },
    };
    const make = (document: object, caller = buyer) =>
      api.call(caller, "PUT", `/v1/campaigns/${randomUUID()}`, document);
    expect(await make(copy)).toMatchObject({ status: 409, body: { code: "paused_by_network" } });
    const other = randomUUID();
    const otherRule = { all: [{ field: "side", in: ["renter"] }] };
    expect(
      (await api.call(buyer, "PUT", `/v1/campaigns/${other}`, { ...copy, criteria: otherRule }))
        .status,
    ).toBe(200);
    const turned = await api.call(buyer, "PATCH", `/v1/campaigns/${other}`, {
      criteria: copy.criteria,
    });
    expect(turned.body.code).toBe("paused_by_network");
    await own("PATCH", "", { criteria: { all: [{ field: "side", in: ["buyer"] }] } });
    expect((await make(copy)).status).toBe(409);
    await own("PATCH", "", { status: "archived" });
    expect((await make(copy)).status).toBe(409);
    expect(await buys()).toBe(false);
    await end(body.id);
    expect((await make(copy)).status).toBe(200);
    expect(await buys()).toBe(true);
  });

  it("returns to what its owner wants at that moment", async () => {
    const { body } = await pause();
    expect((await own("POST", "/pause")).status).toBe(200);
    await end(body.id);
    expect((await own("GET")).body).toMatchObject({ status: "paused", network_pause: null });
    expect(await buys()).toBe(false);
    const second = (await pause()).body;
    await own("PATCH", "", { status: "active" });
    expect(await buys()).toBe(false);
    await end(second.id);
    expect(await buys()).toBe(true);
  });

  it("buys again at the end of the pause", async () => {
    const { body } = await pause({ ends_at: new Date(nowMs + DAY_MS).toISOString() });
    expect(await endDue()).toBe(0);
    expect(await buys()).toBe(false);
    nowMs += DAY_MS;
    expect(await endDue()).toBe(1);
    expect(await endDue()).toBe(0);
    expect(await buys()).toBe(true);
    const ended = await api.call(operator, "GET", `/v1/network-pauses/${body.id}`);
    expect(ended.body).toMatchObject({ state: "ended", ended_by_name: null });
  });
});

describe("a pause", () => {
  it("is set, changed and ended by people of the network who may pause", async () => {
    const [finance, support, compliance] = [
      await api.userOf(NETWORK_ID, "admin", "finance"),
      await api.userOf(NETWORK_ID, "admin", "support"),
      await api.userOf(NETWORK_ID, "admin", "compliance"),
    ];
    const stranger = await api.userOf(await api.fixture.advertiser("Other", 0), "advertiser");
    for (const caller of [finance, support, buyer, stranger])
      expect((await pause({}, caller)).status).toBe(403);
    expect((await pause({}, await api.keyOf(NETWORK_ID))).status).toBe(403);
    const { id } = (await pause({}, compliance)).body;
    for (const caller of [finance, support, buyer]) {
      expect((await end(id, caller)).status).toBe(403);
      const change = { reason: "Mine" };
      expect((await api.call(caller, "PATCH", `/v1/network-pauses/${id}`, change)).status).toBe(
        403,
      );
    }
    expect((await end(id, stranger)).status).toBe(404);
    const read = (caller: Caller) => api.call(caller, "GET", `/v1/network-pauses/${id}`);
    expect((await read(stranger)).status).toBe(404);
    expect((await read(buyer)).body).toMatchObject({ reason: REASON, set_by_name: null });
    expect((await read(finance)).body.set_by_name).not.toBeNull();
    const listed = (caller: Caller) =>
      api.call(caller, "GET", "/v1/network-pauses?where=state,eq,in_force");
    expect((await listed(stranger)).body.items).toEqual([]);
    expect((await listed(buyer)).body.items).toMatchObject([{ id }]);
  });

  it("has a reason and an end that can be, and is changed by its own words", async () => {
    expect((await pause({ reason: " " })).status).toBe(422);
    for (const ends_at of [nowMs, nowMs + 367 * DAY_MS].map((ms) => new Date(ms).toISOString()))
      expect((await pause({ ends_at })).body.errors).toMatchObject([{ field: "/ends_at" }]);
    expect((await pause({ thing_id: randomUUID() })).status).toBe(404);
    expect((await pause({ sub: "sub1" })).status).toBe(422);
    const { id } = (await pause()).body;
    expect(await pause()).toMatchObject({ status: 409, body: { code: "already_decided" } });
    nowMs += 1_000;
    const until = new Date(nowMs + DAY_MS).toISOString();
    const changed = await api.call(operator, "PATCH", `/v1/network-pauses/${id}`, {
      reason: "Send us the renewed license.",
      ends_at: until,
    });
    expect(changed.body).toMatchObject({ reason: "Send us the renewed license.", ends_at: until });
    expect((await own("GET")).body.network_pause).toMatchObject({
      reason: "Send us the renewed license.",
      ends_at: until,
    });
    nowMs += 1_000;
    await end(id);
    expect((await end(id)).status).toBe(200);
    expect(
      await api.call(operator, "PATCH", `/v1/network-pauses/${id}`, { ends_at: null }),
    ).toMatchObject({ status: 409, body: { code: "already_decided" } });
    const { rows } = await api.database.pool.query<{ action: string; changes: object }>(
      `select action, changes from activity where subject_id = $1 and action like 'network_pause.%'
       order by id`,
      [campaignId],
    );
    expect(rows).toMatchObject([
      {
        action: "network_pause.set",
        changes: [{ field: "reason", before: null, after: REASON }],
      },
      {
        action: "network_pause.changed",
        changes: [
          { field: "reason", before: REASON, after: "Send us the renewed license." },
          { field: "ends_at", before: null, after: until },
        ],
      },
      {
        action: "network_pause.ended",
        changes: [
          { field: "reason", before: "Send us the renewed license.", after: null },
          { field: "ends_at", before: until, after: null },
        ],
      },
    ]);
  });

  it("is told to the owner with its reason and end, as are a change and the end", async () => {
    const { id } = (await pause({ ends_at: new Date(nowMs + DAY_MS).toISOString() })).body;
    await api.call(operator, "PATCH", `/v1/network-pauses/${id}`, { ends_at: null });
    await end(id);
    await publishOutbox(api.database.pool, () => 0.5);
    const { body } = await api.call(buyer, "GET", "/v1/events?language=en");
    const told = (body.items as { data: { type: string }; notification: object }[]).filter(
      ({ data }) => data.type.startsWith("network_"),
    );
    expect(told.map(({ notification }) => notification)).toMatchObject([
      {
        title: `The network paused your campaign “${DOCUMENT.name}”`,
        body: expect.stringMatching(/^Until .+ · The license for Nevada has expired\.$/),
      },
      {
        title: `The network changed its pause of your campaign “${DOCUMENT.name}”`,
        body: `Until the network resumes it · ${REASON}`,
      },
      { title: `The network ended its pause of your campaign “${DOCUMENT.name}”` },
    ]);
    expect(told.map(({ data }) => data)).toMatchObject(
      Array.from({ length: 3 }, () => ({ url: `/campaigns/${campaignId}` })),
    );
  });

  it("leaves the status to the owner: the network neither pauses nor resumes by it", async () => {
    for (const call of [
      () => own("POST", "/pause", undefined, operator),
      () => own("PATCH", "", { status: "paused" }, operator),
      () => own("PUT", "", { ...DOCUMENT, status: "paused" }, operator),
    ])
      expect(await call()).toMatchObject({
        status: 422,
        body: { errors: [{ field: "/status", code: "owner_only" }] },
      });
    await own("POST", "/pause");
    expect((await own("POST", "/resume", undefined, operator)).status).toBe(422);
    expect((await own("PUT", "", DOCUMENT, operator)).body.status).toBe("paused");
  });
});

// Checks the rounds that end pauses: on time, once, and keeping changes made to the campaign
// meanwhile.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { endPauses } from "./end-pauses.ts";
import { createCampaignJobs } from "./index.ts";

const AT_MS = Date.parse("2026-11-20T18:00:00Z");
const UNTIL_MS = Date.parse("2026-11-28T08:00:00Z");
const UNTIL = new Date(UNTIL_MS).toISOString();
const DOCUMENT = {
  name: "Reno sellers",
  criteria: { all: [{ field: "state", in: ["NV"] }] },
  exclusive_bid_cents: 6_500,
};

let nowMs = AT_MS;
let api: TestApi;
let buyer: Caller;
const failures: unknown[] = [];

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  buyer = await api.keyOf(await api.fixture.advertiser("Ruiz Realty", 100_000));
});
afterAll(() => api.stop());
beforeEach(async () => {
  // Clears pauses left by earlier tests.
  await api.database.pool.query("update campaign set paused_until = null");
  nowMs = AT_MS;
  failures.length = 0;
});

async function pausedCampaign(): Promise<string> {
  const id = randomUUID();
  await api.call(buyer, "PUT", `/v1/campaigns/${id}`, DOCUMENT);
  expect(
    (await api.call(buyer, "POST", `/v1/campaigns/${id}/pause`, { until: UNTIL })).body
      .paused_until,
  ).toBe(UNTIL);
  return id;
}

const read = async (id: string) => (await api.call(buyer, "GET", `/v1/campaigns/${id}`)).body;
const run = (): Promise<number> =>
  endPauses(api.database.pool, nowMs, (error) => failures.push(error));
const distributionVersion = async (): Promise<number> =>
  Number(
    (await api.database.pool.query<{ version: bigint }>("select version from distribution_version"))
      .rows[0]?.version,
  );

describe("a pause with an end", () => {
  it("lasts until its time has come", async () => {
    const id = await pausedCampaign();
    nowMs = UNTIL_MS - 1;
    expect(await run()).toBe(0);
    expect(await read(id)).toMatchObject({ status: "paused", paused_until: UNTIL });
  });

  it("ends once, whichever worker is first, and is recorded as done by the system", async () => {
    const ids = await Promise.all([1, 2, 3].map(pausedCampaign));
    const before = await distributionVersion();
    nowMs = UNTIL_MS;
    const ended = await Promise.all([run(), run(), run()]);
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await distributionVersion()).toBe(before + 3);
    for (const id of ids) {
      const { status, paused_until: until, updated_at: at, version } = await read(id);
      expect({ status, until, at }).toEqual({ status: "active", until: null, at: UNTIL });
      const { rows: history } = await api.database.pool.query(
        `select version, document, changed_by
         from campaign_history
         where campaign_id = $1
         order by version`,
        [id],
      );
      expect(history).toHaveLength(3);
      expect(history[2]).toMatchObject({
        version: BigInt(version),
        changed_by: "system",
        document: { name: DOCUMENT.name, status: "active", criteria: DOCUMENT.criteria },
      });
      expect(history[2]).not.toHaveProperty("document.paused_until");
      const { rows: log } = await api.database.pool.query(
        "select actor_kind, action from activity where subject_id = $1 order by at, id",
        [id],
      );
      expect(log.at(-1)).toEqual({ actor_kind: "system", action: "campaign.resumed" });
      expect(log.filter(({ action }) => action === "campaign.resumed")).toHaveLength(1);
    }
    expect(await run()).toBe(0);
    expect(failures).toEqual([]);
  });

  it("keeps edits made meanwhile", async () => {
    const id = await pausedCampaign();
    await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, {
      exclusive_bid_cents: 7_200,
      limits: { leads: { day: 4 } },
      adjustments: [{ by: "tier", value: "hot", basis_points: 500 }],
    });
    nowMs = UNTIL_MS;
    // An edit and the round run concurrently: whichever is first, both take effect.
    await Promise.all([run(), api.call(buyer, "PATCH", `/v1/campaigns/${id}`, { weight: 9 })]);
    expect(await read(id)).toMatchObject({
      status: "active",
      exclusive_bid_cents: 7_200,
      limits: { leads: { day: 4 } },
      weight: 9,
      adjustments: [{ by: "tier", value: "hot", basis_points: 500 }],
      schedule: { time_zone: "America/Los_Angeles" },
    });
  });

  it("ends even where the terms would be refused by now", async () => {
    const id = await pausedCampaign();
    await api.database.pool.query(
      'update campaign set limits = \'{"cents":{"day":100}}\' where id = $1',
      [id],
    );
    nowMs = UNTIL_MS;
    expect(await run()).toBe(1);
    expect((await read(id)).status).toBe("active");
  });

  it("no longer ends a campaign archived, paused for good, paused longer, or resumed", async () => {
    const [archived, forGood, longer, resumed] = [
      await pausedCampaign(),
      await pausedCampaign(),
      await pausedCampaign(),
      await pausedCampaign(),
    ];
    await api.call(buyer, "PATCH", `/v1/campaigns/${archived}`, { status: "archived" });
    await api.call(buyer, "POST", `/v1/campaigns/${forGood}/pause`);
    await api.call(buyer, "POST", `/v1/campaigns/${longer}/pause`, {
      until: "2026-12-24T08:00:00Z",
    });
    await api.call(buyer, "POST", `/v1/campaigns/${resumed}/resume`);
    nowMs = UNTIL_MS;
    expect(await run()).toBe(0);
    expect(
      await Promise.all(
        [archived, forGood, longer, resumed].map(async (id) => (await read(id)).status),
      ),
    ).toEqual(["archived", "paused", "paused", "active"]);
  });

  it("ends although another one cannot be ended", async () => {
    const [stuck, fine] = [await pausedCampaign(), await pausedCampaign()];
    await api.database.pool.query(
      `create function refuse_history() returns trigger language plpgsql as $$ begin raise exception
         'no room'; end $$`,
    );
    await api.database.pool.query(
      "create trigger no_history before insert on campaign_history for each row when " +
        `(new.campaign_id = '${stuck}') execute function refuse_history()`,
    );
    nowMs = UNTIL_MS;
    expect(await run()).toBe(1);
    expect(failures).toHaveLength(1);
    expect((await read(fine)).status).toBe("active");
    // Nothing of the failed one was written.
    expect(await read(stuck)).toMatchObject({ status: "paused", paused_until: UNTIL });
    await api.database.pool.query("drop trigger no_history on campaign_history");
    expect(await run()).toBe(1);
  });
});

it("the worker's rounds end what is due by its clock", async () => {
  const id = await pausedCampaign();
  const jobs = createCampaignJobs({
    pool: api.database.pool,
    now: () => UNTIL_MS,
    onError: (error) => failures.push(error),
  });
  jobs.start();
  while ((await read(id)).status === "paused") await sleep(10);
  await jobs.stop();
  expect(failures).toEqual([]);
});

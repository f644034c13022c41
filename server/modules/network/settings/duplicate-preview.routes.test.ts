// Tests that the preview of the days of duplicates says what then happens: the same posts come to
// one network under the old days, which previews the new ones, and to another under the new days.
import { afterAll, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";
import { DEFAULT_LISTING_RULES } from "../../../../domain/distribution/listing.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";
import { TEST_VAULT } from "../../../../test/support/test-vaults.ts";
import { buildPlaceFinder, readZips } from "../../../platform/geo/zip-table.ts";
import { rememberIdentities } from "../../marketplace/leads/remember-identities.ts";

const AT_MS = Date.parse("2026-11-02T18:00:00Z");
const findPlace = buildPlaceFinder(readZips());
const PERSONS = 9;
const POSTS = 80;
/** So many that a person who is no duplicate always finds a buyer who does not have them. */
const BUYERS = 12;
const apis: TestApi[] = [];
afterAll(() => Promise.all(apis.map((api) => api.stop())));

interface Days {
  readonly duplicate_days: number;
  readonly exclusive_days: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** A network where the given days count, with two affiliates whose unsold leads are listed. */
async function openNetwork(days: Days) {
  const clock = { nowMs: AT_MS };
  const api = await TestApi.start(() => clock.nowMs);
  apis.push(api);
  const operator = await api.userOf(NETWORK_ID, "admin", "owner");
  expect((await api.call(operator, "PATCH", "/v1/settings", days)).status).toBe(200);
  const keys: Caller[] = [];
  for (let index = 0; index < 2; index += 1)
    keys.push(await api.sourceKey((await api.fixture.source({ unsoldRule: "list" })).id));
  return {
    api,
    clock,
    /** Posts the lead of an affiliate; returns its status. */
    post: async (affiliate: number, person: number, fields: Fields = {}): Promise<string> => {
      const record = {
        ...postBody(person, fields),
        consent_at: new Date(clock.nowMs - MINUTE_MS).toISOString(),
      };
      const { body } = await api.call(keys[affiliate] as Caller, "POST", "/v1/leads", record);
      return body.status;
    },
    preview: async (patch: object) => {
      clock.nowMs += 5 * MINUTE_MS;
      const remembering = { pool: api.database.pool, vault: TEST_VAULT, findPlace };
      while ((await rememberIdentities(remembering, clock.nowMs)) > 0);
      return (await api.call(operator, "POST", "/v1/settings/preview", patch)).body.duplicates;
    },
  };
}

/** A network with twelve buyers and two affiliates, and what 80 posts in 25 days came to. */
async function trade(days: Days) {
  const { api, clock, post, preview } = await openNetwork(days);
  for (let index = 0; index < BUYERS; index += 1) {
    const accountId = await api.fixture.advertiser(`Buyer ${index}`, 100_000_000);
    await api.fixture.campaign({ accountId, exclusiveCents: 10_000 });
  }
  await api.market.catchUp();
  const statuses: string[] = [];
  for (let index = 0; index < POSTS; index += 1) {
    clock.nowMs += 7 * HOUR_MS + ((index * 37) % 60) * MINUTE_MS;
    const person = 1 + ((index * 7 + (index % 5)) % PERSONS);
    statuses.push(await post(index % 2, person, { side: index % 3 === 0 ? "buyer" : "seller" }));
  }
  return { duplicates: statuses.filter((status) => status === "duplicate").length, preview };
}

const SHORT: Days = { duplicate_days: 2, exclusive_days: 4 };
const LONG: Days = { duplicate_days: 8, exclusive_days: 16 };

describe("the preview of the days of duplicates", () => {
  it("says how many the same posts would bring, for longer and shorter days", async () => {
    const [short, long] = [await trade(SHORT), await trade(LONG)];
    expect(POSTS * 7 * HOUR_MS).toBeLessThan(28 * DAY_MS);
    expect(long.duplicates).toBeGreaterThan(short.duplicates);
    expect(short.duplicates).toBeGreaterThan(0);
    expect(await short.preview(LONG)).toEqual({ before: short.duplicates, after: long.duplicates });
    expect(await long.preview(SHORT)).toEqual({ before: long.duplicates, after: short.duplicates });
    expect(await short.preview({ return_days: 3 })).toBeNull();
  });

  it("counts a copy whose listing's time was over, but that no round had ended yet", async () => {
    const { clock, post, preview } = await openNetwork(SHORT);
    expect(await post(0, 1)).toBe("accepted");
    clock.nowMs += DEFAULT_LISTING_RULES.endsAfterMs + MINUTE_MS;
    expect(await post(1, 1)).toBe("duplicate");
    expect(await preview(LONG)).toEqual({ before: 1, after: 1 });
  });
});

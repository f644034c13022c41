// Plays an attack on the unsold leads of others: hundreds of narrow questions, over every way to
// ask, are answered the same whatever the masked facts of a listing are. Two networks differ in one
// lead alone, and the attacker's answers are compared.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Criteria } from "../domain/criteria/criteria.ts";
import { TestApi, type Caller } from "./support/api.ts";
import { postBody } from "./support/market.ts";
import { MINUTE_MS } from "../domain/time.ts";

const START_MS = Date.parse("2026-11-20T18:00:00Z");
/** Both networks have the same attacker: noise depends on the account. */
const ATTACKER = "018f0000-0000-7000-8000-00000000beef";
const ZIP = "95838";

/** The facts of the lead that a listing masks; null for no lead at all. */
type Masked = Readonly<Record<"price" | "sqft" | "finance_status", number | string>> | null;

/** On the listing both read $400,000 to $425,000, and nothing of their size. */
const ONE: Masked = { price: 401_234, sqft: 1_510, finance_status: "cash" };
const OTHER: Masked = { price: 423_999, sqft: 3_890, finance_status: "cash" };

const target: readonly Criteria[] = [
  { field: "zip_code", in: [ZIP] },
  { field: "side", in: ["seller"] },
];
const pads: readonly Criteria[] = [
  { field: "zip_code", in: ["90001"] },
  { field: "zip_code", in: ["78701"] },
  { field: "state", in: ["TX"] },
  { field: "county_fips", in: ["06037"] },
];

/** Bounds that cut the band of the price, the size and the age, $1,000 and 100 sq ft apart. */
const narrow: readonly Criteria[] = [
  ...Array.from({ length: 25 }, (_, n): Criteria => ({
    field: "price_cents",
    max: 40_000_000 + n * 100_000,
  })),
  ...Array.from({ length: 25 }, (_, n): Criteria => ({
    field: "price_cents",
    min: 40_000_000 + n * 100_000,
    max: 40_000_000 + (n + 1) * 100_000 - 1,
  })),
  ...Array.from({ length: 20 }, (_, n): Criteria => ({
    field: "living_area_sqft",
    max: 1_000 + n * 150,
  })),
];

interface World {
  readonly api: TestApi;
  readonly attacker: Caller;
  readonly leadId: string;
  readonly campaigns: readonly string[];
}

async function build(masked: Masked): Promise<World> {
  let nowMs = START_MS;
  const api = await TestApi.start(() => nowMs);
  const source = await api.fixture.source({
    unsoldRule: "list",
    // No probe buys.
    reserveExclusiveCents: 5_000,
    reserveSharedCents: 5_000,
  });
  const key = await api.sourceKey(source.id);
  await api.fixture.advertiser("Curious Homes", 100_000, { id: ATTACKER });
  const attacker = await api.keyOf(ATTACKER);
  const campaigns: string[] = [];
  for (const [n, condition] of narrow.entries()) {
    const id = `018f0000-0000-7000-8000-${String(n).padStart(12, "0")}`;
    await api.call(attacker, "PUT", `/v1/campaigns/${id}`, {
      name: `Probe ${n}`,
      criteria: {
        any:
          n % 2 === 0
            ? [{ all: [...target, condition] }]
            : [pads[0], { all: [...target, condition] }],
      },
      exclusive_bid_cents: 1,
    });
    campaigns.push(id);
  }
  await api.market.catchUp();
  let person = 0;
  const post = async (fields: object): Promise<string> => {
    nowMs += MINUTE_MS;
    const body = { ...postBody((person += 1)), ...fields };
    const consent_at = new Date(nowMs - 1_000).toISOString();
    return (await api.call(key, "POST", "/v1/leads", { ...body, consent_at })).body.lead.id;
  };
  for (let n = 0; n < 24; n += 1) await post({ zip_code: "90001", price: 300_000 + n * 10_000 });
  for (let n = 0; n < 12; n += 1) await post({ zip_code: "78701", price: 300_000 + n * 10_000 });
  const leadId = masked === null ? "" : await post({ zip_code: ZIP, ...masked });
  nowMs = START_MS + 60 * MINUTE_MS;
  return { api, attacker, leadId, campaigns };
}

const previews = (condition: Criteria): readonly Criteria[] => [
  { all: [...target, condition] },
  ...pads.map((pad): Criteria => ({ any: [pad, { all: [...target, condition] }] })),
  { all: [{ field: "side", in: ["seller"] }, { not: { all: [...target, condition] } }] },
  { not: { any: [{ not: { field: "side", in: ["seller"] } }, { all: [...target, condition] }] } },
];
const presence: readonly Criteria[] = [
  { all: [...target] },
  { field: "zip_code", in: [ZIP] },
  { field: "city", in: ["sacramento, CA"] },
  { field: "county_fips", in: ["06067"] },
  ...pads.map((pad): Criteria => ({ any: [pad, { all: [...target] }] })),
  { field: "zip_code", in: ["90001", "78701", ZIP] },
];

async function ask(
  { api, attacker }: World,
  criteria: readonly Criteria[],
): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const one of criteria)
    for (const bid of [{}, { exclusive_bid_cents: 9_000 }]) {
      const { status, text } = await api.call(attacker, "POST", "/v1/campaigns/preview", {
        criteria: one,
        ...bid,
      });
      expect(status).toBe(200);
      answers.push(`${JSON.stringify(one)} ${text}`);
    }
  return answers;
}

/** The first answer that differs, beside the other; null where all are alike. */
function differing(left: readonly string[], right: readonly string[]) {
  const at = left.findIndex((answer, index) => answer !== right[index]);
  return at < 0 ? null : `${left[at]}\n${right[at]}`;
}

/** What the marketplace, the lead and the attacker's own campaigns tell, without ids. */
async function look({ api, attacker, leadId, campaigns }: World): Promise<readonly string[]> {
  const paths = [
    "/v1/listings?limit=200",
    ...["price_cents", "-price_cents", "score_total", "ends_at"].map(
      (order) => `/v1/listings?limit=10&order=${order}`,
    ),
    "/v1/listings/overview",
    `/v1/listings/overview?where=zip_code,eq,${ZIP}`,
    `/v1/listings/overview?where=radius,eq,${ZIP},5`,
    `/v1/leads/${leadId}/decision`,
    `/v1/leads/${leadId}`,
    ...campaigns.map((id) => `/v1/campaigns/${id}/missed-leads?days=28`),
  ];
  const answers: string[] = [];
  for (const path of paths) {
    const { status, text } = await api.call(attacker, "GET", path);
    expect([path, status]).toEqual([path, 200]);
    answers.push(
      text
        .replaceAll(/018f0000-0000-7000-8000-\d{12}/g, (id) => id.replace("018f", "probe"))
        .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "id")
        .replaceAll(/"next_cursor":"[^"]*"/g, '"next_cursor":"more"'),
    );
  }
  return answers;
}

let one: World;
let other: World;
let none: World;

beforeAll(async () => {
  [one, other, none] = [await build(ONE), await build(OTHER), await build(null)];
});
afterAll(() => Promise.all([one, other, none].map(({ api }) => api.stop())));

describe("an attack on an unsold lead", () => {
  it("narrows no masked fact by previews, alone, beside others or by exclusion", async () => {
    const questions = narrow
      .filter((_, n) => n % 2 === 0)
      .flatMap(previews)
      .slice(0, 240);
    expect(questions.length).toBeGreaterThan(60);
    expect(differing(await ask(one, questions), await ask(other, questions))).toBeNull();
  });

  it("finds out by no preview whether there is such a person", async () => {
    expect(differing(await ask(one, presence), await ask(none, presence))).toBeNull();
    // What a broad question counts does not change when it leaves the person out.
    const sellers: Criteria = { field: "side", in: ["seller"] };
    const without: Criteria = { all: [sellers, { not: { field: "zip_code", in: [ZIP] } }] };
    const counted = await Promise.all(
      [one, none].map(async (world) => {
        const [all = "", , rest = ""] = await ask(world, [sellers, without]);
        return [all, rest].map((text) => Number(/"leads":(\d+)/.exec(text)?.[1]));
      }),
    );
    const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = counted;
    expect(a - b).toBe(c - d);
  });

  it("reads no masked fact from the marketplace, the lead, or 70 own campaigns", async () => {
    expect(differing(await look(one), await look(other))).toBeNull();
  });

  it("would be seen: the network, which reads all, is told the difference", async () => {
    const exact = async ({ api, campaigns: [id = ""] }: World, criteria: Criteria) =>
      (
        await api.call(
          await api.keyOf("018f0000-0000-7000-8000-000000000001"),
          "POST",
          "/v1/campaigns/preview",
          {
            campaign_id: id,
            criteria,
          },
        )
      ).body.volume.leads;
    const [cheap = presence[0]!] = previews({ field: "price_cents", max: 41_000_000 });
    expect([await exact(one, cheap), await exact(other, cheap)]).toEqual([1, 0]);
    expect([await exact(one, presence[0]!), await exact(none, presence[0]!)]).toEqual([1, 0]);
  });
});

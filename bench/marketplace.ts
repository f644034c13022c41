// Benchmarks browsing a million listings: a page with its filters, the counts beside them and the
// map.
import pg from "pg";
import type { BenchServer } from "./bench-market.ts";
import { get, startServer } from "./bench-server.ts";
import { makeKeys } from "./account-keys.ts";
import { makePostingMarket } from "./posting-market.ts";
import { settle } from "./bench-database.ts";
import { type BenchRow, latencyRow, median } from "./report.ts";

const LISTINGS = 1_000_000;
const CAMPAIGNS = 100;
const QUESTIONS = 300;
const ROUNDS = 3;
const WARM_UP = 20;
const HOURS = 72;

/**
 * Spreads listings over the country and over the hours that a listing lives, with sides, types and
 * tiers equally frequent.
 */
async function makeListings(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const id =
    "(lpad(to_hex(ms), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8' || " +
    "substr(md5(random()::text), 1, 15))::uuid";
  const one = (words: readonly string[]): string =>
    `(array['${words.join("','")}'])[1 + floor(random() * ${words.length})::int]`;
  await client.query(
    `create temp table places as select row_number() over () - 1 as n, zip_code, city, county_fips,
       state from zip`,
  );
  await client.query(
    `create temp table made as select ${id} as id, to_timestamp(ms / 1000.0) as at,
       floor(random() * (select count(*) from places))::int as place,
       100 * (3 + floor(random() * 117))::bigint as cents from (
         select (extract(epoch from now()) * 1000)::bigint - (
           n * ${HOURS - 1} * 3600000::bigint / ${LISTINGS}
         ) as ms
         from generate_series(0, ${LISTINGS} - 1) as n
       ) as moments`,
  );
  await client.query(
    `insert into lead (id, batch_id, affiliate_id, source_id, received_at, status, side,
       property_type, zip_code, city, county_fips, state, timing, finance_status, agent_status,
       consent_channels, consent_scope, consent_sellers, score_total, score_engagement,
       score_intent, score_financial, tier, answer_status, answer_sale, answer_price_cents,
       sold_slots, sale_slots, earning_share)
     select m.id, m.id, s.account_id, s.id, m.at, 'available',
       ${one(["buyer", "seller", "renter", "investor_seller"])},
       ${one(["single_family", "condo", "townhouse", "multi_2_4", "land"])}, p.zip_code, p.city,
       p.county_fips, p.state, ${one(["asap_0_30d", "m1_3", "m3_6", "browsing", "unknown"])},
       'unknown', 'unknown', 'email', 'network', '', floor(random() * 10000)::int, 50, 50, 50,
       ${one(["hot", "nurture", "cold"])}, 'accepted', 'none', 0, 0, 3, 8000
     from made m
     join places p on p.n = m.place
     cross join (select id, account_id from source limit 1) as s`,
  );
  await client.query(
    `insert into listing (lead_id, consumer_hash, exclusive_price_cents, slot_price_cents,
       exclusive_start_cents, slot_start_cents, exclusive_floor_cents, slot_floor_cents, listed_at,
       ends_at)
     select id, '\\x00', cents, cents * 45 / 100, cents, cents * 45 / 100, 100, 100, at,
       at + interval '${HOURS} hours'
     from made`,
  );
  await client.query("analyze lead, listing");
  await client.end();
}

const STATES = ["CA", "TX", "FL", "NY", "PA", "IL", "OH", "GA", "NC", "MI"];
const ORDERS = ["-listed_at", "-listed_at", "-listed_at", "price_cents", "-score_total", "ends_at"];
/** West, south, east, north: the country, a state, a city. */
const AREAS = [
  "-125,24,-66,50",
  "-125,32,-114,42",
  "-122.5,37.5,-121,39",
  "-88.5,41.5,-87,42.5",
  "-75,40,-73,41.5",
];

/**
 * Queries that buyers make: occasionally everything, mostly their states with one or two filters, a
 * region of the map, another order.
 */
function questionOf(index: number): string {
  if (index % 20 === 0) return `order=${ORDERS[index % ORDERS.length]}`;
  const where = [
    index % 10 === 0
      ? null
      : `state,in,${[0, 3, 7]
          .slice(0, 1 + (index % 3))
          .map((step) => STATES[(index + step) % STATES.length])
          .join(",")}`,
    index % 2 === 0 ? `side,in,${index % 4 === 0 ? "seller" : "seller,buyer"}` : null,
    index % 3 === 0 ? `tier,eq,${index % 2 === 0 ? "hot" : "nurture"}` : null,
    index % 4 === 1 ? `price_cents,lte,${1_000 + 37 * index}` : null,
    index % 5 === 2 ? `area,eq,${AREAS[index % AREAS.length]}` : null,
    index % 7 === 3 ? `score_total,gte,${index * 20}` : null,
  ].filter((condition) => condition !== null);
  return [
    ...where.map((condition) => `where=${encodeURIComponent(condition)}`),
    `order=${ORDERS[index % ORDERS.length]}`,
  ].join("&");
}

/**
 * Runs each query as the screen does: the page and its counts in parallel, timed until both have
 * arrived.
 */
export async function benchMarketplace(server: BenchServer): Promise<BenchRow[]> {
  const market = await makePostingMarket(server, "marketplace", CAMPAIGNS);
  await makeListings(market.url);
  await settle(market.url);
  const [buyer] = await makeKeys(market.url);
  if (buyer === undefined) throw new Error("somebody has to look");
  const plat = await startServer(market.url);
  const ask = async (index: number): Promise<{ readonly ms: number; readonly total: number }> => {
    const query = questionOf(index);
    const startedMs = performance.now();
    const [, overview] = await Promise.all([
      get(plat, buyer.key, `/v1/listings?${query}`),
      get(plat, buyer.key, `/v1/listings/overview?${query.replace(/&?order=[^&]*/, "")}`),
    ]);
    return {
      ms: performance.now() - startedMs,
      total: (overview as { readonly total: number }).total,
    };
  };
  const first = await ask(0);
  for (let index = 1; index <= WARM_UP; index += 1) await ask(index);
  const rounds: Awaited<ReturnType<typeof ask>>[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked: Awaited<ReturnType<typeof ask>>[] = [];
    for (let index = 0; index < QUESTIONS; index += 1) asked.push(await ask(index));
    rounds.push(asked);
  }
  const memoryMb = await plat.memoryMb();
  await plat.stop();
  const times = rounds.map((asked) => asked.map(({ ms }) => ms));
  const totals = rounds
    .flat()
    .map(({ total }) => total)
    .toSorted((a, b) => a - b);
  return [
    {
      name: "marketplace of 1,000,000 listings: the first page, with reading them",
      value: first.ms / 1_000,
      unit: "s",
    },
    latencyRow("marketplace page with filters, counts and map, p50", times, 0.5),
    latencyRow("marketplace page with filters, counts and map, p99", times, 0.99, 40),
    {
      name: "marketplace: listings that meet a question, in the middle",
      value: median(totals),
      unit: "listings",
    },
    {
      name: "marketplace: listings of the widest question",
      value: totals.at(-1) ?? 0,
      unit: "listings",
      mustReach: { atLeast: LISTINGS * 0.9 },
    },
    { name: "server memory with them", value: memoryMb, unit: "MB" },
  ];
}

// Benchmarks ping and post over HTTP: many sources ping at a fixed rate, even while others are
// unanswered, and each offer is posted to.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { BenchServer } from "./bench-market.ts";
import { startServer } from "./bench-server.ts";
import { makePostingMarket } from "./posting-market.ts";
import { countFindings, settle } from "./bench-database.ts";
import { type BenchRow, latencyRow } from "./report.ts";
import { makeKey, SOURCE_KEY_PREFIX } from "../server/platform/crypto/secret-key.ts";

const CAMPAIGNS = 1_000;
const SOURCES = 200;
/**
 * Real networks limit a supplier to some hundred pings a second; this rate is steady on two cores
 * that also run the bench.
 */
const PER_SECOND = 60;
const WARM_UP_SECONDS = 3;
const SECONDS = 20;
const ROUNDS = 3;
const NEVER_PINGED = [
  "first_name",
  "last_name",
  "phone",
  "email",
  "address",
  "consent",
  "tcpa_text",
  "trustedform_cert_url",
];

/**
 * Sources beside the market's own, because a source pings one at a time and may have few open
 * offers.
 */
async function makeSources(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const keys = Array.from({ length: SOURCES }, () => makeKey(SOURCE_KEY_PREFIX));
  try {
    for (const { hash } of keys) {
      await client.query(
        `insert into source
         select made.*
         from (select * from source order by created_at limit 1) as s,
           jsonb_populate_record(
             null::source,
               to_jsonb(s) || jsonb_build_object('id', gen_random_uuid(), 'key_hash', $1::text)
           ) as made`,
        [`\\x${hash.toString("hex")}`],
      );
    }
  } finally {
    await client.end();
  }
  return keys.map(({ key }) => key);
}

interface Asked {
  readonly pingMs: number;
  readonly postMs: number | null;
  readonly isSold: boolean;
}

/**
 * Runs three rounds of the load, each after earlier writes are flushed; reports the medians of the
 * rounds.
 */
export async function benchPings(server: BenchServer): Promise<BenchRow[]> {
  const market = await makePostingMarket(server, "pings", CAMPAIGNS);
  const keys = await makeSources(market.url);
  const plat = await startServer(market.url);
  const rounds: (readonly Asked[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await settle(market.url);
    rounds.push(
      await askAll(plat.port, keys, market.bodies((WARM_UP_SECONDS + SECONDS) * PER_SECOND)),
    );
  }
  await plat.stop();
  const findings = await countFindings(market.url);
  const all = rounds.flat();
  const offers = all.filter(({ postMs }) => postMs !== null);
  const pings = rounds.map((round) => round.map(({ pingMs }) => pingMs));
  const posts = rounds.map((round) =>
    round.flatMap(({ postMs }) => (postMs === null ? [] : [postMs])),
  );
  return [
    latencyRow(`${PER_SECOND} pings/s, each offer posted to: ping, p50`, pings, 0.5),
    latencyRow("ping, p99", pings, 0.99, 25),
    latencyRow("post to an offer, p50", posts, 0.5),
    latencyRow("post to an offer, p99", posts, 0.99),
    { name: "pings with an offer", value: (100 * offers.length) / all.length, unit: "%" },
    {
      name: "offers sold at their price",
      value: (100 * offers.filter(({ isSold }) => isSold).length) / Math.max(1, offers.length),
      unit: "%",
      mustReach: { atLeast: 100 },
    },
    {
      name: "ledger findings after ping and post",
      value: findings,
      unit: "findings",
      mustReach: { atMost: 0 },
    },
  ];
}

/** Sends each ping when it is due, even while others are unanswered. Excludes the warm-up. */
async function askAll(
  port: number,
  keys: readonly string[],
  bodies: readonly string[],
): Promise<readonly Asked[]> {
  const startMs = performance.now();
  const asked: Promise<Asked>[] = [];
  for (const [index, body] of bodies.entries()) {
    const dueMs = startMs + (index * 1_000) / PER_SECOND;
    const early = dueMs - performance.now();
    if (early > 0) await sleep(early);
    asked.push(
      askOne(
        port,
        keys[index % keys.length] ?? "",
        JSON.parse(body) as Record<string, unknown>,
        dueMs,
      ),
    );
  }
  return (await Promise.all(asked)).slice(WARM_UP_SECONDS * PER_SECOND);
}

async function askOne(
  port: number,
  key: string,
  body: Record<string, unknown>,
  dueMs: number,
): Promise<Asked> {
  const offer = await call(
    port,
    "/v1/pings",
    key,
    Object.fromEntries(Object.entries(body).filter(([name]) => !NEVER_PINGED.includes(name))),
  );
  const pingMs = performance.now() - dueMs;
  if (offer["status"] !== "accepted") return { pingMs, postMs: null, isSold: false };
  const startedMs = performance.now();
  const posted = await call(
    port,
    `/v1/pings/${(offer["ping"] as { readonly id: string }).id}/post`,
    key,
    body,
  );
  return {
    pingMs,
    postMs: performance.now() - startedMs,
    isSold: posted["status"] === "accepted" && posted["price"] === offer["price"],
  };
}

async function call(
  port: number,
  path: string,
  key: string,
  body: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (response.status !== 200)
    throw new Error(`${path} was answered with ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

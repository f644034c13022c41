// Compares the requests behind dashboards, lists and reports of a network with 1,000,000 leads to
// one with 10,000, in alternation.
import pg from "pg";
import { signIn } from "./bell.ts";
import { settle } from "./bench-database.ts";
import type { BenchServer } from "./bench-market.ts";
import { type RunningBenchServer, startServer } from "./bench-server.ts";
import { type PastStretch, makePast, postOriginals } from "./past-leads.ts";
import { makePostingMarket } from "./posting-market.ts";
import { writeWork } from "./past-work.ts";
import { DAY_MS } from "../domain/time.ts";
import { type BenchRow, listed, median } from "./report.ts";
import { type Named, type ScreenRequest, SHOWN_DAYS, screenRequests } from "./screen-requests.ts";

const CAMPAIGNS = 100;
const FEW = 10_000;
const MANY = 1_000_000;
/** How many days the leads before those of the dashboard lie back. */
const PAST_DAYS = 1_000;
const ROUNDS = 3;
/** Requests of each network per round. */
const TIMES = 7;
/** A time below this is mostly the way over HTTP, and a ratio of two such says nothing. */
const LEAST_MS = 5;

/** The leads that a dashboard shows and compares; both networks have the same. */
const SHOWN: PastStretch = { leads: FEW, fromDays: 2 * SHOWN_DAYS, untilDays: 0 };
const BEFORE: PastStretch = {
  leads: MANY - FEW,
  fromDays: PAST_DAYS + 2 * SHOWN_DAYS,
  untilDays: 2 * SHOWN_DAYS,
};

/** A network under measurement, with the session cookie of one person for each role. */
export interface ScreenNetwork extends Named {
  readonly plat: Pick<RunningBenchServer, "port" | "stop">;
  readonly cookies: Readonly<Record<ScreenRequest["role"], string>>;
}

/** Creates a network with such a past and starts it. */
export async function openScreenNetwork(
  server: Pick<BenchServer, "createDatabase">,
  name: string,
  stretches: readonly PastStretch[],
): Promise<ScreenNetwork> {
  const openedMs = Date.now() - (PAST_DAYS + 4 * SHOWN_DAYS) * DAY_MS;
  const market = await makePostingMarket(server, name, CAMPAIGNS, openedMs);
  await postOriginals(market);
  await makePast(market.url, stretches);
  await writeWork(market.url);
  await settle(market.url);
  const plat = await startServer(market.url);
  return { ...(await signInEach(market.url, plat.port)), plat };
}

/** Signs in a person of each role; the buyer is the one with the most purchases. */
export async function signInEach(url: string, port: number): Promise<Omit<ScreenNetwork, "plat">> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const { rows } = await pool.query<{
      readonly accounts: readonly string[];
      readonly campaign: string;
      readonly source: string;
      readonly state: string;
    }>(
      `select array[n.id, b.buyer_id, o.account_id] as accounts, o.id as source,
         p.state, p.campaign
       from (select buyer_id from sale group by buyer_id order by count(*) desc limit 1) as b
       cross join lateral (
         select mode() within group (order by l.state) as state,
           mode() within group (order by c.id) as campaign
         from sale s
         join lead l on l.id = s.lead_id
         join campaign c on c.no = s.campaign_no
         where s.buyer_id = b.buyer_id
       ) as p
       cross join source o
       join account n on n.kind = 'network'`,
    );
    const [chosen] = rows;
    if (chosen === undefined) throw new Error("a network with leads has made sales");
    const people = await signIn(pool, port, chosen.accounts);
    const [admin = "", advertiser = "", affiliate = ""] = people.map(({ cookie }) => cookie);
    return {
      campaignId: chosen.campaign,
      sourceId: chosen.source,
      state: chosen.state,
      cookies: { admin, advertiser, affiliate },
    };
  } finally {
    await pool.end();
  }
}

/**
 * Both networks received 10,000 leads in the time that the dashboards show and compare; the larger
 * has another 990,000 of the thousand days before.
 */
export async function benchScreens(server: BenchServer): Promise<BenchRow[]> {
  const few = await openScreenNetwork(server, "screens_few", [SHOWN]);
  const many = await openScreenNetwork(server, "screens_many", [BEFORE, SHOWN]);
  try {
    return await compareNetworks(few, many);
  } finally {
    await few.plat.stop();
    await many.plat.stop();
  }
}

/** Times every request on both networks in turn. One row for each. */
export async function compareNetworks(
  few: ScreenNetwork,
  many: ScreenNetwork,
): Promise<BenchRow[]> {
  const nowMs = Date.now();
  const [ofFew, ofMany] = [screenRequests(nowMs, few), screenRequests(nowMs, many)];
  const rows: BenchRow[] = [];
  for (const [index, request] of ofFew.entries()) {
    const other = ofMany[index] ?? request;
    await ask(few, request);
    await ask(many, other);
    const [fewMs, manyMs]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ofRound, otherOfRound]: [number[], number[]] = [[], []];
      for (let time = 0; time < TIMES; time += 1) {
        ofRound.push(await ask(few, request));
        otherOfRound.push(await ask(many, other));
      }
      fewMs.push(median(ofRound));
      manyMs.push(median(otherOfRound));
    }
    rows.push(rowOf(request, fewMs, manyMs));
  }
  return rows;
}

function rowOf(
  { role, name }: ScreenRequest,
  fewMs: readonly number[],
  manyMs: readonly number[],
): BenchRow {
  const ratios = manyMs.map(
    (ms, round) => Math.max(LEAST_MS, ms) / Math.max(LEAST_MS, fewMs[round] ?? Number.NaN),
  );
  return {
    name: `1,000,000 leads ÷ 10,000, ${role}, ${name}`,
    value: median(ratios),
    unit: `× (${listed(ratios, 2)}; ${median(fewMs).toFixed(1)} → ${median(manyMs).toFixed(1)} ms)`,
    mustReach: { atMost: 3 },
  };
}

/** Returns the milliseconds until the whole answer is there. Throws unless the status is 200. */
async function ask(
  { plat, cookies }: ScreenNetwork,
  { role, path }: ScreenRequest,
): Promise<number> {
  const startedMs = performance.now();
  const answer = await fetch(`http://127.0.0.1:${plat.port}${path}`, {
    headers: { cookie: cookies[role] },
  });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${body}`);
  return performance.now() - startedMs;
}

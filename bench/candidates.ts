// Benchmarks the criteria index: how fast it finds a lead's candidates, how much memory it takes,
// and whether it blocks the event loop. To run it alone: node --expose-gc bench/candidates.ts
import { pathToFileURL } from "node:url";
import type { CriteriaSubject } from "../domain/criteria/criteria.ts";
import { matches } from "../domain/criteria/matches.ts";
import { CriteriaIndex } from "../server/modules/selling/distribution/criteria-index/criteria-index.ts";
import { buildLeads } from "./leads.ts";
import { type BenchCampaign, buildCampaigns, buildMarkets } from "./population.ts";
import { type BenchRow, formatReport, listed, median, quantile } from "./report.ts";

const WARM_UP_LEADS = 4_000;
const LEADS = 20_000;
const CHECKED_LEADS = 60;
const BEST = 64;
const EDITS = 5_000;
const ROUNDS = 7;

/**
 * Measures 1,000 and 100,000 campaigns. Throws an Error when the index and a plain scan disagree.
 */
export async function benchCandidates(): Promise<BenchRow[]> {
  return [
    ...(await benchPopulation(1_000, { mean: { atLeast: 20 } })),
    ...(await benchPopulation(100_000, {
      mean: { atLeast: 500 },
      allMedian: { atMost: 30 },
      allP99: { atMost: 150 },
      bestMedian: { atMost: 10 },
      blocked: { atMost: 20 },
    })),
  ];
}

type Bound = NonNullable<BenchRow["mustReach"]>;

interface Bounds {
  readonly mean: Bound;
  readonly allMedian?: Bound;
  readonly allP99?: Bound;
  readonly bestMedian?: Bound;
  readonly blocked?: Bound;
}

async function benchPopulation(count: number, bounds: Bounds): Promise<BenchRow[]> {
  const markets = buildMarkets(count);
  const leads = buildLeads(markets);
  const campaigns = buildCampaigns(count, markets);
  const label = `${count.toLocaleString("en-US")} campaigns`;
  const row = (name: string, value: number, unit: string, mustReach?: Bound): BenchRow =>
    mustReach === undefined
      ? { name: `${label}: ${name}`, value, unit }
      : { name: `${label}: ${name}`, value, unit, mustReach };

  const before = memoryBytes();
  const startedAtMs = performance.now();
  const building = await whileWatchingLoop(() => CriteriaIndex.build(campaigns));
  const buildMs = performance.now() - startedAtMs;
  const index = building.result;
  const grownBytes = memoryBytes() - before;
  checkAgainstScan(index, campaigns, (lead) => leads.subject(lead));

  const subjects = Array.from({ length: WARM_UP_LEADS + LEADS }, (_, lead) => leads.subject(lead));
  const all = timeEach(subjects, (subject) => index.findAll(subject).length);
  const best = timeEach(subjects, (subject) => index.findBest(subject, BEST).length);

  const longestEditsMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Collects earlier garbage first, so that the edits do not pay for it.
    globalThis.gc?.();
    longestEditsMs.push((await whileWatchingLoop(() => editCampaigns(index, campaigns))).longestMs);
  }
  checkAgainstScan(index, campaigns, (lead) => leads.subject(lead));
  return [
    row("candidates per lead, mean", all.meanFound, "campaigns", bounds.mean),
    row("all candidates, median", all.medianUs, "µs", bounds.allMedian),
    row("all candidates, p99", all.p99Us, "µs", bounds.allP99),
    row(`best ${BEST}, median`, best.medianUs, "µs", bounds.bestMedian),
    row(`best ${BEST}, p99`, best.p99Us, "µs"),
    row("build", buildMs, "ms"),
    row("build, longest turn of the event loop", building.longestMs, "ms", bounds.blocked),
    row(
      `${EDITS.toLocaleString("en-US")} edits with their merges, longest turn of the event loop`,
      median(longestEditsMs),
      `ms (${listed(longestEditsMs, 1)})`,
      bounds.blocked,
    ),
    row("packed lists and columns", index.bytes / 1e6, "MB"),
    row("memory of the index in all", grownBytes / 1e6, "MB"),
    row("different clauses", index.clauses, "clauses"),
  ];
}

/**
 * Returns the bytes in the heap and in array buffers, after a full collection if the process was
 * started with --expose-gc.
 */
function memoryBytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/**
 * Runs the work while a timer fires as fast as the event loop allows: the longest gap is how long a
 * post would have waited.
 */
async function whileWatchingLoop<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; longestMs: number }> {
  let longestMs = 0;
  let lastMs = performance.now();
  let watching = true;
  const look = (): void => {
    const nowMs = performance.now();
    longestMs = Math.max(longestMs, nowMs - lastMs);
    lastMs = nowMs;
    if (watching) setImmediate(look);
  };
  setImmediate(look);
  const result = await work();
  watching = false;
  look();
  return { result, longestMs };
}

/**
 * Raises, removes and restores campaigns, a few in each turn of the loop. At the end all campaigns
 * are back.
 */
async function editCampaigns(
  index: CriteriaIndex,
  campaigns: readonly BenchCampaign[],
): Promise<void> {
  for (let edit = 0; edit < EDITS; edit += 1) {
    const campaign = campaigns[(edit * 7_919) % campaigns.length];
    if (campaign === undefined) continue;
    index.remove(campaign.no);
    index.upsert(campaign);
    if (edit % 5 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await index.settled();
}

function checkAgainstScan(
  index: CriteriaIndex,
  campaigns: readonly BenchCampaign[],
  subjectOf: (lead: number) => CriteriaSubject,
): void {
  for (let lead = 0; lead < CHECKED_LEADS; lead += 1) {
    const subject = subjectOf(lead);
    const scanned = campaigns
      .filter((campaign) => matches(campaign.criteria, subject))
      .toSorted((left, right) => right.rank - left.rank || left.no - right.no)
      .map((campaign) => campaign.no);
    if (
      index.findAll(subject).toSorted().join() !== Uint32Array.from(scanned).sort().join() ||
      index.findBest(subject, BEST).join() !== scanned.slice(0, BEST).join() ||
      index.findBest(subject, Infinity).join() !== scanned.join()
    ) {
      throw new Error(`the index and a plain scan differ on bench lead ${lead}`);
    }
  }
}

interface Timing {
  readonly medianUs: number;
  readonly p99Us: number;
  readonly meanFound: number;
}

function timeEach(
  subjects: readonly CriteriaSubject[],
  find: (subject: CriteriaSubject) => number,
): Timing {
  const tookUs = new Float64Array(subjects.length - WARM_UP_LEADS);
  let found = 0;
  for (const [lead, subject] of subjects.entries()) {
    const startedAtMs = performance.now();
    const count = find(subject);
    const us = (performance.now() - startedAtMs) * 1_000;
    if (lead < WARM_UP_LEADS) continue;
    tookUs[lead - WARM_UP_LEADS] = us;
    found += count;
  }
  tookUs.sort();
  return {
    medianUs: quantile(tookUs, 0.5),
    p99Us: quantile(tookUs, 0.99),
    meanFound: found / tookUs.length,
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(formatReport(await benchCandidates()));
}

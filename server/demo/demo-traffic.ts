// Posts the leads of each demo day, in the order in which they came.
import { NO_PAUSES } from "../../domain/network-pauses/source-pauses.ts";
import type { DemoClicks } from "./demo-clicks.ts";
import type { DemoDeps, DemoSource } from "./demo-deps.ts";
import { DEMO_MARKETS, type DemoMarket } from "./cast.ts";
import { demoMoment, demoRecord, pickMarket } from "./demo-leads.ts";
import { zoneOffsetMinutes } from "../../domain/distribution/calendar.ts";
import { type IntakeDeps, submitLead } from "../modules/selling/intake/index.ts";
import type { Distribution } from "../modules/selling/distribution/index.ts";
import { type ZipRow, readZipRows } from "../platform/geo/zip-table.ts";
import { DAY_MS, HOUR_MS } from "../../domain/time.ts";
import type { Random } from "../platform/random/seeded-random.ts";

const POSTS_PER_DAY = 56;

const DUPLICATE_SHARE = 0.035;

const ELSEWHERE_SHARE = 0.2;

/**
 * A campaign of the first affiliate brings several people at once, on the day before the network
 * opens: its bell shows them as one burst.
 */
const BURST = { posts: 7, fromMs: 19 * HOUR_MS, everyMs: 6_000 } as const;

interface PlannedPost {
  readonly market: DemoMarket;
  readonly atMs: number;
  /** The source that brings it for certain; null where chance decides. */
  readonly source: DemoSource | null;
}

/** The posts of each day, in the order in which they came. */
export class DemoTraffic {
  readonly #deps: DemoDeps;
  readonly #intake: IntakeDeps;
  readonly #sources: readonly DemoSource[];
  readonly #clicks: DemoClicks;
  readonly #random: Random;
  readonly #clock: { nowMs: number };
  readonly #zips: ReadonlyMap<string, readonly ZipRow[]>;
  readonly #zipsByState: ReadonlyMap<string, readonly ZipRow[]>;
  /** Recent posts, for the copies that other forms and impatient people send. */
  readonly #recent: {
    readonly source: DemoSource;
    readonly record: Readonly<Record<string, unknown>>;
  }[] = [];
  #people = 0;

  constructor(
    deps: DemoDeps,
    market: Distribution,
    { sources, clicks }: { readonly sources: readonly DemoSource[]; readonly clicks: DemoClicks },
    random: Random,
    clock: { nowMs: number },
  ) {
    this.#deps = deps;
    this.#sources = sources;
    this.#clicks = clicks;
    this.#random = random;
    this.#clock = clock;
    const rows = readZipRows();
    this.#zips = Map.groupBy(rows, (row) => row.county_fips ?? "");
    this.#zipsByState = Map.groupBy(rows, (row) => row.state);
    this.#intake = { ...deps.intake, market, now: () => clock.nowMs };
  }

  async runDay(dayMs: number): Promise<void> {
    const random = this.#random;
    const weekday = new Date(dayMs).getUTCDay();
    const count = Math.round(
      POSTS_PER_DAY * (weekday === 0 || weekday === 6 ? 0.75 : 1.1) * (0.85 + 0.3 * random.next()),
    );
    const posts = Array.from({ length: count }, (): PlannedPost => {
      const market = pickMarket(random);
      const atMs = demoMoment(dayMs, zoneOffsetMinutes(market.timeZone, dayMs), random);
      return { market, atMs, source: null };
    });
    const isBeforeLast = Math.floor(this.#deps.nowMs / DAY_MS) * DAY_MS - DAY_MS === dayMs;
    if (isBeforeLast) posts.push(...this.#planBurst(dayMs));
    posts.sort((a, b) => a.atMs - b.atMs);
    for (const { market, atMs, source: given } of posts) {
      if (atMs >= this.#deps.nowMs) return;
      this.#clock.nowMs = atMs;
      const copy =
        given === null && random.chance(DUPLICATE_SHARE) && this.#recent.length > 0
          ? random.pick(this.#recent)
          : null;
      if (copy !== null)
        await this.#post(random.chance(0.6) ? copy.source : random.pick(this.#sources), {
          ...copy.record,
          consent_at: new Date(atMs).toISOString(),
        });
      else {
        const source =
          given ?? random.weighted(this.#sources.map((one) => [one, one.cast.weight] as const));
        // Some people live beyond every buyer's area.
        const zip =
          given === null && random.chance(ELSEWHERE_SHARE)
            ? random.pick(this.#zipsByState.get(market.state) ?? [])
            : random.pick(
                random.pick(market.counties.map((county) => this.#zips.get(county) ?? [])),
              );
        const record = {
          ...demoRecord((this.#people += 1), zip, source.cast.quality, atMs, random),
          ...(await this.#clicks.before(source.terms.id, atMs)),
        };
        this.#recent.push({ source, record });
        if (this.#recent.length > 200) this.#recent.shift();
        await this.#post(source, record);
      }
    }
  }

  #planBurst(dayMs: number): readonly PlannedPost[] {
    const [market] = DEMO_MARKETS;
    const [source] = this.#sources;
    if (market === undefined || source === undefined) return [];
    return Array.from({ length: BURST.posts }, (_, index) => ({
      market,
      source,
      atMs: dayMs + BURST.fromMs + index * BURST.everyMs,
    }));
  }

  async #post(source: DemoSource, record: Readonly<Record<string, unknown>>): Promise<void> {
    await submitLead(this.#intake, {
      source: source.terms,
      pauses: NO_PAUSES,
      record,
      idempotencyKey: null,
      idempotentText: () => "",
      urgency: "interactive",
    });
  }
}

// Reads a campaign's recorded outcomes lead by lead, and the outcomes of a replay of the same
// leads.
import pg from "pg";
import type { Bidder } from "../../domain/distribution/bidder.ts";
import type { ReplayOutcome } from "../../domain/distribution/replay.ts";
import { cents } from "../../domain/money/money.ts";
import { LoadedHistory } from "../../server/modules/demand/history/load-history.ts";
import { PREVIEW_MS } from "../../server/modules/demand/history/preview.ts";
import { walkPast } from "../../server/modules/demand/history/walk-past.ts";
import { loadCampaigns } from "../../server/modules/selling/distribution/state/campaigns.store.ts";
import type { LoadedCampaign } from "../../server/modules/selling/distribution/state/distribution-state.ts";
import { unpackDecision } from "../../server/modules/selling/distribution/index.ts";

/**
 * A campaign's outcome for a lead, as text for readable differences; null if it was not a
 * candidate.
 */
type Told = string | null;

export class ReplayBench {
  readonly history = new LoadedHistory();
  readonly #client: pg.Client;
  readonly #pool: pg.Pool;
  readonly #atMs: number;

  private constructor(client: pg.Client, pool: pg.Pool, atMs: number) {
    this.#client = client;
    this.#pool = pool;
    this.#atMs = atMs;
  }

  /** Reads the history up to `atMs`. */
  static async open(url: string, pool: pg.Pool, atMs: number): Promise<ReplayBench> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const bench = new ReplayBench(client, pool, atMs);
    await bench.history.catchUp(client, atMs);
    return bench;
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  campaigns(): Promise<LoadedCampaign[]> {
    return loadCampaigns(this.#pool, null).then(({ campaigns }) => Array.fromAsync(campaigns));
  }

  /** The replayed outcomes by lead. */
  async replayed({ bidder, criteria }: LoadedCampaign): Promise<Map<string, Told>> {
    const outcomes = new Map<string, Told>();
    if (criteria === null) return outcomes;
    const book = await walkPast(
      this.#client,
      this.history,
      {
        accountId: bidder.accountId,
        campaignId: bidder.campaignId,
        criteria,
        order: bidder,
        fromMs: this.#atMs - PREVIEW_MS,
        untilMs: this.#atMs,
        nowMs: this.#atMs,
      },
      () => undefined,
      ({ row, outcome }) => {
        outcomes.set(this.history.columns.idAt(row), told(outcome));
      },
    );
    if (book === null) throw new Error("the campaign's account is gone");
    return outcomes;
  }

  /** By lead, of the leads that the campaign was a candidate for. */
  async recorded({ no }: Bidder): Promise<Map<string, Told>> {
    const { rows } = await this.#pool.query<{
      id: string;
      decision: Buffer;
      mode: "exclusive" | "shared" | null;
      price_cents: bigint | null;
    }>(
      `select l.id, l.decision, s.mode, s.price_cents
       from lead l
       join batch b on b.id = l.batch_id
       left join sale s on s.lead_id = l.id and s.campaign_no = $1
       where l.decision is not null and b.decided_at >= $2 and b.decided_at < $3`,
      [no, new Date(this.#atMs - PREVIEW_MS), new Date(this.#atMs)],
    );
    return new Map(
      rows.flatMap((row): [string, Told][] => {
        const line = unpackDecision(row.decision).lines.find(({ campaignNo }) => campaignNo === no);
        if (line === undefined) return [];
        const outcome: ReplayOutcome =
          line.reason === "won" && row.mode !== null
            ? { reason: "won", mode: row.mode, priceCents: cents(row.price_cents ?? 0n) }
            : line.reason === "won"
              ? { reason: "not_offered" }
              : { reason: line.reason };
        return [[row.id, told(outcome)]];
      }),
    );
  }
}

function told(outcome: ReplayOutcome | null): Told {
  if (outcome === null || outcome.reason === "not_offered") return null;
  return outcome.reason === "won" && "mode" in outcome
    ? `won ${outcome.mode} at ${outcome.priceCents}`
    : outcome.reason;
}

// Counts the results of pings, in consecutive time spans, by source and first sub id.
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

export interface PingSums {
  readonly pings: bigint;
  readonly offers: bigint;
  readonly offered_cents: bigint;
  /** Offers that were posted to. */
  readonly posts: bigint;
  /** Posted offers that were sold. */
  readonly sold: bigint;
}

export interface PingRow extends PingSums {
  /** The index of the span, from 0. */
  readonly span: number;
  readonly source_id: string;
  readonly sub1: string | null;
}

const ID_SLACK_MS = 3_600_000;

/**
 * Returns one row for each span, source and sub id that has any; none for a scope that is not an
 * affiliate's.
 */
export async function sumPings(
  db: Queryable,
  startsMs: readonly number[],
  toMs: number,
  scope: Scope,
): Promise<PingRow[]> {
  if (scope.see === "none" || (scope.see === "own" && scope.as !== "affiliate")) return [];
  const fromMs = startsMs[0] ?? toMs;
  const iso = (ms: number): string => new Date(ms).toISOString();
  const { rows } = await db.query<PingRow>(
    `select width_bucket(at, $1::timestamptz[]) - 1 as span, source_id, sub_ids::json ->> 0 as sub1,
       count(*) as pings, count(*) filter (where state <> 'refused') as offers,
       coalesce(sum(price_cents), 0)::bigint as offered_cents,
       count(*) filter (where state <> 'refused' and lead_id is not null) as posts,
       count(*) filter (where state = 'posted') as sold
     from ping
     where id >= $2
       and id < $3
       and at >= $4
       and at < $5 ${scope.see === "own" ? "and affiliate_id = $6" : ""}
     group by 1, 2, 3`,
    [
      startsMs.map(iso),
      lowestUuidv7(fromMs - ID_SLACK_MS),
      lowestUuidv7(toMs + ID_SLACK_MS),
      iso(fromMs),
      iso(toMs),
      ...(scope.see === "own" ? [scope.accountId] : []),
    ],
  );
  return rows;
}

// Reads the network's pauses of what other modules store: parts of their own queries, so that no
// post, page or decision takes a query more.
import type { PauseInForce, PausedSubId } from "../../../../contract/network/pause-in-force.ts";
import {
  type NetworkPauseKind,
  isInForce,
} from "../../../../domain/network-pauses/network-pause.ts";
import { SUB_ID_NAMES, type SubIdPause } from "../../../../domain/network-pauses/sub-id-pause.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/** A form is the page of its source: a pause of either stops both. */
const KINDS_OF = {
  campaign: "'campaign'",
  destination: "'destination'",
  source: "'source', 'form'",
} as const;
type PausedKind = keyof typeof KINDS_OF;

/** A pause whose end is not recorded; `isStillInForce` says whether it has come. */
export interface StoredPause {
  readonly id: string;
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly since_ms: number;
  readonly ends_ms: number | null;
}

export interface StoredSubIdPause extends StoredPause {
  readonly number: number;
  readonly value: string;
  readonly key: string;
}

const MEMBERS = `
  'id', np.id, 'reason', np.reason, 'since_ms', floor(extract(epoch from np.set_at) * 1000),
  'ends_ms', floor(extract(epoch from np.ends_at) * 1000)
`;
const open = (kind: PausedKind, id: string): string =>
  `np.thing_id = ${id} and np.kind in (${KINDS_OF[kind]}) and np.ended_at is null`;

/** An expression of SQL: a `StoredPause` of the thing whose id `id` is, else null. */
export function networkPauseSql(kind: PausedKind, id: string): string {
  return `(select json_build_object(${MEMBERS}) from network_pause np where ${open(kind, id)})`;
}

/** An expression of SQL: the list of `StoredSubIdPause` of the source, else null. */
export function pausedSubIdsSql(sourceId: string): string {
  return `(
    select json_agg(
      json_build_object(
        ${MEMBERS}, 'number', np.sub_number, 'value', np.sub_value, 'key', np.sub_key
      ) order by np.sub_number, np.sub_key
    )
    from network_pause np
    where np.thing_id = ${sourceId} and np.kind = 'sub_id' and np.ended_at is null
  )`;
}

/**
 * A condition of SQL: whether the thing is paused, until the end of the pause is recorded, which is
 * within a second. With `at`, an expression of a time, exactly at that time.
 */
export function isNetworkPausedSql(kind: PausedKind, id: string, at?: string): string {
  const end = at === undefined ? "" : ` and (np.ends_at is null or np.ends_at > ${at})`;
  return `exists (select from network_pause np where ${open(kind, id)}${end})`;
}

/**
 * A condition of SQL: whether one of the sub ids, JSON text of a list of five, is paused for the
 * source. Writes values as `subIdKey` does.
 */
export function isSubIdPausedSql(sourceId: string, subIds: string): string {
  const value = `(${subIds})::jsonb ->> (np.sub_number - 1)`;
  return `exists (
    select from network_pause np
    where np.thing_id = ${sourceId}
      and np.kind = 'sub_id'
      and np.ended_at is null
      and btrim(regexp_replace(lower(normalize(${value}, NFKC)), '\\s+', ' ', 'g')) = np.sub_key
  )`;
}

/** Every pause that takes listed leads off the marketplace, as one text that changes with them. */
export const SOURCE_PAUSES_MARK_SQL = `
  select string_agg(np.id::text, ',' order by np.id)
  from network_pause np
  where np.ended_at is null and np.kind in ('source', 'form', 'sub_id')
`;

export function isStillInForce(pause: StoredPause | null, nowMs: number): pause is StoredPause {
  return pause !== null && isInForce({ endsAtMs: pause.ends_ms, endedAtMs: null }, nowMs);
}

/** The pause as its thing shows it; null without one. */
export function presentPauseInForce(pause: StoredPause | null): PauseInForce | null {
  return pause === null
    ? null
    : {
        id: pause.id,
        reason: pause.reason,
        since: new Date(pause.since_ms).toISOString(),
        ends_at: pause.ends_ms === null ? null : new Date(pause.ends_ms).toISOString(),
      };
}

/** The sub ids of a source that are paused at `nowMs`, as the source shows them. */
export function presentPausedSubIds(
  pauses: readonly StoredSubIdPause[] | null,
  nowMs: number,
): PausedSubId[] {
  return (pauses ?? []).flatMap((pause) => {
    const sub = SUB_ID_NAMES[pause.number - 1];
    const shown = presentPauseInForce(pause);
    return sub === undefined || shown === null || !isStillInForce(pause, nowMs)
      ? []
      : [{ ...shown, sub, value: pause.value }];
  });
}

/** The same as posts are compared with them. */
export function subIdPausesOf(pauses: readonly StoredSubIdPause[] | null): readonly SubIdPause[] {
  return (pauses ?? []).map(({ number, key, ends_ms: endsAtMs }) => ({
    number,
    key,
    endsAtMs,
    endedAtMs: null,
  }));
}

/** From when until when a thing was paused; the end is null while it lasts. */
export interface PausedSpan {
  readonly from: Date;
  readonly until: Date | null;
}

/** Every time in which the thing was paused, in order. */
export async function listPausedSpans(
  db: Queryable,
  kind: NetworkPauseKind,
  thingId: string,
): Promise<readonly PausedSpan[]> {
  const { rows } = await db.query<PausedSpan>(
    `select set_at as from, ended_at as until
     from network_pause
     where thing_id = $1 and kind = $2
     order by set_at`,
    [thingId, kind],
  );
  return rows;
}

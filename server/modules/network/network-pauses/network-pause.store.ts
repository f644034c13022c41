// Reads and writes the network's pauses.
import type { Selectable } from "kysely";
import { NETWORK_PAUSES } from "../../../../contract/network/network-pauses.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { NetworkPauseKind } from "../../../../domain/network-pauses/network-pause.ts";
import type { Result } from "../../../../domain/result.ts";
import { hexArray } from "../../../platform/db/array-literal.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { NetworkPause } from "../../../platform/db/schema.d.ts";

export type NetworkPauseRow = Omit<Selectable<NetworkPause>, "kind" | "likeness"> & {
  readonly kind: NetworkPauseKind;
  readonly account_name: string;
  /** The owner's. */
  readonly time_zone: string;
  readonly set_by_name: string | null;
  readonly ended_by_name: string | null;
};

const COLUMNS = `
  p.id, p.account_id, p.kind, p.thing_id, p.sub_number, p.sub_value, p.sub_key, p.name, p.reason,
  p.set_at, p.set_by, p.ends_at, p.ended_at, p.ended_by, a.name as account_name, a.time_zone,
  s.name as set_by_name, e.name as ended_by_name
`;
const FROM = `network_pause p
  join account a on a.id = p.account_id
  left join member s on s.user_id = p.set_by
  left join member e on e.user_id = p.ended_by`;

const TABLE: CollectionTable = {
  rules: NETWORK_PAUSES,
  columns: COLUMNS,
  from: FROM,
  id: "p.id",
  fields: {
    id: "p.id",
    account_id: "p.account_id",
    kind: "p.kind",
    thing_id: "p.thing_id",
    state: "(case when p.ended_at is null then 'in_force' else 'ended' end)",
    set_at: "p.set_at",
  },
  // Ids are made with the pause and grow with time.
  orders: { set_at: { by: "p.id", type: "uuid" } },
  owner: { account: "p.account_id" },
};

export function listNetworkPauses(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<NetworkPauseRow>, QueryProblem[]>> {
  return listRows<NetworkPauseRow>(db, TABLE, query, scope);
}

export async function findNetworkPause(db: Queryable, id: string): Promise<NetworkPauseRow | null> {
  const { rows } = await db.query<NetworkPauseRow>(
    `select ${COLUMNS} from ${FROM} where p.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** What the network pauses: a thing, or one value of a sub id of a source. */
export interface PauseTarget {
  readonly kind: NetworkPauseKind;
  readonly thingId: string;
  readonly sub: { readonly number: number; readonly value: string; readonly key: string } | null;
}

/** The pause of the same thing whose end is not recorded. */
export async function findOpenPause(
  db: Queryable,
  { kind, thingId, sub }: PauseTarget,
): Promise<NetworkPauseRow | null> {
  const { rows } = await db.query<NetworkPauseRow>(
    `select ${COLUMNS}
     from ${FROM}
     where p.thing_id = $1
       and (case when p.kind = 'form' then 'source' else p.kind end) = $2
       and coalesce(p.sub_key, '') = $3
       and coalesce(p.sub_number, 0) = $4
       and p.ended_at is null`,
    [thingId, kind === "form" ? "source" : kind, sub?.key ?? "", sub?.number ?? 0],
  );
  return rows[0] ?? null;
}

export interface NewNetworkPause extends PauseTarget {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly likeness: readonly Buffer[];
  readonly reason: string;
  readonly at: Date;
  readonly setBy: string;
  readonly endsAt: Date | null;
}

const hashArray = (hashes: readonly Buffer[]): string =>
  hexArray(hashes.map((hash) => hash.toString("hex")));

/** False, and nothing is written, where another call has paused the same thing meanwhile. */
export async function insertNetworkPause(
  db: Queryable,
  { sub, ...pause }: NewNetworkPause,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into network_pause (id, account_id, kind, thing_id, sub_number, sub_value, sub_key,
       name, likeness, reason, set_at, set_by, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::bytea[], $10, $11, $12, $13)
     on conflict do nothing`,
    [
      pause.id,
      pause.accountId,
      pause.kind,
      pause.thingId,
      sub?.number ?? null,
      sub?.value ?? null,
      sub?.key ?? null,
      pause.name,
      hashArray(pause.likeness),
      pause.reason,
      pause.at,
      pause.setBy,
      pause.endsAt,
    ],
  );
  return rowCount === 1;
}

/** False where the pause has ended meanwhile. */
export async function updateNetworkPause(
  db: Queryable,
  id: string,
  { reason, endsAt }: { readonly reason: string; readonly endsAt: Date | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "update network_pause set reason = $2, ends_at = $3 where id = $1 and ended_at is null",
    [id, reason, endsAt],
  );
  return rowCount === 1;
}

/** `endedBy` null: it reached its end, and is left alone before. False where nothing ended. */
export async function finishNetworkPause(
  db: Queryable,
  id: string,
  { at, endedBy }: { readonly at: Date; readonly endedBy: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update network_pause
     set ended_at = $2, ended_by = $3
     where id = $1 and ended_at is null and ($3::text is not null or ends_at <= $2)`,
    [id, at, endedBy],
  );
  return rowCount === 1;
}

/** Pauses that have reached their end, the earliest first. */
export async function listPausesOver(
  db: Queryable,
  at: Date,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id
     from network_pause
     where ended_at is null and ends_at <= $1
     order by ends_at
     limit $2`,
    [at, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * A pause in force, of another thing of the account, that is like it: null without one.
 */
export async function findPauseOfLike(
  db: Queryable,
  like: {
    readonly accountId: string;
    readonly kind: NetworkPauseKind;
    readonly thingId: string;
    readonly likeness: readonly Buffer[];
    readonly at: Date;
  },
): Promise<{ readonly name: string; readonly reason: string } | null> {
  const { rows } = await db.query<{ name: string; reason: string }>(
    `select name, reason
     from network_pause
     where account_id = $1
       and kind = $2
       and thing_id <> $3
       and likeness && $4::bytea[]
       and ended_at is null
       and (ends_at is null or ends_at > $5)
     limit 1`,
    [like.accountId, like.kind, like.thingId, hashArray(like.likeness), like.at],
  );
  return rows[0] ?? null;
}

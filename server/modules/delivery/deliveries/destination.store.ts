// Reads and writes destinations.
import type { Selectable } from "kysely";
import { DESTINATIONS } from "../../../../contract/delivery/destinations.ts";
import type { DestinationTo } from "../../../../contract/delivery/destination-document.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { OffReason } from "../../../../domain/attempts/attempt.ts";
import type { DestinationKind } from "../../../../domain/deliveries/kind-names.ts";
import type { Result } from "../../../../domain/result.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type StoredPause, networkPauseSql } from "../../network/network-pauses/index.ts";
import type { Destination } from "../../../platform/db/schema.d.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

export type DestinationRow = Omit<
  Selectable<Destination>,
  "kind" | "settings" | "status" | "off_reason" | "told_failing"
> & {
  readonly kind: DestinationKind;
  readonly settings: DestinationTo;
  readonly status: "active" | "paused" | "off";
  readonly off_reason: OffReason | null;
  /** The network's, until its end is recorded. */
  readonly network_pause: StoredPause | null;
};

const COLUMNS = `
  t.id, t.account_id, t.name, t.kind, t.settings, t.secret_salt, t.secret_sealed,
    t.fall_back_after_minutes, t.status, t.off_reason, t.failing_since, t.created_at, t.updated_at,
    ${networkPauseSql("destination", "t.id")} as network_pause
`;

const DESTINATION_TABLE: CollectionTable = {
  rules: DESTINATIONS,
  columns: COLUMNS,
  from: "destination t",
  id: "t.id",
  fields: {
    id: "t.id",
    account_id: "t.account_id",
    kind: "t.kind",
    status: "t.status",
    created_at: "t.created_at",
  },
  orders: { created_at: { by: "t.created_at", type: "time" } },
  owner: { account: "t.account_id" },
};

export function listDestinations(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<DestinationRow>, QueryProblem[]>> {
  return listRows<DestinationRow>(db, DESTINATION_TABLE, query, scope);
}

export async function findDestination(db: Queryable, id: string): Promise<DestinationRow | null> {
  const { rows } = await db.query<DestinationRow>(
    `select ${COLUMNS} from destination t where t.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function lockDestination(
  { client }: Transaction,
  id: string,
): Promise<DestinationRow | null> {
  const { rows } = await client.query<DestinationRow>(
    `select ${COLUMNS} from destination t where t.id = $1 for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function countDestinations(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from destination where account_id = $1",
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

export interface WrittenDestination {
  readonly name: string;
  readonly to: DestinationTo;
  readonly secret: Sealed;
  readonly fallBackMinutes: number;
  readonly status: "active" | "paused";
}

/** False where another caller has taken the id meanwhile. */
export async function insertDestination(
  db: Queryable,
  id: string,
  accountId: string,
  { name, to, secret, fallBackMinutes, status }: WrittenDestination,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into destination (id, account_id, name, kind, settings, secret_salt, secret_sealed,
       fall_back_after_minutes, status, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
     on conflict (id) do nothing`,
    [
      id,
      accountId,
      name,
      to.kind,
      JSON.stringify(to),
      secret.salt,
      secret.sealed,
      fallBackMinutes,
      status,
      at,
    ],
  );
  return rowCount === 1;
}

/** A destination that was switched off starts again when it is updated. */
export async function updateDestination(
  db: Queryable,
  id: string,
  { name, to, secret, fallBackMinutes, status }: WrittenDestination,
  at: Date,
): Promise<void> {
  await db.query(
    `update destination
     set name = $2, settings = $3, secret_salt = $4, secret_sealed = $5,
       fall_back_after_minutes = $6, status = $7, off_reason = null,
       failing_since = case when status = 'off' then null else failing_since end,
       told_failing = told_failing and status <> 'off', updated_at = $8
     where id = $1`,
    [id, name, JSON.stringify(to), secret.salt, secret.sealed, fallBackMinutes, status, at],
  );
}

export async function deleteDestination(db: Queryable, id: string): Promise<void> {
  await db.query("delete from destination where id = $1", [id]);
}

/**
 * Records that the owner is notified of the destination's failure, or, once it works again, that
 * the next failure must be notified. False where the state was recorded before.
 */
export async function markNotified(
  { client }: Transaction,
  id: string,
  isTold: boolean,
): Promise<boolean> {
  const { rowCount } = await client.query(
    "update destination set told_failing = $2 where id = $1 and told_failing <> $2",
    [id, isTold],
  );
  return rowCount === 1;
}

// Reads and writes deliveries: inserted with the event of a sale, then updated by each attempt.
// Never contains the person's contact.
import type { Attempt } from "../../../../contract/delivery/attempts.ts";
import { DELIVERIES } from "../../../../contract/delivery/deliveries.ts";
import type { DestinationTo } from "../../../../contract/delivery/destination-document.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { DestinationKind } from "../../../../domain/deliveries/kind-names.ts";
import type { Result } from "../../../../domain/result.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { CallTables, DueCall } from "../../../platform/jobs/call-queue.store.ts";
import { isNetworkPausedSql } from "../../network/network-pauses/index.ts";
import { NO_LEASE } from "../../../platform/jobs/lease.ts";

export interface DeliveryRow {
  readonly id: string;
  readonly destination_id: string;
  readonly destination_name: string;
  readonly kind: DestinationKind;
  readonly account_id: string;
  readonly sale_id: string;
  readonly lead_id: string;
  readonly place: number;
  readonly at: Date;
  readonly status: "waiting" | "delivered" | "failed";
  readonly ended_because: "returned" | "erased" | null;
  readonly tries: number;
  readonly next_at: Date | null;
  readonly log: Attempt[];
  readonly sale_status: "sold" | "returned";
}

const COLUMNS = `
  d.id, d.destination_id, t.name as destination_name, t.kind, t.account_id, d.sale_id, d.lead_id,
    d.place, d.at, d.status, d.ended_because, d.tries, d.next_at, d.log, s.status as sale_status
`;
const FROM =
  "delivery d join destination t on t.id = d.destination_id join sale s on s.id = d.sale_id";

const DELIVERY_TABLE: CollectionTable = {
  rules: DELIVERIES,
  columns: COLUMNS,
  from: FROM,
  id: "d.id",
  fields: {
    id: "d.id",
    sale_id: "d.sale_id",
    lead_id: "d.lead_id",
    destination_id: "d.destination_id",
    status: "d.status",
  },
  // Ids grow with the time of the purchase.
  orders: { at: { by: "d.id", type: "uuid" } },
  owner: { account: "t.account_id" },
};

export function listDeliveries(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<DeliveryRow>, QueryProblem[]>> {
  return listRows<DeliveryRow>(db, DELIVERY_TABLE, query, scope);
}

export async function findDelivery(db: Queryable, id: string): Promise<DeliveryRow | null> {
  const { rows } = await db.query<DeliveryRow>(`select ${COLUMNS} from ${FROM} where d.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export interface NewDelivery {
  readonly id: string;
  readonly destinationId: string;
  readonly saleId: string;
  readonly leadId: string;
  readonly route: number;
  readonly place: number;
  readonly at: Date;
  readonly nextAt: Date;
}

export async function insertDeliveries(
  db: Queryable,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  await db.query({
    name: "delivery-insert",
    text: `
      insert into delivery (id, destination_id, sale_id, lead_id, route, place, at, status, tries,
        next_at, log)
      select id, destination_id, sale_id, lead_id, route, place, at, 'waiting', 0, next_at,
        '[]'::jsonb
      from unnest(
        $1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::smallint[], $6::smallint[],
          $7::timestamptz[], $8::timestamptz[]
      ) as n (id, destination_id, sale_id, lead_id, route, place, at, next_at)
      where exists (select from destination t where t.id = n.destination_id)
    `,
    values: [
      deliveries.map(({ id }) => id),
      deliveries.map(({ destinationId }) => destinationId),
      deliveries.map(({ saleId }) => saleId),
      deliveries.map(({ leadId }) => leadId),
      deliveries.map(({ route }) => route),
      deliveries.map(({ place }) => place),
      deliveries.map(({ at }) => at.toISOString()),
      deliveries.map(({ nextAt }) => nextAt.toISOString()),
    ],
  });
}

/** What an attempt needs to know. */
export interface DueDelivery extends DueCall {
  readonly sale_id: string;
  readonly lead_id: string;
  readonly route: number;
  readonly place: number;
  readonly account_id: string;
  readonly name: string;
  readonly settings: DestinationTo;
  readonly secret_salt: Buffer;
  readonly secret_sealed: Buffer;
}

export const DELIVERY_QUEUE: CallTables = {
  calls: "delivery",
  receivers: "destination",
  key: "destination_id",
  due: `
    select t.id, t.destination_id as receiver_id, t.tries, t.sale_id, t.lead_id, t.route, t.place,
      w.account_id, w.name, w.settings, w.secret_salt, w.secret_sealed
    from taken t
    join destination w on w.id = t.destination_id
  `,
  isHeld: (at) => isNetworkPausedSql("destination", "p.id", at),
};

/**
 * Ends a delivery without an attempt. Does nothing where another process has taken the lease
 * meanwhile.
 */
export async function endDelivery(
  db: Queryable,
  {
    id,
    holderId,
    because,
    at,
  }: {
    readonly id: string;
    readonly holderId: string;
    readonly because: "returned" | "erased";
    readonly at: Date;
  },
): Promise<void> {
  await db.query(
    `update delivery
     set status = 'failed', ended_because = $3, next_at = null, ended_at = $4, ${NO_LEASE}
     where id = $1 and lease_holder = $2`,
    [id, holderId, because, at],
  );
}

/** Stores the receiver's id for the person. */
export async function noteReceiverRef(
  { client }: Transaction,
  id: string,
  ref: string,
): Promise<void> {
  await client.query("update delivery set receiver_ref = $2 where id = $1", [id, ref]);
}

/**
 * Deletes the later deliveries of a route once a lead has arrived; a delivery that has begun
 * continues.
 */
export async function spareRest(
  { client }: Transaction,
  { sale_id: saleId, route, place }: DueDelivery,
): Promise<void> {
  await client.query(
    `delete from delivery
     where sale_id = $1
       and route = $2
       and place > $3
       and status = 'waiting'
       and tries = 0
       and lease_holder is null
       and log = '[]'::jsonb`,
    [saleId, route, place],
  );
}

/** Makes the next delivery of a route due immediately once a lead was given up. */
export async function hurryNext(
  { client }: Transaction,
  { sale_id: saleId, route, place }: DueDelivery,
  at: Date,
): Promise<void> {
  await client.query(
    `update delivery
     set next_at = least(next_at, $4)
     where sale_id = $1 and route = $2 and place = $3 and status = 'waiting'`,
    [saleId, route, place + 1, at],
  );
}

/**
 * Restarts ended deliveries of leads bought since a moment, oldest first and at most `most`;
 * returns how many. Returned leads are not restarted.
 */
export async function restartDeliveries(
  db: Queryable,
  {
    destinationId,
    since,
    statuses,
    most,
    at,
  }: {
    readonly destinationId: string;
    readonly since: Date;
    readonly statuses: readonly string[];
    readonly most: number;
    readonly at: Date;
  },
): Promise<number> {
  const { rowCount } = await db.query(
    `update delivery
     set status = 'waiting', ended_because = null, tries = 0, next_at = $5, ended_at = null
     where id in (
       select d.id
       from delivery d
       join sale s on s.id = d.sale_id
       where d.destination_id = $1
         and d.at >= $2
         and d.status = any($3::text[])
         and s.status = 'sold'
       order by d.id
       limit $4
     )`,
    [destinationId, since, statuses, most, at],
  );
  return rowCount ?? 0;
}

/** The sales whose leads have these ids at a receiver; the newest of each. */
export async function listSalesOf(
  db: Queryable,
  destinationId: string,
  refs: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await db.query<{ sale_id: string }>(
    `select distinct on (receiver_ref) sale_id
     from delivery
     where destination_id = $1 and receiver_ref = any($2::text[])
     order by receiver_ref, id desc`,
    [destinationId, refs],
  );
  return rows.map(({ sale_id: id }) => id);
}

// Reads and writes consumers' requests.
import type { Selectable } from "kysely";
import { CONSUMER_REQUESTS } from "../../../../contract/marketplace/consumer-requests.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type {
  ConsumerRequestKind,
  ConsumerRequestStatus,
  DeclineReason,
} from "../../../../domain/consumers/consumer-request.ts";
import type { Result } from "../../../../domain/result.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { ConsumerRequest } from "../../../platform/db/schema.d.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { LEADS_OF_PERSON } from "../../selling/distribution/index.ts";

export type ConsumerRequestRow = Omit<
  Selectable<ConsumerRequest>,
  "kind" | "status" | "received_on" | "declined_because" | "phone_hash" | "email_hash"
> & {
  readonly kind: ConsumerRequestKind;
  readonly status: ConsumerRequestStatus;
  /** YYYY-MM-DD. */
  readonly received_on: string;
  readonly declined_because: DeclineReason | null;
  /** Of phone and email, in hex. */
  readonly hashes: readonly string[];
  readonly filed_by_name: string | null;
  readonly decided_by_name: string | null;
  /** What carrying it out would do now; null once it is decided. */
  readonly leads_now: number | null;
  readonly taken_off_now: number | null;
  readonly buyers_now: number | null;
};

const HASHES = "array_remove(array[r.phone_hash, r.email_hash], null)";
/** Leads that are on sale, or that their affiliates could put there (`couldBeSold`). */
const COULD_BE_SOLD = "l.status in ('draft', 'quarantined', 'available', 'expired', 'withdrawn')";

/** Leads for which it was not done yet (`notDoneYet`). */
const NOT_DONE_YET = `
  l.status <> 'erased'
    and (
      r.kind = 'erasure'
        or (
          l.reason_code is distinct from 'suppressed'
            and not exists (select from no_contact n where n.lead_id = l.id)
        )
    )`;

const TABLE: CollectionTable = {
  rules: CONSUMER_REQUESTS,
  columns: `
    r.id, r.kind, r.status, to_char(r.received_on, 'YYYY-MM-DD') as received_on, r.filed_at,
      r.filed_by, r.due_at, r.lead_id, r.salt, r.sealed, r.decided_at, r.decided_by,
      r.declined_because, r.lead_count, r.taken_off_count, r.buyer_count,
      array(select encode(h, 'hex') from unnest(${HASHES}) as h) as hashes,
      f.name as filed_by_name, d.name as decided_by_name, o.leads_now, o.taken_off_now,
      o.buyers_now
  `,
  from: `
    consumer_request r
      left join member f on f.user_id = r.filed_by
      left join member d on d.user_id = r.decided_by
      left join lateral (
        select count(*)::int as leads_now,
          count(*) filter (where ${COULD_BE_SOLD})::int as taken_off_now,
          (
            select count(distinct s.buyer_id)::int
            from sale s
            where s.lead_id = any(array_agg(l.id))
          ) as buyers_now
        from lead l
        where l.id in (${LEADS_OF_PERSON(HASHES)}) and ${NOT_DONE_YET}
      ) o on r.status = 'open'
  `,
  id: "r.id",
  fields: {
    id: "r.id",
    kind: "r.kind",
    status: "r.status",
    lead_id: "r.lead_id",
    due_at: "r.due_at",
    filed_at: "r.filed_at",
  },
  // Ids are made with the request and grow with time.
  orders: {
    filed_at: { by: "r.id", type: "uuid" },
    due_at: { by: "r.due_at", type: "time" },
  },
  owner: {},
};

export function listConsumerRequests(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<ConsumerRequestRow>, QueryProblem[]>> {
  return listRows<ConsumerRequestRow>(db, TABLE, query, scope);
}

export async function findConsumerRequest(
  db: Queryable,
  id: string,
): Promise<ConsumerRequestRow | null> {
  const { rows } = await db.query<ConsumerRequestRow>(
    `select ${TABLE.columns} from ${TABLE.from} where r.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The request as it is once nothing else changes it until the transaction ends. */
export async function lockConsumerRequest(
  { client }: Transaction,
  id: string,
): Promise<ConsumerRequestRow | null> {
  await client.query("select from consumer_request where id = $1 for update", [id]);
  return findConsumerRequest(client, id);
}

/** What a person asks for: a second request that says the same is the same request. */
type Asked = Pick<NewRequest, "kind" | "phoneHash" | "emailHash">;

/** "cons" as bytes, followed by a hash of what is asked: held by the transaction that files it. */
const FILING_LOCK = 0x636f6e73;

/** Waits until no other transaction files the same; until this one ends, others wait. */
export async function takeFilingTurn(
  { client }: Transaction,
  { kind, phoneHash, emailHash }: Asked,
): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1, hashtext($2))", [
    FILING_LOCK,
    JSON.stringify([kind, phoneHash, emailHash]),
  ]);
}

export interface Receipt {
  /** YYYY-MM-DD. */
  readonly receivedOn: string;
  readonly dueAtMs: number;
}

/**
 * The open request of this kind for exactly this phone and email, the oldest one first, once
 * nothing else changes it until the transaction ends; null without one.
 */
export async function lockOpenRequest(
  { client }: Transaction,
  { kind, phoneHash, emailHash }: Asked,
): Promise<(Receipt & { readonly id: string }) | null> {
  const { rows } = await client.query<{ id: string; received_on: string; due_at: Date }>(
    `select id, to_char(received_on, 'YYYY-MM-DD') as received_on, due_at
     from consumer_request
     where status = 'open'
       and kind = $1
       and phone_hash is not distinct from decode($2, 'hex')
       and email_hash is not distinct from decode($3, 'hex')
     order by id
     for update`,
    [kind, phoneHash, emailHash],
  );
  const open = rows[0];
  return open === undefined
    ? null
    : { id: open.id, receivedOn: open.received_on, dueAtMs: open.due_at.getTime() };
}

/** Writes when the request reached the network, and its deadline. */
export async function writeReceipt(
  { client }: Transaction,
  id: string,
  { receivedOn, dueAtMs }: Receipt,
): Promise<void> {
  await client.query(
    `update consumer_request
     set received_on = $2, due_at = to_timestamp($3::bigint / 1000.0)
     where id = $1`,
    [id, receivedOn, dueAtMs],
  );
}

export interface NewRequest extends Receipt {
  readonly id: string;
  readonly kind: ConsumerRequestKind;
  readonly filedAtMs: number;
  readonly filedBy: string;
  readonly leadId: string | null;
  /** In hex; null where it is not known. */
  readonly phoneHash: string | null;
  readonly emailHash: string | null;
  readonly person: Sealed;
}

export async function insertConsumerRequest(db: Queryable, request: NewRequest): Promise<void> {
  await db.query(
    `insert into consumer_request (id, kind, status, received_on, filed_at, filed_by, due_at,
       lead_id, phone_hash, email_hash, salt, sealed)
     values ($1, $2, 'open', $3, to_timestamp($4::bigint / 1000.0), $5,
       to_timestamp($6::bigint / 1000.0), $7, decode($8, 'hex'), decode($9, 'hex'), $10, $11)`,
    [
      request.id,
      request.kind,
      request.receivedOn,
      request.filedAtMs,
      request.filedBy,
      request.dueAtMs,
      request.leadId,
      request.phoneHash,
      request.emailHash,
      request.person.salt,
      request.person.sealed,
    ],
  );
}

export interface Decision {
  readonly atMs: number;
  readonly decidedBy: string;
}

/** Ends the request; the phone and email are deleted, their hashes stay. */
export async function writeDone(
  { client }: Transaction,
  id: string,
  { atMs, decidedBy }: Decision,
  effect: { readonly leads: number; readonly takenOff: number; readonly buyers: number },
): Promise<void> {
  await client.query(
    `update consumer_request
     set status = 'done', decided_at = to_timestamp($2::bigint / 1000.0), decided_by = $3,
       lead_count = $4, taken_off_count = $5, buyer_count = $6, salt = null, sealed = null
     where id = $1`,
    [id, atMs, decidedBy, effect.leads, effect.takenOff, effect.buyers],
  );
}

/** Ends the request without doing it. */
export async function writeDeclined(
  { client }: Transaction,
  id: string,
  { atMs, decidedBy }: Decision,
  reason: DeclineReason,
): Promise<void> {
  await client.query(
    `update consumer_request
     set status = 'declined', decided_at = to_timestamp($2::bigint / 1000.0), decided_by = $3,
       declined_because = $4, salt = null, sealed = null
     where id = $1`,
    [id, atMs, decidedBy, reason],
  );
}

export interface DoneRequest {
  readonly id: string;
  readonly decided_at_ms: number;
}

/** Requests that were carried out and are still looked after, oldest first. */
export async function listUnsettled(db: Queryable): Promise<readonly DoneRequest[]> {
  const { rows } = await db.query<DoneRequest>(
    `select id, (extract(epoch from decided_at) * 1000)::float8 as decided_at_ms
     from consumer_request
     where status = 'done' and settled_at is null
     order by decided_at`,
  );
  return rows;
}

/** Ends the looking after a request. */
export async function writeSettled(
  { client }: Transaction,
  id: string,
  atMs: number,
): Promise<void> {
  await client.query(
    "update consumer_request set settled_at = to_timestamp($2::bigint / 1000.0) where id = $1",
    [id, atMs],
  );
}

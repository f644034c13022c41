// A batch's transaction over one pipelined connection: claim, read, write, lock, commit.
import { Socket } from "node:net";
import pg from "pg";
import type { RoomTake } from "../../../domain/distribution/room-takes.ts";
import type { EarlierCopy } from "../../../domain/lead/duplicate.ts";
import { hexArray, plainArray } from "../../platform/db/array-literal.ts";
import type { MarketRules, SellableArrival } from "./arrival.ts";
import {
  BATCH_TYPES, type FreshRows, LOCK, type LockSet, type Reply, type Row, type SourceDay, type Statement, freshRows, readStatements,
} from "./batch-read.store.ts";
import { type BatchRows, type CampaignSourceCounters, type KeyClaim, loadBatchRows } from "./batch-rows.ts";
import { keyChangeStatements, leadsStatement, listingStatement, sourceCounterStatement, sourceDayStatement, takesStatement } from "./batch-write.store.ts";
import type { HeldKey, KeyChange } from "./claims.ts";
import type { DecidedLead } from "./decided-lead.ts";
import type { Finding } from "./stored-lead.store.ts";

/** The reply to COMMIT never came: the batch may or may not stand. Its id tells. */
export class UnclearCommit extends Error {}

/** Counters, balances or the book are no longer what the batch was decided on; nothing was written. */
export class MarketMoved extends Error {}

export interface IdempotencyClaim {
  readonly scope: string;
  readonly keyHash: Buffer;
  readonly requestHash: Buffer;
  readonly leadId: string;
}

export interface ClaimInput {
  readonly batchId: string;
  readonly decidedAtMs: number;
  readonly claimants: readonly SellableArrival[];
  readonly idempotency: readonly IdempotencyClaim[];
}

export interface Claimed {
  /** False when this batch id has committed before. */
  readonly isNew: boolean;
  /** Keys that somebody held already, by hash in hex. Of the others the first claim was taken. */
  readonly heldKeys: ReadonlySet<string>;
  /** Idempotency keys that were free, as "scope:key hash in hex". */
  readonly freeIdempotencyKeys: ReadonlySet<string>;
  readonly suppressedHashes: ReadonlySet<string>;
  /** Accounts that uploaded each person as theirs, by hash in hex. */
  readonly uploaders: ReadonlyMap<string, readonly string[]>;
  readonly bookVersion: bigint;
}

/** One connection for batches. Every statement is named, so it is planned once. */
export class BatchStore {
  readonly #client: pg.Client;
  readonly #socket: Socket;
  readonly #rows: BatchRows;
  readonly #life: AbortController;

  private constructor(client: pg.Client, socket: Socket, rows: BatchRows, life: AbortController) {
    this.#client = client;
    this.#socket = socket;
    this.#rows = rows;
    this.#life = life;
  }

  /** Whether the connection is lost; a new store must be opened. */
  get broken(): boolean {
    return this.#life.signal.aborted;
  }

  /** Connects. Rejects when the database cannot be reached. */
  static async open(connection: pg.ClientConfig): Promise<BatchStore> {
    const socket = new Socket();
    const client = new pg.Client({
      ...connection,
      stream: () => socket,
      pipeline: true,
      application_name: "plat-batch",
      options: "-c plan_cache_mode=force_generic_plan -c jit=off -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c statement_timeout=10000 -c idle_in_transaction_session_timeout=15000",
      types: BATCH_TYPES,
    });
    // Listened to from the start: a connection can be lost between its first answer and its first batch.
    const life = new AbortController();
    for (const event of ["error", "end"] as const) client.on(event, () => life.abort());
    await client.connect();
    return new BatchStore(client, socket, await loadBatchRows(client), life);
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  /** Begins the transaction and claims keys, sorted, so that two batches never wait for each other in a circle. */
  async claim(input: ClaimInput): Promise<Claimed> {
    const keys = input.claimants.flatMap((arrival) => arrival.content.identityHashes.map((hash): KeyClaim => ({ hash, arrival })));
    // The sort keeps the order of claims on the same hash.
    keys.sort((a, b) => (a.hash < b.hash ? -1 : a.hash > b.hash ? 1 : 0));
    const idempotency = input.idempotency.toSorted((a, b) => (a.scope < b.scope ? -1 : a.scope > b.scope ? 1 : Buffer.compare(a.keyHash, b.keyHash)));
    const replies = await this.#fly([
      { name: "begin", text: "begin isolation level read committed", values: [] },
      {
        name: "claim",
        text: `with made as (
            insert into batch (id, decided_at) values ($1, to_timestamp($2::bigint / 1000.0)) on conflict do nothing returning id
          ), claim as materialized (
            select ${this.#rows.keys.columns} from unnest($3::lead_key[])
          ), taken as (
            insert into lead_key (${this.#rows.keys.columns}) select ${this.#rows.keys.columns} from claim
            on conflict do nothing returning hash
          )
          select exists (select from made) as is_new, (select version from book) as version,
            array(select encode(hash, 'hex') from (select hash from claim except select hash from taken) as held) as held_hashes,
            array(select encode(s.hash, 'hex') from claim join suppression s on s.hash = claim.hash) as suppressed_hashes,
            (select json_agg(json_build_array(encode(o.hash, 'hex'), o.account_id)) from claim join owned_contact o on o.hash = claim.hash) as uploads`,
        values: [input.batchId, input.decidedAtMs, this.#rows.keys.encode(keys)],
      },
      ...(idempotency.length === 0 ? [] : [idempotencyStatement(idempotency, input.decidedAtMs)]),
    ]);
    const rows = (name: string): readonly Row[] => replies.find((reply) => reply.name === name)?.rows ?? [];
    const claimed = rows("claim")[0];
    if (claimed === undefined) throw new Error("a claim has one answer");
    return {
      isNew: claimed.is_new,
      heldKeys: new Set(claimed.held_hashes),
      freeIdempotencyKeys: new Set(rows("idempotency").map((row) => `${row.scope}:${row.key_hash.toString("hex")}`)),
      suppressedHashes: new Set(claimed.suppressed_hashes),
      uploaders: accountsByHash(claimed.uploads ?? []),
      bookVersion: claimed.version,
    };
  }

  /** The rows that held keys before, locked in hash order, with who bought those leads. Only asked when a claim met one. */
  async heldKeys(hashes: readonly string[]): Promise<Map<string, HeldKey>> {
    const [reply] = await this.#fly([{
      name: "held", text: "select hash, array_prepend(lead_id, earlier) as lead_ids from lead_key where hash = any($1::bytea[]) order by hash for no key update", values: [hexArray(hashes)],
    }]);
    const rows = reply?.rows ?? [];
    const leadIds = plainArray(rows.flatMap((row) => row.lead_ids));
    const [leads, buyers] = await this.#fly([
      {
        name: "held-leads",
        text: `select l.id, l.status, l.side, l.affiliate_id, (extract(epoch from l.received_at) * 1000)::bigint as received_at_ms,
            (select (extract(epoch from max(s.sold_at)) * 1000)::bigint from sale s where s.lead_id = l.id) as last_sold_at_ms
          from lead l where l.id = any($1::uuid[])`,
        values: [leadIds],
      },
      { name: "held-buyers", text: "select lead_id, buyer_id as account_id from sale where lead_id = any($1::uuid[])", values: [leadIds] },
    ]);
    const byId = new Map((leads?.rows ?? []).map((lead): [string, EarlierCopy] => [lead.id, {
      leadId: lead.id, affiliateId: lead.affiliate_id, side: lead.side, receivedAtMs: Number(lead.received_at_ms), status: lead.status,
      lastSoldAtMs: lead.last_sold_at_ms === null ? null : Number(lead.last_sold_at_ms),
    }]));
    return new Map(rows.map(({ hash, lead_ids: ids }): [string, HeldKey] => [hash.toString("hex"), {
      copies: ids.flatMap((id) => byId.get(id) ?? []), buyerIds: (buyers?.rows ?? []).flatMap((sale) => (ids.includes(sale.lead_id) ? [sale.account_id] : [])),
    }]));
  }

  /** Reads rows as they are now, unlocked. */
  async read(rows: LockSet): Promise<FreshRows> {
    return freshRows(await this.#fly(readStatements(rows, "")));
  }

  /** Locks rows in the one order of the house, waiting for whoever holds them. Before these nothing after campaign_state may be locked. */
  async lock(rows: LockSet): Promise<FreshRows & { readonly bookVersion: bigint }> {
    const replies = await this.#fly([...readStatements(rows, LOCK), BOOK]);
    return { ...freshRows(replies), bookVersion: replies.at(-1)?.rows[0]?.version ?? 0n };
  }

  /** Locks more rows without waiting: 55P03 when another transaction holds one, for that could be out of order. */
  async lockMore(rows: LockSet): Promise<FreshRows> {
    return freshRows(await this.#fly(readStatements(rows, `${LOCK} nowait`)));
  }

  /**
   * Writes what the decisions make, takes it from counters and wallets, and commits, all in one flight: rows are locked for
   * no longer than the fsync takes. Throws MarketMoved when the takes no longer fit, UnclearCommit when no reply to COMMIT came.
   */
  async finish(input: WriteInput, takes: Takes): Promise<void> {
    const rows = this.#rows;
    const statements: Statement[] = [leadsStatement(rows, input)];
    const listed = input.decided.flatMap(({ listing }) => (listing === null ? [] : [listing]));
    if (listed.length > 0) statements.push(listingStatement(rows, listed));
    if (input.keyChanges.length > 0) statements.push(...keyChangeStatements(rows, input.keyChanges));
    if (takes.sourceCounters.length > 0) statements.push(sourceCounterStatement(rows, takes.sourceCounters));
    if (takes.sourceDays.size > 0) statements.push(sourceDayStatement(takes.sourceDays));
    statements.push(takesStatement(rows, takes));
    await this.#commit(statements);
  }

  /** Ends the transaction without a trace. */
  async rollback(): Promise<void> {
    if (!this.broken) await this.#fly([{ name: "rollback", text: "rollback", values: [] }]).catch(() => undefined);
  }

  async #commit(statements: readonly Statement[]): Promise<void> {
    this.#socket.cork();
    const flights = statements.map((statement) => this.#send(statement));
    const commit = this.#client.query("commit");
    this.#socket.uncork();
    const settled = await Promise.allSettled(flights);
    const failed = settled.find((result) => result.status === "rejected");
    let tag: string;
    try {
      tag = (await commit).command;
    } catch (error) {
      this.#life.abort();
      // A statement that failed of itself has ended the transaction; only a lost reply is unclear.
      if (failed !== undefined && isSqlError(failed.reason)) throw moved(failed.reason);
      throw new UnclearCommit("the reply to COMMIT was lost", { cause: error });
    }
    if (failed !== undefined) throw moved(failed.reason);
    if (tag !== "COMMIT") throw new Error(`COMMIT ended as ${tag}`);
  }

  async #fly(statements: readonly Statement[]): Promise<Reply[]> {
    this.#socket.cork();
    const flights = statements.map((statement) => this.#send(statement));
    this.#socket.uncork();
    const settled = await Promise.allSettled(flights);
    const failed = settled.find((result) => result.status === "rejected");
    if (failed !== undefined) throw failed.reason;
    return settled.flatMap((result, index) => (result.status === "fulfilled" ? [{ name: statements[index]?.name ?? "", rows: result.value }] : []));
  }

  async #send({ name, text, values }: Statement): Promise<readonly Row[]> {
    try {
      return (await this.#client.query<Row>({ name, text, values: [...values] })).rows;
    } catch (error) {
      // A table has got another column since its row type was read: the next connection reads it anew.
      if (isSqlError(error) && error.code === DATATYPE_MISMATCH) this.#life.abort();
      throw error;
    }
  }
}

export interface WriteInput {
  readonly batchId: string;
  readonly decidedAtMs: number;
  readonly rules: MarketRules;
  readonly findings: readonly Finding[];
  readonly decided: readonly DecidedLead[];
  readonly keyChanges: readonly KeyChange[];
  /** JSON of what the publisher announces; null for nothing. */
  readonly events: string | null;
}

/** What the batch takes. Counters per source and source days are absolute, for their rows are locked. */
export interface Takes {
  readonly takes: readonly RoomTake[];
  readonly spentByAccount: ReadonlyMap<string, bigint>;
  readonly sourceCounters: readonly CampaignSourceCounters[];
  readonly sourceDays: ReadonlyMap<string, SourceDay>;
  /** The book that must still be in force; null where its rows were locked before the decision. */
  readonly bookVersion: bigint | null;
}

const BOOK: Statement = { name: "book", text: "select version from book", values: [] };

function idempotencyStatement(claims: readonly IdempotencyClaim[], claimedAtMs: number): Statement {
  return {
    name: "idempotency",
    text: `insert into idempotency (scope, key_hash, request_hash, lead_id, created_at)
      select scope, key_hash, request_hash, lead_id, to_timestamp($5::bigint / 1000.0)
      from unnest($1::uuid[], $2::bytea[], $3::bytea[], $4::uuid[]) as row (scope, key_hash, request_hash, lead_id)
      on conflict do nothing returning scope, key_hash`,
    values: [
      plainArray(claims.map(({ scope }) => scope)), hexArray(claims.map(({ keyHash }) => keyHash.toString("hex"))),
      hexArray(claims.map(({ requestHash }) => requestHash.toString("hex"))), plainArray(claims.map(({ leadId }) => leadId)), claimedAtMs,
    ],
  };
}

function accountsByHash(uploads: readonly (readonly [hash: string, accountId: string])[]): Map<string, string[]> {
  const accounts = new Map<string, string[]>();
  for (const [hash, accountId] of uploads) accounts.set(hash, [...(accounts.get(hash) ?? []), accountId]);
  return accounts;
}

const DATATYPE_MISMATCH = "42804";

/** Raised by the function market_moved. */
const MOVED_CODE = "PM001";

function moved(error: unknown): unknown {
  return isSqlError(error) && error.code === MOVED_CODE ? new MarketMoved("the market moved while the batch was decided", { cause: error }) : error;
}

/** True for an error that PostgreSQL itself reported, with its five-character code. */
export function isSqlError(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && typeof error.code === "string";
}

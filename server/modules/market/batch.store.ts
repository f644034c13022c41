// A batch's transaction over one pipelined connection: claim, read, write, lock, commit.
import { Socket } from "node:net";
import pg from "pg";
import type { Counters } from "../../../domain/distribution/caps.ts";
import type { EarlierCopy } from "../../../domain/lead/duplicate.ts";
import { bytesArray, plainArray } from "../../platform/db/array-literal.ts";
import type { MarketRules, SellableArrival } from "./arrival.ts";
import {
  BATCH_TYPES, type FreshRows, LOCK, type LockSet, type Reply, type Row, type SourceDay, type Statement, freshRows, readStatements,
} from "./batch-read.store.ts";
import {
  counterStatement, keyChangeStatements, listingStatement, saleStatements, sourceCounterStatement, sourceDayStatement, walletStatement,
} from "./batch-write.store.ts";
import type { HeldKey, KeyChange } from "./claims.ts";
import type { DecidedLead } from "./decided-lead.ts";
import { type Finding, INSERT_LEADS_SQL, leadParameters, privateParameters } from "./stored-lead.store.ts";

/** The reply to COMMIT never came: the batch may or may not stand. Its id tells. */
export class UnclearCommit extends Error {}

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
  /** Lead that won each key nobody held, by the key's hash in hex. */
  readonly insertedKeys: ReadonlyMap<string, string>;
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
  /** Set once the connection is lost; a new store must be opened. */
  broken = false;

  private constructor(client: pg.Client, socket: Socket) {
    this.#client = client;
    this.#socket = socket;
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
    const store = new BatchStore(client, socket);
    const broke = (): void => {
      store.broken = true;
    };
    client.on("error", broke);
    client.on("end", broke);
    await client.connect();
    return store;
  }

  async close(): Promise<void> {
    if (!this.broken) await this.#client.end();
  }

  /** Begins the transaction and claims keys, sorted, so that two batches never wait for each other in a circle. */
  async claim(input: ClaimInput): Promise<Claimed> {
    const keys = input.claimants
      .flatMap(({ leadId, source, content }, order) => content.identityHashes.map((hash) => ({ hash, side: content.facts.side, leadId, affiliateId: source.affiliateId, order })))
      .sort((a, b) => Buffer.compare(a.hash, b.hash) || a.order - b.order);
    const idempotency = input.idempotency.toSorted((a, b) => (a.scope < b.scope ? -1 : a.scope > b.scope ? 1 : Buffer.compare(a.keyHash, b.keyHash)));
    const persons = bytesArray(input.claimants.flatMap(({ content }) => content.personHashes));
    const replies = await this.#fly([
      { name: "begin", text: "begin isolation level read committed", values: [] },
      {
        name: "batch", text: "insert into batch (id, decided_at) values ($1, to_timestamp($2::bigint / 1000.0)) on conflict do nothing returning id",
        values: [input.batchId, input.decidedAtMs],
      },
      {
        name: "keys",
        text: `insert into lead_key (hash, side, lead_id, affiliate_id, claimed_at)
          select hash, side, lead_id, affiliate_id, to_timestamp($5::bigint / 1000.0)
          from unnest($1::bytea[], $2::text[], $3::uuid[], $4::uuid[]) as row (hash, side, lead_id, affiliate_id)
          on conflict do nothing returning hash, lead_id`,
        values: [
          bytesArray(keys.map(({ hash }) => hash)), plainArray(keys.map(({ side }) => side)), plainArray(keys.map(({ leadId }) => leadId)),
          plainArray(keys.map(({ affiliateId }) => affiliateId)), input.decidedAtMs,
        ],
      },
      ...(idempotency.length === 0 ? [] : [{
        name: "idempotency",
        text: `insert into idempotency (scope, key_hash, request_hash, lead_id, created_at)
          select scope, key_hash, request_hash, lead_id, to_timestamp($5::bigint / 1000.0)
          from unnest($1::uuid[], $2::bytea[], $3::bytea[], $4::uuid[]) as row (scope, key_hash, request_hash, lead_id)
          on conflict do nothing returning scope, key_hash`,
        values: [
          plainArray(idempotency.map(({ scope }) => scope)), bytesArray(idempotency.map(({ keyHash }) => keyHash)),
          bytesArray(idempotency.map(({ requestHash }) => requestHash)), plainArray(idempotency.map(({ leadId }) => leadId)), input.decidedAtMs,
        ],
      }]),
      { name: "suppressed", text: "select hash from suppression where hash = any($1::bytea[])", values: [persons] },
      { name: "uploaded", text: "select hash, account_id from owned_contact where hash = any($1::bytea[])", values: [persons] },
      BOOK,
    ]);
    const rows = (name: string): readonly Row[] => replies.find((reply) => reply.name === name)?.rows ?? [];
    return {
      isNew: rows("batch").length === 1,
      insertedKeys: new Map(rows("keys").map((row) => [row.hash.toString("hex"), row.lead_id])),
      freeIdempotencyKeys: new Set(rows("idempotency").map((row) => `${row.scope}:${row.key_hash.toString("hex")}`)),
      suppressedHashes: new Set(rows("suppressed").map((row) => row.hash.toString("hex"))),
      uploaders: accountsByHash(rows("uploaded")),
      bookVersion: rows("book")[0]?.version ?? 0n,
    };
  }

  /** The rows that held keys before, locked in hash order, with who bought those leads. Only asked when a claim met one. */
  async heldKeys(hashes: readonly Buffer[]): Promise<Map<string, HeldKey>> {
    const [reply] = await this.#fly([{
      name: "held",
      text: `select hash, side, lead_id, affiliate_id, (extract(epoch from claimed_at) * 1000)::bigint as claimed_at_ms, earlier
        from lead_key where hash = any($1::bytea[]) order by hash for no key update`,
      values: [bytesArray(hashes.toSorted(Buffer.compare))],
    }]);
    const rows = reply?.rows ?? [];
    const leadIds = plainArray(rows.flatMap((row) => [row.lead_id, ...(row.earlier ?? []).map((copy) => copy.leadId)]));
    const [states, buyers] = await this.#fly([
      {
        name: "held-leads",
        text: `select l.id, l.status, (select (extract(epoch from max(s.sold_at)) * 1000)::bigint from sale s where s.lead_id = l.id) as last_sold_at_ms
          from lead l where l.id = any($1::uuid[])`,
        values: [leadIds],
      },
      { name: "held-buyers", text: "select lead_id, buyer_id as account_id from sale where lead_id = any($1::uuid[])", values: [leadIds] },
    ]);
    const byId = new Map((states?.rows ?? []).map((row) => [row.id, row]));
    const copyOf = (copy: Pick<EarlierCopy, "leadId" | "affiliateId" | "side" | "claimedAtMs">): EarlierCopy => {
      const lead = byId.get(copy.leadId);
      return { ...copy, status: lead?.status ?? null, lastSoldAtMs: lead === undefined || lead.last_sold_at_ms === null ? null : Number(lead.last_sold_at_ms) };
    };
    return new Map(rows.map((row): [string, HeldKey] => {
      const holder = { leadId: row.lead_id, affiliateId: row.affiliate_id, side: row.side, claimedAtMs: Number(row.claimed_at_ms) };
      const copies = [holder, ...(row.earlier ?? [])].map(copyOf);
      const ids = new Set(copies.map(({ leadId }) => leadId));
      return [row.hash.toString("hex"), { copies, buyerIds: (buyers?.rows ?? []).flatMap((sale) => (ids.has(sale.lead_id) ? [sale.account_id] : [])) }];
    }));
  }

  /** Reads rows as they are now, unlocked. */
  async read(rows: LockSet): Promise<FreshRows> {
    return freshRows(await this.#fly(readStatements(rows, "")));
  }

  /** Locks rows in the one order of the house, waiting for whoever holds them. Before these nothing after campaign_state may be locked. */
  async lock(rows: LockSet): Promise<FreshRows & { readonly bookVersion: bigint }> {
    const replies = await this.#fly([...readStatements(rows, LOCK), BOOK]);
    return { ...freshRows(replies), bookVersion: replies.find(({ name }) => name === "book")?.rows[0]?.version ?? 0n };
  }

  /** Locks more rows without waiting: 55P03 when another transaction holds one, for that could be out of order. */
  async lockMore(rows: LockSet): Promise<FreshRows> {
    return freshRows(await this.#fly(readStatements(rows, `${LOCK} nowait`)));
  }

  /** Sends everything the decisions make except what needs the winners' locks. Await the result before the COMMIT counts. */
  async write(input: WriteInput): Promise<void> {
    const statements: Statement[] = [
      { name: "leads", text: INSERT_LEADS_SQL, values: [input.batchId, ...leadParameters(input.findings, input.activeCampaigns)] },
      { name: "private", text: "insert into lead_private (lead_id, key_salt, sealed) select * from unnest($1::uuid[], $2::bytea[], $3::bytea[])", values: privateParameters(input.findings) },
    ];
    const sales = input.decided.flatMap((decided) => decided.sales);
    if (sales.length > 0) statements.push(...saleStatements(sales, input.rules.networkId, input.decidedAtMs));
    const listing = listingStatement(input.decided, input.rules, input.decidedAtMs);
    if (listing !== null) statements.push(listing);
    if (input.keyChanges.length > 0) statements.push(...keyChangeStatements(input.keyChanges, input.decidedAtMs));
    if (input.events !== null) {
      statements.push({
        name: "outbox", text: "insert into outbox (topic, payload, written_at) values ('leads_decided', $1::json, to_timestamp($2::bigint / 1000.0))",
        values: [input.events, input.decidedAtMs],
      });
    }
    await this.#fly(statements);
  }

  /** Writes what the batch took from the locked rows, and commits. Throws UnclearCommit when no reply to COMMIT came. */
  async commit(takes: Takes): Promise<void> {
    const statements: Statement[] = [];
    if (takes.counters.size > 0) statements.push(counterStatement(takes.counters));
    if (takes.sourceCounters.length > 0) statements.push(sourceCounterStatement(takes.sourceCounters));
    if (takes.sourceDays.size > 0) statements.push(sourceDayStatement(takes.sourceDays));
    if (takes.spentByAccount.size > 0) statements.push(walletStatement(takes.spentByAccount));
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
      this.broken = true;
      // A statement that failed of itself has ended the transaction; only a lost reply is unclear.
      if (failed !== undefined && isSqlError(failed.reason)) throw failed.reason;
      throw new UnclearCommit("the reply to COMMIT was lost", { cause: error });
    }
    if (failed !== undefined) throw failed.reason;
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
    const result = await this.#client.query<Row>({ name, text, values: [...values] });
    return result.rows;
  }
}

export interface WriteInput {
  readonly batchId: string;
  readonly decidedAtMs: number;
  readonly rules: MarketRules;
  readonly activeCampaigns: number;
  readonly findings: readonly Finding[];
  readonly decided: readonly DecidedLead[];
  readonly keyChanges: readonly KeyChange[];
  /** JSON of what the publisher announces; null for nothing. */
  readonly events: string | null;
}

/** What the batch took from rows it locked. */
export interface Takes {
  readonly counters: ReadonlyMap<number, Counters>;
  readonly sourceCounters: readonly { readonly campaignNo: number; readonly sourceId: string; readonly counters: Counters }[];
  readonly spentByAccount: ReadonlyMap<string, bigint>;
  readonly sourceDays: ReadonlyMap<string, SourceDay>;
}

const BOOK: Statement = { name: "book", text: "select version from book", values: [] };

function accountsByHash(rows: readonly Row[]): Map<string, string[]> {
  const accounts = new Map<string, string[]>();
  for (const row of rows) {
    const hash = row.hash.toString("hex");
    accounts.set(hash, [...(accounts.get(hash) ?? []), row.account_id]);
  }
  return accounts;
}

/** True for an error that PostgreSQL itself reported, with its five-character code. */
export function isSqlError(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && typeof error.code === "string";
}

// The two flights of a batch over one pipelined connection: claim and lock, then write and commit.
import pg from "pg";
import type { Counters } from "../../../domain/distribution/caps.ts";
import type { EarlierCopy } from "../../../domain/lead/duplicate.ts";
import { bytesArray, plainArray } from "../../platform/db/array-literal.ts";
import type { MarketRules, SellableArrival } from "./arrival.ts";
import {
  BATCH_TYPES, type FreshRows, LOCK, type LockSet, type Reply, type Row, type SourceDay, type Statement, freshRows, readStatements,
} from "./batch-read.store.ts";
import {
  counterStatement, keyChangeStatements, listingStatement, ownedStatement, saleStatements, sourceCounterStatement, sourceDayStatement, walletStatement,
} from "./batch-write.store.ts";
import { type HeldKey, type KeyChange, keyOf } from "./claims.ts";
import type { DecidedLead } from "./decided-lead.ts";
import { type Finding, INSERT_LEADS_SQL, leadParameters, privateParameters } from "./stored-lead.ts";

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
  readonly locks: LockSet;
  /** Rows a proposal's refusals rest on: read again, not locked. */
  readonly suspects: LockSet;
}

export interface Claimed extends FreshRows {
  /** False when this batch id has committed before. */
  readonly isNew: boolean;
  /** Lead that won each key nobody held, by `keyOf`. */
  readonly insertedKeys: ReadonlyMap<string, string>;
  /** Idempotency keys that were free, as "scope:key hash in hex". */
  readonly freeIdempotencyKeys: ReadonlySet<string>;
  readonly suppressedHashes: ReadonlySet<string>;
  /** Accounts that own each person, by hash in hex. */
  readonly owners: ReadonlyMap<string, readonly string[]>;
  readonly bookVersion: bigint;
}

/** One connection for batches. Every statement is named, so it is planned once. */
export class BatchStore {
  readonly #client: pg.Client;
  /** Set once the connection is lost; a new store must be opened. */
  broken = false;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** Connects. Rejects when the database cannot be reached. */
  static async open(connection: pg.ClientConfig): Promise<BatchStore> {
    const client = new pg.Client({
      ...connection,
      pipeline: true,
      application_name: "plat-batch",
      options: "-c plan_cache_mode=force_generic_plan -c jit=off -c statement_timeout=10000 -c idle_in_transaction_session_timeout=15000",
      types: BATCH_TYPES,
    });
    const store = new BatchStore(client);
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

  /** Flight 1: begins the transaction, claims keys, and locks in the one order batch → key → campaign → source → wallet. */
  async claim(input: ClaimInput): Promise<Claimed> {
    const keys = input.claimants
      .flatMap(({ leadId, source, content }, order) => content.identityHashes.map((hash) => ({ hash, side: content.facts.side, leadId, affiliateId: source.affiliateId, order })))
      .sort((a, b) => Buffer.compare(a.hash, b.hash) || (a.side < b.side ? -1 : a.side > b.side ? 1 : a.order - b.order));
    const idempotency = input.idempotency.toSorted((a, b) => (a.scope < b.scope ? -1 : a.scope > b.scope ? 1 : Buffer.compare(a.keyHash, b.keyHash)));
    const persons = input.claimants.flatMap(({ content }) => content.personHashes);
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
          on conflict do nothing returning hash, side, lead_id`,
        values: [
          bytesArray(keys.map(({ hash }) => hash)), plainArray(keys.map(({ side }) => side)), plainArray(keys.map(({ leadId }) => leadId)),
          plainArray(keys.map(({ affiliateId }) => affiliateId)), input.decidedAtMs,
        ],
      },
      {
        name: "idempotency",
        text: `insert into idempotency (scope, key_hash, request_hash, lead_id, created_at)
          select scope, key_hash, request_hash, lead_id, to_timestamp($5::bigint / 1000.0)
          from unnest($1::uuid[], $2::bytea[], $3::bytea[], $4::uuid[]) as row (scope, key_hash, request_hash, lead_id)
          on conflict do nothing returning scope, key_hash`,
        values: [
          plainArray(idempotency.map(({ scope }) => scope)), bytesArray(idempotency.map(({ keyHash }) => keyHash)),
          bytesArray(idempotency.map(({ requestHash }) => requestHash)), plainArray(idempotency.map(({ leadId }) => leadId)), input.decidedAtMs,
        ],
      },
      { name: "suppressed", text: "select hash from suppression where hash = any($1::bytea[])", values: [bytesArray(persons)] },
      { name: "owned", text: "select hash, account_id from owned_contact where hash = any($1::bytea[])", values: [bytesArray(persons)] },
      ...readStatements(input.suspects, ""),
      ...readStatements(input.locks, LOCK),
      { name: "book", text: "select version from book", values: [] },
    ]);
    const rows = (name: string): readonly Row[] => replies.find((reply) => reply.name === name)?.rows ?? [];
    const owners = new Map<string, string[]>();
    for (const row of rows("owned")) {
      const hash = row.hash.toString("hex");
      owners.set(hash, [...(owners.get(hash) ?? []), row.account_id]);
    }
    return {
      ...freshRows(replies),
      isNew: rows("batch").length === 1,
      insertedKeys: new Map(rows("keys").map((row) => [keyOf(row.hash, row.side), row.lead_id])),
      freeIdempotencyKeys: new Set(rows("idempotency").map((row) => `${row.scope}:${row.key_hash.toString("hex")}`)),
      suppressedHashes: new Set(rows("suppressed").map((row) => row.hash.toString("hex"))),
      owners,
      bookVersion: rows("book")[0]?.version ?? 0n,
    };
  }

  /** The rows that held keys before, locked in hash order. Only asked when a claim met one. */
  async heldKeys(keys: readonly { readonly hash: Buffer; readonly side: string }[]): Promise<Map<string, HeldKey>> {
    const sorted = keys.toSorted((a, b) => Buffer.compare(a.hash, b.hash) || (a.side < b.side ? -1 : 1));
    const [reply] = await this.#fly([{
      name: "held",
      text: `select k.hash, k.side, k.lead_id, k.affiliate_id, (extract(epoch from k.claimed_at) * 1000)::bigint as claimed_at_ms, k.earlier
        from lead_key k join unnest($1::bytea[], $2::text[]) as asked (hash, side) on asked.hash = k.hash and asked.side = k.side
        order by k.hash, k.side for no key update of k`,
      values: [bytesArray(sorted.map(({ hash }) => hash)), plainArray(sorted.map(({ side }) => side))],
    }]);
    const rows = reply?.rows ?? [];
    const leadIds = rows.flatMap((row) => [row.lead_id, ...(row.earlier ?? []).map((copy) => copy.leadId)]);
    const [states] = await this.#fly([{
      name: "held-leads",
      text: `select l.id, l.status, (select (extract(epoch from max(s.sold_at)) * 1000)::bigint from sale s where s.lead_id = l.id) as last_sold_at_ms
        from lead l where l.id = any($1::uuid[])`,
      values: [plainArray(leadIds)],
    }]);
    const byId = new Map((states?.rows ?? []).map((row) => [row.id, row]));
    const copy = (leadId: string, affiliateId: string, claimedAtMs: number): EarlierCopy => {
      const lead = byId.get(leadId);
      return { leadId, affiliateId, claimedAtMs, status: lead?.status ?? null, lastSoldAtMs: lead?.last_sold_at_ms == null ? null : Number(lead.last_sold_at_ms) };
    };
    return new Map(rows.map((row) => [keyOf(row.hash, row.side), {
      key: keyOf(row.hash, row.side), hash: row.hash, side: row.side,
      copies: [copy(row.lead_id, row.affiliate_id, Number(row.claimed_at_ms)), ...(row.earlier ?? []).map((old) => copy(old.leadId, old.affiliateId, old.claimedAtMs))],
    }]));
  }

  /** Locks more rows without waiting: 55P03 when another transaction holds one, for that could be out of order. */
  async lockMore(locks: LockSet, suspects: LockSet): Promise<FreshRows> {
    return freshRows(await this.#fly([...readStatements(suspects, ""), ...readStatements(locks, `${LOCK} nowait`)]));
  }

  /** Flight 2: writes everything the decisions made and commits. Throws UnclearCommit when no reply to COMMIT came. */
  async store(input: StoreInput): Promise<void> {
    const statements: Statement[] = [
      { name: "leads", text: INSERT_LEADS_SQL, values: [input.batchId, ...leadParameters(input.findings, input.activeCampaigns)] },
      { name: "private", text: "insert into lead_private (lead_id, key_salt, sealed) select * from unnest($1::uuid[], $2::bytea[], $3::bytea[])", values: privateParameters(input.findings) },
    ];
    if (input.keyChanges.length > 0) statements.push(...keyChangeStatements(input.keyChanges, input.decidedAtMs));
    statements.push(...takeStatements(input));
    const listing = listingStatement(input.decided, input.rules, input.decidedAtMs);
    if (listing !== null) statements.push(listing);
    if (input.sourceDays.size > 0) statements.push(sourceDayStatement(input.sourceDays));
    if (input.events !== null) {
      statements.push({
        name: "outbox", text: "insert into outbox (topic, payload, written_at) values ('leads_decided', $1::json, to_timestamp($2::bigint / 1000.0))",
        values: [input.events, input.decidedAtMs],
      });
    }
    await this.#commit(statements);
  }

  /** Ends the transaction without a trace. */
  async rollback(): Promise<void> {
    if (!this.broken) await this.#fly([{ name: "rollback", text: "rollback", values: [] }]).catch(() => undefined);
  }

  async #commit(statements: readonly Statement[]): Promise<void> {
    const flights = statements.map((statement) => this.#send(statement));
    const commit = this.#client.query("commit");
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
    const settled = await Promise.allSettled(statements.map((statement) => this.#send(statement)));
    const failed = settled.find((result) => result.status === "rejected");
    if (failed !== undefined) throw failed.reason;
    return settled.flatMap((result, index) => (result.status === "fulfilled" ? [{ name: statements[index]?.name ?? "", rows: result.value }] : []));
  }

  async #send({ name, text, values }: Statement): Promise<readonly Row[]> {
    const result = await this.#client.query<Row>({ name, text, values: [...values] });
    return result.rows;
  }
}

export interface StoreInput {
  readonly batchId: string;
  readonly decidedAtMs: number;
  readonly rules: MarketRules;
  readonly activeCampaigns: number;
  readonly findings: readonly Finding[];
  readonly decided: readonly DecidedLead[];
  readonly keyChanges: readonly KeyChange[];
  readonly counters: ReadonlyMap<number, Counters>;
  readonly sourceCounters: readonly { readonly campaignNo: number; readonly sourceId: string; readonly counters: Counters }[];
  readonly spentByAccount: ReadonlyMap<string, bigint>;
  readonly sourceDays: ReadonlyMap<string, SourceDay>;
  /** JSON of what the publisher announces; null for nothing. */
  readonly events: string | null;
}

/** Everything the sales of the batch took: nothing where nothing was sold. */
function takeStatements(input: StoreInput): Statement[] {
  const sales = input.decided.flatMap((decided) => decided.sales);
  if (sales.length === 0) return [];
  const owned = input.decided.flatMap(({ arrival, sales: own }) => own.flatMap(({ buyerId }) => arrival.content.personHashes.map((hash) => ({ hash, accountId: buyerId }))));
  return [
    ...saleStatements(sales, input.rules.networkId, input.decidedAtMs),
    ownedStatement(owned),
    counterStatement(input.counters),
    ...(input.sourceCounters.length > 0 ? [sourceCounterStatement(input.sourceCounters)] : []),
    walletStatement(input.spentByAccount),
  ];
}

/** True for an error that PostgreSQL itself reported, with its five-character code. */
export function isSqlError(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && typeof error.code === "string";
}

// A batch's transaction over one pipelined connection: claim, read, write, lock, commit.
import { Socket } from "node:net";
import pg from "pg";
import type { CapacityUse } from "../../../../../domain/distribution/capacity-use.ts";
import { DatabaseClient } from "../../../../platform/db/database-client.ts";
import type { DistributionSettings } from "../arrive/arrival.ts";
import {
  BATCH_TYPES,
  type FreshRows,
  LOCK,
  type LockSet,
  type Reply,
  type Row,
  type SourceDay,
  type Statement,
  freshRows,
  readStatements,
} from "./batch-read.store.ts";
import {
  type BatchRows,
  type CampaignSourceCounters,
  loadBatchRows,
} from "../commit/batch-rows.ts";
import {
  keyChangeStatements,
  leadsStatement,
  listingStatement,
  sourceCounterStatement,
  sourceDayStatement,
  usageStatement,
  versionStatement,
} from "../commit/batch-write.store.ts";
import {
  type ClaimInput,
  type Claimed,
  claimStatements,
  claimedOf,
  newcomerStatements,
  readHeldKeys,
} from "./claim.store.ts";
import type { HeldKey, KeyChange } from "../arrive/resolve-duplicates.ts";
import type { DecidedLead } from "../decide/decided-lead.ts";
import type { Finding } from "../commit/stored-lead.store.ts";

/**
 * The reply to COMMIT never arrived: the batch may or may not have committed. Its id shows which.
 */
export class UnclearCommit extends Error {}

/**
 * Counters, balances or the distribution version are no longer those the batch was decided on;
 * nothing was written.
 */
export class DistributionChanged extends Error {}

/** A person of a batch of newcomers is known, or the batch itself is; nothing was written. */
export class NotNew extends Error {}

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

  /** Whether the connection is lost; if so, a new store must be opened. */
  get broken(): boolean {
    return this.#life.signal.aborted;
  }

  /** Connects. Rejects when the database cannot be reached. */
  static async open(connection: pg.ClientConfig): Promise<BatchStore> {
    const socket = new Socket();
    const client = new DatabaseClient({
      ...connection,
      stream: () => socket,
      pipeline: true,
      application_name: "plat-batch",
      options:
        "-c plan_cache_mode=force_generic_plan -c jit=off -c enable_seqscan=off -c " +
        "enable_hashjoin=off -c enable_mergejoin=off -c statement_timeout=10000 -c " +
        "idle_in_transaction_session_timeout=15000",
      types: BATCH_TYPES,
    });
    // Errors are handled from the start: a connection can be lost between its first answer and its
    // first batch.
    const life = new AbortController();
    for (const event of ["error", "end"] as const) client.on(event, () => life.abort());
    await client.connect();
    return new BatchStore(client, socket, await loadBatchRows(client), life);
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  /**
   * Begins the transaction and claims keys, sorted, so that two batches cannot deadlock on them.
   */
  async claim(input: ClaimInput): Promise<Claimed> {
    return claimedOf(await this.#fly([BEGIN, ...claimStatements(this.#rows, input)]));
  }

  /**
   * Locks the rows that held keys before, in hash order, and reads who bought those leads. Needed
   * only when a claim matched one.
   */
  heldKeys(hashes: readonly string[]): Promise<Map<string, HeldKey>> {
    return readHeldKeys((statements) => this.#fly(statements), hashes);
  }

  /** Reads rows as they are now, unlocked. */
  async read(rows: LockSet): Promise<FreshRows> {
    return freshRows(await this.#fly(readStatements(rows, "")));
  }

  /**
   * Locks rows in the global lock order, waiting for transactions that hold them. No row of
   * campaign_state or later in the order may be locked before this.
   */
  async lock(rows: LockSet): Promise<FreshRows & { readonly distributionVersion: bigint }> {
    const replies = await this.#fly([...readStatements(rows, LOCK), BOOK]);
    return { ...freshRows(replies), distributionVersion: replies.at(-1)?.rows[0]?.version ?? 0n };
  }

  /**
   * Locks more rows without waiting: throws 55P03 when another transaction holds one, since waiting
   * could break the lock order.
   */
  async lockMore(rows: LockSet): Promise<FreshRows> {
    return freshRows(await this.#fly(readStatements(rows, `${LOCK} nowait`)));
  }

  /**
   * Writes what the decisions produce, takes it from counters and wallets, and commits, all in one
   * round trip: rows are locked for no longer than the fsync takes. `newcomers`: persons presumed
   * new, claimed in the same round trip; null where the claim was made before. Throws
   * DistributionChanged when the takes no longer fit, NotNew when a newcomer is known,
   * UnclearCommit when no reply to COMMIT arrived.
   */
  async finish(input: WriteInput, takes: BatchUsage, newcomers: ClaimInput | null): Promise<void> {
    const rows = this.#rows;
    const statements: Statement[] =
      newcomers === null ? [] : [BEGIN, ...newcomerStatements(rows, newcomers)];
    statements.push(leadsStatement(rows, input));
    const listed = input.decided.flatMap(({ listing }) => (listing === null ? [] : [listing]));
    if (listed.length > 0) statements.push(listingStatement(rows, listed));
    if (input.keyChanges.length > 0)
      statements.push(...keyChangeStatements(rows, input.keyChanges));
    if (takes.sourceCounters.length > 0)
      statements.push(sourceCounterStatement(rows, takes.sourceCounters));
    if (takes.sourceDays.size > 0) statements.push(sourceDayStatement(takes.sourceDays));
    statements.push(usageStatement(rows, takes));
    if (takes.distributionVersion !== null)
      statements.push(versionStatement(takes.distributionVersion));
    await this.#commit(statements);
  }

  /** Rolls the transaction back. */
  async rollback(): Promise<void> {
    if (!this.broken)
      await this.#fly([{ name: "rollback", text: "rollback", values: [] }]).catch(() => undefined);
  }

  async #commit(statements: readonly Statement[]): Promise<void> {
    this.#socket.cork();
    const pending = statements.map((statement) => this.#send(statement));
    const commit = this.#client.query("commit");
    this.#socket.uncork();
    const settled = await Promise.allSettled(pending);
    const failed = settled.find((result) => result.status === "rejected");
    let tag: string;
    try {
      tag = (await commit).command;
    } catch (error) {
      this.#life.abort();
      // A statement that failed on its own has ended the transaction; only a lost reply is unclear.
      if (failed !== undefined && isSqlError(failed.reason)) throw lost(failed.reason);
      throw new UnclearCommit("the reply to COMMIT was lost", { cause: error });
    }
    if (failed !== undefined) throw lost(failed.reason);
    if (tag !== "COMMIT") throw new Error(`COMMIT ended as ${tag}`);
  }

  async #fly(statements: readonly Statement[]): Promise<Reply[]> {
    this.#socket.cork();
    const pending = statements.map((statement) => this.#send(statement));
    this.#socket.uncork();
    const settled = await Promise.allSettled(pending);
    const failed = settled.find((result) => result.status === "rejected");
    if (failed !== undefined) throw failed.reason;
    return settled.flatMap((result, index) =>
      result.status === "fulfilled"
        ? [{ name: statements[index]?.name ?? "", rows: result.value }]
        : [],
    );
  }

  async #send({ name, text, values }: Statement): Promise<readonly Row[]> {
    try {
      return (await this.#client.query<Row>({ name, text, values: [...values] })).rows;
    } catch (error) {
      // A table has gained a column since its row type was read: the next connection reads it
      // again.
      if (isSqlError(error) && error.code === DATATYPE_MISMATCH) this.#life.abort();
      throw error;
    }
  }
}

export interface WriteInput {
  readonly batchId: string;
  readonly decidedAtMs: number;
  readonly rules: DistributionSettings;
  readonly findings: readonly Finding[];
  readonly decided: readonly DecidedLead[];
  readonly keyChanges: readonly KeyChange[];
  /** JSON of the events to publish; null for none. */
  readonly events: string | null;
}

/**
 * What the batch takes. Counters per source and source days are absolute values, since their rows
 * are locked.
 */
export interface BatchUsage {
  readonly takes: readonly CapacityUse[];
  readonly spentByAccount: ReadonlyMap<string, bigint>;
  readonly sourceCounters: readonly CampaignSourceCounters[];
  readonly sourceDays: ReadonlyMap<string, SourceDay>;
  /**
   * The distribution version that must still be current; null where its rows were locked before the
   * decision.
   */
  readonly distributionVersion: bigint | null;
}

const BEGIN: Statement = {
  name: "begin",
  text: "begin isolation level read committed",
  values: [],
};
const BOOK: Statement = {
  name: "book",
  text: "select version from distribution_version",
  values: [],
};

const DATATYPE_MISMATCH = "42804";

/** Raised by the functions distribution_changed and not_new. */
const MOVED_CODE = "PM001";
const NOT_NEW_CODE = "PM002";

function lost(error: unknown): unknown {
  const code = isSqlError(error) ? error.code : null;
  if (code === MOVED_CODE)
    return new DistributionChanged("the market moved while the batch was decided", {
      cause: error,
    });
  return code === NOT_NEW_CODE
    ? new NotNew("a person of the batch is already known", { cause: error })
    : error;
}

/** True for an error that PostgreSQL itself reported, with its five-character code. */
export function isSqlError(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && typeof error.code === "string";
}

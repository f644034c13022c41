// The lanes: each takes whatever arrived while the last batch was committing, decides it in one
// transaction, answers everyone.
import { type AnswerDeps, answerBatch, leadFollowers } from "../answer/answer-batch.ts";
import { ArrivalQueue, type Urgency, type Waiting } from "./arrival-queue.ts";
import type { Arrival, ArrivalResult, DistributionSettings } from "./arrival.ts";
import { LeadFailed, TooBusy } from "./batch-errors.ts";
import { type BatchStore, UnclearCommit, isSqlError } from "../claim/batch.store.ts";
import {
  BatchCommitted,
  type BatchResult,
  RestartBatch,
  decideBatch,
} from "../decide/decide-batch.ts";
import { KnownPersons } from "./known-persons.ts";
import { RowSet } from "../claim/lock-plan.ts";
import type { DistributionState } from "../state/distribution-state.ts";
import { idempotencyKey } from "./sort-arrivals.ts";
import { uuidv7 } from "../../../../platform/ids/uuid.ts";

/** Arrivals decided in one transaction at most. */
const MAX_BATCH = 256;
/**
 * Transactions open at once: while one waits for its reply, the other decides and writes. Measured
 * on 2 cores: a third costs more than it gains.
 */
const WORKERS = 2;
/**
 * Where another lane is at work, a lane begins only with so many: a batch costs as much as some ten
 * leads, so that two small ones at once make everybody wait longer.
 */
const MIN_BATCH = 16;
/**
 * What waits is divided among idle lanes into parts no smaller than this. Measured beside parts of
 * 16, in turn: 5 to 15 % more leads at 64 connections.
 */
const MIN_PART = 32;
/** Past this wait an interactive arrival is turned away with 503. */
const MAX_INTERACTIVE_WAIT_MS = 1_000;
const MAX_BULK_WAITING = 20_000;
const MAX_TRIES = 8;
/**
 * Beginning again on locked rows is no failure: each time more of the rows it needs are locked
 * first.
 */
const MAX_RESTARTS = 50;
const FIRST_BACKOFF_MS = 5;
/**
 * Serialization failure, deadlock, lock not available, server shutting down: try again. Class 08
 * and lost connections too.
 */
const RETRYABLE = new Set(["40001", "40P01", "55P03", "57P01", "57P02", "57P03"]);
/** Data exceptions and integrity violations: one lead of the batch is to blame. */
const BLAMES_A_LEAD = /^(22|23)/;

export interface BatchLoopDeps extends AnswerDeps {
  readonly openStore: () => Promise<BatchStore>;
  readonly memory: DistributionState;
  readonly rules: () => DistributionSettings;
  readonly catchUp: () => Promise<void>;
  readonly now: () => number;
  readonly random: () => number;
  readonly onBatch: (size: number, durationMs: number) => void;
}

export class BatchLoop {
  readonly #deps: BatchLoopDeps;
  readonly #queue = new ArrivalQueue();
  readonly #workers: BatchWorker[] = Array.from({ length: WORKERS }, () => ({
    store: null,
    running: null,
  }));
  readonly #knownPersons = new KnownPersons();
  #lockQueue: Promise<unknown> = Promise.resolve();
  #waking = false;
  #stopping = false;

  constructor(deps: BatchLoopDeps) {
    this.#deps = deps;
  }

  /**
   * Puts an arrival in line and answers when its batch has committed. Rejects with TooBusy or
   * LeadFailed.
   */
  submit(arrival: Arrival, urgency: Urgency): Promise<ArrivalResult> {
    const nowMs = this.#deps.now();
    const full =
      urgency === "bulk"
        ? this.#queue.size("bulk") >= MAX_BULK_WAITING
        : this.#queue.interactiveWaitMs(nowMs) > MAX_INTERACTIVE_WAIT_MS;
    if (full || this.#stopping)
      return Promise.reject(new TooBusy("more leads are waiting than can be decided in a second"));
    return new Promise((settle, fail) => {
      this.#queue.push({ arrival, enqueuedAtMs: nowMs, settle, fail }, urgency);
      // The rest of this turn of the event loop may bring more arrivals for the same batch.
      if (!this.#waking) {
        this.#waking = true;
        setImmediate(() => this.#wake());
      }
    });
  }

  waiting(): number {
    return this.#queue.size("interactive") + this.#queue.size("bulk");
  }

  /** Decides what is in line and closes the connection. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake();
    while (this.#workers.some(({ running }) => running !== null))
      await Promise.all(this.#workers.map(({ running }) => running));
    await Promise.all(this.#workers.map(({ store }) => store?.close()));
  }

  /** Sets idle lanes to work while there is something for them. */
  #wake(): void {
    this.#waking = false;
    for (const worker of this.#workers) {
      if (worker.running !== null) continue;
      if (!this.#isWorth(worker)) return;
      worker.running = this.#run(worker);
    }
  }

  /** Whether enough waits for this lane: anything at all where no other is at work. */
  #isWorth(worker: BatchWorker): boolean {
    return (
      this.waiting() >=
      (this.#workers.some((other) => other !== worker && other.running !== null) ? MIN_BATCH : 1)
    );
  }

  async #run(worker: BatchWorker): Promise<void> {
    while (this.#isWorth(worker)) {
      const idle = 1 + this.#workers.filter(({ running }) => running === null).length;
      const batch = this.#queue.take(
        Math.min(MAX_BATCH, Math.max(MIN_PART, Math.ceil(this.waiting() / idle))),
      );
      const startedMs = performance.now();
      await this.#process(worker, batch);
      this.#deps.onBatch(batch.length, performance.now() - startedMs);
    }
    worker.running = null;
  }

  /** First come, first served. */
  readonly #lockMutex = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = this.#lockQueue.then(work, work);
    this.#lockQueue = turn.catch(() => undefined);
    return turn;
  };

  /**
   * Copies of one idempotency key within a batch: the first is decided, the others end as it does.
   */
  async #process(worker: BatchWorker, batch: readonly Waiting[]): Promise<void> {
    const leaders = new Map<string, { readonly leader: Waiting; readonly followers: Waiting[] }>();
    const first: Waiting[] = [];
    for (const waiting of batch) {
      const key = idempotencyKey(waiting.arrival);
      const led = key === null ? undefined : leaders.get(key);
      if (led !== undefined) led.followers.push(waiting);
      else if (key === null) first.push(waiting);
      else {
        const followers: Waiting[] = [];
        leaders.set(key, { leader: waiting, followers });
        first.push(leadFollowers(this.#deps, waiting, followers));
      }
    }
    await this.#decide(worker, first);
  }

  async #decide(worker: BatchWorker, batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 0) return;
    let result: BatchResult | "committed";
    try {
      result = await this.#tryToCommit(
        worker,
        batch.map(({ arrival }) => arrival),
      );
    } catch (error) {
      const blamesLead = isSqlError(error) && BLAMES_A_LEAD.test(error.code ?? "");
      if (blamesLead && batch.length > 1) {
        const middle = Math.ceil(batch.length / 2);
        await this.#decide(worker, batch.slice(0, middle));
        await this.#decide(worker, batch.slice(middle));
        return;
      }
      this.#deps.onError(error, `a batch of ${batch.length} was not decided`);
      for (const { fail } of batch)
        fail(new LeadFailed("the lead could not be decided", blamesLead, { cause: error }));
      return;
    }
    try {
      await answerBatch(this.#deps, batch, result);
    } catch (error) {
      // Decided and committed: sent again, each gets its answer as a repeated call or a duplicate.
      this.#deps.onError(error, "a decided batch could not be answered");
      for (const { fail } of batch)
        fail(
          new LeadFailed("the lead was decided, but its answer could not be read", false, {
            cause: error,
          }),
        );
    }
  }

  /**
   * One batch to its COMMIT, however often that takes; the same batch id throughout, so that an
   * unclear COMMIT is found out.
   */
  async #tryToCommit(
    worker: BatchWorker,
    arrivals: readonly Arrival[],
  ): Promise<BatchResult | "committed"> {
    const batchId = uuidv7(this.#deps.now());
    let lockFirst: RowSet | null = null;
    let restarts = 0;
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (worker.store === null || worker.store.broken) {
          void worker.store?.close().catch(() => undefined);
          worker.store = await this.#deps.openStore();
        }
        return await decideBatch(
          {
            store: worker.store,
            memory: this.#deps.memory,
            catchUp: this.#deps.catchUp,
            lockMutex: this.#lockMutex,
            rules: this.#deps.rules,
            knownPersons: this.#knownPersons,
          },
          { batchId, atMs: this.#deps.now(), arrivals, lockFirst },
        );
      } catch (error) {
        await worker.store?.rollback();
        if (error instanceof BatchCommitted) return "committed";
        if (error instanceof RestartBatch && restarts < MAX_RESTARTS) {
          restarts += 1;
          attempt -= 1;
          lockFirst ??= new RowSet();
          lockFirst.addAll(error.rows);
          continue;
        }
        if (attempt === MAX_TRIES || !mayRetry(worker, error)) throw error;
        const backoffMs = FIRST_BACKOFF_MS * 2 ** attempt * (0.5 + this.#deps.random());
        await new Promise((resolve) => setTimeout(resolve, backoffMs));
      }
    }
  }
}

/** A connection of its own, and the work it is at. */
interface BatchWorker {
  store: BatchStore | null;
  running: Promise<void> | null;
}

function mayRetry(worker: BatchWorker, error: unknown): boolean {
  if (error instanceof UnclearCommit || worker.store === null || worker.store.broken) return true;
  return (
    isSqlError(error) && (RETRYABLE.has(error.code ?? "") || error.code?.startsWith("08") === true)
  );
}

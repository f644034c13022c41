// Runs the batch workers: each takes the arrivals that came in while the last batch was committing,
// decides them in one transaction and answers their callers.
import { type AnswerDeps, answerBatch, leadFollowers } from "../answer/answer-batch.ts";
import { ArrivalQueue, type Urgency, type Waiting } from "./arrival-queue.ts";
import type { Arrival, ArrivalResult, DistributionSettings } from "./arrival.ts";
import { LeadFailed, NoRoom, TooBusy } from "./batch-errors.ts";
import { type BatchStore, UnclearCommit, isSqlError } from "../claim/batch.store.ts";
import {
  BatchCommitted,
  type BatchResult,
  DayFull,
  RestartBatch,
  decideBatch,
} from "../decide/decide-batch.ts";
import { KnownPersons } from "./known-persons.ts";
import { RowSet } from "../claim/lock-plan.ts";
import type { DistributionState } from "../state/distribution-state.ts";
import { idempotencyKey } from "./sort-arrivals.ts";
import { uuidv7 } from "../../../../platform/ids/uuid.ts";

/** Maximum number of arrivals decided in one transaction. */
const MAX_BATCH = 256;
/**
 * Transactions open at the same time: while one waits for its reply, the other decides and writes.
 * Measured on 2 cores: a third costs more than it gains.
 */
const WORKERS = 2;
/**
 * While another worker is busy, a worker starts only with at least this many arrivals: a batch
 * costs as much as about ten leads, so two small concurrent batches make every caller wait longer.
 */
const MIN_BATCH = 16;
/**
 * Waiting arrivals are divided among idle workers into chunks no smaller than this. Measured
 * against chunks of 16, alternating: 5 to 15 % more leads at 64 connections.
 */
const MIN_PART = 32;
/** An interactive arrival that has waited longer than this is refused with 503. */
const MAX_INTERACTIVE_WAIT_MS = 1_000;
const MAX_BULK_WAITING = 20_000;
const MAX_TRIES = 8;
/**
 * Restarting on locked rows is not a failure: each time, more of the rows that the batch needs are
 * locked first.
 */
const MAX_RESTARTS = 50;
const FIRST_BACKOFF_MS = 5;
/**
 * Serialization failure, deadlock, lock not available, server shutting down: retry. The same for
 * class 08 and lost connections.
 */
const RETRYABLE = new Set(["40001", "40P01", "55P03", "57P01", "57P02", "57P03"]);
/** Data exceptions and integrity violations: one lead of the batch causes the error. */
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
   * Queues an arrival and resolves when its batch has committed. Rejects with TooBusy, NoRoom or
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

  /** Decides what is queued and closes the connections. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake();
    while (this.#workers.some(({ running }) => running !== null))
      await Promise.all(this.#workers.map(({ running }) => running));
    await Promise.all(this.#workers.map(({ store }) => store?.close()));
  }

  /** Starts idle workers while arrivals wait. */
  #wake(): void {
    this.#waking = false;
    for (const worker of this.#workers) {
      if (worker.running !== null) continue;
      if (!this.#isWorth(worker)) return;
      worker.running = this.#run(worker);
    }
  }

  /** Whether enough arrivals wait for this worker; a single one suffices while no other is busy. */
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
   * Handles copies of one idempotency key within a batch: the first is decided, and the others get
   * its result.
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
      if (error instanceof DayFull) {
        const waits = ({ arrival }: Waiting): boolean => error.leadIds.has(arrival.leadId);
        for (const { fail } of batch.filter(waits))
          fail(new NoRoom("the source has no room today", { cause: error }));
        await this.#decide(
          worker,
          batch.filter((waiting) => !waits(waiting)),
        );
        return;
      }
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
      // The batch is decided and committed: sent again, each lead is answered as a repeated call or
      // a duplicate.
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
   * Takes one batch to its COMMIT, with as many attempts as that takes; the batch id stays the
   * same, so that an unclear COMMIT can be resolved.
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

/** A worker with its own connection, and the batch it is working on. */
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

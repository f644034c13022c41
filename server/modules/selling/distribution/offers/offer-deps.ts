// Defines what making, posting and ending offers share: distribution's memory, and the row types of
// the tables they write.
import type pg from "pg";
import type { Queryable } from "../../../../platform/db/queryable.ts";
import type { DistributionSettings } from "../arrive/arrival.ts";
import { type BatchRows, loadBatchRows } from "../commit/batch-rows.ts";
import { isSqlError } from "../claim/batch.store.ts";
import type { DistributionState } from "../state/distribution-state.ts";
import type { KeyedQueue } from "./keyed-queue.ts";

export interface OfferDeps {
  readonly pool: pg.Pool;
  readonly memory: DistributionState;
  readonly rules: () => DistributionSettings;
  /** Brings the memory up to the database's distribution version. */
  readonly catchUp: () => Promise<void>;
  readonly now: () => number;
  readonly random: () => number;
  readonly types: RowTypes;
  readonly turns: KeyedQueue;
}

const DATATYPE_MISMATCH = "42804";

/** Row types, read at first use and again after a table has changed. */
export class RowTypes {
  #rows: Promise<BatchRows> | null = null;

  async load(db: Queryable): Promise<BatchRows> {
    this.#rows ??= loadBatchRows(db);
    try {
      return await this.#rows;
    } catch (error) {
      this.#rows = null;
      throw error;
    }
  }

  /** Forgets the row types where they caused the error. */
  note(error: unknown): void {
    if (isSqlError(error) && error.code === DATATYPE_MISMATCH) this.#rows = null;
  }
}

/** Rolls back a test's transaction, carrying its result. */
export class DryRunRollback<Value> extends Error {
  readonly value: Value;
  constructor(value: Value) {
    super("a test keeps nothing");
    this.value = value;
  }
}

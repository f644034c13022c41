// The one way to run a transaction: repeated when the database asks for it, never silently rolled
// back.

import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { isRepeatable } from "./database-errors.ts";
import type { DB } from "./schema.d.ts";

/** What a transaction's work speaks through. It ends with the work: never keep it. */
export type Transaction = {
  readonly client: pg.PoolClient;
  /** The query builder on this transaction's connection. */
  readonly queries: Kysely<DB>;
};

export type TransactionOptions = {
  /** Times the work may run in all. */
  readonly attempts?: number;
  /** From 0 up to 1: spreads the waits of transactions that collided. */
  readonly random?: () => number;
};

/**
 * The connection was lost after COMMIT was sent and before its answer came: the transaction may or
 * may not stand. It is not repeated here, since that could book twice. A caller whose rows carry an
 * id made before the transaction (an idempotency key, a batch id) looks for that id and then either
 * answers from it or tries again.
 */
export class CommitUnclear extends Error {
  override readonly name = "CommitUnclear";
}

const FIRST_WAIT_MS = 10;
const LONGEST_WAIT_MS = 1_000;

/**
 * Runs `work` between BEGIN and COMMIT on a connection of its own (READ COMMITTED) and returns what
 * it returned once the server has confirmed the COMMIT. The work may run several times
 * (serialisation failure, deadlock, lost connection), so it must do nothing but speak to the
 * database. Any other error rolls back and is thrown as it is. Throws CommitUnclear when the
 * outcome cannot be known.
 */
export async function inTransaction<Value>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Value>,
  options: TransactionOptions = {},
): Promise<Value> {
  const { attempts = 6, random = Math.random } = options;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(pool, work);
    if (outcome.kind === "committed") return outcome.value;
    if (outcome.kind === "failed" || attempt >= attempts) throw outcome.error;
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
    await sleep(longest / 2 + (longest / 2) * random());
  }
}

/**
 * Statements of one transaction that are begun together: answers when all have ended, also where
 * one fails, so that none is still on its way when the transaction is rolled back.
 */
export async function together<const Works extends readonly unknown[]>(
  works: Works,
): Promise<{ -readonly [Index in keyof Works]: Awaited<Works[Index]> }> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

type Outcome<Value> =
  | { readonly kind: "committed"; readonly value: Value }
  /** Certainly rolled back, and worth another try. */
  | { readonly kind: "repeatable"; readonly error: unknown }
  | { readonly kind: "failed"; readonly error: unknown };

async function tryOnce<Value>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Value>,
): Promise<Outcome<Value>> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    return { kind: isRepeatable(error) ? "repeatable" : "failed", error };
  }
  let lost = false;
  const onLost = (): void => {
    lost = true;
  };
  client.once("error", onLost).once("end", onLost);
  try {
    // Not waited for: BEGIN leaves with the work's first statement, which fails where it does.
    const begun = client.query("begin");
    begun.catch(() => undefined);
    const value = await work(new OpenTransaction(client));
    await begun;
    return await commit(client, value, () => lost);
  } catch (error) {
    if (!lost) lost = await rollBack(client);
    return { kind: lost || isRepeatable(error) ? "repeatable" : "failed", error };
  } finally {
    client.off("error", onLost).off("end", onLost);
    client.release(lost);
  }
}

async function commit<Value>(
  client: pg.PoolClient,
  value: Value,
  isLost: () => boolean,
): Promise<Outcome<Value>> {
  // Lost while the work was busy with something else: nothing was sent, so nothing can stand.
  if (isLost())
    return { kind: "repeatable", error: new Error("the connection was lost before COMMIT") };
  try {
    const answer = await client.query("commit");
    if (answer.command === "COMMIT") return { kind: "committed", value };
    // The server answers ROLLBACK, without an error, when a statement had failed and the work
    // swallowed its error.
    return {
      kind: "failed",
      error: new Error(
        `COMMIT was answered with ${answer.command}: a statement had failed and its error was ` +
          "swallowed",
      ),
    };
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.severity === "ERROR") {
      return { kind: isRepeatable(error) ? "repeatable" : "failed", error };
    }
    return {
      kind: "failed",
      error: new CommitUnclear("the connection was lost while COMMIT was on its way", {
        cause: error,
      }),
    };
  }
}

/** Returns whether the connection is unusable afterwards. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query("rollback");
    return false;
  } catch {
    return true;
  }
}

class OpenTransaction implements Transaction {
  readonly client: pg.PoolClient;
  #queries: Kysely<DB> | null = null;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  /** Made at first use: transactions that speak plain SQL do not pay for it. */
  get queries(): Kysely<DB> {
    this.#queries ??= new Kysely<DB>({
      dialect: new PostgresDialect({ pool: onlyClient(this.client) }),
    });
    return this.#queries;
  }
}

/** A pool of exactly this client, whose release and end belong to the transaction. */
function onlyClient(client: pg.PoolClient): {
  connect: () => Promise<pg.PoolClient>;
  end: () => Promise<void>;
  options: object;
} {
  const lent: pg.PoolClient = Object.create(client, { release: { value: () => {} } });
  return { connect: () => Promise.resolve(lent), end: () => Promise.resolve(), options: {} };
}

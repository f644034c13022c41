// Runs the work of a call once for its Idempotency-Key, and repeats the first answer to every later
// call with the key.
import type pg from "pg";
import { type Result, ok, refuse } from "../../../domain/result.ts";
import { sha256 } from "../crypto/sha256.ts";
import { findKey, insertIdempotencyKey, keepAnswer } from "../db/idempotency.store.ts";
import { type Transaction, inTransaction } from "../db/transaction.ts";
import { KEY_REUSED, type Refusal } from "./refusal.ts";

export interface KeyedCall {
  /** The account whose keys these are. */
  readonly scope: string;
  /** As sent in the header. */
  readonly key: string;
  /** What the call asks for, by which another call with the same key is told; JSON. */
  readonly request: unknown;
  readonly now: () => number;
}

/**
 * Runs `work` in a transaction and returns its answer, which is stored with the key. A call with a
 * known key gets the stored answer, or `idempotency_mismatch` if it asks for something else. A
 * refusal leaves nothing, the key included: the same call may succeed later.
 */
export function oncePerKey<Answer>(
  pool: pg.Pool,
  { scope, key, request, now }: KeyedCall,
  work: (tx: Transaction, atMs: number) => Promise<Result<Answer, Refusal>>,
): Promise<Result<Answer, Refusal>> {
  const keyHash = sha256(key);
  const requestHash = sha256(JSON.stringify(request));
  return inTransaction(pool, async (tx): Promise<Result<Answer, Refusal>> => {
    const atMs = now();
    // A copy in flight is waited for here.
    if (!(await insertIdempotencyKey(tx.client, { scope, keyHash, requestHash, atMs }))) {
      const known = await findKey(tx.client, scope, keyHash);
      return known === null || known.answer_body === null || !known.request_hash.equals(requestHash)
        ? refuse(KEY_REUSED)
        : ok(JSON.parse(known.answer_body) as Answer);
    }
    const answer = await work(tx, atMs);
    if (!answer.ok) throw new Refused(answer.error);
    await keepAnswer(tx.client, scope, keyHash, JSON.stringify(answer.value));
    return answer;
  }).catch((error: unknown) => {
    if (error instanceof Refused) return refuse(error.refusal);
    throw error;
  });
}

/** Ends a transaction that must leave nothing. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.detail);
    this.refusal = refusal;
  }
}

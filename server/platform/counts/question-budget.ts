// Limits how many distinct questions an account asks a day about leads that are not its own. Asking
// the same again is free.
import { keyedHash } from "../crypto/keyed-hash.ts";
import { countQuestion } from "./asked-question.store.ts";
import type { Queryable } from "../db/queryable.ts";
import type { Refusal } from "../http/refusal.ts";
import { MOST_QUESTIONS, type QuestionKind } from "../../../domain/privacy/question-limits.ts";
import { DAY_MS, SECOND_MS } from "../../../domain/time.ts";

/** Questions that this process remembers as asked; beyond it all are forgotten. */
const MOST_KEPT = 50_000;

export interface QuestionBudgetDeps {
  readonly pool: Queryable;
  readonly now: () => number;
  /** Of the network, for this purpose alone: what was asked is not kept readable. */
  readonly key: Buffer;
}

export class QuestionBudget {
  readonly #deps: QuestionBudgetDeps;
  readonly #hash: (text: string) => string;
  readonly #kept = new Set<string>();

  constructor(deps: QuestionBudgetDeps) {
    this.#deps = deps;
    this.#hash = keyedHash(deps.key);
  }

  /** Counts a question. Null if it may be answered. */
  async take(accountId: string, kind: QuestionKind, question: string): Promise<Refusal | null> {
    const { pool, now } = this.#deps;
    const nowMs = now();
    const day = dayOf(nowMs);
    const hash = this.#hash(`${accountId} ${kind} ${day} ${question}`);
    if (this.#kept.has(hash)) return null;
    const asked = { accountId, kind, day, hash: Buffer.from(hash, "hex") };
    if (!(await countQuestion(pool, asked, MOST_QUESTIONS[kind]))) return usedUp(kind, nowMs);
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.add(hash);
    return null;
  }
}

/** The UTC day of a moment, as YYYY-MM-DD. */
export function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, "YYYY-MM-DD".length);
}

function usedUp(kind: QuestionKind, nowMs: number): Refusal {
  const opensMs = (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS;
  return {
    code: "rate_limited",
    detail:
      `Your account asked ${MOST_QUESTIONS[kind]} different questions about other accounts' ` +
      "leads today, the most per day. What was asked before is still answered; new questions " +
      "are from midnight UTC on.",
    retryAfterSeconds: Math.ceil((opensMs - nowMs) / SECOND_MS),
  };
}

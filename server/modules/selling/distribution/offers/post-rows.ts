// Claims, writes and reads back the rows of a post to an offer, in its transaction.
import { outboxEvent } from "../commit/events.ts";
import type { Transaction } from "../../../../platform/db/transaction.ts";
import { uuidv7 } from "../../../../platform/ids/uuid.ts";
import { loadAnswers } from "../answer/answers.store.ts";
import type { SellableArrival } from "../arrive/arrival.ts";
import type { BatchRows } from "../commit/batch-rows.ts";
import type { KeyChange } from "../arrive/resolve-duplicates.ts";
import type { DecidedLead } from "../decide/decided-lead.ts";
import { idempotencyKey } from "../arrive/sort-arrivals.ts";
import type { Finding } from "../commit/stored-lead.store.ts";
import * as store from "./capture.store.ts";
import type { OfferDeps } from "./offer-deps.ts";
import type { PingPost, PostedPing } from "./ping-post.ts";

/** A call with the same idempotency key has just been answered: its answer must be read back. */
export class KeyTaken extends Error {}

/** One post, as it is in the database. */
export class PostRows {
  /** The moment of the post. */
  readonly atMs: number;
  readonly #deps: OfferDeps;
  readonly #rows: BatchRows;
  readonly #tx: Transaction;
  readonly #post: PingPost;
  readonly #batchId: string;

  constructor(deps: OfferDeps, rows: BatchRows, tx: Transaction, post: PingPost) {
    this.#deps = deps;
    this.#rows = rows;
    this.#tx = tx;
    this.#post = post;
    this.atMs = deps.now();
    this.#batchId = uuidv7(this.atMs);
  }

  /**
   * Claims the post's keys. Its idempotency key refers to the lead that answers it: this post's, or
   * the one that it repeats.
   */
  async claim(
    claimants: readonly SellableArrival[],
    leadId = this.#post.arrival.leadId,
  ): ReturnType<typeof store.claim> {
    const { source, idempotency } = this.#post.arrival;
    const key = idempotencyKey(this.#post.arrival);
    const keys = idempotency === null ? [] : [{ scope: source.id, leadId, ...idempotency }];
    const found = await store.claim(this.#tx.client, this.#rows, {
      batchId: this.#batchId,
      decidedAtMs: this.atMs,
      claimants,
      idempotency: keys,
    });
    if (key !== null && !found.claimed.freeIdempotencyKeys.has(key)) throw new KeyTaken();
    return found;
  }

  /** Writes the lead with its finding. */
  write(
    findings: readonly Finding[],
    decided: readonly DecidedLead[],
    keyChanges: readonly KeyChange[],
  ): Promise<void> {
    return store.writeLead(this.#tx.client, this.#rows, {
      batchId: this.#batchId,
      decidedAtMs: this.atMs,
      rules: this.#deps.rules(),
      findings,
      decided,
      keyChanges,
      events: outboxEvent(decided, findings),
    });
  }

  /**
   * Reads the answer back from the lead's row, as a repeated call does, so that both get the same
   * bytes.
   */
  async answered(
    leadId: string,
    changes: store.PostChanges | null,
    replayed: boolean,
  ): Promise<PostedPing> {
    const answer = (await loadAnswers(this.#tx.client, [leadId])).get(leadId);
    if (answer === undefined) throw new Error("a lead that was just written is gone");
    return {
      kind: "answered",
      answer,
      changes: answer.status === "accepted" ? null : changes,
      replayed,
    };
  }
}

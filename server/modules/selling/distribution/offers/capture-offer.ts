// Handles a post to an offer: compares it with the ping, then writes it like any lead, at the
// promised price, from the offer's holds.

import type { BuyReason, PostReason } from "../../../../../domain/lead/vocabulary.ts";
import { GRACE_MS } from "../../../../../domain/pings/limits.ts";
import { isConsentedTo } from "../../../../../domain/pings/promise.ts";
import { type Transaction, inTransaction } from "../../../../platform/db/transaction.ts";
import { findIdempotency, loadAnswers } from "../answer/answers.store.ts";
import { type SellableArrival, isSellable } from "../arrive/arrival.ts";
import type { BatchRows } from "../commit/batch-rows.ts";
import { type KeyChange, resolveDuplicates } from "../arrive/resolve-duplicates.ts";
import { whoHas } from "../arrive/sort-arrivals.ts";
import type { Finding } from "../commit/stored-lead.store.ts";
import { amendDecision } from "./amend-decision.ts";
import { bookPromise } from "./book-promise.ts";
import * as store from "./capture.store.ts";
import { comparePost } from "./compare-post.ts";
import { type Hold, endHolds, loadHolds } from "./hold.store.ts";
import { type OfferDeps, DryRunRollback } from "./offer-deps.ts";
import type { PingPost, PostedPing } from "./ping-post.ts";
import { KeyTaken, PostRows } from "./post-rows.ts";

const MAX_TRIES = 3;
const NOTHING_CHANGED: store.PostChanges = { changed: [], unnamed: [] };

/**
 * Handles posts to offers. Rejects with TooBusy, or where the database is unreachable; the same
 * post again is answered from what was written.
 */
export function createOfferCapture(deps: OfferDeps): (post: PingPost) => Promise<PostedPing> {
  return (post) => deps.turns.run(post.pingId, () => capturePost(deps, post));
}

async function capturePost(deps: OfferDeps, post: PingPost): Promise<PostedPing> {
  for (let attempt = 1; ; attempt += 1) {
    const earlier = await findEarlier(deps, post);
    if (earlier !== null) return earlier;
    try {
      return await inTransaction(
        deps.pool,
        async (tx) => {
          const posted = await new Capture(deps, await deps.types.load(tx.client), tx, post).run();
          if (!post.keep) throw new DryRunRollback(posted);
          return posted;
        },
        { random: deps.random },
      );
    } catch (error) {
      if (error instanceof DryRunRollback) return (error as DryRunRollback<PostedPing>).value;
      if (error instanceof KeyTaken && attempt < MAX_TRIES) continue;
      deps.types.note(error);
      throw error;
    }
  }
}

/** What the idempotency key was used for before; null where it is free. */
async function findEarlier({ pool }: OfferDeps, { arrival }: PingPost): Promise<PostedPing | null> {
  const { idempotency, source } = arrival;
  const known =
    idempotency === null ? null : await findIdempotency(pool, source.id, idempotency.keyHash);
  if (known === null || idempotency === null) return null;
  if (!known.requestHash.equals(idempotency.requestHash) || known.leadId === null)
    return { kind: "mismatch" };
  const answer = (await loadAnswers(pool, [known.leadId])).get(known.leadId);
  if (answer === undefined) return null;
  return {
    kind: "answered",
    answer,
    changes: answer.status === "accepted" ? null : await store.findChanges(pool, known.leadId),
    replayed: true,
  };
}

/** One post in its transaction. */
class Capture {
  readonly #deps: OfferDeps;
  readonly #tx: Transaction;
  readonly #post: PingPost;
  readonly #rows: PostRows;

  constructor(deps: OfferDeps, rows: BatchRows, tx: Transaction, post: PingPost) {
    this.#deps = deps;
    this.#tx = tx;
    this.#post = post;
    this.#rows = new PostRows(deps, rows, tx, post);
  }

  async run(): Promise<PostedPing> {
    const { client } = this.#tx;
    const { pingId, arrival, requestHash } = this.#post;
    // In this order, in one round trip: the holds and the clock are read once the ping is locked.
    const [ping, holds, nowMs] = await Promise.all([
      store.lockPing(client, pingId, arrival.source.id),
      loadHolds(client, pingId, true),
      store.readClock(client),
    ]);
    if (ping === null) return { kind: "not_found" };
    if (ping.leadId !== null && ping.postHash?.equals(requestHash) === true) {
      if (arrival.idempotency !== null) await this.#rows.claim([], ping.leadId);
      return this.#rows.answered(ping.leadId, ping.changes, true);
    }
    if (ping.state !== "open") return this.#late(ping);
    if (nowMs > ping.expiresAtMs + GRACE_MS) {
      return this.#refuse(ping, "ping_expired", {
        state: "expired",
        holds,
        changes: NOTHING_CHANGED,
        claimed: false,
      });
    }
    if (!isSellable(arrival)) return this.#unreadable(ping, holds);
    const { wanted, changed, fallen } = comparePost(ping, holds, arrival);
    if (wanted.length === 0)
      return this.#refuse(ping, "ping_mismatch", {
        state: "ended",
        holds,
        changes: { changed, unnamed: [] },
        claimed: false,
      });
    const consented = wanted.filter(({ terms }) => isConsentedTo(terms, arrival.content));
    const unnamed = wanted.filter((hold) => !consented.includes(hold));
    const changes = { changed, unnamed: unnamed.map(({ buyerName }) => buyerName) };
    if (consented.length === 0)
      return this.#refuse(ping, "consent_invalid", {
        state: "ended",
        holds,
        changes,
        claimed: false,
      });
    for (const { campaignNo } of unnamed) fallen.set(campaignNo, "consent_scope");
    return this.#sell(ping, holds, consented, fallen, changes, arrival);
  }

  async #sell(
    ping: store.PingRow,
    holds: readonly Hold[],
    slots: readonly Hold[],
    fallen: Map<number, BuyReason>,
    changes: store.PostChanges,
    arrival: SellableArrival,
  ): Promise<PostedPing> {
    const { claimed, held } = await this.#rows.claim([arrival]);
    const met = { hashes: claimed.heldKeys, rows: held };
    const terms = { rules: this.#deps.rules().duplicates, nowMs: this.#rows.atMs };
    const claims = resolveDuplicates([arrival], met, terms);
    const duplicate = claims.duplicates.get(arrival.leadId);
    const end = { state: "ended" as const, holds, changes, claimed: true };
    if (duplicate !== undefined)
      return this.#end(
        ping,
        { kind: "duplicate", arrival, duplicate },
        claims.changes,
        "duplicate",
        end,
      );
    if (arrival.content.consumerHashes.some((hash) => claimed.suppressedHashes.has(hash))) {
      return this.#end(
        ping,
        { kind: "refused", arrival, reason: "suppressed" },
        claims.changes,
        "suppressed",
        end,
      );
    }
    const owners = whoHas(arrival.content.consumerHashes, claimed, held);
    const bought = slots.filter(({ buyerId }) => !owners.has(buyerId));
    // The lead may be sold elsewhere, so it keeps no key.
    if (bought.length === 0)
      return this.#end(
        ping,
        { kind: "refused", arrival, reason: "no_buyer" },
        resolveDuplicates([], met, terms, [arrival]).changes,
        "no_buyer",
        end,
      );
    for (const { buyerId, campaignNo } of slots)
      if (owners.has(buyerId)) fallen.set(campaignNo, "already_owned");
    const decided = bookPromise(this.#deps, arrival, bought, {
      packed: amendDecision(ping.decision, fallen),
      soldAtMs: this.#rows.atMs,
    });
    const kept = changes.changed.length + changes.unnamed.length > 0 ? changes : null;
    const [, , , answered] = await Promise.all([
      this.#rows.write([{ kind: "decided", decided }], [decided], claims.changes),
      endHolds(
        this.#tx,
        {
          captured: bought,
          released: holds.filter((hold) => !bought.includes(hold)),
          sourceDay: null,
        },
        this.#rows.atMs,
      ),
      store.notePost(
        this.#tx.client,
        ping.id,
        { hash: this.#post.requestHash, leadId: arrival.leadId, changes: kept },
        { state: "posted", reason: null },
      ),
      this.#rows.answered(arrival.leadId, null, false),
    ]);
    return answered;
  }

  /**
   * Handles an invalid post. A consent that is missing or wrong ends the offer, since it cannot be
   * obtained afterwards.
   */
  async #unreadable(ping: store.PingRow, holds: readonly Hold[]): Promise<PostedPing> {
    const { arrival, requestHash } = this.#post;
    const reason = "refused" in arrival.content ? arrival.content.refused : "internal_error";
    if (reason === "consent_missing" || reason === "consent_invalid")
      return this.#refuse(ping, reason, {
        state: "ended",
        holds,
        changes: NOTHING_CHANGED,
        claimed: false,
      });
    await this.#rows.claim([]);
    await this.#rows.write([{ kind: "refused", arrival, reason }], [], []);
    await store.notePost(
      this.#tx.client,
      ping.id,
      { hash: requestHash, leadId: arrival.leadId, changes: null },
      null,
    );
    return this.#rows.answered(arrival.leadId, null, false);
  }

  /**
   * Handles a post to an offer that has ended, or was never made: nothing is sold, and the lead may
   * be posted directly.
   */
  async #late(ping: store.PingRow): Promise<PostedPing> {
    const { arrival, requestHash } = this.#post;
    await this.#rows.claim([]);
    await this.#rows.write([{ kind: "refused", arrival, reason: "ping_expired" }], [], []);
    // The reason that ended the offer is kept.
    if (ping.leadId === null)
      await store.notePost(
        this.#tx.client,
        ping.id,
        { hash: requestHash, leadId: arrival.leadId, changes: null },
        null,
      );
    return this.#rows.answered(arrival.leadId, null, false);
  }

  #refuse(ping: store.PingRow, reason: PostReason, ending: Ending): Promise<PostedPing> {
    return this.#end(
      ping,
      { kind: "refused", arrival: this.#post.arrival, reason },
      [],
      reason,
      ending,
    );
  }

  /** Records the post as refused and releases the offer's holds. */
  async #end(
    ping: store.PingRow,
    finding: Finding,
    keyChanges: readonly KeyChange[],
    reason: PostReason,
    { state, holds, changes, claimed }: Ending,
  ): Promise<PostedPing> {
    const { arrival, requestHash } = this.#post;
    if (!claimed) await this.#rows.claim([]);
    await this.#rows.write([finding], [], keyChanges);
    const kept = changes.changed.length + changes.unnamed.length > 0 ? changes : null;
    await store.notePost(
      this.#tx.client,
      ping.id,
      { hash: requestHash, leadId: arrival.leadId, changes: kept },
      { state, reason },
    );
    const sourceDay =
      ping.sourceDayStartMs === null
        ? null
        : { sourceId: arrival.source.id, dayStartMs: ping.sourceDayStartMs };
    await endHolds(this.#tx, { captured: [], released: holds, sourceDay }, this.#rows.atMs);
    return this.#rows.answered(arrival.leadId, kept, false);
  }
}

interface Ending {
  readonly state: "ended" | "expired";
  readonly holds: readonly Hold[];
  readonly changes: store.PostChanges;
  /** Whether the claim has been made already. */
  readonly claimed: boolean;
}

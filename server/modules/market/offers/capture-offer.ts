// A post to an offer: checked against what was pinged, then written as any lead is, at the promised
// price, on what the offer held.
import type { Answer } from "../../../../domain/distribution/answer.ts";
import type { Decision } from "../../../../domain/distribution/offer.ts";
import type { BuyReason, PostReason } from "../../../../domain/lead/vocabulary.ts";
import type { Cents } from "../../../../domain/money/money.ts";
import { GRACE_MS } from "../../../../domain/pings/limits.ts";
import {
  type FactChange,
  addedFacts,
  changedFacts,
  isConsentedTo,
  pingedFacts,
  stillWanted,
} from "../../../../domain/pings/promise.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { announcement } from "../announcement.ts";
import { findIdempotency, loadAnswers } from "../answers.store.ts";
import { type Arrival, type SellableArrival, isSellable } from "../arrival.ts";
import type { BatchRows } from "../batch-rows.ts";
import { type KeyChange, resolveClaims } from "../claims.ts";
import { type DecidedLead, bookDecision } from "../decided-lead.ts";
import { makeOffer } from "../decide-offers.ts";
import { idempotencyKey, whoHas } from "../sort-arrivals.ts";
import type { Finding } from "../stored-lead.store.ts";
import { amendDecision } from "./amend-decision.ts";
import * as store from "./capture.store.ts";
import { type Hold, endHolds, loadHolds } from "./hold.store.ts";
import { type OfferDeps, Rehearsed } from "./offer-deps.ts";

export interface PingPost {
  readonly pingId: string;
  readonly arrival: Arrival;
  /** Of the post as it came: the same post again gets the same answer. */
  readonly requestHash: Buffer;
  /** False for a test: it is answered, and the offer stands as before. */
  readonly keep: boolean;
}

export type PostedPing =
  | {
      readonly kind: "answered";
      readonly answer: Answer;
      readonly changes: store.PostChanges | null;
      readonly replayed: boolean;
    }
  /** The idempotency key was used with another request. */
  | { readonly kind: "mismatch" }
  /** The source has no ping of this id. */
  | { readonly kind: "not_found" };

/**
 * A copy of the call with the same idempotency key has just been answered: look for what it was.
 */
class KeyTaken extends Error {}

const MAX_TRIES = 3;
const NOTHING_CHANGED: store.PostChanges = { changed: [], unnamed: [] };

/**
 * Posts to offers. Rejects with TooBusy, or where the database is out of reach; the same post again
 * is answered from what was written.
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
          if (!post.keep) throw new Rehearsed(posted);
          return posted;
        },
        { random: deps.random },
      );
    } catch (error) {
      if (error instanceof Rehearsed) return (error as Rehearsed<PostedPing>).value;
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
  readonly #rows: BatchRows;
  readonly #tx: Transaction;
  readonly #post: PingPost;
  readonly #atMs: number;
  readonly #batchId: string;

  constructor(deps: OfferDeps, rows: BatchRows, tx: Transaction, post: PingPost) {
    this.#deps = deps;
    this.#rows = rows;
    this.#tx = tx;
    this.#post = post;
    this.#atMs = deps.now();
    this.#batchId = uuidv7(this.#atMs);
  }

  async run(): Promise<PostedPing> {
    const { client } = this.#tx;
    const { pingId, arrival, requestHash } = this.#post;
    // In this order, in one flight: the holds and the clock are read once the ping is locked.
    const [ping, holds, nowMs] = await Promise.all([
      store.lockPing(client, pingId, arrival.source.id),
      loadHolds(client, pingId, true),
      store.readClock(client),
    ]);
    if (ping === null) return { kind: "not_found" };
    if (ping.leadId !== null && ping.postHash?.equals(requestHash) === true) {
      if (arrival.idempotency !== null) await this.#claim([], ping.leadId);
      return this.#answered(ping.leadId, ping.changes, true);
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
    const { wanted, changed, fallen } = this.#compare(ping, holds, arrival);
    if (wanted.length === 0)
      return this.#refuse(ping, "ping_mismatch", {
        state: "ended",
        holds,
        changes: { changed, unnamed: [] },
        claimed: false,
      });
    const consented = wanted.filter(({ terms }) => isConsentedTo(terms, arrival.content.consent));
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

  /** What differs between ping and post, and whose slots stand all the same. */
  #compare(
    ping: store.PingRow,
    holds: readonly Hold[],
    { content }: SellableArrival,
  ): {
    readonly wanted: readonly Hold[];
    readonly changed: readonly FactChange[];
    readonly fallen: Map<number, BuyReason>;
  } {
    const posted = pingedFacts(content.facts);
    const isOther = (key: string | null): boolean =>
      key !== null && !content.personHashes.includes(key);
    const changed: FactChange[] = changedFacts(ping.facts, posted);
    if (isOther(ping.phoneKey)) changed.push({ field: "phone", pinged: null, posted: null });
    if (isOther(ping.emailKey)) changed.push({ field: "email", pinged: null, posted: null });
    if (changed.length > 0) return { wanted: [], changed, fallen: new Map() };
    const timing = ping.facts.timing === null ? "unknown" : content.facts.timing;
    const wanted = holds.filter(({ terms }) =>
      stillWanted(
        terms,
        { timing, score: ping.score },
        { facts: content.facts, score: content.score },
      ),
    );
    const unwanted = holds.filter((hold) => !wanted.includes(hold));
    return {
      wanted,
      changed: unwanted.length === 0 ? [] : addedFacts(ping.facts, posted),
      fallen: new Map(unwanted.map(({ campaignNo }) => [campaignNo, "criteria_not_met" as const])),
    };
  }

  async #sell(
    ping: store.PingRow,
    holds: readonly Hold[],
    slots: readonly Hold[],
    fallen: Map<number, BuyReason>,
    changes: store.PostChanges,
    arrival: SellableArrival,
  ): Promise<PostedPing> {
    const { claimed, held } = await this.#claim([arrival]);
    const met = { hashes: claimed.heldKeys, rows: held };
    const claims = resolveClaims([arrival], met, this.#atMs);
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
    if (arrival.content.personHashes.some((hash) => claimed.suppressedHashes.has(hash))) {
      return this.#end(
        ping,
        { kind: "refused", arrival, reason: "suppressed" },
        claims.changes,
        "suppressed",
        end,
      );
    }
    const owners = whoHas(arrival.content.personHashes, claimed, held);
    const bought = slots.filter(({ buyerId }) => !owners.has(buyerId));
    // The lead may go elsewhere, so it keeps no key.
    if (bought.length === 0)
      return this.#end(
        ping,
        { kind: "refused", arrival, reason: "no_buyer" },
        resolveClaims([], met, this.#atMs, [arrival]).changes,
        "no_buyer",
        end,
      );
    for (const { buyerId, campaignNo } of slots)
      if (owners.has(buyerId)) fallen.set(campaignNo, "already_owned");
    const decided = this.#book(arrival, bought, amendDecision(ping.decision, fallen));
    const kept = changes.changed.length + changes.unnamed.length > 0 ? changes : null;
    const [, , , answered] = await Promise.all([
      this.#write([{ kind: "decided", decided }], [decided], claims.changes),
      endHolds(
        this.#tx,
        {
          captured: bought,
          released: holds.filter((hold) => !bought.includes(hold)),
          sourceDay: null,
        },
        this.#atMs,
      ),
      store.notePost(
        this.#tx.client,
        ping.id,
        { hash: this.#post.requestHash, leadId: arrival.leadId, changes: kept },
        { state: "posted", reason: null },
      ),
      this.#answered(arrival.leadId, null, false),
    ]);
    return answered;
  }

  /** The lead as a direct post's would be booked, sold to who promised, for what was promised. */
  #book(arrival: SellableArrival, bought: readonly Hold[], packed: Buffer): DecidedLead {
    const { memory, rules } = this.#deps;
    const offer = makeOffer(arrival, memory, rules(), 0, new Set());
    const decision: Decision = {
      leadId: arrival.leadId,
      terms: {
        routing: offer.routing,
        priceRule: rules().priceRule,
        allowsExclusive: offer.allowsExclusive,
        sharedSlots: offer.sharedSlots,
        exclusiveFloorCents: null,
        sharedFloorCents: null,
      },
      ownerAccountIds: new Set(),
      unsoldReason: null,
      lines: [],
      candidatesComplete: true,
      priceSetterNos: [],
      bestRefusedBidCents: null,
      sales: bought.map(({ campaignNo, buyerId, mode, bidCents, priceCents }) => ({
        campaignNo,
        campaignId: "",
        accountId: buyerId,
        mode,
        bidCents,
        priceCents,
      })),
    };
    const decided = bookDecision(arrival, offer, decision, {
      rules: rules(),
      activeCampaigns: memory.activeCampaigns,
      position: 0,
      soldAtMs: this.#atMs,
    });
    // The affiliate's terms may have changed since: what it was promised counts.
    const earned = bought.reduce((sum, { earningCents }) => sum + earningCents, 0n) as Cents;
    return {
      ...decided,
      decision: packed,
      sales: decided.sales.map((sale, index) => ({
        ...sale,
        earningCents: bought[index]?.earningCents ?? sale.earningCents,
      })),
      outcome: { ...decided.outcome, answer: { ...decided.outcome.answer, priceCents: earned } },
    };
  }

  /**
   * A post that cannot be read. A consent that is missing or wrong ends the offer: it cannot be
   * made up for afterwards.
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
    await this.#claim([]);
    await this.#write([{ kind: "refused", arrival, reason }], [], []);
    await store.notePost(
      this.#tx.client,
      ping.id,
      { hash: requestHash, leadId: arrival.leadId, changes: null },
      null,
    );
    return this.#answered(arrival.leadId, null, false);
  }

  /**
   * A post to an offer that has ended, or was never made: nothing is sold, and the lead may be
   * posted directly.
   */
  async #late(ping: store.PingRow): Promise<PostedPing> {
    const { arrival, requestHash } = this.#post;
    await this.#claim([]);
    await this.#write([{ kind: "refused", arrival, reason: "ping_expired" }], [], []);
    // What ended the offer stays with it.
    if (ping.leadId === null)
      await store.notePost(
        this.#tx.client,
        ping.id,
        { hash: requestHash, leadId: arrival.leadId, changes: null },
        null,
      );
    return this.#answered(arrival.leadId, null, false);
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

  /** Records the post as refused and gives back what the offer held. */
  async #end(
    ping: store.PingRow,
    finding: Finding,
    keyChanges: readonly KeyChange[],
    reason: PostReason,
    { state, holds, changes, claimed }: Ending,
  ): Promise<PostedPing> {
    const { arrival, requestHash } = this.#post;
    if (!claimed) await this.#claim([]);
    await this.#write([finding], [], keyChanges);
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
    await endHolds(this.#tx, { captured: [], released: holds, sourceDay }, this.#atMs);
    return this.#answered(arrival.leadId, kept, false);
  }

  /**
   * An idempotency key stands for the lead that answers it: this post's, or the one that it
   * repeats.
   */
  async #claim(
    claimants: readonly SellableArrival[],
    leadId = this.#post.arrival.leadId,
  ): ReturnType<typeof store.claim> {
    const { source, idempotency } = this.#post.arrival;
    const key = idempotencyKey(this.#post.arrival);
    const keys = idempotency === null ? [] : [{ scope: source.id, leadId, ...idempotency }];
    const found = await store.claim(this.#tx.client, this.#rows, {
      batchId: this.#batchId,
      decidedAtMs: this.#atMs,
      claimants,
      idempotency: keys,
    });
    if (key !== null && !found.claimed.freeIdempotencyKeys.has(key)) throw new KeyTaken();
    return found;
  }

  #write(
    findings: readonly Finding[],
    decided: readonly DecidedLead[],
    keyChanges: readonly KeyChange[],
  ): Promise<void> {
    return store.writeLead(this.#tx.client, this.#rows, {
      batchId: this.#batchId,
      decidedAtMs: this.#atMs,
      rules: this.#deps.rules(),
      findings,
      decided,
      keyChanges,
      events: announcement(decided, findings),
    });
  }

  /** Read back from the lead's row, as a repeated call reads it: so both get the same bytes. */
  async #answered(
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

interface Ending {
  readonly state: "ended" | "expired";
  readonly holds: readonly Hold[];
  readonly changes: store.PostChanges;
  /** Whether the claim has been made already. */
  readonly claimed: boolean;
}

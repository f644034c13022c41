// Processes pings and posts to offers: reads, scores and hashes them, then passes them to
// distribution.
import { namesIn } from "../../../../domain/lead/refused-fields.ts";
import { readPost } from "../../../../domain/lead/read-post.ts";
import type { ContactField } from "../../../../domain/lead/field-names.ts";
import type { ReadingNote } from "../../../../domain/lead/problems.ts";
import type { PostReason } from "../../../../domain/lead/vocabulary.ts";
import {
  type PingProblem,
  type ValidPing,
  ignoredFields,
  presumedContact,
  readPing,
} from "../../../../domain/pings/read-ping.ts";
import {
  type SourcePauses,
  pauseOfPost,
  pauseOfSource,
} from "../../../../domain/network-pauses/source-pauses.ts";
import type { Cents } from "../../../../domain/money/money.ts";
import { scoreLead } from "../../../../domain/scoring/score-lead.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type ArrivalDeps, type PostRemarks, forcedAnswer, makeArrival } from "../intake/index.ts";
import type {
  MadeOffer,
  Distribution,
  PingArrival,
  PostedPing,
  SourceTerms,
} from "../distribution/index.ts";

export interface PingDeps extends ArrivalDeps {
  readonly market: Pick<Distribution, "offer" | "capture">;
  readonly now: () => number;
}

/** A call of a source: the record as received, JSON values or form strings. */
export interface PingCall {
  readonly source: SourceTerms;
  readonly pauses: SourcePauses;
  readonly record: Readonly<Record<string, unknown>>;
}

export interface AnsweredPing {
  readonly offer: MadeOffer;
  readonly ignored: readonly ContactField[];
  readonly errors: readonly PingProblem[];
  readonly notes: readonly ReadingNote[];
  /** Whether hashes of the person came that should have been compared. */
  readonly hasHashes: boolean;
}

/**
 * Submits a ping and returns its answer. An invalid ping, or one of a paused source, is answered
 * and not stored.
 */
export async function submitPing(
  deps: PingDeps,
  { source, pauses, record }: PingCall,
): Promise<AnsweredPing> {
  const nowMs = deps.now();
  const { lead, controls } = readPost(record);
  const refused = (reason: PostReason, errors: readonly PingProblem[] = []): AnsweredPing => ({
    offer: {
      pingId: uuidv7(nowMs),
      reason,
      mode: null,
      slots: [],
      expiresAtMs: null,
      dedupeChecked: false,
    },
    ignored: ignoredFields(lead),
    errors,
    notes: [],
    hasHashes: false,
  });
  if (controls.testResult === "accepted")
    return {
      offer: testOffer(uuidv7(nowMs), nowMs + source.offerLifeMs),
      ignored: ignoredFields(lead),
      errors: [],
      notes: [],
      hasHashes: false,
    };
  if (controls.testResult !== null)
    return refused(controls.testResult === "duplicate" ? "duplicate" : "no_buyer");
  const paused = pauseOfSource(pauses, nowMs);
  if (paused !== null) return refused(paused);
  const ping = readPing(lead, record, { nowMs, findPlace: deps.findPlace });
  if (!ping.ok) return refused(ping.error.reason, ping.error.errors);
  const held = pauseOfPost(pauses, ping.value.subIds, nowMs);
  if (held !== null) return refused(held);
  const offer = await deps.market.offer(arrivalOf(deps, ping.value, source, nowMs, !controls.test));
  const { ignored, notes, phoneSha256, emailSha256 } = ping.value;
  const hasHashes = phoneSha256 !== null || emailSha256 !== null;
  return { offer, ignored, errors: [], notes, hasHashes };
}

function arrivalOf(
  { vault, scoreSettings }: PingDeps,
  ping: ValidPing,
  source: SourceTerms,
  nowMs: number,
  keep: boolean,
): PingArrival {
  const { facts, consent, phoneSha256, emailSha256, subIds } = ping;
  const contact = presumedContact(ping);
  const score = scoreLead(
    {
      facts,
      contact,
      consent,
      provenance: {
        subIds: [null, null, null, null, null],
        clickId: null,
        adParams: {},
        vendorLeadId: null,
        custom: {},
      },
    },
    nowMs,
    scoreSettings(),
  );
  const phoneKey = phoneSha256 === null ? null : vault.hashDigest("phone", phoneSha256);
  const emailKey = emailSha256 === null ? null : vault.hashDigest("email", emailSha256);
  const { place, ...described } = facts;
  const told = [
    place.zipCode,
    described,
    phoneKey,
    emailKey,
    consent.pageUrl,
    consent.ipAddress,
    consent.trustedFormCertUrl,
    consent.jornayaLeadId,
    subIds,
  ];
  const content = JSON.stringify(told, (_name, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  );
  return {
    receivedAtMs: nowMs,
    source,
    subIds: subIds.some((id) => id !== null) ? JSON.stringify(subIds) : null,
    facts,
    channels: consent.channels,
    score,
    contentHash: vault.hashText("ping", content),
    phoneKey,
    emailKey,
    checksPerson: true,
    keep,
  };
}

/** A sample offer, which shows an integration what an offer looks like and belongs to no buyer. */
function testOffer(pingId: string, expiresAtMs: number): MadeOffer {
  return {
    pingId,
    reason: null,
    mode: "exclusive",
    slots: [{ slot: 1, buyerName: "Test buyer", earningCents: 0n as Cents }],
    expiresAtMs,
    dedupeChecked: false,
  };
}

export type AnsweredPost = PostedPing &
  PostRemarks & {
    /** True when this call sold a lead: neither a test nor a repeated call. */
    readonly isSale: boolean;
  };

/** Submits a post to an offer and returns its answer. */
export async function submitPingPost(
  deps: PingDeps,
  { source, pauses, record }: PingCall,
  pingId: string,
  idempotencyKey: string | null,
): Promise<AnsweredPost> {
  const receivedAtMs = deps.now();
  const { lead, controls } = readPost(record);
  const leadId = withSeedOf(pingId, uuidv7(receivedAtMs));
  if (controls.testResult !== null)
    return {
      kind: "answered",
      answer: forcedAnswer(leadId, controls.testResult),
      changes: null,
      replayed: false,
      errors: [],
      notes: [],
      isSale: false,
    };
  const text = `${pingId} ${JSON.stringify(record)}`;
  const { arrival, errors, notes } = makeArrival(
    deps,
    {
      source,
      pauses,
      idempotencyKey,
      idempotentText: () => text,
      names: () => namesIn(record),
    },
    lead,
    { leadId, receivedAtMs },
  );
  const posted = await deps.market.capture({
    pingId,
    arrival,
    requestHash: Buffer.from(deps.vault.hashText("post", text), "hex"),
    keep: !controls.test,
  });
  return {
    ...posted,
    errors,
    notes,
    isSale:
      posted.kind === "answered" &&
      posted.answer.status === "accepted" &&
      !posted.replayed &&
      !controls.test,
  };
}

/**
 * The id of the lead with the digits that broke the ping's ties, so that its decision can be
 * repeated.
 */
function withSeedOf(pingId: string, leadId: string): string {
  return leadId.slice(0, -8) + pingId.slice(-8).toLowerCase();
}

// Processes a posted lead: reads, validates, scores, seals and distributes it.
import { writeAdParams } from "../../../../domain/lead/ad-params.ts";
import type { Answer } from "../../../../domain/distribution/answer.ts";
import { consentTermsOf } from "../../../../domain/distribution/auction-lead.ts";
import type { NamePeriod } from "../../../../domain/sellers/name-period.ts";
import { identitiesIn, identityKeys } from "../../../../domain/lead/identity.ts";
import type { ValidLead } from "../../../../domain/lead/lead.ts";
import type { ReadingNote } from "../../../../domain/lead/problems.ts";
import {
  type PostedNames,
  type RefusedField,
  namesIn,
  refusedFields,
} from "../../../../domain/lead/refused-fields.ts";
import { type PostedLead, type TestResult, readPost } from "../../../../domain/lead/read-post.ts";
import { Problems } from "../../../../domain/lead/problems.ts";
import { readId } from "../../../../domain/lead/read-ids.ts";
import { readSide } from "../../../../domain/lead/read-words.ts";
import type { FindPlace } from "../../../../domain/lead/find-place.ts";
import {
  type PartlyRead,
  type ValidationContext,
  readPartly,
  validatePost,
} from "../../../../domain/lead/validate-post.ts";
import { type SourcePauses, pauseOfPost } from "../../../../domain/network-pauses/source-pauses.ts";
import { ZERO_CENTS } from "../../../../domain/money/money.ts";
import { type ScoreSettings, scoreLead } from "../../../../domain/scoring/score-lead.ts";
import { sha256 } from "../../../platform/crypto/sha256.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import {
  type Arrival,
  type ArrivalContent,
  type Distribution,
  type SourceTerms,
  type Urgency,
  isSellable,
} from "../distribution/index.ts";
import { forcedAnswer } from "./forced-answer.ts";
import { sealRefused } from "./seal-refused.ts";

/** What reading, scoring and sealing a lead needs. */
export interface ArrivalDeps {
  readonly vault: ContactVault;
  readonly findPlace: FindPlace;
  readonly networkName: () => string;
  /** Names that the network had before, which earlier consents contain. */
  readonly formerNetworkNames: () => readonly NamePeriod[];
  readonly scoreSettings: () => ScoreSettings;
}

export interface IntakeDeps extends ArrivalDeps {
  readonly market: Pick<Distribution, "distribute" | "dryRun">;
  readonly now: () => number;
}

/** Where a post comes from, and its idempotency key. */
export interface PostOrigin {
  readonly source: SourceTerms;
  /** Leads that a pause refuses are recorded. */
  readonly pauses: SourcePauses;
  readonly idempotencyKey: string | null;
  /**
   * The request text that the key is bound to; a key reused with other text is a mismatch. Not
   * called without a key.
   */
  readonly idempotentText: () => string;
  /** The names under which the fields came; read only if the post is refused. */
  readonly names: () => PostedNames;
  /** A row of a file, which must contain the full proof of consent. */
  readonly isImported?: boolean;
}

export interface Submission extends Omit<PostOrigin, "names"> {
  /** The post as received: JSON values or form strings. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly urgency: Urgency;
}

/** What there is to say about the fields of a post. */
export interface PostRemarks {
  /** Why it was refused. */
  readonly errors: readonly RefusedField[];
  /** What was left out, or not read to the letter. */
  readonly notes: readonly ReadingNote[];
}

/** What a post would be answered. */
export interface DryRunResult extends PostRemarks {
  readonly answer: Answer;
  /** The lead as it was read; null for a refused post. */
  readonly lead: ValidLead | null;
}

/** The same with what could be read of a post whose fields have errors; null for any other. */
export interface TestPostResult extends DryRunResult {
  readonly partly: PartlyRead | null;
}

/** An arrival, whether valid or refused before distribution. */
export interface MadeArrival extends PostRemarks {
  readonly arrival: Arrival;
}

/** The same with the lead in clear; null for a refused post. */
export interface ReadArrival extends MadeArrival {
  readonly lead: ValidLead | null;
}

export type SubmitResult =
  | ({
      readonly kind: "answered";
      readonly answer: Answer;
      readonly replayed: boolean;
    } & PostRemarks)
  | { readonly kind: "mismatch" };

/** Submits one post and returns its answer. Rejects with distribution's TooBusy or LeadFailed. */
export async function submitLead(deps: IntakeDeps, submission: Submission): Promise<SubmitResult> {
  const receivedAtMs = deps.now();
  const { lead, controls } = readPost(submission.record);
  const { arrival, errors, notes } = makeArrival(
    deps,
    { ...submission, names: () => namesIn(submission.record) },
    lead,
    { leadId: uuidv7(receivedAtMs), receivedAtMs },
  );
  if (controls.test || controls.testResult !== null)
    return {
      kind: "answered",
      answer: await answerDryRun(deps, arrival, controls.testResult),
      errors,
      notes,
      replayed: false,
    };
  const result = await deps.market.distribute(arrival, submission.urgency);
  return result.kind === "mismatch" ? result : { ...result, errors, notes };
}

/**
 * Returns what the post would be answered. Nothing is stored or sold, whatever the post contains.
 */
export async function dryRunPost(
  deps: IntakeDeps,
  { record, ...origin }: Pick<Submission, "source" | "pauses" | "record">,
): Promise<TestPostResult> {
  const { lead, controls } = readPost(record);
  const named = { ...origin, names: () => namesIn(record) };
  const result = await dryRunLead(deps, named, lead, controls.testResult);
  return {
    ...result,
    partly: result.errors.length === 0 ? null : readPartly(lead, contextOf(deps, deps.now())),
  };
}

/**
 * Does the same as `dryRunPost` for a lead that is already read; `forced` is the answer that a test
 * requested.
 */
export async function dryRunLead(
  deps: IntakeDeps,
  origin: Pick<PostOrigin, "source" | "pauses" | "isImported" | "names">,
  posted: PostedLead,
  forced: TestResult | null = null,
): Promise<DryRunResult> {
  const receivedAtMs = deps.now();
  const { arrival, lead, errors, notes } = makeArrival(
    deps,
    { ...origin, idempotencyKey: null, idempotentText: () => "" },
    posted,
    { leadId: uuidv7(receivedAtMs), receivedAtMs },
  );
  return { answer: await answerDryRun(deps, arrival, forced), lead, errors, notes };
}

/**
 * Validates, scores and seals the post. A refused post still becomes an arrival, so that the source
 * finds it among its leads.
 */
export function makeArrival(
  deps: ArrivalDeps,
  origin: PostOrigin,
  posted: PostedLead,
  { leadId, receivedAtMs }: Pick<Arrival, "leadId" | "receivedAtMs">,
): ReadArrival {
  const { source, pauses, idempotencyKey, idempotentText, names } = origin;
  const { isImported = false } = origin;
  const base = {
    leadId,
    receivedAtMs,
    source,
    idempotency:
      idempotencyKey === null
        ? null
        : { keyHash: sha256(idempotencyKey), requestHash: sha256(idempotentText()) },
  };
  const valid = validatePost(posted, { ...contextOf(deps, receivedAtMs), isImported });
  const readSubIds = valid.ok ? valid.value.provenance.subIds : null;
  const paused = pauseOfPost(pauses, readSubIds, receivedAtMs);
  if (!valid.ok || paused !== null) {
    const refusal = valid.ok || paused !== null ? null : valid.error;
    const errors =
      refusal === null ? [] : refusedFields(refusal.errors, posted, names(), deps.networkName());
    const notes = refusal?.notes ?? [];
    return {
      arrival: {
        ...base,
        subIds: null,
        clickId: null,
        adParams: null,
        vendorLeadId: readId(posted.values, "vendor_lead_id", new Problems()),
        content: {
          refused: refusal?.reason ?? paused ?? "source_paused",
          side: readSide(posted.values.side ?? "") ?? "unknown",
          ...sealRefused(deps.vault, leadId, errors, notes),
        },
      },
      lead: null,
      errors,
      notes,
    };
  }
  const subIds = valid.value.provenance.subIds.some((id) => id !== null)
    ? JSON.stringify(valid.value.provenance.subIds)
    : null;
  return {
    arrival: {
      ...base,
      subIds,
      clickId: valid.value.provenance.clickId,
      adParams: writeAdParams(valid.value.provenance.adParams),
      vendorLeadId: valid.value.provenance.vendorLeadId,
      content: contentOf(deps, valid.value, leadId, receivedAtMs),
    },
    lead: valid.value,
    errors: [],
    notes: valid.value.notes,
  };
}

function contextOf(deps: ArrivalDeps, nowMs: number): ValidationContext {
  return {
    nowMs,
    findPlace: deps.findPlace,
    networkName: deps.networkName(),
    formerNetworkNames: deps.formerNetworkNames(),
  };
}

function contentOf(
  deps: ArrivalDeps,
  lead: ValidLead,
  leadId: string,
  receivedAtMs: number,
): ArrivalContent {
  const identities = identitiesIn(identityKeys(lead));
  const identityHashes = identities.map(([kind, value]) => deps.vault.hash(kind, value));
  return {
    facts: lead.facts,
    consent: consentTermsOf(lead.consent),
    consentAtMs: lead.consent.givenAtMs,
    score: scoreLead(lead, receivedAtMs, deps.scoreSettings()),
    identityHashes,
    consumerHashes: identityHashes.filter((_, index) => identities[index]?.[0] !== "address"),
    sealed: deps.vault.seal(
      leadId,
      JSON.stringify({
        contact: lead.contact,
        consent: lead.consent,
        custom: lead.provenance.custom,
        ...(lead.notes.length === 0 ? {} : { notes: lead.notes }),
      }),
    ),
  };
}

/**
 * Answers a test, which runs everything and stores nothing; `test_result` forces the answer, so
 * that an integration can see each one.
 */
async function answerDryRun(
  deps: IntakeDeps,
  arrival: Arrival,
  forced: TestResult | null,
): Promise<Answer> {
  if (forced !== null) return forcedAnswer(arrival.leadId, forced);
  if (isSellable(arrival)) return deps.market.dryRun(arrival);
  return {
    leadId: arrival.leadId,
    sale: "none",
    priceCents: ZERO_CENTS,
    original: null,
    status: "rejected",
    reason: "refused" in arrival.content ? arrival.content.refused : "internal_error",
  };
}

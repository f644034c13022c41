// Accepts a sent form and posts its lead: with nothing missing, with the consent of the version
// that was shown, and, where a program may have sent it, once its sender has answered a question.
import { type FormSent, formSentTopic } from "../../../../domain/notifications/kinds/form-sent.ts";
import type { Answer } from "../../../../domain/distribution/answer.ts";
import {
  type AnswerProblem,
  checkAnswers,
  readTypedZip,
} from "../../../../domain/forms/check-answers.ts";
import { type FormDocument, pathOfForm } from "../../../../domain/forms/form-document.ts";
import { CARRIED, type Carried, leadOfForm } from "../../../../domain/forms/form-lead.ts";
import { type Answers, sideOf, stepsOf } from "../../../../domain/forms/form-steps.ts";
import type { FormCheck } from "../../../../domain/forms/form-view.ts";
import type { SecondAnswer } from "../../../../domain/forms/second-question.ts";
import { PLATFORM_CLICK_IDS } from "../../../../domain/lead/ad-params.ts";
import { readPageUrl } from "../../../../domain/lead/read-provenance.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type IntakeDeps, submitLead } from "../../selling/intake/index.ts";
import { stoodAt } from "../../../../domain/sellers/name-period.ts";
import { findSourceCaller } from "../sources/index.ts";
import type { DraftLinks } from "./draft-links.ts";
import {
  type FormVersionRow,
  type PublicFormRow,
  type VisitCount,
  countVisit,
  findVersion,
} from "./form.store.ts";
import { dayOf, isOpen } from "./present-form.ts";
import { type JudgedVisit, START_LABEL, judgeVisit, visitOf } from "./visit-start.ts";

export interface PostDeps {
  readonly pool: Queryable;
  readonly intake: IntakeDeps;
  readonly now: () => number;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly drafts: DraftLinks;
}

/** What the browser sent; none of it is trusted. */
export interface GivenPost {
  readonly start: string;
  readonly answers: Answers;
  readonly website: string;
  readonly pageUrl: string | undefined;
  readonly carried: { readonly [Name in keyof Carried]: string | undefined };
  /** The token of the draft's link that opened it. */
  readonly draft: string;
  /** The answer to the second question. */
  readonly second: SecondAnswer;
}

/** The sender of the form. */
export interface Visitor {
  readonly ipAddress: string;
  readonly userAgent: string;
  /** Opted out of tracking: not counted anywhere. */
  readonly isPrivate: boolean;
  /** The browser ran no script, so the form was not reported as seen and begun. */
  readonly isScriptless: boolean;
}

/**
 * `thanked` reveals nothing more: the consumer's lead may have been refused. No form is dropped
 * with thanks.
 */
export type Accepted =
  | { readonly kind: "thanked" }
  | Mend
  | { readonly kind: "closed" }
  /** Sent through a draft's link that no longer works. */
  | { readonly kind: "gone"; readonly why: "used" | "void" };

/** Nothing happened yet: something is to be corrected, or one more question to be answered. */
export interface Mend {
  readonly kind: "mend";
  readonly problems: readonly AnswerProblem[];
  readonly check: FormCheck | null;
  /** The start to go on with: the first one, so that a corrected form is never too quick. */
  readonly start: string;
  /** The version that belongs to the start; null for the current one. */
  readonly shown: FormVersionRow | null;
}

const MAPPED = "::ffff:";

/** Completes a sent form. Rejects with the market's TooBusy or LeadFailed. */
export async function acceptPost(
  deps: PostDeps,
  form: PublicFormRow,
  given: GivenPost,
  visitor: Visitor,
): Promise<Accepted> {
  const nowMs = deps.now();
  const start = visitOf(deps.intake.vault, form, given.start);
  const shown = start === null ? null : await findVersion(deps.pool, form.id, start.version);
  const document = shown?.document ?? form.document;
  const judged = judgeVisit(deps.intake.vault, form, {
    start: shown === null ? null : start,
    token: given.start,
    language: document.language,
    steps: stepsOf(document, sideOf(document, given.answers)).length,
    hiddenField: given.website,
    answer: given.second,
    nowMs,
  });
  const count = (...counted: VisitCount[]): Promise<void> =>
    countVisit(deps.pool, form.id, dayOf(nowMs), counted);
  const mend = await mendOf(deps, form, { given, shown, document, judged });
  if (mend !== null || start === null || shown === null)
    return mend ?? { kind: "mend", problems: [], check: null, start: judged.start, shown: null };
  const source = isOpen(form, nowMs)
    ? await findSourceCaller(deps.pool, form.id, new Date(nowMs))
    : null;
  if (source === null || !source.ok) return { kind: "closed" };
  const record = recordOf(deps, {
    form,
    shown,
    given,
    visitor,
    atMs: nowMs,
    pageUrl: pageOf(given.pageUrl),
  });
  // One visit makes one lead: pressed twice, or resent after a lost response, it is the same one.
  const result = await submitLead(intakeOf(deps.intake, start.atMs), {
    source: source.value.terms,
    pauses: source.value.pauses,
    record,
    idempotencyKey: `${START_LABEL}:${start.nonce}`,
    idempotentText: () => "",
    urgency: "interactive",
  });
  if (result.kind === "mismatch" || result.replayed) return { kind: "thanked" };
  const sent = sentOf(deps, form, document, given.answers, result.answer);
  await appendOutboxEvent(deps.pool, formSentTopic, sent, nowMs);
  await count(...countsOf(visitor, judged));
  return { kind: "thanked" };
}

/**
 * The intake for a form that was opened at a moment. Its text names the network as it was called
 * then, also where the network is renamed before the form is sent.
 */
function intakeOf(intake: IntakeDeps, openedAtMs: number): IntakeDeps {
  return {
    ...intake,
    formerNetworkNames: () =>
      intake
        .formerNetworkNames()
        .map((former) => (stoodAt(former, openedAtMs) ? { ...former, untilMs: null } : former)),
  };
}

/** What an accepted form counts as. A person who was suspected is no program after all. */
export function countsOf(
  { isPrivate, isScriptless }: Visitor,
  { isCleared }: JudgedVisit,
): readonly VisitCount[] {
  return [
    ...(isPrivate ? [] : isScriptless ? (["seen", "started"] as const) : []),
    ...(isPrivate ? [] : (["finished"] as const)),
    ...(isCleared ? (["cleared"] as const) : []),
  ];
}

/**
 * What the sender is asked before the form is accepted; null if nothing. The first suspicion counts
 * as a program.
 */
export async function mendOf(
  deps: Pick<PostDeps, "pool" | "intake" | "now">,
  form: PublicFormRow,
  sent: {
    readonly given: GivenPost;
    readonly shown: FormVersionRow | null;
    readonly document: FormDocument;
    readonly judged: JudgedVisit;
  },
): Promise<Mend | null> {
  const { given, shown, document, judged } = sent;
  const { asked, start } = judged;
  const problems = checkAnswers(
    document,
    given.answers,
    (zip) => deps.intake.findPlace(zip) !== null,
  );
  if (problems.length === 0 && (asked === null || asked.reason === null)) return null;
  const isFirst = asked !== null && asked.reason !== null && given.second.token === "";
  if (isFirst && asked.reason !== "too_late")
    await countVisit(deps.pool, form.id, dayOf(deps.now()), ["bots"]);
  const isOwn = start === given.start;
  return {
    kind: "mend",
    problems,
    check: asked?.check ?? null,
    start,
    shown: isOwn ? shown : null,
  };
}

/** What is reported about the lead that was made. */
function sentOf(
  { intake }: PostDeps,
  form: PublicFormRow,
  document: FormDocument,
  answers: Answers,
  { leadId, sale, priceCents, reason }: Answer,
): FormSent {
  const place = intake.findPlace(readTypedZip(answers.zip_code ?? "") ?? "");
  return {
    accountId: form.account_id,
    leadId,
    side: sideOf(document, answers) ?? "unknown",
    city: place?.city ?? null,
    state: place?.state ?? null,
    sale,
    earningCents: Number(priceCents),
    reason,
    isConversation: form.kind === "chat",
  };
}

interface SentForm {
  readonly form: PublicFormRow;
  readonly shown: FormVersionRow;
  readonly given: GivenPost;
  readonly visitor: Visitor;
  readonly atMs: number;
  /** Null means the form's own page. */
  readonly pageUrl: string | null;
}

/** Returns what is posted for the consumer, with the consent as it was shown and given. */
export function recordOf(
  { publicUrl }: PostDeps,
  { form, shown, given, visitor, atMs, pageUrl }: SentForm,
): Readonly<Record<string, string>> {
  return leadOfForm(shown.document, given.answers, {
    slug: form.slug,
    version: shown.version,
    consentText: shown.consent_text,
    consentHash: shown.consent_sha256,
    atMs,
    pageUrl: pageUrl ?? publicUrl + pathOfForm(form.kind, form.slug),
    ipAddress: visitor.ipAddress.startsWith(MAPPED)
      ? visitor.ipAddress.slice(MAPPED.length)
      : visitor.ipAddress,
    userAgent: visitor.userAgent,
    carried: carriedOf(given, visitor),
  });
}

/**
 * The page that contained the form, without its query and fragment, which may identify the visitor.
 */
function pageOf(given: string | undefined): string | null {
  return given === undefined || given === "" ? null : readPageUrl(given.replace(/[?#].*$/s, ""));
}

/** Without the ids by which ad platforms know a visitor who opts out of tracking. */
function carriedOf({ carried }: GivenPost, { isPrivate }: Visitor): Carried {
  const withheld: readonly string[] = isPrivate ? PLATFORM_CLICK_IDS : [];
  return Object.fromEntries(
    CARRIED.flatMap((name) =>
      carried[name] === undefined || carried[name] === "" || withheld.includes(name)
        ? []
        : [[name, carried[name]]],
    ),
  );
}

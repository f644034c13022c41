// Accepts a sent form and posts its lead: not from a program, with nothing missing, and with the
// consent of the version that was shown.
import { type FormSent, formSentTopic } from "../../../../domain/notifications/kinds/form-sent.ts";
import type { Answer } from "../../../../domain/distribution/answer.ts";
import { type AnswerProblem, checkAnswers } from "../../../../domain/forms/check-answers.ts";
import { type FormDocument, pathOfForm } from "../../../../domain/forms/form-document.ts";
import { CARRIED, type Carried, leadOfForm } from "../../../../domain/forms/form-lead.ts";
import { type Answers, sideOf, stepsOf } from "../../../../domain/forms/form-steps.ts";
import { botReason } from "../../../../domain/forms/pace.ts";
import { type FormStart, readStart, writeStart } from "../../../../domain/forms/start-token.ts";
import { readPageUrl } from "../../../../domain/lead/read-provenance.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type IntakeDeps, submitLead } from "../../selling/intake/index.ts";
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
 * `thanked` reveals nothing more: the consumer's lead may have been refused, or the sender may be a
 * program whose post was ignored.
 */
export type Accepted =
  | { readonly kind: "thanked" }
  | { readonly kind: "mend"; readonly problems: readonly AnswerProblem[] }
  /** The page was open for a day or more; its start has expired. */
  | { readonly kind: "stale" }
  | { readonly kind: "closed" }
  /** Sent through a draft's link that no longer works. */
  | { readonly kind: "gone"; readonly why: "used" | "void" };

const LABEL = "form-start";
const MAPPED = "::ffff:";

const signer =
  (vault: ContactVault) =>
  (text: string): string =>
    vault.hashText(LABEL, text);

/** Returns the start token of a visit to the form as it is now. */
export function startVisit(vault: ContactVault, form: PublicFormRow, nowMs: number): string {
  return writeStart(
    {
      formId: form.id,
      version: form.version,
      atMs: nowMs,
      nonce: uuidv7(nowMs).replaceAll("-", ""),
    },
    signer(vault),
  );
}

/** Returns null if this server did not sign it for this form. */
export function visitOf(vault: ContactVault, form: PublicFormRow, token: string): FormStart | null {
  return readStart(token, form.id, signer(vault));
}

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
  const steps = stepsOf(document, sideOf(document, given.answers)).length;
  const bot = botReason({
    start: shown === null ? null : start,
    nowMs,
    steps,
    hiddenField: given.website,
  });
  const count = (...counted: VisitCount[]): Promise<void> =>
    countVisit(deps.pool, form.id, dayOf(nowMs), counted);
  if (bot === "too_late" && visitor.isScriptless) return { kind: "stale" };
  if (bot !== null || start === null || shown === null) {
    await count("bots");
    return { kind: "thanked" };
  }
  const problems = checkAnswers(
    document,
    given.answers,
    (zip) => deps.intake.findPlace(zip) !== null,
  );
  if (problems.length > 0) return { kind: "mend", problems };
  const source = isOpen(form) ? await findSourceCaller(deps.pool, form.id) : null;
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
  const result = await submitLead(deps.intake, {
    source: source.value.terms,
    sourcePaused: source.value.paused,
    record,
    idempotencyKey: `${LABEL}:${start.nonce}`,
    idempotentText: () => "",
    urgency: "interactive",
  });
  if (result.kind === "mismatch" || result.replayed) return { kind: "thanked" };
  const sent = sentOf(deps, form, document, given.answers, result.answer);
  await appendOutboxEvent(deps.pool, formSentTopic, sent, nowMs);
  if (!visitor.isPrivate)
    await count(
      ...(visitor.isScriptless
        ? (["seen", "started", "finished"] as const)
        : (["finished"] as const)),
    );
  return { kind: "thanked" };
}

/** What is reported about the lead that was made. */
function sentOf(
  { intake }: PostDeps,
  form: PublicFormRow,
  document: FormDocument,
  answers: Answers,
  { leadId, sale, priceCents, reason }: Answer,
): FormSent {
  const place = intake.findPlace(answers.zip_code ?? "");
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
    carried: carriedOf(given),
  });
}

/**
 * The page that contained the form, without its query and fragment, which may identify the visitor.
 */
function pageOf(given: string | undefined): string | null {
  return given === undefined || given === "" ? null : readPageUrl(given.replace(/[?#].*$/s, ""));
}

function carriedOf({ carried }: GivenPost): Carried {
  return Object.fromEntries(
    CARRIED.flatMap((name) =>
      carried[name] === undefined || carried[name] === "" ? [] : [[name, carried[name]]],
    ),
  );
}

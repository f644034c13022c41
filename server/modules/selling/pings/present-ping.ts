// Presents the answers to a ping and to its post in the industry's format, with amounts in dollars.
import type { PostAnswer } from "../../../../contract/marketplace/leads.ts";
import type { PingAnswer } from "../../../../contract/selling/pings.ts";
import { exampleOf } from "../../../../domain/lead/field-examples.ts";
import type { LeadField } from "../../../../domain/lead/field-names.ts";
import { POST_REASON_TEXTS, answeredReason } from "../../../../domain/lead/reasons.ts";
import { CHECKS_PER_POST, EARNING_DAYS } from "../../../../domain/pings/person-checks.ts";
import { type Cents, centsToDollars } from "../../../../domain/money/money.ts";
import { NO_REMARKS, presentAnswer, presentFieldError, presentNote } from "../intake/index.ts";
import type { PostChanges } from "../distribution/index.ts";
import type { AnsweredPing, AnsweredPost } from "./submit-ping.ts";

const NOT_COMPARED =
  "The hashes were not compared: no check is left today. Each post accepted within " +
  `${EARNING_DAYS} days earns ${CHECKS_PER_POST} a day. A duplicate is found at the post.`;

export function presentOffer({
  offer,
  ignored,
  errors,
  notes,
  hasHashes,
}: AnsweredPing): PingAnswer {
  const { reason, slots } = offer;
  return {
    outcome: reason === null ? "success" : "failure",
    status: reason === null ? "accepted" : reason === "duplicate" ? "duplicate" : "rejected",
    reason_code: reason === null ? null : answeredReason(reason),
    reason: reason === null ? null : POST_REASON_TEXTS[reason],
    ping: { id: offer.pingId },
    sale: offer.mode ?? "none",
    price: centsToDollars(slots.reduce((sum, { earningCents }) => sum + earningCents, 0n) as Cents),
    currency: "USD",
    slots: slots.map(({ slot, buyerName, earningCents }) => ({
      slot,
      buyer: buyerName,
      price: centsToDollars(earningCents),
    })),
    expires_at: offer.expiresAtMs === null ? null : new Date(offer.expiresAtMs).toISOString(),
    dedupe_checked: offer.dedupeChecked,
    ...(hasHashes && !offer.dedupeChecked ? { dedupe_note: NOT_COMPARED } : {}),
    ...(ignored.length === 0 ? {} : { ignored_fields: [...ignored] }),
    ...(errors.length === 0
      ? {}
      : { errors: errors.map(({ field, code, message }) => ({ field, code, message })) }),
    ...(notes.length === 0 ? {} : { notes: notes.map(presentNote) }),
  };
}

/** The answer to a direct post, with what differs from the ping. */
export function presentPosted({
  answer,
  changes,
  errors,
  notes,
}: Extract<AnsweredPost, { readonly kind: "answered" }>): PostAnswer {
  const presented = presentAnswer(
    answer,
    answer.reason === "ping_expired" ? NO_REMARKS : { errors, notes },
  );
  const found = changes === null ? [] : changeErrors(changes, answer.reason === "consent_invalid");
  return found.length === 0 ? presented : { ...presented, errors: found };
}

function changeErrors(
  { changed, unnamed }: PostChanges,
  isConsent: boolean,
): NonNullable<PostAnswer["errors"]> {
  if (isConsent)
    return unnamed.length === 0
      ? []
      : [
          changedField(
            "consent_sellers",
            "consent_invalid",
            `The consent must cover ${unnamed.join("; ")} and how they make contact. Name ` +
              "them in it before the person agrees, and ping again.",
            unnamed.join(";"),
          ),
        ];
  return changed.map(({ field }) =>
    changedField(
      field,
      "ping_mismatch",
      `Post ${field} as it was pinged, or ping again with what it is.`,
      exampleOf(field, ""),
    ),
  );
}

/** A field that could be read, but is not as the offer needs it. */
function changedField(
  field: LeadField,
  code: "consent_invalid" | "ping_mismatch",
  message: string,
  example: string,
): NonNullable<PostAnswer["errors"]>[number] {
  return presentFieldError({
    field,
    code,
    message,
    sentAs: field,
    sent: "value",
    came: null,
    example,
  });
}

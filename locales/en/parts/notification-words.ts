// Words that several notifications share, in English.
import type { OffReason } from "../../../domain/attempts/attempt.ts";
import type { DeliveryReason } from "../../../domain/deliveries/delivery-reason.ts";
import type { UsedUpWindow } from "../../../domain/distribution/used-up.ts";
import { POST_REASON_TEXTS } from "../../../domain/lead/reasons.ts";
import type { LeadSide, PostReason } from "../../../domain/lead/vocabulary.ts";
import { centsToText } from "../../../domain/money/money.ts";
import type { DecidedReturn } from "../../../domain/notifications/kinds/return-decided.ts";
import type { SoldLead } from "../../../domain/notifications/kinds/leads-sold.ts";
import { recordRef } from "../../../domain/notifications/record-ref.ts";
import type { NotificationText } from "../../../domain/notifications/words.ts";
import { factWords } from "./fact-words.ts";

export const spaced = (value: string): string => value.replaceAll("_", " ");
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
export const atPlace = (place: string | null, before: string): string =>
  place === null ? "" : `${before}${place}`;

/** "seller lead #4f2a1c in Tampa, FL: single family": no two leads share it. */
export function leadPhrase({ leadId, side, propertyType, city, state }: SoldLead): string {
  const property = factWords.property_type.words[propertyType].toLowerCase();
  return `${spaced(side)} lead ${recordRef(leadId)} in ${city}, ${state}: ${property}`;
}

export const WANTED: Readonly<Record<LeadSide, string>> = {
  buyer: "buyers",
  seller: "sellers",
  buyer_and_seller: "buyers who also sell",
  renter: "renters",
  investor_seller: "investors who sell",
  unknown: "leads of an unknown type",
};

export const WINDOW_WORDS: Readonly<Record<UsedUpWindow, string>> = {
  day: "daily",
  week: "weekly",
  month: "monthly",
  total: "total",
};

export const OFF_REASONS: Readonly<Record<OffReason, string>> = {
  gone: "Its endpoint answered 410 (gone)",
  failing: "Every call failed for five days",
};

export const DELIVERY_REASONS: Readonly<Record<DeliveryReason, string>> = {
  lead_flow_archived: "Follow Up Boss created no person: the source's lead flow is archived",
  wrong_key: "Its endpoint rejected the key",
  unwanted_answer: "Its response didn't contain the expected text",
  gone: "Its endpoint answered 410 (gone)",
  failed_answer: "Its endpoint answered with an error",
  no_answer: "Its endpoint didn't respond",
  returned: "The lead was returned",
  erased: "The contact is erased",
  no_mail_server: "This network has no mail server",
};

/** The outcome of a post that a form or a confirmed draft made. */
export function outcomeText(posted: {
  readonly sale: "none" | "shared" | "exclusive";
  readonly earningCents: number;
  readonly reason: PostReason | null;
}): string {
  if (posted.reason !== null) return POST_REASON_TEXTS[posted.reason];
  if (posted.sale === "none") return "Not sold yet";
  const how = posted.sale === "exclusive" ? "Sold exclusively" : "Sold shared";
  return `${how} · you earn ${centsToText(posted.earningCents)}`;
}

const DECIDED_BY: Readonly<Record<DecidedReturn["by"], string>> = {
  admin: "",
  checks: ": our checks proved the reason",
  deadline: ": approved automatically",
};

export function returnDecision({
  to,
  leadId,
  approved,
  by,
  cents,
}: DecidedReturn): NotificationText {
  const sum = centsToText(cents);
  const bodies = {
    buyer: approved ? `${sum} is back in your wallet${DECIDED_BY[by]}` : "See why it was declined",
    affiliate: approved
      ? `${sum} of your earnings was reversed${DECIDED_BY[by]}`
      : `You keep ${sum}`,
  };
  return {
    title: `Return of lead ${recordRef(leadId)} ${approved ? "approved" : "declined"}`,
    body: bodies[to],
  };
}

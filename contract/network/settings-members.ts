// Members of the network's settings document, by what they are about.
import { Type } from "typebox";
import { LONGEST_HOLD_DAYS } from "../../domain/terms/affiliate-terms.ts";
import { LONGEST_RETURN_DAYS } from "../../domain/terms/terms-documents.ts";
import { centsOf, closed, nullable } from "../schema.ts";

const wholeNumber = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description });
const WHOLE_BASIS_POINTS = 10_000;

/** How returns are asked for and decided. */
export const RETURN_MEMBERS = {
  return_days: wholeNumber(
    0,
    LONGEST_RETURN_DAYS,
    "Days after delivery in which a buyer may return a lead, where its terms agree no others. " +
      "For leads sold from the change on.",
  ),
  return_answer_hours: wholeNumber(
    1,
    240,
    "Hours in which the affiliate may answer a return. For returns filed from the change on.",
  ),
  return_decide_days: wholeNumber(
    1,
    20,
    "Working days that the network has to decide a return, from the affiliate's answer or the " +
      "end of its time to answer. For returns filed or answered from the change on.",
  ),
  most_returned_basis_points: Type.Integer({
    minimum: 0,
    maximum: WHOLE_BASIS_POINTS,
    description:
      "Above this part of the leads that a buyer received in 90 days, only a person approves its " +
      "returns. For returns filed from the change on.",
  }),
  return_touches: wholeNumber(
    1,
    50,
    "Logged touches that a return of a lead that never answered needs.",
  ),
  return_touch_days: wholeNumber(1, 30, "Days with a touch that such a return needs."),
};

/** How buyers rank by their returns. */
export const RATING_MEMBERS = {
  rated_from_leads: wholeNumber(
    1,
    1_000,
    "Leads that a buyer received in 90 days from which its returns count: declined ones lower " +
      "the rank of its bids, and too many of them need a person's approval.",
  ),
  least_modifier_basis_points: Type.Integer({
    minimum: 5_000,
    maximum: WHOLE_BASIS_POINTS,
    description:
      "The lowest bid modifier: 10,000 less the share of declined returns never falls below it.",
  }),
};

/** What offers to pings may hold. */
export const OFFER_MEMBERS = {
  offer_seconds: wholeNumber(
    15,
    120,
    "Seconds that an offer to a ping of a new source stands. For sources created from the change " +
      "on.",
  ),
  least_open_offers: wholeNumber(1, 1_000, "Open offers that any source may have."),
  open_offers_per_post: wholeNumber(
    0,
    100,
    "Open offers that a source may have for each that it posted to within the last hour.",
  ),
  most_offered_basis_points: Type.Integer({
    minimum: 100,
    maximum: WHOLE_BASIS_POINTS,
    description:
      "The most of a campaign's remaining caps and budgets that all open offers take together, " +
      "but always one lead. For offers made from the change on.",
  }),
};

/** What affiliates earn, and when they are paid. */
export const MONEY_MEMBERS = {
  affiliate_share_basis_points: Type.Integer({
    minimum: 0,
    maximum: WHOLE_BASIS_POINTS,
    description: "The part of a price that an affiliate earns that joins from the change on.",
  }),
  new_affiliate_days: wholeNumber(
    0,
    730,
    "An affiliate's first days with the network, in which its earnings are held longer.",
  ),
  new_affiliate_hold_days: wholeNumber(
    0,
    LONGEST_HOLD_DAYS,
    "Days that the earnings of a new affiliate are held after the return window, where its terms " +
      "agree no others. For leads sold from the change on.",
  ),
  least_payout_cents: centsOf("The minimum payout. For payouts requested from the change on.", 1),
};

/** Which leads count as duplicates, and how long what came is kept. */
export const LEAD_MEMBERS = {
  duplicate_days: wholeNumber(
    1,
    365,
    "Days after its receipt or its last sale in which the same lead is a duplicate. For leads " +
      "that arrive from the change on.",
  ),
  exclusive_days: wholeNumber(
    1,
    365,
    "Days after an exclusive sale in which the same lead is a duplicate, at least " +
      "duplicate_days. For leads that arrive from the change on.",
  ),
  unsold_contact_hours: wholeNumber(
    1,
    720,
    "Hours after which the contact of a lead is deleted that was rejected, or taken off the " +
      "marketplace unsold. For leads rejected or taken off from the change on.",
  ),
  draft_days: wholeNumber(
    1,
    90,
    "Days in which a person may confirm a draft. For links created from the change on.",
  ),
  calls_kept_days: wholeNumber(
    1,
    730,
    "Days that ended deliveries, webhook messages, postbacks and emails are kept in their logs. " +
      "Older ones are deleted at once.",
  ),
};

const webAddress = (description: string) =>
  nullable(Type.String({ format: "uri", pattern: "^https://", maxLength: 500 }), { description });

const consentWords = (language: string) =>
  nullable(Type.String({ minLength: 20, maxLength: 2_000 }), {
    description: `The text in ${language}; null for the product's own.`,
  });

/** What consumers agree to on the network's forms. */
export const CONSENT_MEMBERS = {
  consent_texts: closed(
    { en: consentWords("English"), es: consentWords("Spanish") },
    {
      description:
        "The consent text of forms, with {companies} where the network, and its buyers or the " +
        "named ones, are listed. It must mention calls, texts and emails. A change gives each " +
        "form a new version.",
    },
  ),
};

/** How the network appears to its people and to consumers. */
export const BRAND_MEMBERS = {
  brand_color: nullable(Type.String({ pattern: "^#[0-9a-f]{6}$" }), {
    description:
      "The color of links and buttons, such as #0b5d52; null for the product's own. Where it " +
      "could not be read on a background, a darker or lighter one stands in for it.",
  }),
  logo: nullable(Type.String({ pattern: "^[0-9a-f]{64}$" }), {
    description: "Of the answer of POST /v1/settings/logos; null for the product's mark.",
  }),
  terms_url: webAddress("The network's terms, linked at sign-in and in emails."),
  privacy_url: webAddress("Its privacy policy, linked at sign-in, on forms and in emails."),
  mail_sender_name: nullable(
    Type.String({ minLength: 1, maxLength: 100, pattern: '^[^<>"\\r\\n]*\\S[^<>"\\r\\n]*$' }),
    {
      description:
        "The sender's name in emails, beside the address of MAIL_FROM; null for the name in " +
        "MAIL_FROM, or else the network's.",
    },
  ),
  mail_reply_to: nullable(Type.String({ format: "email", maxLength: 254 }), {
    description: "Where answers to emails go; null for the address of MAIL_FROM.",
  }),
};

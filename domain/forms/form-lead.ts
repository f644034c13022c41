// Builds from a form's answers the record to post, with the consent as it was shown.
import { AD_PARAMS } from "../lead/ad-params.ts";
import { CONSENT_CHANNEL_LIST } from "./consent-text.ts";
import { type FormDocument, isSelling } from "./form-document.ts";
import {
  type AnswerField,
  type Answers,
  UNSURE,
  isStepFor,
  rangeOf,
  sideOf,
  stepsOf,
} from "./form-steps.ts";

/** Tracking parameters of a form's address, which its lead is posted with. */
export const CARRIED = ["sub1", "sub2", "sub3", "sub4", "sub5", "click_id", ...AD_PARAMS] as const;
export type Carried = Readonly<Partial<Record<(typeof CARRIED)[number], string>>>;

/** Where and how the consumer consented. */
export interface FormVisit {
  readonly slug: string;
  readonly version: number;
  /** The consent text of that version, and its SHA-256 in hex. */
  readonly consentText: string;
  readonly consentHash: string;
  /** Epoch milliseconds. */
  readonly atMs: number;
  readonly pageUrl: string;
  readonly ipAddress: string;
  readonly userAgent: string;
  /** The tracking parameters in the page's own address. */
  readonly carried: Carried;
}

/** Fields whose answer is posted unchanged. */
const PLAIN = [
  "property_type",
  "zip_code",
  "timing",
  "beds",
  "baths",
  "finance_status",
  "agent_status",
  "comments",
  "first_name",
  "last_name",
  "phone",
  "email",
] as const satisfies readonly AnswerField[];

/**
 * The flat record of a post. Contains only answers to the form's questions; others are dropped. The
 * answers must have been checked.
 */
export function leadOfForm(
  document: FormDocument,
  answers: Answers,
  visit: FormVisit,
): Readonly<Record<string, string>> {
  const side = sideOf(document, answers) ?? "unknown";
  const asked = new Set(stepsOf(document, side).flatMap((step) => step.fields));
  const range = rangeOf(side, answers.price_range?.trim());
  const given = (name: string, value: string | number | null | undefined): Record<string, string> =>
    value === null || value === undefined || value === "" || value === UNSURE
      ? {}
      : { [name]: String(value) };
  return {
    ...(Object.assign(
      {},
      ...PLAIN.filter((field) => asked.has(field)).map((field) =>
        given(field, answers[field]?.trim()),
      ),
    ) as Record<string, string>),
    // A consumer who only sells, or rents, needs no loan.
    ...(isStepFor("finance", side) ? {} : { finance_status: "not_applicable" }),
    ...(asked.has("address") && isSelling(side) ? given("address", answers.address?.trim()) : {}),
    ...given("price_min", range?.min),
    ...given("price_max", range?.max),
    side,
    consent: "yes",
    tcpa_text: visit.consentText,
    consent_at: new Date(visit.atMs).toISOString(),
    consent_channels: CONSENT_CHANNEL_LIST,
    ...given("consent_sellers", document.named_sellers.join(";")),
    landing_page_url: visit.pageUrl,
    ip_address: visit.ipAddress,
    ...given("user_agent", visit.userAgent),
    ...visit.carried,
    form: visit.slug,
    form_version: String(visit.version),
    consent_sha256: visit.consentHash,
  };
}

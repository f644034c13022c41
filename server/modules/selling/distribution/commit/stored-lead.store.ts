// Builds the lead row that a batch writes, for every outcome of an arrival.
import {
  type Field,
  type Fields,
  bigint,
  integer,
  moment,
  packed,
  smallint,
  text,
  uuid,
} from "../../../../platform/db/row-array.ts";
import { type Arrival, isSellable } from "../arrive/arrival.ts";
import type { DecidedLead } from "../decide/decided-lead.ts";
import type { Duplicate } from "../arrive/resolve-duplicates.ts";
import { packDecision } from "./packed-decision.ts";
import { packScoreReasons } from "./packed-score.ts";
import { writeVerifications } from "../../../../../domain/lead/verification.ts";
import {
  type CountFact,
  perCountFact,
  perWordFact,
  PLAIN_FACTS,
  type WordFact,
} from "../../../../../domain/lead/plain-facts.ts";
import type { PostReason } from "../../../../../domain/lead/vocabulary.ts";

/** What a batch found for an arrival. */
export type Finding =
  | { readonly kind: "decided"; readonly decided: DecidedLead }
  | { readonly kind: "refused"; readonly arrival: Arrival; readonly reason: PostReason }
  | { readonly kind: "duplicate"; readonly arrival: Arrival; readonly duplicate: Duplicate };

const arrivalOf = (finding: Finding): Arrival =>
  finding.kind === "decided" ? finding.decided.arrival : finding.arrival;

const contentOf = (finding: Finding) => {
  const arrival = arrivalOf(finding);
  return isSellable(arrival) ? arrival.content : null;
};

const factsOf = (finding: Finding) => contentOf(finding)?.facts;
const earningOf = (finding: Finding) =>
  finding.kind === "decided" ? finding.decided.earningTerms : null;
const outcomeOf = (finding: Finding) =>
  finding.kind === "decided" ? finding.decided.outcome : null;

/** Every column of `lead` except the batch's id. */
export const LEAD_FIELDS: Fields<"lead", Finding> = {
  id: uuid((finding) => arrivalOf(finding).leadId),
  affiliate_id: uuid((finding) => arrivalOf(finding).source.affiliateId),
  source_id: uuid((finding) => arrivalOf(finding).source.id),
  received_at: moment((finding) => arrivalOf(finding).receivedAtMs),
  status: text((finding) => outcomeOf(finding)?.status ?? "rejected"),
  reason_code: text((finding) =>
    finding.kind === "decided"
      ? finding.decided.outcome.answer.reason
      : finding.kind === "refused"
        ? finding.reason
        : "duplicate",
  ),
  duplicate_of: uuid((finding) =>
    finding.kind === "duplicate" ? finding.duplicate.originalLeadId : null,
  ),
  side: text((finding) => factsOf(finding)?.side ?? sideOfRefused(arrivalOf(finding))),
  zip_code: text((finding) => factsOf(finding)?.place.zipCode),
  city: text((finding) => factsOf(finding)?.place.city),
  county_fips: text((finding) => factsOf(finding)?.place.countyFips),
  state: text((finding) => factsOf(finding)?.place.state),
  ...perWordFact(wordField),
  ...perCountFact(countField),
  price_min_cents: bigint((finding) => factsOf(finding)?.priceMinCents),
  price_max_cents: bigint((finding) => factsOf(finding)?.priceMaxCents),
  consent_channels: text((finding) => contentOf(finding)?.consent.channels.join(",") ?? ""),
  consent_scope: text((finding) => contentOf(finding)?.consent.scope ?? "none"),
  consent_sellers: text((finding) => contentOf(finding)?.consent.sellerKeys.join(";") ?? ""),
  consent_at: moment((finding) => contentOf(finding)?.consentAtMs),
  verifications: text((finding) => writeVerifications(factsOf(finding)?.verifications ?? [])),
  age_minutes: integer((finding) => factsOf(finding)?.ageMinutes),
  score_total: smallint((finding) => contentOf(finding)?.score.total ?? 0),
  score_engagement: smallint((finding) => contentOf(finding)?.score.engagement ?? 0),
  score_intent: smallint((finding) => contentOf(finding)?.score.intent ?? 0),
  score_financial: smallint((finding) => contentOf(finding)?.score.financial ?? 0),
  tier: text((finding) => contentOf(finding)?.score.tier ?? "cold"),
  score_model: text((finding) => contentOf(finding)?.score.modelVersion),
  score_reasons: packed((finding) => contentOf(finding)?.score.reasons, packScoreReasons),
  sub_ids: text((finding) => arrivalOf(finding).subIds),
  click_id: text((finding) => arrivalOf(finding).clickId),
  ad_params: text((finding) => arrivalOf(finding).adParams),
  vendor_lead_id: text((finding) => arrivalOf(finding).vendorLeadId),
  answer_status: text((finding) =>
    finding.kind === "duplicate" ? "duplicate" : (outcomeOf(finding)?.answer.status ?? "rejected"),
  ),
  answer_sale: text((finding) => outcomeOf(finding)?.answer.sale ?? "none"),
  answer_price_cents: bigint((finding) => outcomeOf(finding)?.answer.priceCents ?? 0),
  earning_share: smallint((finding) => {
    const terms = earningOf(finding);
    return terms?.kind === "share" ? terms.share : null;
  }),
  earning_flat_cents: bigint((finding) => {
    const terms = earningOf(finding);
    return terms?.kind === "flat" ? terms.cents : null;
  }),
  hold_days: smallint((finding) =>
    finding.kind === "decided" ? finding.decided.arrival.source.agreed.holdDays : null,
  ),
  sold_slots: smallint((finding) => outcomeOf(finding)?.soldSlots ?? 0),
  sale_slots: smallint((finding) => outcomeOf(finding)?.saleSlots ?? 0),
  field_errors: text((finding) => {
    const { content } = arrivalOf(finding);
    return "refused" in content ? content.fieldErrors : null;
  }),
  decision: packed(
    (finding) => (finding.kind === "decided" ? finding.decided : null),
    (out, { decision, activeCampaigns, position }) =>
      Buffer.isBuffer(decision)
        ? out.bytes(decision)
        : packDecision(out, decision, activeCampaigns, position),
  ),
};

function wordField(fact: WordFact): Field<Finding> {
  const { key } = PLAIN_FACTS[fact];
  return text((finding) => factsOf(finding)?.[key] ?? "unknown");
}

function countField(fact: CountFact): Field<Finding> {
  const { key, columnType } = PLAIN_FACTS[fact];
  const column = columnType === "smallint" ? smallint : integer;
  return column((finding) => factsOf(finding)?.[key]);
}

function sideOfRefused(arrival: Arrival): string {
  return "refused" in arrival.content ? arrival.content.side : "unknown";
}

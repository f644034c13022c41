// Extracts what a lead's analyses may know, only from the shape of the lead that the reader gets.
import {
  ANALYSIS_KINDS,
  type AnalysisKind,
  kindsFor,
} from "../../../../domain/analyses/analysis.ts";
import type { AnalysedLead } from "../../../../domain/analyses/analysed-lead.ts";
import type { Remark } from "../../../../domain/analyses/masked-remark.ts";
import { type CallingRule, callingRuleFor } from "../../../../domain/calling/calling-rules.ts";
import { localMoment } from "../../../../domain/distribution/calendar.ts";
import { type Cents, cents } from "../../../../domain/money/money.ts";
import type { ReadLead } from "../../marketplace/leads/index.ts";

export interface LeadForAnalysis {
  readonly lead: AnalysedLead;
  /** IANA zone of the person's clock; null if the reader may not know it. */
  readonly timeZone: string | null;
  /** The person's own words; null if there are none, or none that the reader may read. */
  readonly remark: Remark | null;
  readonly mayReadRemark: boolean;
  /** The kinds of analysis that may be made and read. */
  readonly kinds: readonly AnalysisKind[];
}

/** Returns the lead's facts, from the reader's own shape alone. */
export function factsOf(
  { shown, channels, reasons }: ReadLead,
  rules: readonly CallingRule[],
): LeadForAnalysis {
  const {
    view,
    side,
    property_type: propertyType,
    state,
    timing,
    beds,
    baths_quarters: bathsQuarters,
    score,
  } = shown;
  const common = {
    view,
    side,
    propertyType,
    state,
    timing,
    beds,
    bathsQuarters,
    channels,
    score: { engagement: score.engagement, intent: score.intent, financial: score.financial },
    rule: callingRuleFor(rules, state),
    progress: shown.view === "purchased" ? shown.sale.progress.outcome : null,
  };
  return shown.view === "preview" ? previewFacts(common, shown) : fullFacts(common, shown, reasons);
}

type Shown = ReadLead["shown"];
type Preview = Extract<Shown, { readonly view: "preview" }>;
/** What every view contains. */
type CommonFacts = Omit<AnalysedLead, keyof ReturnType<typeof factsOfPreview>>;

/** A lead before it is bought: its price band, and nothing about the person. */
function previewFacts(common: CommonFacts, shown: Preview): LeadForAnalysis {
  return {
    lead: { ...common, ...factsOfPreview(shown) },
    timeZone: null,
    remark: null,
    mayReadRemark: false,
    // A lead whose consumer asked for no contact is not for sale.
    kinds: ANALYSIS_KINDS,
  };
}

function factsOfPreview({ price_band: band, verification }: Preview) {
  return {
    priceMinCents: centsOf(band.from_cents),
    priceMaxCents: centsOf(band.to_cents),
    livingAreaSqft: null,
    financeStatus: null,
    agentStatus: null,
    hasCertificate: verification.certificate,
    isFaded: false,
    receivedMinute: null,
  };
}

/** A lead in full, with the person's own words if the reader may read them. */
function fullFacts(
  common: CommonFacts,
  shown: Exclude<Shown, Preview>,
  reasons: ReadLead["reasons"],
): LeadForAnalysis {
  const { contact, time_zone: timeZone } = shown;
  return {
    lead: {
      ...common,
      priceMinCents: centsOf(shown.price_min_cents),
      priceMaxCents: centsOf(shown.price_max_cents),
      livingAreaSqft: shown.living_area_sqft,
      financeStatus: shown.finance_status,
      agentStatus: shown.agent_status,
      hasCertificate: reasons.has("certificate"),
      isFaded: reasons.has("faded"),
      receivedMinute:
        timeZone === null ? null : localMoment(timeZone, Date.parse(shown.received_at)).minute,
    },
    timeZone,
    remark:
      contact === null || contact.comments === null
        ? null
        : {
            text: contact.comments,
            contact: {
              firstName: contact.first_name,
              lastName: contact.last_name,
              email: contact.email,
              phone: contact.phone,
              street: contact.street,
            },
          },
    mayReadRemark: contact !== null,
    kinds: kindsFor(shown.no_contact_since !== null),
  };
}

function centsOf(amount: number | null): Cents | null {
  return amount === null ? null : cents(amount);
}

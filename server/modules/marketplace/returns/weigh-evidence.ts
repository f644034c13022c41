// Compares a filing with the product's own record: what is wrong with it, what the checks find, and
// what is attached to the return.
import type { ReturnEvidence } from "../../../../contract/marketplace/return-evidence.ts";
import {
  type CheckedFacts,
  type Checked,
  type ContactVerdict,
  checkReturn,
} from "../../../../domain/returns/checks.ts";
import {
  type EvidenceError,
  type EvidencePiece,
  type GivenEvidence,
  LEAST_CALLS,
  evidenceProblems,
} from "../../../../domain/returns/evidence.ts";
import type { ReturnReason } from "../../../../domain/returns/reasons.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type FieldError, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { subjectOf } from "../leads/index.ts";
import {
  type BuyingCampaign,
  type EarlierPurchase,
  findBuyingCampaign,
  findOwnSale,
} from "./evidence.store.ts";
import type { FilingDeps } from "./return-deps.ts";
import type { ReturnedSale } from "./return.store.ts";
import { type SaleRecord, channelsOf, readSaleRecord } from "./sale-record.ts";

const MOST_TOUCH_MOMENTS = 50;

export interface WeighedFiling {
  readonly sale: ReturnedSale;
  readonly reason: ReturnReason;
  readonly given: GivenEvidence;
  readonly contact: ContactVerdict;
  readonly atMs: number;
}

export interface Weighed {
  readonly evidence: ReturnEvidence;
  readonly record: SaleRecord;
}

export async function weighEvidence(
  db: Queryable,
  deps: FilingDeps,
  { sale, reason, given, contact, atMs }: WeighedFiling,
): Promise<Result<Weighed, Refusal>> {
  const record = await readSaleRecord(db, deps, sale);
  const earlier =
    given.earlierSaleId === null ? null : await findOwnSale(db, sale.buyer_id, given.earlierSaleId);
  const soldAtMs = Number(sale.sold_at_ms);
  const { allowsNoResponse, terms, duplicateDays } = deps.rules();
  const problems = evidenceProblems(reason, given, {
    nowMs: atMs,
    soldAtMs,
    allowsNoResponse,
    terms,
    touches: record.touches,
    earlier:
      earlier === null
        ? null
        : { isSame: earlier.id === sale.id, soldAtMs: earlier.sold_at.getTime() },
  });
  if (problems.length > 0)
    return refuse(invalid(problems.map(({ piece, mistake }) => fieldRefusal(piece, mistake))));
  const campaign =
    sale.campaign_no === null
      ? null
      : await findBuyingCampaign(db, sale.campaign_no, record.lead.row.received_at);
  const samePerson =
    earlier === null || record.samePerson === null
      ? null
      : record.samePerson.some(({ id }) => id === earlier.id);
  const checked = checkReturn(reason, {
    soldAtMs,
    duplicateDays,
    contact,
    wasReached: record.touches.wasReached,
    subject: subjectOf(record.lead.row, deps.findPlace),
    bought: boughtBy(sale, campaign),
    earlier:
      earlier === null
        ? null
        : {
            soldAtMs: earlier.sold_at.getTime(),
            wasReturned: earlier.status === "returned",
            samePerson,
          },
  });
  return ok({
    record,
    evidence: evidenceOf(record, { sale, given, checked, campaign, earlier, samePerson }),
  });
}

/** The criteria by which a sale was bought. */
export function boughtBy(
  sale: Pick<ReturnedSale, "campaign_no">,
  campaign: BuyingCampaign | null,
): CheckedFacts["bought"] {
  return sale.campaign_no === null
    ? { byHand: true }
    : { byHand: false, criteria: campaign?.criteria ?? null };
}

interface Found {
  readonly sale: ReturnedSale;
  readonly given: GivenEvidence;
  readonly checked: Checked;
  readonly campaign: BuyingCampaign | null;
  readonly earlier: EarlierPurchase | null;
  readonly samePerson: boolean | null;
}

/** Built member by member: no contact data, and none of the buyer's notes. */
function evidenceOf(
  { lead: { row }, opened, touches }: SaleRecord,
  { sale, given, checked, campaign, earlier, samePerson }: Found,
): ReturnEvidence {
  const consent = opened?.consent ?? null;
  return {
    proof: given.proof,
    on: given.on,
    finding: checked.finding,
    why: checked.why,
    touches: {
      count: touches.count,
      attempts: touches.attempts,
      days: touches.days,
      was_reached: touches.wasReached,
      at: touches.at.slice(0, MOST_TOUCH_MOMENTS).map((at) => at.toISOString()),
    },
    lead: {
      side: row.side,
      property_type: row.property_type,
      city: row.city,
      county_fips: row.county_fips,
      state: row.state,
      zip_code: row.zip_code,
      received_at: row.received_at.toISOString(),
      sold_at: new Date(Number(sale.sold_at_ms)).toISOString(),
    },
    consent: {
      given_at: consent === null ? null : new Date(consent.givenAtMs).toISOString(),
      channels: channelsOf(row.consent_channels),
      scope:
        row.consent_scope === "named" || row.consent_scope === "network"
          ? row.consent_scope
          : "none",
      certificate:
        consent !== null && (consent.trustedFormCertUrl !== null || consent.jornayaLeadId !== null),
    },
    bought: {
      by_hand: sale.campaign_no === null,
      campaign_name: campaign?.name ?? null,
      criteria: criteriaOf(campaign),
    },
    earlier:
      earlier === null
        ? null
        : {
            sale_id: earlier.id,
            lead_id: earlier.lead_id,
            sold_at: earlier.sold_at.toISOString(),
            same_person: samePerson,
          },
  };
}

function criteriaOf(campaign: BuyingCampaign | null): Record<string, unknown> | null {
  return campaign === null || campaign.criteria === null ? null : { ...campaign.criteria };
}

const FIELDS: Readonly<Record<EvidencePiece, string>> = {
  reason: "/reason",
  words: "/note",
  on: "/evidence/on",
  proof: "/evidence/proof",
  earlierSaleId: "/evidence/earlier_sale_id",
};

const MESSAGES: Readonly<Record<EvidenceError, string>> = {
  missing: "Required for this reason.",
  not_needed: "Not part of this reason. Leave it out.",
  not_enabled: "This network doesn't accept no-response returns. Choose another reason.",
  no_date: "Enter a valid date, for example 2026-11-20.",
  future: "Enter a date that isn't in the future.",
  before_sale: "Enter a date after you bought the lead.",
  after_sale: "Enter a date before you bought the lead. Only earlier facts count.",
  too_few_calls: `Log at least ${LEAST_CALLS} calls for the lead first, or send the bounce.`,
  too_few_touches:
    "Log more touches, on more days, at the lead first. GET /v1/sales/{id}/return-terms says how " +
    "many.",
  was_reached: "Your outcome says the lead was reached. Choose another reason.",
  not_yours: "Choose an earlier purchase of your own.",
  same_sale: "This is the sale you are returning. Choose the earlier one.",
  not_earlier: "This was bought later. Choose the earlier one.",
};

function fieldRefusal(piece: EvidencePiece, mistake: EvidenceError): FieldError {
  return { field: FIELDS[piece], code: mistake, message: MESSAGES[mistake] };
}

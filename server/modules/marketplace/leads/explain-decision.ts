// Explains why a lead was sold or not, per viewer: every line for the operator, its own for a
// buyer, the counts for an affiliate.
import type { Decision, DecisionLine } from "../../../../contract/marketplace/lead-decisions.ts";
import { type Actor, seesMoney } from "../../../../domain/access/access.ts";
import { maskSmallCount } from "../../../../domain/access/mask-small-count.ts";
import type { Criteria, CriteriaSubject } from "../../../../domain/criteria/criteria.ts";
import { explainMismatch } from "../../../../domain/criteria/explain-mismatch.ts";
import { shownMatch } from "../../../../domain/privacy/shown-mismatch.ts";
import { earningOf } from "../../../../domain/distribution/reserve.ts";
import { BUY_REASON_TEXTS } from "../../../../domain/lead/reasons.ts";
import type { BuyReason } from "../../../../domain/lead/vocabulary.ts";
import { cents, centsToJson } from "../../../../domain/money/money.ts";
import type { FindPlace } from "../../../../domain/lead/find-place.ts";
import type { ShownZip } from "../../../platform/geo/map-points.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import {
  type NamedCampaign,
  type PastCampaign,
  findCampaignsAt,
  findCampaignsByNo,
} from "./decision.store.ts";
import {
  STORED_LINES,
  type StoredDecision,
  type StoredLine,
  factsAtPlace,
  leadEarningTerms,
  unpackDecision,
} from "../../selling/distribution/index.ts";
import type { FullLead, LeadRow } from "./lead.store.ts";
import { leadPriceBand } from "../../../../domain/money/price-band.ts";

type Reason = BuyReason | "won";

const NOTHING_DECIDED: StoredDecision = {
  activeCampaigns: 0,
  complete: true,
  lines: [],
  terms: null,
};

function readDecision({ decision }: LeadRow): StoredDecision {
  if (decision === null) return NOTHING_DECIDED;
  const stored = unpackDecision(decision);
  // With as many lines as are kept at most, there may have been more.
  return { ...stored, complete: stored.complete && stored.lines.length < STORED_LINES };
}

function decidedBy({ terms }: StoredDecision): Pick<Decision, "routing" | "price_rule"> {
  return { routing: terms?.routing ?? null, price_rule: terms?.priceRule ?? null };
}

function textOf(reason: Reason): string {
  return reason === "won" ? "The campaign bought the lead." : BUY_REASON_TEXTS[reason];
}

/**
 * How many campaigns each reason excluded; campaigns whose criteria did not match have no line, so
 * they are the rest.
 */
function countReasons({ lines, activeCampaigns, complete }: StoredDecision): Map<Reason, number> {
  const counts = new Map<Reason, number>();
  for (const { reason } of lines) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const unmatched = activeCampaigns - lines.length;
  if (complete && unmatched > 0)
    counts.set("criteria_not_met", (counts.get("criteria_not_met") ?? 0) + unmatched);
  return new Map([...counts].toSorted(([, a], [, b]) => b - a));
}

/** The decision in the form that the actor, who may read the lead, has a right to. */
export async function explainDecision(
  db: Queryable,
  findPlace: FindPlace,
  lead: FullLead,
  actor: Actor,
  previewZip: ShownZip,
): Promise<Decision> {
  if (actor.role === "admin") return explainToAdmin(db, lead);
  return actor.role === "advertiser"
    ? explainToBuyer(db, findPlace, lead, actor.accountId, previewZip)
    : explainToAffiliate(lead, seesMoney(actor));
}

async function explainToAdmin(db: Queryable, { row }: FullLead): Promise<Decision> {
  const decision = readDecision(row);
  const campaigns = await findCampaignsByNo(
    db,
    decision.lines.map((line) => line.campaignNo),
  );
  return {
    view: "admin",
    lead_id: row.id,
    ...decidedBy(decision),
    exclusive_floor_cents: decision.terms?.exclusiveFloorCents ?? null,
    shared_floor_cents: decision.terms?.sharedFloorCents ?? null,
    active_campaigns: decision.activeCampaigns,
    complete: decision.complete,
    lines: decision.lines.flatMap((line) => {
      const campaign = campaigns.get(line.campaignNo);
      return campaign === undefined
        ? []
        : [
            {
              ...presentLine(line, campaign),
              account_id: campaign.account_id,
              account_name: campaign.account_name,
            },
          ];
    }),
    reasons: [...countReasons(decision)].map(([reason, campaignCount]) => ({
      reason,
      campaigns: campaignCount,
    })),
  };
}

function presentLine(line: StoredLine, campaign: Pick<NamedCampaign, "id" | "name">): DecisionLine {
  return {
    campaign_id: campaign.id,
    campaign_name: campaign.name,
    reason: line.reason,
    reason_text: textOf(line.reason),
    mode: line.mode,
    bid_cents: line.bidCents,
    criteria_field: null,
  };
}

async function explainToBuyer(
  db: Queryable,
  findPlace: FindPlace,
  { row, sales }: FullLead,
  accountId: string,
  previewZip: ShownZip,
): Promise<Decision> {
  const decision = readDecision(row);
  const isBuyer = sales.some((sale) => sale.buyer_id === accountId);
  const byNo = new Map(decision.lines.map((line) => [line.campaignNo, line]));
  const subject = subjectOf(row, findPlace);
  const own = await findCampaignsAt(db, accountId, row.received_at);
  const lines = own.flatMap((campaign): DecisionLine[] => {
    const line = byNo.get(campaign.no);
    if (!isBuyer && subject !== null) {
      const told = tellShown(campaign, subject, previewZip);
      if (told !== "match") return told;
    }
    if (line !== undefined) return [presentLine(line, campaign)];
    return subject === null ? [] : explainUnlisted(campaign, subject);
  });
  const best = sales.reduce<bigint | null>(
    (most, sale) => (most === null || sale.price_cents > most ? sale.price_cents : most),
    null,
  );
  return {
    view: "buyer",
    lead_id: row.id,
    ...decidedBy(decision),
    lines,
    winning_price_band: best === null ? null : leadPriceBand(best),
  };
}

/**
 * Before a purchase, only what the listing shows may decide: a campaign that a masked fact decides
 * about has no line, or the lines of many campaigns would tell the fact.
 */
function tellShown(
  campaign: PastCampaign,
  subject: CriteriaSubject,
  previewZip: ShownZip,
): DecisionLine[] | "match" {
  // Only campaigns of before the history have no document: every change since then records one.
  if (campaign.document === null) return "match";
  const shown = shownMatch(campaign.document.criteria as Criteria, subject, previewZip === "zip");
  if (shown.result === "match") return "match";
  if (shown.result === "hidden" || campaign.document.status !== "active") return [];
  return [unmet(campaign, shown.field)];
}

function unmet(campaign: PastCampaign, field: string | null): DecisionLine {
  return {
    campaign_id: campaign.id,
    campaign_name: campaign.name,
    reason: "criteria_not_met",
    reason_text: textOf("criteria_not_met"),
    mode: null,
    bid_cents: null,
    criteria_field: field,
  };
}

/**
 * Explains a campaign without a line from its criteria at the time: they did not match, or it was
 * not among the best.
 */
function explainUnlisted(campaign: PastCampaign, subject: CriteriaSubject): DecisionLine[] {
  if (campaign.document?.status !== "active") return [];
  // The history keeps criteria as parsed.
  const mismatch = explainMismatch(campaign.document.criteria as Criteria, subject);
  return mismatch === null
    ? [{ ...unmet(campaign, null), reason: "outbid", reason_text: textOf("outbid") }]
    : [unmet(campaign, mismatch.field)];
}

function explainToAffiliate({ row, sales }: FullLead, showsMoney: boolean): Decision {
  const decision = readDecision(row);
  const terms = leadEarningTerms(row);
  const leastOf = (floor: number | null | undefined): number | null =>
    !showsMoney || floor === null || floor === undefined
      ? null
      : centsToJson(earningOf(cents(floor), terms));
  const counts = [...countReasons(decision)].flatMap(([reason, count]) =>
    reason === "won" ? [] : [{ reason, count }],
  );
  return {
    view: "affiliate",
    lead_id: row.id,
    ...decidedBy(decision),
    result: sales[0]?.mode ?? "unsold",
    exclusive_reserve_cents: leastOf(decision.terms?.exclusiveFloorCents),
    shared_reserve_cents: leastOf(decision.terms?.sharedFloorCents),
    reasons: counts.map(({ reason, count }) => ({
      reason,
      reason_text: textOf(reason),
      campaigns: maskSmallCount(count),
    })),
  };
}

/** The lead as criteria see it; null for a lead that never had a place. */
export function subjectOf(row: LeadRow, findPlace: FindPlace): CriteriaSubject | null {
  const place = row.zip_code === null ? null : findPlace(row.zip_code, row.state);
  if (place === null) return null;
  return {
    facts: factsAtPlace(row, place),
    score: {
      total: row.score_total,
      engagement: row.score_engagement,
      intent: row.score_intent,
      financial: row.score_financial,
      tier: row.tier,
    },
  };
}

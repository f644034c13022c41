// Reads what a buyer should know before filing a return: its rate, what it risks, and the evidence
// the product already has.
import type { ReturnTerms } from "../../../../contract/marketplace/return-terms.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { endOfWorkingDays } from "../../../../domain/calling/working-days.ts";
import {
  modifiersOf,
  onlyPeopleApprove,
  returnRate,
  returnsLeft,
} from "../../../../domain/returns/rate.ts";
import { namedReasons } from "../../../../domain/returns/reasons.ts";
import { HOUR_MS } from "../../../../domain/time.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type CheckedFacts, checkReturn } from "../../../../domain/returns/checks.ts";
import { subjectOf } from "../leads/index.ts";
import { findBuyingCampaign } from "./evidence.store.ts";
import { filingRefusal, untilMsOf } from "./filing-refusal.ts";
import { countReturnsOf } from "./modifier.store.ts";
import type { ReturnDeps } from "./return-deps.ts";
import {
  type ReturnedSale,
  findReturnOfSale,
  findSaleForReturn,
  partiesOf,
} from "./return.store.ts";
import { type SaleRecord, readSaleRecord } from "./sale-record.ts";
import { boughtBy } from "./weigh-evidence.ts";

export async function readTerms(
  deps: ReturnDeps,
  actor: Actor,
  saleId: string,
): Promise<Result<ReturnTerms, Refusal>> {
  const sale = await findSaleForReturn(deps.pool, saleId);
  const parties = sale === null ? null : partiesOf(sale);
  if (sale === null || parties === null || !can(actor, "read", "return", parties))
    return refuse(NOT_FOUND);
  if (!can(actor, "file", "return", parties)) return refuse(FORBIDDEN);
  const nowMs = deps.now();
  const { timeZone, allowsNoResponse, terms } = deps.rules();
  const counts = await countReturnsOf(deps.pool, sale.buyer_id, nowMs);
  const record = await readSaleRecord(deps.pool, deps, sale);
  const { touches, samePerson } = record;
  const modifiers = modifiersOf(counts, terms);
  const answerUntilMs = nowMs + terms.answerHours * HOUR_MS;
  return ok({
    sale_id: sale.id,
    window_until: iso(untilMsOf(sale)),
    refused: filingRefusal(sale, await findReturnOfSale(deps.pool, sale.id), nowMs),
    reasons: [...namedReasons(allowsNoResponse)],
    by_hand: sale.campaign_no === null,
    delivered_at: iso(Number(sale.delivered_at_ms)),
    attempts: touches.attempts,
    touches: touches.count,
    touch_days: touches.days,
    least_touches: terms.leastTouches,
    least_touch_days: terms.leastTouchDays,
    was_reached: touches.wasReached,
    same_person: (samePerson ?? []).map((one) => ({
      sale_id: one.id,
      lead_id: one.lead_id,
      sold_at: one.sold_at.toISOString(),
    })),
    checks: await checksOf(deps, sale, record),
    lead: leadOf(record),
    leads_received: counts.received,
    returns_counted: counts.counted,
    returns_declined: counts.declined,
    rate_basis_points: returnRate(counts),
    most_basis_points: terms.mostReturned,
    rated_from_leads: terms.ratedFromLeads,
    returns_left: returnsLeft(counts, terms),
    only_people_approve: onlyPeopleApprove({ ...counts, counted: counts.counted + 1 }, terms),
    modifier_now: modifiers.now,
    modifier_if_declined: modifiers.ifDeclined,
    answer_until: iso(answerUntilMs),
    decide_until: iso(endOfWorkingDays(answerUntilMs, timeZone, terms.decideDays)),
  });
}

/** The reasons that the record can check without more evidence of the buyer. */
const CHECKABLE = ["outside_area", "wrong_property_type", "invalid_contact", "fake_spam"] as const;

/** What the record says of them. A provider is asked only when a return is filed. */
async function checksOf(
  deps: ReturnDeps,
  sale: ReturnedSale,
  { lead, touches }: SaleRecord,
): Promise<ReturnTerms["checks"]> {
  const campaign =
    sale.campaign_no === null
      ? null
      : await findBuyingCampaign(deps.pool, sale.campaign_no, lead.row.received_at);
  const facts: CheckedFacts = {
    soldAtMs: Number(sale.sold_at_ms),
    duplicateDays: deps.rules().duplicateDays,
    contact: null,
    wasReached: touches.wasReached,
    subject: subjectOf(lead.row, deps.findPlace),
    bought: boughtBy(sale, campaign),
    earlier: null,
  };
  return CHECKABLE.map((reason) => ({ reason, ...checkReturn(reason, facts) }));
}

function leadOf({ lead: { row } }: SaleRecord): ReturnTerms["lead"] {
  return {
    property_type: row.property_type,
    city: row.city,
    state: row.state,
    zip_code: row.zip_code,
  };
}

function iso(atMs: number): string {
  return new Date(atMs).toISOString();
}

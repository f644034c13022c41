// Presents a lead in its forms, each built field by field, so that no field is included by
// accident.
import { parseAdParams } from "../../../../domain/lead/ad-params.ts";
import type {
  AdminLead,
  LeadPreview,
  OwnLead,
  PurchasedLead,
} from "../../../../contract/marketplace/lead-shapes.ts";
import {
  PRIVATE_FACTS,
  type PlainColumns,
  type PlainFact,
  SHOWN_FACTS,
} from "../../../../domain/lead/plain-facts.ts";
import { CONSENT_CHANNELS, type ConsentChannel } from "../../../../domain/lead/vocabulary.ts";
import { returnableUntilMs } from "../../../../domain/ledger/earning-terms.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import type { ScoreReason, ScoreReasonCode } from "../../../../domain/scoring/score-lead.ts";
import type { ShownZip } from "../../../platform/geo/map-points.ts";
import type { RefusedField } from "../../../../domain/lead/refused-fields.ts";
import { presentFieldError } from "../../selling/intake/index.ts";
import { unpackScoreReasons } from "../../selling/distribution/index.ts";
import type { BoughtColumns } from "./bought-columns.store.ts";
import type { LeadRow, ListedColumn, OwnLeadRow, SaleColumns } from "./lead.store.ts";
import { NOTHING_OPENED, type OpenedLead } from "./open-contact.ts";
import { propertyBand } from "../../../../domain/money/price-band.ts";

const ZIP3_LENGTH = 3;

/** A lead before it is bought. */
export function presentPreview(row: LeadRow, previewZip: ShownZip): LeadPreview {
  const reasons = scoreReasonsOf(row);
  return {
    view: "preview",
    ...maskedOf(row),
    zip_code: previewZip === "zip3" ? (row.zip_code?.slice(0, ZIP3_LENGTH) ?? null) : row.zip_code,
    price_band: propertyBand(row.price_min_cents, row.price_max_cents),
    verification: {
      phone_mark: reasons.has("phone_format_only") ? "format_only" : "not_given",
      email_mark: reasons.has("email_format_only") ? "format_only" : "not_given",
      certificate: reasons.has("certificate"),
    },
    consent: { channels: channelsOf(row), scope: scopeOf(row.consent_scope) },
  };
}

/**
 * A lead as its buyer sees it, with its price where `seesMoney`. Whether the contact may be opened
 * is the caller's decision: after an approved return it may not.
 */
export function presentPurchased(
  row: LeadRow & BoughtColumns,
  opened: OpenedLead,
  seesMoney: boolean,
): PurchasedLead {
  return {
    view: "purchased",
    ...factsOf(row),
    source_id: row.source_id,
    contact: opened.contact,
    consent_proof: opened.consent_proof,
    custom: opened.custom,
    notes: opened.notes,
    sale: {
      id: row.sale_id,
      mode: row.sale_mode,
      slot: row.sale_slot,
      price_cents: seesMoney ? centsToJson(row.sale_price_cents) : null,
      sold_at: row.sale_sold_at.toISOString(),
      status: row.sale_status,
      return_status: row.return_status,
      delivered_at: row.sale_delivered_at.toISOString(),
      return_until: returnUntil(row.sale_delivered_at, row.sale_return_days),
      progress: progressOf(row, seesMoney),
      callback_at: row.callback_at?.toISOString() ?? null,
      assignee: assigneeOf(row),
    },
  };
}

function progressOf(row: BoughtColumns, seesMoney: boolean): PurchasedLead["sale"]["progress"] {
  const value = row.progress_value_cents;
  return {
    outcome: row.progress_outcome ?? "new",
    attempts: row.progress_attempts ?? 0,
    first_touched_at: row.progress_first_touched_at?.toISOString() ?? null,
    touched_at: row.progress_touched_at?.toISOString() ?? null,
    last_touch_id: row.progress_touch_id,
    value_cents: value === null || !seesMoney ? null : centsToJson(value),
    lost_reason: row.progress_lost_reason,
  };
}

function assigneeOf({
  assignee_id: id,
  assignee_name: name,
  assigned_at: since,
}: BoughtColumns): PurchasedLead["sale"]["assignee"] {
  return id === null || since === null
    ? null
    : { user_id: id, name: name ?? "", since: since.toISOString() };
}

/** A lead as its affiliate sees it, with what it earned where `seesMoney`. */
export function presentOwn(row: OwnLeadRow, opened: OpenedLead, seesMoney: boolean): OwnLead {
  return {
    view: "own",
    ...factsOf(row),
    ...originOf(row, seesMoney),
    contact: opened.contact,
    notes: opened.notes,
    field_errors: fieldErrorsOf(row, opened),
    is_listed: row.is_listed,
    earned_cents: seesMoney ? centsToJson(row.earned_cents) : null,
  };
}

/**
 * A lead as the operator sees it, with its prices where `seesMoney`; the caller must log what is
 * opened.
 */
export function presentForAdmin(
  row: LeadRow & ListedColumn,
  sales: readonly SaleColumns[],
  seesMoney: boolean,
  opened: OpenedLead = NOTHING_OPENED,
): AdminLead {
  const { contact, consent_proof, custom, notes } = opened;
  return {
    view: "admin",
    ...factsOf(row),
    ...originOf(row, seesMoney),
    affiliate_id: row.affiliate_id,
    contact,
    consent_proof,
    custom,
    notes,
    field_errors: fieldErrorsOf(row, opened),
    is_listed: row.is_listed,
    sales: sales.map((sale) => ({
      id: sale.id,
      mode: sale.mode,
      slot: sale.slot,
      price_cents: seesMoney ? centsToJson(sale.price_cents) : null,
      sold_at: sale.sold_at.toISOString(),
      buyer_id: sale.buyer_id,
      status: sale.status,
    })),
  };
}

function maskedOf(row: LeadRow) {
  return {
    id: row.id,
    received_at: row.received_at.toISOString(),
    side: row.side,
    city: row.city,
    county_name: row.county_name,
    county_fips: row.county_fips,
    state: row.state,
    zip_code: row.zip_code,
    ...columnsOf(row, SHOWN_FACTS),
    score: {
      total: row.score_total,
      tier: row.tier,
      engagement: row.score_engagement,
      intent: row.score_intent,
      financial: row.score_financial,
    },
    slots: {
      total: row.sale_slots,
      left: row.status === "available" ? row.sale_slots - row.sold_slots : 0,
    },
  };
}

function factsOf(row: LeadRow) {
  return {
    ...maskedOf(row),
    price_min_cents: row.price_min_cents === null ? null : centsToJson(row.price_min_cents),
    price_max_cents: row.price_max_cents === null ? null : centsToJson(row.price_max_cents),
    time_zone: row.time_zone,
    ...columnsOf(row, PRIVATE_FACTS),
    status: row.status,
    no_contact_since: row.no_contact_since?.toISOString() ?? null,
  };
}

function columnsOf<Fact extends PlainFact>(
  row: PlainColumns,
  facts: readonly Fact[],
): Pick<PlainColumns, Fact> {
  return Object.fromEntries(facts.map((fact) => [fact, row[fact]])) as Pick<PlainColumns, Fact>;
}

const SUB_IDS = 5;

function originOf(row: LeadRow, seesMoney: boolean) {
  // The intake stores the five as one JSON list, or null where none was given.
  const given = row.sub_ids === null ? [] : (JSON.parse(row.sub_ids) as (string | null)[]);
  return {
    source_id: row.source_id,
    sub_ids: Array.from({ length: SUB_IDS }, (_, index) => given[index] ?? null),
    click_id: row.click_id,
    ad_params: parseAdParams(row.ad_params),
    vendor_lead_id: row.vendor_lead_id,
    reason_code: row.reason_code,
    duplicate_of: row.duplicate_of,
    answer: {
      status: row.answer_status,
      sale: row.answer_sale,
      price_cents: seesMoney ? centsToJson(row.answer_price_cents) : null,
    },
  };
}

/** The refused fields of a post, with what came in them as far as it was opened. */
function fieldErrorsOf(
  { field_errors: stored }: LeadRow,
  { came }: OpenedLead,
): OwnLead["field_errors"] {
  if (stored === null) return [];
  return (JSON.parse(stored) as readonly Omit<RefusedField, "came">[]).map((error) =>
    presentFieldError({ ...error, came: came[error.field] ?? null }),
  );
}

/** The channels that the consent names. */
export function channelsOf({ consent_channels: channels }: LeadRow): ConsentChannel[] {
  return CONSENT_CHANNELS.filter((channel) => channels.split(",").includes(channel));
}

function scopeOf(scope: string): LeadPreview["consent"]["scope"] {
  return scope === "named" || scope === "network" ? scope : "none";
}

/** The rules that applied when the lead was scored, with their points. */
export function scoreReasons({ score_reasons: packed }: LeadRow): readonly ScoreReason[] {
  return packed === null ? [] : unpackScoreReasons(packed);
}

/** The names of the rules that applied. */
export function scoreReasonsOf(row: LeadRow): ReadonlySet<ScoreReasonCode> {
  return new Set(scoreReasons(row).map(({ code }) => code));
}

/** When a sale may last be returned, ISO 8601. `days`: as agreed when it was sold. */
export function returnUntil(deliveredAt: Date, days: number): string {
  return new Date(returnableUntilMs(deliveredAt.getTime(), { returnDays: days })).toISOString();
}

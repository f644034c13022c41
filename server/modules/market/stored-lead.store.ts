// One lead row as a batch writes it, whatever became of the arrival, and its columns for unnest.
import type { PostReason } from "../../../domain/lead/vocabulary.ts";
import { bytesArray, plainArray, textArray } from "../../platform/db/array-literal.ts";
import { type Arrival, isSellable } from "./arrival.ts";
import { type DecidedLead, storedDecision } from "./decided-lead.ts";
import type { Duplicate } from "./claims.ts";

/** What a batch found for an arrival. */
export type Finding =
  | { readonly kind: "decided"; readonly decided: DecidedLead }
  | { readonly kind: "refused"; readonly arrival: Arrival; readonly reason: PostReason }
  | { readonly kind: "duplicate"; readonly arrival: Arrival; readonly duplicate: Duplicate };

type Column = readonly [name: string, type: string, literal: (findings: readonly Finding[], activeCampaigns: number) => string];

const arrivalOf = (finding: Finding): Arrival => (finding.kind === "decided" ? finding.decided.arrival : finding.arrival);

const contentOf = (finding: Finding) => {
  const arrival = arrivalOf(finding);
  return isSellable(arrival) ? arrival.content : null;
};

const factsOf = (finding: Finding) => contentOf(finding)?.facts;
const outcomeOf = (finding: Finding) => (finding.kind === "decided" ? finding.decided.outcome : null);

type Plain = number | bigint | string | null;
const plain = (name: string, type: string, value: (finding: Finding) => Plain | undefined): Column =>
  [name, type, (findings) => plainArray(findings.map((finding) => value(finding) ?? null))];
const text = (name: string, value: (finding: Finding) => string | null | undefined): Column =>
  [name, "text", (findings) => textArray(findings.map((finding) => value(finding) ?? null))];

/** Every column of `lead` but the batch's own two, with the value of each finding. */
const LEAD_COLUMNS: readonly Column[] = [
  plain("id", "uuid", (finding) => arrivalOf(finding).leadId),
  plain("affiliate_id", "uuid", (finding) => arrivalOf(finding).source.affiliateId),
  plain("source_id", "uuid", (finding) => arrivalOf(finding).source.id),
  plain("received_at", "bigint", (finding) => arrivalOf(finding).receivedAtMs),
  plain("status", "text", (finding) => outcomeOf(finding)?.status ?? "rejected"),
  plain("reason_code", "text", (finding) => (finding.kind === "decided" ? finding.decided.outcome.answer.reason : finding.kind === "refused" ? finding.reason : "duplicate")),
  plain("duplicate_of", "uuid", (finding) => (finding.kind === "duplicate" ? finding.duplicate.originalLeadId : null)),
  plain("side", "text", (finding) => factsOf(finding)?.side ?? sideOfRefused(arrivalOf(finding))),
  plain("property_type", "text", (finding) => factsOf(finding)?.propertyType ?? "unknown"),
  plain("zip_code", "text", (finding) => factsOf(finding)?.place.zipCode),
  text("city", (finding) => factsOf(finding)?.place.city),
  plain("county_fips", "text", (finding) => factsOf(finding)?.place.countyFips),
  plain("state", "text", (finding) => factsOf(finding)?.place.state),
  plain("price_min_cents", "bigint", (finding) => factsOf(finding)?.priceMinCents),
  plain("price_max_cents", "bigint", (finding) => factsOf(finding)?.priceMaxCents),
  plain("beds", "smallint", (finding) => factsOf(finding)?.beds),
  plain("baths_quarters", "smallint", (finding) => factsOf(finding)?.bathsQuarters),
  plain("living_area_sqft", "integer", (finding) => factsOf(finding)?.livingAreaSqft),
  plain("timing", "text", (finding) => factsOf(finding)?.timing ?? "unknown"),
  plain("finance_status", "text", (finding) => factsOf(finding)?.financeStatus ?? "unknown"),
  plain("agent_status", "text", (finding) => factsOf(finding)?.agentStatus ?? "unknown"),
  text("consent_channels", (finding) => contentOf(finding)?.consent.channels.join(",") ?? ""),
  plain("consent_scope", "text", (finding) => contentOf(finding)?.consent.scope ?? "none"),
  text("consent_sellers", (finding) => contentOf(finding)?.consent.sellers.join(";") ?? ""),
  plain("score_total", "smallint", (finding) => contentOf(finding)?.score.total ?? 0),
  plain("score_engagement", "smallint", (finding) => contentOf(finding)?.score.engagement ?? 0),
  plain("score_intent", "smallint", (finding) => contentOf(finding)?.score.intent ?? 0),
  plain("score_financial", "smallint", (finding) => contentOf(finding)?.score.financial ?? 0),
  plain("tier", "text", (finding) => contentOf(finding)?.score.tier ?? "cold"),
  text("score_reasons", (finding) => storedReasons(finding)),
  text("sub_ids", (finding) => arrivalOf(finding).subIds),
  plain("answer_status", "text", (finding) => (finding.kind === "duplicate" ? "duplicate" : outcomeOf(finding)?.answer.status ?? "rejected")),
  plain("answer_sale", "text", (finding) => outcomeOf(finding)?.answer.sale ?? "none"),
  plain("answer_price_cents", "bigint", (finding) => outcomeOf(finding)?.answer.priceCents ?? 0),
  plain("sold_slots", "smallint", (finding) => outcomeOf(finding)?.soldSlots ?? 0),
  plain("sale_slots", "smallint", (finding) => outcomeOf(finding)?.saleSlots ?? 0),
  ["decision", "text", (findings, active) => textArray(findings.map((finding) => (finding.kind === "decided" ? storedDecision(finding.decided.decision, active) : null)))],
];

const CONVERTED: Readonly<Record<string, string>> = {
  received_at: "to_timestamp(row.received_at / 1000.0)",
  score_reasons: "row.score_reasons::json",
  decision: "row.decision::json",
};

const names = LEAD_COLUMNS.map(([name]) => name);

/** Inserts the batch's leads: $1 is the batch id, then one array per column. */
export const INSERT_LEADS_SQL =
  `insert into lead (batch_id, ${names.join(", ")}) select $1::uuid, ${names.map((name) => CONVERTED[name] ?? `row.${name}`).join(", ")} ` +
  `from unnest(${LEAD_COLUMNS.map(([, type], index) => `$${index + 2}::${type}[]`).join(", ")}) as row (${names.join(", ")})`;

/** The parameters of INSERT_LEADS_SQL after the batch id. */
export function leadParameters(findings: readonly Finding[], activeCampaigns: number): string[] {
  return LEAD_COLUMNS.map(([, , literal]) => literal(findings, activeCampaigns));
}

/** The sealed contacts of every finding that keeps one: not of duplicates, nor of suppressed or unreadable posts. */
export function privateParameters(findings: readonly Finding[]): string[] {
  const kept = findings.flatMap((finding) => {
    if (finding.kind !== "decided") return [];
    const { leadId, content } = finding.decided.arrival;
    return [{ leadId, ...content.sealed }];
  });
  return [plainArray(kept.map(({ leadId }) => leadId)), bytesArray(kept.map(({ salt }) => salt)), bytesArray(kept.map(({ sealed }) => sealed))];
}

function sideOfRefused(arrival: Arrival): string {
  return "refused" in arrival.content ? arrival.content.side : "unknown";
}

function storedReasons(finding: Finding): string | null {
  const score = contentOf(finding)?.score;
  if (score === undefined) return null;
  return `{"model":"${score.modelVersion}","reasons":{${score.reasons.map(({ component, code, points }) => `"${component}.${code}":${points}`).join(",")}}}`;
}

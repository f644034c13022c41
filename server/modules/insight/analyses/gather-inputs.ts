// Gathers the inputs of an analysis: the facts that its kind needs, as sent to a model and as
// stored.
import type { AnalysisInput } from "../../../../contract/insight/analyses.ts";
import type { AnalysisKind } from "../../../../domain/analyses/analysis.ts";
import type { AnalysedLead } from "../../../../domain/analyses/analysed-lead.ts";
import { clockOf, sayHours } from "../../../../domain/analyses/contact-hours.ts";
import { type ShownMarket, maskMarket } from "../../../../domain/analyses/market-figures.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { centsToDollars } from "../../../../domain/money/money.ts";
import { dayOf } from "../../../platform/counts/question-budget.ts";
import type { AnalysisDeps } from "./analysis-deps.ts";
import type { KeptInputs } from "./analysis.store.ts";
import type { LeadForAnalysis } from "./lead-facts.ts";
import { countMarket } from "./market.store.ts";
import { presentMarket, readerViewOf, tellCountTo } from "./reader-view.ts";

type Data = Readonly<Partial<Record<AnalysisInput, unknown>>>;

export interface Inputs {
  /** What the model is sent; the remark is the only free text in it. */
  readonly data: Data;
  /** Every number in it. */
  readonly figures: readonly number[];
  readonly market: ShownMarket;
  readonly kept: KeptInputs;
  readonly fromRemark: boolean;
}

const WHOLE = 100;
const QUARTERS = 4;
const NO_MARKET: ShownMarket = { rows: [], isAbout: false, tellsPrice: false, tellsPayout: false };

/**
 * Where a person lives says nothing about how serious or able they are: only the market kind
 * includes the state.
 */
const NEEDS: Readonly<Record<AnalysisKind, readonly AnalysisInput[]>> = {
  qualification: [
    "side",
    "property_type",
    "timing",
    "price",
    "size",
    "finance_status",
    "agent_status",
    "score",
    "consent_channels",
    "certificate",
    "progress",
    "remark",
  ],
  engagement: [
    "side",
    "property_type",
    "timing",
    "price",
    "size",
    "finance_status",
    "agent_status",
    "consent_channels",
    "calling_hours",
    "received_at",
    "progress",
    "remark",
  ],
  market: ["side", "property_type", "state", "market"],
};

/**
 * Gathers what the kind needs and the reader may know. Unknown facts are left out, and the remark
 * is only for a model, because rules do not read it.
 */
export async function gatherInputs(
  { pool, now, reader, drawFor }: AnalysisDeps,
  actor: Actor,
  leadId: string,
  kind: AnalysisKind,
  found: LeadForAnalysis,
  isForModel: boolean,
): Promise<Inputs> {
  const { lead, timeZone } = found;
  const remark =
    isForModel && found.remark !== null && NEEDS[kind].includes("remark")
      ? await reader.ask("remark", found.remark)
      : null;
  const market =
    kind === "market"
      ? maskMarket(
          await countMarket(
            pool,
            leadId,
            lead,
            actor.role === "affiliate" ? actor.accountId : null,
            now(),
          ),
          readerViewOf(actor),
          tellCountTo(actor, drawFor, lead, dayOf(now())),
        )
      : NO_MARKET;
  const all = dataOf(lead, remark, market);
  const data: Data = Object.fromEntries(
    NEEDS[kind].flatMap((name) =>
      all[name] === null || all[name] === undefined ? [] : [[name, all[name]]],
    ),
  );
  const { remark: told, ...facts } = data;
  return {
    data,
    figures: numbersIn(data),
    market,
    fromRemark: told !== undefined,
    kept: {
      made_from: Object.keys(data) as AnalysisInput[],
      facts,
      figures: presentMarket(market),
      tells_payout: market.tellsPayout,
      time_zone: kind === "engagement" ? timeZone : null,
    },
  };
}

function dataOf(
  lead: AnalysedLead,
  remark: string | null,
  market: ShownMarket,
): Record<AnalysisInput, unknown> {
  const {
    priceMinCents: least,
    priceMaxCents: most,
    beds,
    bathsQuarters,
    livingAreaSqft: sqft,
    score,
    rule,
    receivedMinute,
  } = lead;
  return {
    side: lead.side,
    property_type: lead.propertyType,
    state: lead.state,
    timing: lead.timing,
    price: range(least, most),
    size:
      beds === null && bathsQuarters === null && sqft === null
        ? null
        : {
            bedrooms: beds,
            bathrooms: bathsQuarters === null ? null : bathsQuarters / QUARTERS,
            living_area_sqft: sqft,
          },
    finance_status: lead.financeStatus,
    agent_status: lead.agentStatus,
    score: {
      engagement: score.engagement / WHOLE,
      intent: score.intent / WHOLE,
      financial: score.financial / WHOLE,
    },
    consent_channels: lead.channels,
    certificate: lead.hasCertificate,
    calling_hours: { hours: sayHours(rule), most_calls_in_24_hours: rule.mostCalls },
    received_at: receivedMinute === null ? null : clockOf(receivedMinute),
    progress: lead.progress,
    remark,
    market: dataOfMarket(market),
  };
}

/** Converts a range from cents to dollars. */
function range(from: bigint | null, to: bigint | null) {
  return from === null && to === null
    ? null
    : {
        from_dollars: from === null ? null : centsToDollars(from),
        to_dollars: to === null ? null : centsToDollars(to),
      };
}

function dataOfMarket({ rows, tellsPrice, tellsPayout }: ShownMarket) {
  return rows.map((row) => ({
    group: row.group,
    days: row.days,
    leads: row.leads,
    leads_before: row.leadsBefore,
    sold_percent: row.soldPercent,
    sold_percent_before: row.soldPercentBefore,
    ...(tellsPrice
      ? {
          middle_price: row.price === null ? null : range(row.price.fromCents, row.price.toCents),
        }
      : {}),
    ...(tellsPayout
      ? {
          middle_payout:
            row.payout === null ? null : range(row.payout.fromCents, row.payout.toCents),
        }
      : {}),
    middle_property_price:
      row.propertyPrice === null
        ? null
        : range(row.propertyPrice.fromCents, row.propertyPrice.toCents),
  }));
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

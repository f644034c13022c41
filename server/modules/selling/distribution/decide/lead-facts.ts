// Builds the facts that criteria evaluate from the rows of a lead and its ZIP.
import type { AuctionLead } from "../../../../../domain/distribution/auction-lead.ts";
import type { LeadFacts } from "../../../../../domain/lead/lead.ts";
import { readVerifications } from "../../../../../domain/lead/verification.ts";
import type { ConsentChannel } from "../../../../../domain/lead/vocabulary.ts";
import type { Cents } from "../../../../../domain/money/money.ts";
import { placeFromZipRow } from "../../../../platform/geo/zip-columns.ts";

export type LeadFactsRow = Parameters<typeof placeFromZipRow>[0] & {
  readonly side: LeadFacts["side"];
  readonly property_type: LeadFacts["propertyType"];
  readonly timing: LeadFacts["timing"];
  readonly finance_status: LeadFacts["financeStatus"];
  readonly agent_status: LeadFacts["agentStatus"];
  readonly price_min_cents: bigint | null;
  readonly price_max_cents: bigint | null;
  readonly beds: number | null;
  readonly baths_quarters: number | null;
  readonly living_area_sqft: number | null;
  /** Words of the vocabulary, separated by commas. */
  readonly consent_channels: string;
  readonly verifications: string;
  readonly age_minutes: number | null;
};

/** Columns of a lead `l` and its ZIP `z`. */
export const LEAD_FACTS_COLUMNS = `
  l.side, l.property_type, l.timing, l.finance_status, l.agent_status, l.price_min_cents,
  l.price_max_cents, l.beds, l.baths_quarters, l.living_area_sqft, l.consent_channels,
  l.verifications, l.age_minutes, z.zip_code, z.city, z.state, z.county_fips, z.county_name,
  z.time_zone, z.latitude, z.longitude`;

export function factsOf(row: LeadFactsRow): LeadFacts {
  return {
    side: row.side,
    propertyType: row.property_type,
    place: placeFromZipRow(row),
    priceMinCents: row.price_min_cents as Cents | null,
    priceMaxCents: row.price_max_cents as Cents | null,
    beds: row.beds,
    bathsQuarters: row.baths_quarters,
    livingAreaSqft: row.living_area_sqft,
    timing: row.timing,
    financeStatus: row.finance_status,
    agentStatus: row.agent_status,
    consentChannels: channelsOf(row.consent_channels),
    verifications: readVerifications(row.verifications),
    ageMinutes: row.age_minutes,
  };
}

/** The consent in the form that decides which bidders it covers. */
export function consentOf(
  row: Pick<LeadFactsRow, "consent_channels"> & {
    readonly consent_scope: AuctionLead["consent"]["scope"];
    readonly consent_sellers: string;
  },
): AuctionLead["consent"] {
  return {
    scope: row.consent_scope,
    sellers: row.consent_sellers === "" ? [] : row.consent_sellers.split(";"),
    channels: channelsOf(row.consent_channels),
  };
}

function channelsOf(joined: string): readonly ConsentChannel[] {
  return joined === "" ? [] : (joined.split(",") as ConsentChannel[]);
}

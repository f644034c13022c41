// Builds the facts that criteria evaluate from the rows of a lead and its ZIP.
import type { AuctionLead } from "../../../../../domain/distribution/auction-lead.ts";
import type { LeadFacts, Place } from "../../../../../domain/lead/lead.ts";
import { plainFactsOf } from "../../../../../domain/lead/plain-fact-values.ts";
import { PLAIN_FACT_NAMES, type PlainColumns } from "../../../../../domain/lead/plain-facts.ts";
import { readVerifications } from "../../../../../domain/lead/verification.ts";
import type { ConsentChannel } from "../../../../../domain/lead/vocabulary.ts";
import type { Cents } from "../../../../../domain/money/money.ts";
import { placeFromZipRow } from "../../../../platform/geo/zip-columns.ts";

/** The columns of a lead that its facts are read from. */
export type OwnFactsRow = PlainColumns & {
  readonly side: LeadFacts["side"];
  readonly price_min_cents: bigint | null;
  readonly price_max_cents: bigint | null;
  /** Words of the vocabulary, separated by commas. */
  readonly consent_channels: string;
  readonly verifications: string;
  readonly age_minutes: number | null;
};

export type LeadFactsRow = Parameters<typeof placeFromZipRow>[0] & OwnFactsRow;

/** Columns of a lead `l` and its ZIP `z`. */
export const LEAD_FACTS_COLUMNS = `
  l.side, l.price_min_cents, l.price_max_cents, l.consent_channels, l.verifications, l.age_minutes,
  ${PLAIN_FACT_NAMES.map((fact) => `l.${fact}`).join(", ")}, z.zip_code, z.city, z.state,
  z.county_fips, z.county_name, z.time_zone, z.latitude, z.longitude`;

/** When the consent of a lead `l` was given, in epoch milliseconds: a number. */
export const CONSENT_AT_MS =
  "(extract(epoch from coalesce(l.consent_at, l.received_at)) * 1000)::float8";

export function factsOf(row: LeadFactsRow): LeadFacts {
  return factsAtPlace(row, placeFromZipRow(row));
}

/** The facts of a lead whose place is known. */
export function factsAtPlace(row: OwnFactsRow, place: Place): LeadFacts {
  return {
    ...plainFactsOf(row),
    side: row.side,
    place,
    priceMinCents: row.price_min_cents as Cents | null,
    priceMaxCents: row.price_max_cents as Cents | null,
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
    sellerKeys: row.consent_sellers === "" ? [] : row.consent_sellers.split(";"),
    channels: channelsOf(row.consent_channels),
  };
}

function channelsOf(joined: string): readonly ConsentChannel[] {
  return joined === "" ? [] : (joined.split(",") as ConsentChannel[]);
}

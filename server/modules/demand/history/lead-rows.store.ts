// Reads decided leads for the history: in pages, without contact data.
import type pg from "pg";
import type { Place } from "../../../../domain/lead/lead.ts";
import { PLAIN_FACT_NAMES } from "../../../../domain/lead/plain-facts.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import { type ZipRow, placeFromZipRow } from "../../../platform/geo/zip-columns.ts";
import type { LeadRecord } from "./lead-columns.ts";

/** Leads read per page. */
const PAGE = 10_000;

const COLUMNS = [
  "l.id",
  "l.source_id",
  "(extract(epoch from b.decided_at) * 1000)::float8",
  "l.side",
  "l.zip_code || ' ' || l.state",
  "l.price_min_cents::float8",
  "l.price_max_cents::float8",
  ...PLAIN_FACT_NAMES.map((fact) => `l.${fact}`),
  "l.consent_channels",
  "l.consent_scope",
  "l.consent_sellers",
  "(extract(epoch from coalesce(l.consent_at, l.received_at)) * 1000)::float8",
  "l.verifications",
  "l.age_minutes",
  "l.score_total",
  "l.score_engagement",
  "l.score_intent",
  "l.score_financial",
  "l.tier",
  "l.decision",
].join(", ");

const NAMES = [
  "id",
  "sourceId",
  "decidedMs",
  "side",
  "place",
  "priceMinCents",
  "priceMaxCents",
  ...PLAIN_FACT_NAMES,
  "consentChannels",
  "consentScope",
  "consentSellers",
  "consentAtMs",
  "verifications",
  "ageMinutes",
  "scoreTotal",
  "scoreEngagement",
  "scoreIntent",
  "scoreFinancial",
  "tier",
  "decision",
] as const satisfies readonly (keyof LeadRecord)[];

/** The decided leads that were received at `fromMs` or later, page by page. */
export async function* readDecidedLeads(
  db: pg.ClientBase,
  fromMs: number,
): AsyncGenerator<LeadRecord[]> {
  for (let after = lowestUuidv7(fromMs); ;) {
    const { rows } = await db.query<unknown[]>({
      name: "history-leads",
      rowMode: "array",
      text: `
        select ${COLUMNS}
        from lead l
        join batch b on b.id = l.batch_id
        where l.id > $1 and l.decision is not null and l.zip_code is not null
        order by l.id
        limit ${PAGE}
      `,
      values: [after],
    });
    // The columns are selected in the order of their names.
    const records = rows.map(
      (row) =>
        Object.fromEntries(NAMES.map((name, at) => [name, row[at]])) as unknown as LeadRecord,
    );
    const last = records.at(-1);
    if (last === undefined) return;
    yield records;
    if (records.length < PAGE) return;
    after = last.id;
  }
}

/** The places, by ZIP and state as a lead record has them: "42223 TN". */
export async function readPlaces(
  db: pg.ClientBase,
  places: readonly string[],
): Promise<Map<string, Place>> {
  const { rows } = await db.query<ZipRow>(
    `select zip_code, city, state, county_fips, county_name, time_zone, latitude, longitude
     from zip
     where (zip_code, state) in (
       select split_part(place, ' ', 1), split_part(place, ' ', 2)
       from unnest($1::text[]) as place
     )`,
    [places],
  );
  return new Map(rows.map((row) => [`${row.zip_code} ${row.state}`, placeFromZipRow(row)]));
}

/** Campaigns with a higher number than `afterNo`, with their accounts. */
export async function readCampaignAccounts(
  db: pg.ClientBase,
  afterNo: number,
): Promise<readonly { readonly no: number; readonly account_id: string }[]> {
  const { rows } = await db.query<{ no: number; account_id: string }>(
    "select no, account_id from campaign where no > $1",
    [afterNo],
  );
  return rows;
}

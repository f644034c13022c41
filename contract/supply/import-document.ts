// Describes an import: the document that starts it, its rows, and how it stands.
import { type Static, Type } from "typebox";
import { DATE_ORDERS } from "../../domain/csv/date-order.ts";
import { FILE_LIMITS, IMPORT_LIMITS } from "../../domain/csv/limits.ts";
import { LEAD_FIELDS } from "../../domain/lead/field-names.ts";
import { LEAD_SIDES, POST_REASONS } from "../../domain/lead/vocabulary.ts";
import { NOT_FOR_AGENTS } from "../marketplace/lead-sale.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, nullable } from "../schema.ts";

/** draft: rows are still being sent. cancelling: rows that are being decided are finished. */
const IMPORT_WAITS = [
  "source_paused",
  "paused_by_network",
  "account_suspended",
  "daily_cap",
] as const;
export const IMPORT_STATUSES = ["draft", "running", "cancelling", "cancelled", "done"] as const;

const ImportColumn = closed(
  {
    name: Type.String({
      maxLength: 200,
      description: "The column's name in the file; also its header in the file of refused rows.",
    }),
    field: enumOf(LEAD_FIELDS),
  },
  { title: "ImportColumn" },
);

const MOST_CONSENT_TEXT = 10_000;
const MOST_PAGE_URL = 2_000;

const ConsentStatement = closed(
  {
    text: Type.String({
      minLength: 1,
      maxLength: MOST_CONSENT_TEXT,
      pattern: "\\S",
      description: "The consent text to which each person in the file agreed, word for word.",
    }),
    page_url: Type.String({
      minLength: 1,
      maxLength: MOST_PAGE_URL,
      description: "The page of your form on which they agreed, http or https.",
    }),
  },
  { title: "ImportConsentStatement" },
);

/** How to read the rows. */
export const reading = {
  source_id: Uuid,
  columns: Type.Array(ImportColumn, {
    minItems: 1,
    maxItems: LEAD_FIELDS.length,
    description:
      "The columns that are sent, each for a different field; only phone and email may have " +
      "several, of which the first that can be read counts.",
  }),
  side: Type.Optional(
    enumOf(LEAD_SIDES, { description: "The side of rows that do not name one." }),
  ),
  date_order: Type.Optional(
    enumOf(DATE_ORDERS, {
      description:
        "How dates such as 10/11/2026 are read. Without it a date that has two readings is " +
        "refused.",
    }),
  ),
  time_zone: Type.Optional(
    Type.String({
      maxLength: 64,
      description: "IANA zone of moments without a zone. Default: UTC.",
    }),
  ),
  consent_statement: Type.Optional(ConsentStatement),
};

export const ImportDocument = closed(
  {
    ...reading,
    name: Type.String({
      minLength: 1,
      maxLength: 120,
      pattern: "\\S",
      description: "For example the file's name.",
    }),
    rows: Type.Integer({
      minimum: 1,
      maximum: FILE_LIMITS.rows,
      description: "Total number of rows that will be sent.",
    }),
    makes_drafts: Type.Optional(
      Type.Boolean({
        description:
          "Whether a row that lacks the moment of the consent, or both IP address and " +
          "certificate, becomes a draft, which its person confirms by a link. Default: false, " +
          "such a row is refused.",
      }),
    ),
    file_hash: Type.Optional(
      Type.String({
        pattern: "^[0-9a-f]{64}$",
        description: "SHA-256 of the file in hex, by which its import is found again.",
      }),
    ),
  },
  { title: "ImportDocument" },
);
export type ImportDocument = Static<typeof ImportDocument>;

export const ImportRow = closed(
  {
    line: Type.Integer({
      minimum: 1,
      maximum: 1_000_000_000,
      description: "Line of the file at which the row begins.",
    }),
    cells: Type.Array(Type.String({ maxLength: IMPORT_LIMITS.cellLength }), {
      maxItems: LEAD_FIELDS.length,
      description: "Cells, in the order of the columns.",
    }),
  },
  { title: "ImportRow" },
);

export const Import = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    source_id: Uuid,
    name: Type.String(),
    status: enumOf(IMPORT_STATUSES),
    waits: nullable(enumOf(IMPORT_WAITS), {
      description:
        "Why the import is stopped; null if it is not. daily_cap: its source has taken its leads " +
        "of the day, and the import goes on when there is room.",
    }),
    rows: Type.Integer(),
    columns: Type.Array(ImportColumn, { description: "How its columns are read." }),
    side: nullable(enumOf(LEAD_SIDES)),
    date_order: nullable(enumOf(DATE_ORDERS)),
    time_zone: nullable(Type.String()),
    consent_statement: nullable(
      Type.Object(
        {
          text: Type.String(),
          page_url: Type.String(),
          stated_by: Type.String({ description: "Name of the person, or of the key." }),
          stated_at: Timestamp,
        },
        { title: "ImportStatedConsent" },
      ),
      { description: "What the affiliate stated once for the whole file; null for nothing." },
    ),
    makes_drafts: Type.Boolean(),
    received: Type.Integer({ description: "Rows received." }),
    decided: Type.Integer({
      description: "Rows with an outcome: the sum of the next five counts.",
    }),
    accepted: Type.Integer({ description: "Sold, or listed on the marketplace." }),
    duplicates: Type.Integer(),
    rejected: Type.Integer(),
    failed: Type.Integer({
      description: "Rows that could not be decided because of an error in Plat.",
    }),
    drafts: Type.Integer({ description: "Rows that became drafts." }),
    drafts_confirmed: Type.Integer({ description: "Drafts that their person has confirmed." }),
    sold: Type.Integer({ description: "Accepted rows that were sold." }),
    earned_cents: nullable(centsOf(`Your earnings from the sales. ${NOT_FOR_AGENTS}`)),
    reasons: Type.Array(
      Type.Object(
        { reason_code: enumOf(POST_REASONS), count: Type.Integer() },
        { title: "ImportReason" },
      ),
      { description: "Why rows were refused, most frequent first." },
    ),
    noted: Type.Integer({
      description: "Accepted rows with a field that was left out, or not read to the letter.",
    }),
    notes: Type.Array(
      Type.Object({ field: enumOf(LEAD_FIELDS), count: Type.Integer() }, { title: "ImportNote" }),
      { description: "How often each field was noted, most frequent first." },
    ),
    failures_until: nullable(Timestamp, {
      description:
        "Until when the refused rows and the notes are kept; null if there are none to download.",
    }),
    created_at: Timestamp,
    started_at: nullable(Timestamp),
    ended_at: nullable(Timestamp),
    abilities: Type.Object({ run: Type.Boolean() }, { title: "ImportAbilities" }),
  },
  { title: "Import" },
);
export type Import = Static<typeof Import>;

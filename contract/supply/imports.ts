// Imports: files of leads, sent in parts and decided in the background.
import { type Static, Type } from "typebox";
import { FILE_LIMITS, IMPORT_LIMITS } from "../../domain/csv/limits.ts";
import { LEAD_FIELDS } from "../../domain/lead/field-names.ts";
import { LEAD_SIDES, POST_REASONS } from "../../domain/lead/vocabulary.ts";
import { defineCollection, listQueryOf, timeField, uuidField, wordField } from "../collection.ts";
import { PostAnswer } from "../marketplace/leads.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, nullable, pageOf } from "../schema.ts";

/** draft: its rows are still coming. cancelling: what is in hand is brought to its end. */
export const IMPORT_STATUSES = ["draft", "running", "cancelling", "cancelled", "done"] as const;

const PART_BYTES = 4 * 1024 * 1024;
const PREVIEW_BYTES = 1024 * 1024;

export const IMPORTS = defineCollection({
  name: "imports",
  fields: {
    id: uuidField,
    source_id: uuidField,
    status: wordField(IMPORT_STATUSES),
    created_at: timeField,
  },
  orders: ["created_at"],
});

const ImportColumn = closed(
  {
    name: Type.String({
      maxLength: 200,
      description: "As the file has it; it heads the column in the file of refused rows.",
    }),
    field: enumOf(LEAD_FIELDS),
  },
  { title: "ImportColumn" },
);

/** How the rows are to be read. */
const reading = {
  source_id: Uuid,
  columns: Type.Array(ImportColumn, {
    minItems: 1,
    maxItems: LEAD_FIELDS.length,
    description: "The columns that are sent, each a field of its own.",
  }),
  side: Type.Optional(
    enumOf(LEAD_SIDES, { description: "What the person wants, where a row says nothing." }),
  ),
};

export const ImportDocument = closed(
  {
    ...reading,
    name: Type.String({
      minLength: 1,
      maxLength: 120,
      pattern: "\\S",
      description: "Such as the file's name.",
    }),
    rows: Type.Integer({
      minimum: 1,
      maximum: FILE_LIMITS.rows,
      description: "How many rows will be sent in all.",
    }),
  },
  { title: "ImportDocument" },
);
export type ImportDocument = Static<typeof ImportDocument>;

const ImportRow = closed(
  {
    line: Type.Integer({
      minimum: 1,
      maximum: 1_000_000_000,
      description: "Where the row begins in the file.",
    }),
    cells: Type.Array(Type.String({ maxLength: IMPORT_LIMITS.cellLength }), {
      maxItems: LEAD_FIELDS.length,
      description: "In the order of the columns.",
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
    waits: nullable(enumOf(["source_paused", "account_suspended"]), {
      description: "Why it stands still; null where it does not.",
    }),
    rows: Type.Integer(),
    received: Type.Integer({ description: "Rows that have been sent." }),
    decided: Type.Integer({ description: "Rows with an answer: the four counts that follow." }),
    accepted: Type.Integer({ description: "Sold, or listed on the marketplace." }),
    duplicates: Type.Integer(),
    rejected: Type.Integer(),
    failed: Type.Integer({ description: "Could not be decided, by a fault of ours." }),
    sold: Type.Integer({ description: "Of those accepted." }),
    earned_cents: centsOf("What the sales earn you."),
    reasons: Type.Array(
      Type.Object(
        { reason_code: enumOf(POST_REASONS), count: Type.Integer() },
        { title: "ImportReason" },
      ),
      { description: "Why rows were refused, the most frequent first." },
    ),
    failures_until: nullable(Timestamp, {
      description: "How long the refused rows are kept; null where there are none to fetch.",
    }),
    created_at: Timestamp,
    started_at: nullable(Timestamp),
    ended_at: nullable(Timestamp),
    abilities: Type.Object({ run: Type.Boolean() }, { title: "ImportAbilities" }),
  },
  { title: "Import" },
);
export type Import = Static<typeof Import>;

const one = { params: closed({ id: Uuid }) };
const answer = { 200: { description: "The import as it is now.", schema: Import } } as const;

export const listImports = defineOperation({
  method: "GET",
  path: "/v1/imports",
  operationId: "listImports",
  tags: ["Leads"],
  summary: "List imports",
  access: ["session", "key"],
  request: { query: listQueryOf(IMPORTS) },
  responses: { 200: { description: "A page.", schema: pageOf(Import, "ImportPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getImport = defineOperation({
  method: "GET",
  path: "/v1/imports/{id}",
  operationId: "getImport",
  tags: ["Leads"],
  summary: "Read an import: how far it is and what came of it",
  access: ["session", "key"],
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const makeImport = defineOperation({
  method: "PUT",
  path: "/v1/imports/{id}",
  operationId: "makeImport",
  tags: ["Leads"],
  summary: "Begin an import",
  description:
    "Says how the rows will be read, and through which source of kind `import` they come. " +
    "Choose a new uuid for it; the same call again changes nothing. Then send the rows in " +
    "parts and start it. What is not started within a day is forgotten.",
  access: ["session", "key"],
  request: { ...one, body: ImportDocument },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "id_taken"],
  example: {
    source_id: "0199f0c4-5a7e-7c3b-9d21-6f0f6c1b2a34",
    name: "october.csv",
    rows: 2,
    columns: [
      { name: "First name", field: "first_name" },
      { name: "Phone", field: "phone" },
    ],
  },
});

export const putImportChunk = defineOperation({
  method: "PUT",
  path: "/v1/imports/{id}/chunks/{n}",
  operationId: "putImportChunk",
  tags: ["Leads"],
  summary: "Send some of an import's rows",
  description:
    `Up to ${IMPORT_LIMITS.partRows} rows; parts are numbered from 1, in any order. The same ` +
    "part again changes nothing. The rows lie sealed until they are decided.",
  access: ["session", "key"],
  request: {
    params: closed({ id: Uuid, n: Type.Integer({ minimum: 1, maximum: IMPORT_LIMITS.parts }) }),
    body: closed({
      rows: Type.Array(ImportRow, { minItems: 1, maxItems: IMPORT_LIMITS.partRows }),
    }),
    bodyLimitBytes: PART_BYTES,
    takesAnyText: true,
  },
  responses: {
    200: {
      description: "How many rows have arrived.",
      schema: Type.Object({ received: Type.Integer() }, { title: "ImportReceived" }),
    },
  },
  problems: [
    "unauthenticated",
    "suspended",
    "forbidden",
    "not_found",
    "window_closed",
    "idempotency_mismatch",
  ],
  example: { rows: [{ line: 2, cells: ["Maria", "916-555-0142"] }] },
});

export const startImport = defineOperation({
  method: "POST",
  path: "/v1/imports/{id}/start",
  operationId: "startImport",
  tags: ["Leads"],
  summary: "Have an import's rows decided",
  description:
    "Once all of its rows have arrived. They are decided one by one in the background, each " +
    "once, also where the server stops meanwhile.",
  access: ["session", "key"],
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "window_closed"],
});

export const cancelImport = defineOperation({
  method: "POST",
  path: "/v1/imports/{id}/cancel",
  operationId: "cancelImport",
  tags: ["Leads"],
  summary: "Stop an import",
  description: "What is decided stays so; the other rows are erased.",
  access: ["session", "key"],
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "window_closed"],
});

export const listImportFailures = defineOperation({
  method: "GET",
  path: "/v1/imports/{id}/failures",
  operationId: "listImportFailures",
  tags: ["Leads"],
  summary: "Take the rows that were refused along as a CSV file",
  description:
    "As they came, each with the reason in plain words: mend them and import the file again. " +
    "Kept for 14 days after the import's end.",
  access: ["session", "key"],
  request: one,
  responses: {
    200: { description: "The file, UTF-8.", mediaType: "text/csv", schema: Type.String() },
  },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});

export const previewImport = defineOperation({
  method: "POST",
  path: "/v1/imports/preview",
  operationId: "previewImport",
  tags: ["Leads"],
  summary: "See what would become of some rows now",
  description:
    `Up to ${IMPORT_LIMITS.previewRows} rows go the whole way as a test does: nothing is kept ` +
    "and nothing is sold.",
  access: ["session", "key"],
  request: {
    body: closed({
      ...reading,
      rows: Type.Array(ImportRow, { minItems: 1, maxItems: IMPORT_LIMITS.previewRows }),
    }),
    bodyLimitBytes: PREVIEW_BYTES,
    takesAnyText: true,
  },
  responses: {
    200: {
      description: "The outcomes in the order of the rows.",
      schema: Type.Object({ results: Type.Array(PostAnswer) }, { title: "ImportPreview" }),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
  example: {
    source_id: "0199f0c4-5a7e-7c3b-9d21-6f0f6c1b2a34",
    columns: [{ name: "First name", field: "first_name" }],
    rows: [{ line: 2, cells: ["Maria"] }],
  },
});

// Defines the operations on imports: files of leads, sent in chunks and decided in the background.
import { Type } from "typebox";
import { IMPORT_LIMITS } from "../../domain/csv/limits.ts";
import { defineCollection, listQueryOf, timeField, uuidField, wordField } from "../collection.ts";
import { PostAnswer } from "../marketplace/leads.ts";
import { defineOperation } from "../operation.ts";
import { Uuid, closed, pageOf } from "../schema.ts";
import { IMPORT_STATUSES, Import, ImportDocument, ImportRow, reading } from "./import-document.ts";

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
  summary: "Retrieve an import's progress and results",
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
  summary: "Create an import",
  description:
    "Sets how the rows will be read, and the source of kind `import` that they belong to. Choose " +
    "a new UUID; repeating the call changes nothing. Then send the rows in chunks and start the " +
    "import. An import that is not started within a day is deleted.",
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
  summary: "Send a chunk of an import's rows",
  description:
    `Up to ${IMPORT_LIMITS.partRows} rows; chunks are numbered from 1 and may be sent in any ` +
    "order. Repeating a chunk changes nothing. The rows are stored encrypted until they are " +
    "decided.",
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
      description: "Number of rows received.",
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
  summary: "Start an import",
  description:
    "Possible when all of its rows have arrived. They are decided one by one in the background, " +
    "each exactly once, even if the server stops meanwhile.",
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
  description: "Decided rows stay decided; the other rows are erased.",
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
  summary: "Export the rejected rows as a CSV file",
  description:
    "The rows as they were sent, each with the reason in plain words: correct them and import " +
    "the file again. Kept for 14 days after the import ends.",
  access: ["session", "key"],
  keyNeeds: { all: ["leads"] },
  needs: "recent_confirmation",
  request: one,
  responses: {
    200: { description: "The file, UTF-8.", mediaType: "text/csv", schema: Type.String() },
  },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});

export const listImportNotes = defineOperation({
  method: "GET",
  path: "/v1/imports/{id}/notes",
  operationId: "listImportNotes",
  tags: ["Leads"],
  summary: "Export the notes about accepted rows as a CSV file",
  description:
    "Each field that was left out, or not read to the letter: its line, what came, what it was " +
    "read as, and how to write it. Kept for 14 days after the import ends.",
  access: ["session", "key"],
  keyNeeds: { all: ["leads"] },
  needs: "recent_confirmation",
  request: one,
  responses: {
    200: { description: "The file, UTF-8.", mediaType: "text/csv", schema: Type.String() },
  },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});

export const findImports = defineOperation({
  method: "GET",
  path: "/v1/files/{file_hash}/imports",
  operationId: "findImports",
  tags: ["Leads"],
  summary: "Find the imports of a file",
  description: "By the hash that they were created with; newest first, at most 20.",
  access: ["session", "key"],
  request: { params: closed({ file_hash: Type.String({ pattern: "^[0-9a-f]{64}$" }) }) },
  responses: {
    200: {
      description: "The imports of your account.",
      schema: Type.Object({ items: Type.Array(Import) }, { title: "ImportsOfFile" }),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const previewImport = defineOperation({
  method: "POST",
  path: "/v1/imports/preview",
  operationId: "previewImport",
  tags: ["Leads"],
  summary: "Preview the outcome of some rows",
  description:
    `Decides up to ${IMPORT_LIMITS.previewRows} rows as tests: nothing is kept and nothing is ` +
    "sold.",
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
      description: "The outcomes, in the order of the rows.",
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

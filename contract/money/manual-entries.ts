// Defines the operations on what people of the network enter into a buyer's wallet.
import { type Static, Type } from "typebox";
import {
  LONGEST_TERMS_DAYS,
  MOST_DOCUMENT_BYTES,
  MANUAL_ENTRY_KINDS,
  MANUAL_ENTRY_STATUSES,
  PAYMENT_METHODS,
} from "../../domain/ledger/manual-entry.ts";
import { ATTACHED_FILE_KIND_NAMES } from "../../domain/files/attached-file.ts";
import {
  defineCollection,
  integerField,
  listQueryOf,
  timeField,
  uuidField,
  wordField,
} from "../collection.ts";
import { defineOperation } from "../operation.ts";
import {
  RequiredIdempotencyHeaders,
  Timestamp,
  Uuid,
  centsOf,
  closed,
  enumOf,
  nullable,
  pageOf,
  signedCents,
} from "../schema.ts";
import { Wallet } from "./money.ts";

export const MANUAL_ENTRIES = defineCollection({
  name: "manual-entries",
  fields: {
    id: uuidField,
    account_id: uuidField,
    kind: wordField(MANUAL_ENTRY_KINDS),
    status: wordField(MANUAL_ENTRY_STATUSES),
    made_at: timeField,
    amount_cents: integerField,
  },
  orders: ["made_at"],
});

const KINDS =
  "payment: money that arrived outside of Plat. adjustment: a correction, up or down. goodwill: " +
  "compensation, which counts as paid money. promotion: credit that is spent first and never " +
  "refunded. refund: unused money that goes back. credit_limit: how far the balance may go " +
  "below 0; it moves no money.";
const AMOUNT =
  "More than 0. Of an adjustment negative if money is taken; of a credit limit the new limit.";

export const ManualEntry = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    kind: enumOf(MANUAL_ENTRY_KINDS, { description: KINDS }),
    status: enumOf(MANUAL_ENTRY_STATUSES, {
      description: "waiting: for a second person of the network. Only booked ones count.",
    }),
    amount_cents: signedCents(AMOUNT),
    method: nullable(enumOf(PAYMENT_METHODS)),
    reference: nullable(Type.String(), { description: "The bank's, or the check's number." }),
    value_date: nullable(Type.String({ format: "date" }), {
      description: "When the money counts at the bank.",
    }),
    reason: nullable(Type.String()),
    terms_days: nullable(Type.Integer(), {
      description: "Of a credit limit: in how many days used credit is to be paid back.",
    }),
    made_at: Timestamp,
    made_by_name: nullable(Type.String(), { description: "For the network; null for others." }),
    decided_at: nullable(Timestamp),
    decided_by_name: nullable(Type.String(), { description: "For the network; null for others." }),
    rejection: nullable(Type.String(), { description: "Why it was rejected." }),
    document: nullable(
      Type.Object(
        {
          name: Type.String(),
          kind: enumOf(ATTACHED_FILE_KIND_NAMES, { description: "Read from the content." }),
          bytes: Type.Integer({ minimum: 1 }),
        },
        { title: "ManualEntryDocument" },
      ),
      { description: "For the network: the document, such as the bank's advice. Null for others." },
    ),
    before_cents: nullable(signedCents("The balance before it; of a credit limit, the limit.")),
    after_cents: nullable(signedCents("The balance after it; of a credit limit, the limit.")),
    abilities: Type.Object(
      { approve: Type.Boolean(), reject: Type.Boolean() },
      { title: "ManualEntryAbilities", description: "The actions that you can take now." },
    ),
  },
  { title: "ManualEntry" },
);
export type ManualEntry = Static<typeof ManualEntry>;

export const AccountWallet = Type.Object(
  {
    ...Wallet.properties,
    refundable_cents: centsOf("Unused and paid: what a refund may take at most."),
    terms_days: nullable(Type.Integer(), {
      description: "In how many days used credit is to be paid back; null if none was agreed.",
    }),
  },
  { title: "AccountWallet" },
);

const MEGABYTE = 1024 * 1024;
/** Room for a document in base64, which needs four characters for three bytes. */
const BODY_BYTES = Math.ceil((MOST_DOCUMENT_BYTES * 4) / 3) + 64 * 1024;
const words = (most: number, description: string) =>
  Type.String({ minLength: 1, maxLength: most, pattern: "\\S", description });
const answer = { 200: { description: "The entry as it is now.", schema: ManualEntry } } as const;
const READ = ["unauthenticated", "suspended", "forbidden"] as const;
const ofEntry = closed({ id: Uuid });

export const getAccountWallet = defineOperation({
  method: "GET",
  path: "/v1/accounts/{id}/wallet",
  operationId: "getAccountWallet",
  tags: ["Money"],
  summary: "Retrieve the wallet of an account",
  description: "For the network, and the account itself.",
  access: ["session", "key"],
  keyNeeds: { all: ["money"] },
  request: { params: closed({ id: Uuid }) },
  responses: { 200: { description: "The wallet.", schema: AccountWallet } },
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const createManualEntry = defineOperation({
  method: "POST",
  path: "/v1/accounts/{id}/manual-entries",
  operationId: "createManualEntry",
  tags: ["Money"],
  summary: "Enter money into a buyer's wallet, or take it out",
  description:
    "For people of the network who may book money. Above the amount of the settings " +
    "(`second_person_above_cents`) the entry waits for a second person; of a credit limit, its " +
    "increase is compared. A payment needs a method, a reference and a value date; a refund a " +
    "method; the others a reason; a credit limit its terms.",
  access: ["session"],
  needs: "recent_confirmation",
  request: {
    params: closed({ id: Uuid }),
    headers: RequiredIdempotencyHeaders,
    body: closed({
      kind: enumOf(MANUAL_ENTRY_KINDS, { description: KINDS }),
      amount_cents: signedCents(AMOUNT),
      method: Type.Optional(enumOf(PAYMENT_METHODS)),
      reference: Type.Optional(words(120, "The bank's, or the check's number.")),
      value_date: Type.Optional(
        Type.String({ format: "date", description: "When the money counts at the bank." }),
      ),
      reason: Type.Optional(words(500, "The account reads it.")),
      document: Type.Optional(
        closed(
          {
            name: Type.String({ minLength: 1, maxLength: 255 }),
            content: Type.String({ description: "The file in base64." }),
          },
          {
            description:
              `A file of at most ${MOST_DOCUMENT_BYTES / MEGABYTE} MB, such as the bank's ` +
              "advice: a PDF, picture or plain text, by its content. Stored sealed.",
          },
        ),
      ),
      terms_days: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: LONGEST_TERMS_DAYS,
          description: "In how many days used credit is to be paid back.",
        }),
      ),
    }),
    bodyLimitBytes: BODY_BYTES,
  },
  responses: answer,
  problems: [...READ, "not_found", "idempotency_mismatch"],
  example: {
    kind: "payment",
    amount_cents: 250_000,
    method: "wire",
    reference: "FT-2026-000481",
    value_date: "2026-11-27",
  },
});

export const listManualEntries = defineOperation({
  method: "GET",
  path: "/v1/manual-entries",
  operationId: "listManualEntries",
  tags: ["Money"],
  summary: "List manual entries into wallets",
  description: "An account sees its own that are booked, the network all.",
  access: ["session", "key"],
  keyNeeds: { all: ["money"] },
  request: { query: listQueryOf(MANUAL_ENTRIES) },
  responses: { 200: { description: "A page.", schema: pageOf(ManualEntry, "ManualEntryPage") } },
  problems: READ,
});

export const getManualEntry = defineOperation({
  method: "GET",
  path: "/v1/manual-entries/{id}",
  operationId: "getManualEntry",
  tags: ["Money"],
  summary: "Retrieve a manual entry",
  access: ["session", "key"],
  keyNeeds: { all: ["money"] },
  request: { params: ofEntry },
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const getManualEntryDocument = defineOperation({
  method: "GET",
  path: "/v1/manual-entries/{id}/document",
  operationId: "getManualEntryDocument",
  tags: ["Money"],
  summary: "Download the document of a manual entry",
  description:
    "For people of the network who may book money: it may name bank accounts. The download is " +
    "recorded in the activity log.",
  access: ["session"],
  request: { params: ofEntry },
  responses: {
    200: {
      description: "The file.",
      schema: Type.String(),
      mediaType: "application/octet-stream",
    },
  },
  problems: [...READ, "not_found"],
});

export const decideManualEntry = defineOperation({
  method: "POST",
  path: "/v1/manual-entries/{id}/decision",
  operationId: "decideManualEntry",
  tags: ["Money"],
  summary: "Approve or reject a manual entry that waits",
  description:
    "For people of the network who may book money. Another person than the one who made it " +
    "approves it, and it is booked with the wallet as it is then. Either may reject it.",
  access: ["session"],
  needs: "recent_confirmation",
  request: {
    params: ofEntry,
    body: closed({
      decision: enumOf(["approve", "reject"]),
      reason: Type.Optional(words(500, "Required for a rejection. The network reads it.")),
    }),
  },
  responses: answer,
  problems: [...READ, "not_found", "already_decided", "second_person_needed"],
  example: { decision: "approve" },
});

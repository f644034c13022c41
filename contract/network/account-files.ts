// Defines the operations on files that people of the network attach to an account. The account
// itself never sees them.
import { type Static, Type } from "typebox";
import { MOST_FILES_BYTES, MOST_FILE_BYTES } from "../../domain/accounts/account-records.ts";
import { ATTACHED_FILE_KIND_NAMES } from "../../domain/files/attached-file.ts";
import { defineCollection, listQueryOf, timeField, uuidField } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, pageOf } from "../schema.ts";
import { NetworkPerson } from "./account-notes.ts";

export const ACCOUNT_FILES = defineCollection({
  name: "account-files",
  fields: { id: uuidField, account_id: uuidField, created_at: timeField },
  orders: ["created_at"],
});

export const AccountFile = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    name: Type.String(),
    kind: enumOf(ATTACHED_FILE_KIND_NAMES, { description: "Read from the content." }),
    bytes: Type.Integer({ minimum: 1 }),
    created_by: NetworkPerson,
    created_at: Timestamp,
    abilities: Type.Object({ remove: Type.Boolean() }, { title: "AccountFileAbilities" }),
  },
  { title: "AccountFile" },
);
export type AccountFile = Static<typeof AccountFile>;

const MEGABYTE = 1024 * 1024;
/** Room for a file in base64, which needs four characters for three bytes. */
const BODY_BYTES = Math.ceil((MOST_FILE_BYTES * 4) / 3) + 64 * 1024;
const ofFile = closed({ id: Uuid });
const READ = ["unauthenticated", "suspended", "forbidden"] as const;
const FOR_WHOM = "For people of the network who may open files; the account never sees them.";

export const listAccountFiles = defineOperation({
  method: "GET",
  path: "/v1/account-files",
  operationId: "listAccountFiles",
  tags: ["Accounts"],
  summary: "List the files attached to accounts",
  description: FOR_WHOM,
  access: ["session"],
  request: { query: listQueryOf(ACCOUNT_FILES) },
  responses: { 200: { description: "A page.", schema: pageOf(AccountFile, "AccountFilePage") } },
  problems: READ,
});

export const attachAccountFile = defineOperation({
  method: "POST",
  path: "/v1/accounts/{id}/files",
  operationId: "attachAccountFile",
  tags: ["Accounts"],
  summary: "Attach a file to an account",
  description:
    `${FOR_WHOM} At most ${MOST_FILE_BYTES / MEGABYTE} MB, and ${MOST_FILES_BYTES / MEGABYTE} MB ` +
    "for one account: a PDF, picture, recording or plain text, by its content. Stored sealed.",
  access: ["session"],
  request: {
    params: closed({ id: Uuid }),
    body: closed({
      name: Type.String({ minLength: 1, maxLength: 255 }),
      content: Type.String({ description: "The file in base64." }),
    }),
    bodyLimitBytes: BODY_BYTES,
  },
  responses: { 201: { description: "The file.", schema: AccountFile } },
  problems: [...READ, "not_found", "limit_reached"],
  example: { name: "contract.txt", content: "QWdyZWVtZW50" },
});

export const openAccountFile = defineOperation({
  method: "GET",
  path: "/v1/account-files/{id}/content",
  operationId: "openAccountFile",
  tags: ["Accounts"],
  summary: "Download a file attached to an account",
  description: `${FOR_WHOM} The download is recorded in the network's activity.`,
  access: ["session"],
  request: { params: ofFile },
  responses: {
    200: {
      description: "The file.",
      schema: Type.String(),
      mediaType: "application/octet-stream",
    },
  },
  problems: [...READ, "not_found"],
});

export const deleteAccountFile = defineOperation({
  method: "DELETE",
  path: "/v1/account-files/{id}",
  operationId: "deleteAccountFile",
  tags: ["Accounts"],
  summary: "Delete a file attached to an account",
  description:
    "For the person who attached it, and owners of the network. The network's activity keeps a " +
    "line.",
  access: ["session"],
  request: { params: ofFile },
  responses: { 204: { description: "It is deleted for good." } },
  problems: [...READ, "not_found"],
});

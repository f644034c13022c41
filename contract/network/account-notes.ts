// Defines the operations on what people of the network write about an account: tags and notes.
// The account itself never sees them.
import { type Static, Type } from "typebox";
import { LONGEST_NOTE } from "../../domain/accounts/account-records.ts";
import { LONGEST_TAG, MOST_TAGS } from "../../domain/accounts/tag.ts";
import { defineCollection, listQueryOf, timeField, uuidField } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, nullable, pageOf } from "../schema.ts";
import { Account } from "./accounts.ts";

export const ACCOUNT_NOTES = defineCollection({
  name: "account-notes",
  fields: { id: uuidField, account_id: uuidField, created_at: timeField },
  orders: ["created_at"],
});

/** A person of the network, in what they wrote or attached. */
export const NetworkPerson = Type.Object(
  { user_id: Type.String(), name: Type.String() },
  { title: "NetworkPerson", description: "Who wrote or attached it; the name outlives the seat." },
);

export const AccountNote = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    note: Type.String(),
    created_by: NetworkPerson,
    created_at: Timestamp,
    edited_at: nullable(Timestamp, { description: "Null unless it was edited." }),
    version: Type.Integer({ description: "Grows with every edit; an edit names the one read." }),
    abilities: Type.Object(
      { edit: Type.Boolean(), remove: Type.Boolean() },
      { title: "AccountNoteAbilities" },
    ),
  },
  { title: "AccountNote" },
);
export type AccountNote = Static<typeof AccountNote>;

const noteText = Type.String({ minLength: 1, maxLength: LONGEST_NOTE, pattern: "\\S" });
const ofNote = closed({ id: Uuid });
const ofAccount = closed({ id: Uuid });
const READ = ["unauthenticated", "suspended", "forbidden"] as const;
const WRITE = [...READ, "not_found"] as const;
const FOR_WHOM = "For people of the network who may read notes; the account never sees them.";

export const listAccountNotes = defineOperation({
  method: "GET",
  path: "/v1/account-notes",
  operationId: "listAccountNotes",
  tags: ["Accounts"],
  summary: "List notes about accounts",
  description: FOR_WHOM,
  access: ["session"],
  request: { query: listQueryOf(ACCOUNT_NOTES) },
  responses: { 200: { description: "A page.", schema: pageOf(AccountNote, "AccountNotePage") } },
  problems: READ,
});

export const createAccountNote = defineOperation({
  method: "POST",
  path: "/v1/accounts/{id}/notes",
  operationId: "createAccountNote",
  tags: ["Accounts"],
  summary: "Write a note about an account",
  description: `${FOR_WHOM} Stored sealed.`,
  access: ["session"],
  request: { params: ofAccount, body: closed({ note: noteText }) },
  responses: { 201: { description: "The note.", schema: AccountNote } },
  problems: [...WRITE, "limit_reached"],
  example: { note: "Pays by wire on the first of the month." },
});

export const editAccountNote = defineOperation({
  method: "PATCH",
  path: "/v1/account-notes/{id}",
  operationId: "editAccountNote",
  tags: ["Accounts"],
  summary: "Edit a note about an account",
  description:
    "For its author, and owners of the network. Refused if another person edited it since the " +
    "version that is named.",
  access: ["session"],
  request: { params: ofNote, body: closed({ note: noteText, version: Type.Integer() }) },
  responses: { 200: { description: "The note as it is now.", schema: AccountNote } },
  problems: [...WRITE, "edited_meanwhile"],
  example: { note: "Pays by wire on the first of the month.", version: 1 },
});

export const deleteAccountNote = defineOperation({
  method: "DELETE",
  path: "/v1/account-notes/{id}",
  operationId: "deleteAccountNote",
  tags: ["Accounts"],
  summary: "Delete a note about an account",
  description:
    "For its author, and owners of the network. The network's activity keeps a line without the " +
    "text.",
  access: ["session"],
  request: { params: ofNote },
  responses: { 204: { description: "It is deleted for good." } },
  problems: WRITE,
});

const tagList = Type.Optional(
  Type.Array(Type.String({ maxLength: 200 }), {
    maxItems: MOST_TAGS,
    description: `Each of at most ${LONGEST_TAG} characters, without commas; case does not count.`,
  }),
);

export const changeAccountTags = defineOperation({
  method: "PATCH",
  path: "/v1/accounts/{id}/tags",
  operationId: "changeAccountTags",
  tags: ["Accounts"],
  summary: "Add tags to an account, or remove some",
  description:
    `For people of the network who may write notes. An account has at most ${MOST_TAGS}. A tag ` +
    "that another account has already keeps its spelling.",
  access: ["session"],
  request: { params: ofAccount, body: closed({ add: tagList, remove: tagList }) },
  responses: { 200: { description: "The account as it is now.", schema: Account } },
  problems: WRITE,
  example: { add: ["Key account"] },
});

export const listAccountTags = defineOperation({
  method: "GET",
  path: "/v1/account-tags",
  operationId: "listAccountTags",
  tags: ["Accounts"],
  summary: "List the tags in use",
  description: "For people of the network.",
  access: ["session"],
  request: {},
  responses: {
    200: {
      description: "In alphabetical order, at most 1,000.",
      schema: Type.Object(
        {
          items: Type.Array(
            Type.Object(
              { tag: Type.String(), accounts: Type.Integer({ description: "That have it." }) },
              { title: "AccountTag" },
            ),
          ),
        },
        { title: "AccountTags" },
      ),
    },
  },
  problems: READ,
});

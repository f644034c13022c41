// Defines the messages about a return. Buyer and affiliate do not learn of each other: both write
// to the network, and the network writes to either.
import { type Static, Type } from "typebox";
import { ATTACHED_FILE_KIND_NAMES } from "../../domain/files/attached-file.ts";
import { RETURN_FILE_LIMITS } from "../../domain/returns/files.ts";
import { ASKED_PARTIES } from "../../domain/returns/turn.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf } from "../schema.ts";
import { words } from "./return-evidence.ts";

export const RETURN_AUTHORS = [...ASKED_PARTIES, "network"] as const;

/** Room for the files of a message in base64, which needs four characters for three bytes. */
const MESSAGE_BODY_BYTES = Math.ceil((RETURN_FILE_LIMITS.messageBytes * 4) / 3) + 64 * 1024;
const MEGABYTES = RETURN_FILE_LIMITS.messageBytes / (1024 * 1024);

export const ReturnFile = Type.Object(
  {
    id: Uuid,
    name: Type.String({ description: "Without the lead's contact data." }),
    kind: enumOf(ATTACHED_FILE_KIND_NAMES, { description: "Read from the content." }),
    bytes: Type.Integer({ minimum: 1 }),
    opens: Type.Boolean({
      description: "False where you may no longer download it: the buyer's after approval.",
    }),
  },
  { title: "ReturnFile" },
);
export type ReturnFile = Static<typeof ReturnFile>;

export const ReturnMessage = Type.Object(
  {
    id: Uuid,
    return_id: Uuid,
    at: Timestamp,
    from: enumOf(RETURN_AUTHORS),
    to: enumOf(RETURN_AUTHORS),
    text: Type.String({ description: "Without the lead's contact data." }),
    files: Type.Array(ReturnFile),
  },
  { title: "ReturnMessage" },
);
export type ReturnMessage = Static<typeof ReturnMessage>;

export const listReturnMessages = defineOperation({
  method: "GET",
  path: "/v1/returns/{id}/messages",
  operationId: "listReturnMessages",
  tags: ["Money"],
  summary: "List the messages about a return",
  description: "Oldest first. A party sees what it wrote and what the network wrote to it.",
  access: ["session", "key"],
  keyNeeds: { all: ["leads"] },
  request: { params: closed({ id: Uuid }) },
  responses: {
    200: {
      description: "The messages.",
      schema: Type.Object({ items: Type.Array(ReturnMessage) }, { title: "ReturnMessages" }),
    },
  },
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const sendReturnMessage = defineOperation({
  method: "PUT",
  path: "/v1/returns/{id}/messages/{message_id}",
  operationId: "sendReturnMessage",
  tags: ["Money"],
  summary: "Write about an open return",
  description:
    "A party writes to the network, for example further evidence. The network asks a party, and " +
    "it is that party's turn until it writes. You choose the message's id: the same message " +
    "again is not an error. Contact data of the lead is removed from the text. Up to " +
    `${RETURN_FILE_LIMITS.perMessage} files, ${MEGABYTES} MB together, go with it: PDF, PNG, ` +
    "JPEG, WebP, HEIC, MP3, M4A, WAV or plain text, by their content.",
  access: ["session", "key"],
  keyNeeds: { all: ["leads"] },
  request: {
    params: closed({ id: Uuid, message_id: Uuid }),
    body: closed({
      to: enumOf(RETURN_AUTHORS, {
        description: "buyer or affiliate for the network; network for a party.",
      }),
      text: words("The message."),
      files: Type.Optional(
        Type.Array(
          closed({
            name: Type.String({ minLength: 1, maxLength: 255 }),
            content: Type.String({ description: "The file in base64." }),
          }),
          { maxItems: RETURN_FILE_LIMITS.perMessage },
        ),
      ),
    }),
    bodyLimitBytes: MESSAGE_BODY_BYTES,
  },
  responses: { 200: { description: "The message as stored.", schema: ReturnMessage } },
  problems: [
    "unauthenticated",
    "suspended",
    "forbidden",
    "not_found",
    "already_decided",
    "no_contact",
    "idempotency_mismatch",
  ],
  example: { to: "network", text: "The listing agreement is dated 2 October." },
});

export const getReturnFile = defineOperation({
  method: "GET",
  path: "/v1/returns/{id}/files/{file_id}",
  operationId: "getReturnFile",
  tags: ["Money"],
  summary: "Download a file of a return",
  description:
    "For those who read its message. The download is recorded in the activity log. After " +
    "approval the buyer no longer opens files: it has given the lead back.",
  access: ["session", "key"],
  keyNeeds: { all: ["leads"] },
  request: { params: closed({ id: Uuid, file_id: Uuid }) },
  responses: {
    200: {
      description: "The file.",
      schema: Type.String(),
      mediaType: "application/octet-stream",
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});

// Defines the messages about a return. Buyer and affiliate do not learn of each other: both write
// to the network, and the network writes to either.
import { type Static, Type } from "typebox";
import { ASKED_PARTIES } from "../../domain/returns/turn.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf } from "../schema.ts";
import { words } from "./return-evidence.ts";

export const RETURN_AUTHORS = [...ASKED_PARTIES, "network"] as const;

export const ReturnMessage = Type.Object(
  {
    id: Uuid,
    return_id: Uuid,
    at: Timestamp,
    from: enumOf(RETURN_AUTHORS),
    to: enumOf(RETURN_AUTHORS),
    text: Type.String({ description: "Without the lead's contact data." }),
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
    "again is not an error. Contact data of the lead is removed.",
  access: ["session", "key"],
  request: {
    params: closed({ id: Uuid, message_id: Uuid }),
    body: closed({
      to: enumOf(RETURN_AUTHORS, {
        description: "buyer or affiliate for the network; network for a party.",
      }),
      text: words("The message."),
    }),
  },
  responses: { 200: { description: "The message as stored.", schema: ReturnMessage } },
  problems: [
    "unauthenticated",
    "suspended",
    "forbidden",
    "not_found",
    "already_decided",
    "idempotency_mismatch",
  ],
  example: { to: "network", text: "The listing agreement is dated 2 October." },
});

// Defines the operations on what consumers ask of the network: no contact, or erasure.
import { type Static, Type } from "typebox";
import {
  CONSUMER_REQUEST_KINDS,
  CONSUMER_REQUEST_STATUSES,
  DECLINE_REASONS,
  OLDEST_RECEIPT_DAYS,
} from "../../domain/consumers/consumer-request.ts";
import { defineCollection, listQueryOf, timeField, uuidField, wordField } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable, pageOf } from "../schema.ts";

export const CONSUMER_REQUESTS = defineCollection({
  name: "consumer-requests",
  fields: {
    id: uuidField,
    kind: wordField(CONSUMER_REQUEST_KINDS),
    status: wordField(CONSUMER_REQUEST_STATUSES),
    lead_id: uuidField,
    due_at: timeField,
    filed_at: timeField,
  },
  orders: ["filed_at", "due_at"],
});

const KIND =
  "no_contact: the person's leads are taken off sale, new ones are refused, and buyers are told " +
  "not to contact the person. erasure: the contact data of the leads is deleted too, and buyers " +
  "are told to delete theirs.";
const count = (description: string) => Type.Integer({ minimum: 0, description });

export const ConsumerRequest = Type.Object(
  {
    id: Uuid,
    kind: enumOf(CONSUMER_REQUEST_KINDS, { description: KIND }),
    status: enumOf(CONSUMER_REQUEST_STATUSES),
    received_on: Type.String({ format: "date", description: "When it reached the network." }),
    filed_at: Timestamp,
    filed_by_name: nullable(Type.String()),
    due_at: Timestamp,
    lead_id: nullable(Uuid, {
      description: "The lead whose person asks; null where phone or email were entered.",
    }),
    phone_hint: nullable(Type.String(), {
      description: "The last digits. Null without a phone, and once the request is decided.",
    }),
    email_hint: nullable(Type.String(), {
      description: "The first letter and the domain. Null without an email, and once decided.",
    }),
    effect: nullable(
      Type.Object(
        {
          leads: count("Leads of the person, of any age."),
          taken_off: count("Of these, leads that are, or could be, on sale again."),
          buyers: count("Buyers that have a lead of the person, or had one."),
        },
        { title: "ConsumerRequestEffect" },
      ),
      { description: "What it would do now; once done, what it did. Null where it was declined." },
    ),
    decided_at: nullable(Timestamp),
    decided_by_name: nullable(Type.String()),
    declined_because: nullable(enumOf(DECLINE_REASONS)),
    abilities: Type.Object(
      { carry_out: Type.Boolean(), decline: Type.Boolean() },
      { title: "ConsumerRequestAbilities", description: "The actions that you can take now." },
    ),
  },
  { title: "ConsumerRequest" },
);
export type ConsumerRequest = Static<typeof ConsumerRequest>;

const common = { tags: ["Marketplace"] } as const;
const READ = ["unauthenticated", "suspended", "forbidden"] as const;
const params = closed({ id: Uuid });
const answer = {
  200: { description: "The request as it is now.", schema: ConsumerRequest },
} as const;

export const fileConsumerRequest = defineOperation({
  ...common,
  method: "POST",
  path: "/v1/consumer-requests",
  operationId: "fileConsumerRequest",
  summary: "Record what a consumer asks for",
  description:
    "For people of the network who may read contacts. The person is that of a lead, or is named " +
    "by phone, email or both. Nothing is done yet: the request waits for a decision, with the " +
    "deadline of the law. An open request of the same kind for the same person is answered " +
    "again; if it is now said to have arrived on an earlier day, that day and its deadline count.",
  access: ["session"],
  request: {
    body: closed({
      kind: enumOf(CONSUMER_REQUEST_KINDS, { description: KIND }),
      lead_id: Type.Optional(Uuid),
      phone: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      email: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
      received_on: Type.Optional(
        Type.String({
          format: "date",
          description: `Today by default; at most ${OLDEST_RECEIPT_DAYS} days ago.`,
        }),
      ),
    }),
  },
  responses: answer,
  problems: [...READ, "not_found"],
  example: { kind: "erasure", phone: "(916) 555-0134", email: "ada@example.com" },
});

export const listConsumerRequests = defineOperation({
  ...common,
  method: "GET",
  path: "/v1/consumer-requests",
  operationId: "listConsumerRequests",
  summary: "List what consumers asked for",
  description: "For people of the network who may read contacts.",
  access: ["session"],
  request: { query: listQueryOf(CONSUMER_REQUESTS) },
  responses: {
    200: { description: "A page.", schema: pageOf(ConsumerRequest, "ConsumerRequestPage") },
  },
  problems: READ,
});

export const getConsumerRequest = defineOperation({
  ...common,
  method: "GET",
  path: "/v1/consumer-requests/{id}",
  operationId: "getConsumerRequest",
  summary: "Retrieve what a consumer asked for",
  access: ["session"],
  request: { params },
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const carryOutConsumerRequest = defineOperation({
  ...common,
  method: "POST",
  path: "/v1/consumer-requests/{id}/carry-out",
  operationId: "carryOutConsumerRequest",
  summary: "Do what a consumer asked for",
  description:
    "For people of the network who decide consumers' requests. It can't be undone. The person's " +
    "leads leave the marketplace, posts with the phone or email are refused as suppressed from " +
    "then on, call-backs are canceled, and every buyer and affiliate of a lead is told. An " +
    "erasure deletes the contact data, and keeps the sales, the money and the sealed record of " +
    "the consent.",
  access: ["session"],
  needs: "recent_confirmation",
  request: { params },
  responses: answer,
  problems: [...READ, "not_found", "already_decided"],
});

export const declineConsumerRequest = defineOperation({
  ...common,
  method: "POST",
  path: "/v1/consumer-requests/{id}/decline",
  operationId: "declineConsumerRequest",
  summary: "Decline what a consumer asked for",
  description:
    "For people of the network who decide consumers' requests. not_verified: the person could " +
    "not be identified. taken_back: the person changed their mind. filed_twice: another request " +
    "says the same. other_duty: a law requires keeping the data.",
  access: ["session"],
  request: { params, body: closed({ reason: enumOf(DECLINE_REASONS) }) },
  responses: answer,
  problems: [...READ, "not_found", "already_decided"],
  example: { reason: "not_verified" },
});

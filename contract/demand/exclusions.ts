// Persons that a buyer has already: uploaded as hashes, so that they are never sold to it.
import { Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { closed } from "../schema.ts";

/** Most hashes in one call. */
export const MOST_HASHES = 10_000;
const BODY_BYTES = 1024 * 1024;

const Hashes = Type.Optional(
  Type.Array(Type.String({ pattern: "^[0-9a-fA-F]{64}$" }), {
    maxItems: MOST_HASHES,
    description: "SHA-256, in hex, of each value.",
  }),
);
const Exclusions = Type.Object(
  { count: Type.Integer({ description: "Phone numbers and e-mails kept for your account." }) },
  { title: "Exclusions" },
);

export const getExclusions = defineOperation({
  method: "GET",
  path: "/v1/exclusions",
  operationId: "getExclusions",
  tags: ["Leads"],
  summary: "Count the contacts you uploaded as yours",
  access: ["session", "key"],
  request: {},
  responses: { 200: { description: "How many.", schema: Exclusions } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const addExclusions = defineOperation({
  method: "POST",
  path: "/v1/exclusions",
  operationId: "addExclusions",
  tags: ["Leads"],
  summary: "Say whom you have already",
  description:
    "These persons are never sold to you: not to a campaign, not by hand. Send hashes alone: " +
    "SHA-256 of the phone number as E.164 (+19165550123), and of the e-mail in lower case, " +
    "without what follows a plus, at gmail.com without dots. We keep a keyed hash of them. " +
    "At most 10,000 in a call; what is there already changes nothing.",
  access: ["session", "key"],
  request: {
    body: closed({ phone_hashes: Hashes, email_hashes: Hashes }, { minProperties: 1 }),
    bodyLimitBytes: BODY_BYTES,
  },
  responses: {
    200: {
      description: "What is kept now.",
      schema: Type.Object(
        {
          ...Exclusions.properties,
          added: Type.Integer(),
          known: Type.Integer({ description: "Sent before, or twice." }),
        },
        { title: "OwnedAdded" },
      ),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
  example: { phone_hashes: ["df1e80dce31e9b5d3b1f3c3f5a0c1de1c1ad9b5e6ff4f0b6b8a5e94fd0f5b2c1"] },
});

export const clearExclusions = defineOperation({
  method: "DELETE",
  path: "/v1/exclusions",
  operationId: "clearExclusions",
  tags: ["Leads"],
  summary: "Forget whom you said you have",
  access: ["session", "key"],
  request: {},
  responses: { 200: { description: "Nothing is kept.", schema: Exclusions } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

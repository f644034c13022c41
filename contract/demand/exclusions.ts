// Defines the operations on exclusions: contacts that a buyer already has, uploaded as hashes, so
// that their leads are never sold to it.
import { Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { closed } from "../schema.ts";

/** The most hashes in one call. */
export const MOST_HASHES = 10_000;
const BODY_BYTES = 1024 * 1024;

const Hashes = Type.Optional(
  Type.Array(Type.String({ pattern: "^[0-9a-fA-F]{64}$" }), {
    maxItems: MOST_HASHES,
    description: "SHA-256 of each value, in hex.",
  }),
);
const Exclusions = Type.Object(
  { count: Type.Integer({ description: "Phone numbers and emails kept for your account." }) },
  { title: "Exclusions" },
);

export const getExclusions = defineOperation({
  method: "GET",
  path: "/v1/exclusions",
  operationId: "getExclusions",
  tags: ["Leads"],
  summary: "Count the contacts on the exclusion list",
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
  summary: "Add contacts to the exclusion list",
  description:
    "Leads of these contacts are never sold to you, neither to a campaign nor manually. Send " +
    "only hashes: SHA-256 of the phone number in E.164 (+19165550123), and of the email in lower " +
    "case, without the part from a plus to the @, and at gmail.com without dots. Plat stores a " +
    "keyed hash of them. At most 10,000 per call; hashes that exist already change nothing.",
  access: ["session", "key"],
  request: {
    body: closed({ phone_hashes: Hashes, email_hashes: Hashes }, { minProperties: 1 }),
    bodyLimitBytes: BODY_BYTES,
  },
  responses: {
    200: {
      description: "The exclusions as they are now.",
      schema: Type.Object(
        {
          ...Exclusions.properties,
          added: Type.Integer(),
          known: Type.Integer({ description: "Sent before, or twice in this call." }),
        },
        { title: "OwnedAdded" },
      ),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden", "limit_reached"],
  example: { phone_hashes: ["df1e80dce31e9b5d3b1f3c3f5a0c1de1c1ad9b5e6ff4f0b6b8a5e94fd0f5b2c1"] },
});

export const clearExclusions = defineOperation({
  method: "DELETE",
  path: "/v1/exclusions",
  operationId: "clearExclusions",
  tags: ["Leads"],
  summary: "Clear the exclusion list",
  access: ["session", "key"],
  request: {},
  responses: { 200: { description: "No exclusion is left.", schema: Exclusions } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

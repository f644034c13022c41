// Defines the operations on licenses of buyers: claims until the network has checked them.
import { type Static, Type } from "typebox";
import { ACCOUNT_STATUSES } from "../../domain/access/account-status.ts";
import {
  LICENSE_KINDS,
  LICENSE_STATES,
  LONGEST_LICENSE_NUMBER,
} from "../../domain/licenses/license.ts";
import { defineCollection, listQueryOf, timeField, uuidField, wordField } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable, pageOf } from "../schema.ts";
import { UsState } from "./accounts.ts";

export const LICENSES = defineCollection({
  name: "licenses",
  fields: {
    id: uuidField,
    account_id: uuidField,
    state: wordField(LICENSE_STATES),
    claimed_at: timeField,
  },
  orders: ["claimed_at"],
});

const LicenseNumber = Type.String({
  minLength: 1,
  maxLength: LONGEST_LICENSE_NUMBER,
  pattern: "\\S",
  description: "As the state's register has it; for a mortgage license the NMLS number.",
});
const ExpiryDate = Type.String({
  format: "date",
  description: "The last day on which it holds, such as 2027-06-30.",
});

export const License = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    account_name: Type.String(),
    account_status: enumOf(ACCOUNT_STATUSES),
    us_state: UsState,
    kind: enumOf(LICENSE_KINDS, {
      description: "none: the state asks no license of this buyer.",
    }),
    number: nullable(LicenseNumber),
    expires_on: nullable(ExpiryDate, {
      description: "Null: it does not expire, or none is known.",
    }),
    state: enumOf(LICENSE_STATES, {
      description:
        "waiting: a claim that the network has not checked. ended: withdrawn, or replaced.",
    }),
    may_buy: Type.Boolean({
      description:
        "Whether it opens its state now: confirmed, or allowed unconfirmed; not expired.",
    }),
    claimed_at: Timestamp,
    decided_at: nullable(Timestamp),
    refusal: nullable(Type.String(), { description: "Why the network refused it." }),
    abilities: Type.Object(
      { end: Type.Boolean(), decide: Type.Boolean() },
      { title: "LicenseAbilities" },
    ),
  },
  { title: "License" },
);
export type License = Static<typeof License>;

const answer = { 200: { description: "The license as it is now.", schema: License } } as const;
const own = ["unauthenticated", "suspended", "forbidden"] as const;
const ofLicense = closed({ id: Uuid });

export const listLicenses = defineOperation({
  method: "GET",
  path: "/v1/licenses",
  operationId: "listLicenses",
  tags: ["Accounts"],
  summary: "List licenses",
  description:
    "Licenses that your account claims; the network sees those of all buyers. A buyer buys only " +
    "in states that a license opens.",
  access: ["session", "key"],
  isOpenToWaiting: true,
  request: { query: listQueryOf(LICENSES) },
  responses: { 200: { description: "A page.", schema: pageOf(License, "LicensePage") } },
  problems: own,
});

export const claimLicense = defineOperation({
  method: "POST",
  path: "/v1/licenses",
  operationId: "claimLicense",
  tags: ["Accounts"],
  summary: "Add a license",
  description:
    "For an advertiser's owners. It is a claim until the network confirms it. An earlier license " +
    "of the same state and kind counts until then.",
  access: ["session"],
  isOpenToWaiting: true,
  request: {
    body: closed({
      us_state: UsState,
      kind: enumOf(LICENSE_KINDS),
      number: Type.Optional(LicenseNumber),
      expires_on: Type.Optional(ExpiryDate),
    }),
  },
  responses: answer,
  problems: own,
  example: {
    us_state: "CA",
    kind: "salesperson",
    number: "01234567",
    expires_on: "2028-03-31",
  },
});

export const endLicense = defineOperation({
  method: "POST",
  path: "/v1/licenses/{id}/end",
  operationId: "endLicense",
  tags: ["Accounts"],
  summary: "End a license",
  description:
    "For the advertiser's owners and the network. It opens its state no longer; another license " +
    "of the state may.",
  access: ["session"],
  isOpenToWaiting: true,
  request: { params: ofLicense },
  responses: answer,
  problems: [...own, "not_found", "already_decided"],
});

export const decideLicense = defineOperation({
  method: "POST",
  path: "/v1/licenses/{id}/decision",
  operationId: "decideLicense",
  tags: ["Accounts"],
  summary: "Confirm or decline a license",
  description:
    "For the network, once it has looked the license up. Confirmed, it replaces earlier licenses " +
    "of the same state and kind. The buyer is notified.",
  access: ["session"],
  request: {
    params: ofLicense,
    body: closed({
      decision: enumOf(["confirm", "refuse"]),
      expires_on: Type.Optional({
        ...ExpiryDate,
        description: "With confirm: the last day as the register has it, in place of the claim's.",
      }),
      reason: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 500,
          pattern: "\\S",
          description: "With refuse, required: the buyer reads it.",
        }),
      ),
    }),
  },
  responses: answer,
  problems: [...own, "not_found", "already_decided"],
  example: { decision: "confirm", expires_on: "2028-03-31" },
});

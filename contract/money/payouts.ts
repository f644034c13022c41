// Payouts: where an affiliate's money goes, asking for it, and what the operator and the bank do
// about it.
import { Type } from "typebox";
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
  PAYOUT_SCHEDULES,
  Payout,
  PayoutDetails,
  PayoutEligibilityDocument,
} from "./payout-shapes.ts";
import { RequiredIdempotencyHeaders, Uuid, closed, enumOf, pageOf } from "../schema.ts";
import { BANK_ACCOUNT_KINDS, BANK_CHANGE_HOLD_HOURS } from "../../domain/payouts/bank-account.ts";
import { PAYOUT_STATUSES } from "../../domain/payouts/payout.ts";
import { TAX_CLASSES } from "../../domain/tax/tax-details.ts";
import { TAX_NUMBER_KINDS } from "../../domain/tax/taxpayer-number.ts";

export const PAYOUTS = defineCollection({
  name: "payouts",
  fields: {
    id: uuidField,
    affiliate_id: uuidField,
    status: wordField(PAYOUT_STATUSES),
    requested_at: timeField,
    amount_cents: integerField,
  },
  orders: ["requested_at"],
});

const word = (most: number, description: string) =>
  Type.String({ minLength: 1, maxLength: most, pattern: "\\S", description });
const optionalWord = (most: number, description: string) =>
  Type.Optional(Type.String({ maxLength: most, description }));
const Password = Type.String({
  minLength: 1,
  maxLength: 128,
  description: "Your own, typed for this call.",
});

const words = (description: string) =>
  Type.String({ minLength: 1, maxLength: 500, pattern: "\\S", description });

const payoutAnswer = (description: string) => ({ 200: { description, schema: Payout } });
const PROBLEMS = ["unauthenticated", "suspended", "forbidden", "not_found"] as const;
const one = closed({ id: Uuid });

export const listPayouts = defineOperation({
  method: "GET",
  path: "/v1/payouts",
  operationId: "listPayouts",
  tags: ["Money"],
  summary: "List payouts",
  access: ["session", "key"],
  request: { query: listQueryOf(PAYOUTS) },
  responses: { 200: { description: "A page.", schema: pageOf(Payout, "PayoutPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getPayout = defineOperation({
  method: "GET",
  path: "/v1/payouts/{id}",
  operationId: "getPayout",
  tags: ["Money"],
  summary: "Read a payout",
  access: ["session", "key"],
  request: { params: one },
  responses: payoutAnswer("The payout."),
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const requestPayout = defineOperation({
  method: "POST",
  path: "/v1/payouts",
  operationId: "requestPayout",
  tags: ["Money"],
  summary: "Ask for everything payable to be paid out",
  description:
    "Owners of affiliates. Takes every payable earning that is in no other payout; the " +
    "operator approves it. One at a time.",
  access: ["session", "key"],
  request: { headers: RequiredIdempotencyHeaders },
  responses: payoutAnswer("The payout that was asked for."),
  problems: ["unauthenticated", "suspended", "forbidden", "not_payable", "idempotency_mismatch"],
});

export const cancelPayout = defineOperation({
  method: "POST",
  path: "/v1/payouts/{id}/cancel",
  operationId: "cancelPayout",
  tags: ["Money"],
  summary: "Withdraw a payout before it is approved",
  description: "Its earnings are payable as before. The same call again changes nothing.",
  access: ["session", "key"],
  request: { params: one },
  responses: payoutAnswer("The payout as it is now."),
  problems: [...PROBLEMS, "already_decided"],
});

export const decidePayout = defineOperation({
  method: "POST",
  path: "/v1/payouts/{id}/decision",
  operationId: "decidePayout",
  tags: ["Money"],
  summary: "Approve or refuse a payout",
  description:
    "A person of the network. The affiliate reads the reason of a refusal, and its earnings " +
    "are payable again.",
  access: ["session"],
  request: {
    params: one,
    body: closed({
      decision: enumOf(["approve", "reject"]),
      reason: Type.Optional(words("Needed for a refusal. The affiliate reads it.")),
    }),
  },
  responses: payoutAnswer("The payout as it is now."),
  problems: [...PROBLEMS, "already_decided", "not_payable"],
  example: { decision: "approve" },
});

export const orderPayouts = defineOperation({
  method: "POST",
  path: "/v1/payouts/bank-file",
  operationId: "orderPayouts",
  tags: ["Money"],
  summary: "Make the file that tells the bank to pay approved payouts",
  description:
    "Owners of the network, with their password. The one answer that holds whole account " +
    "numbers: it is never kept, and who made it stands in the activity log. All of them or " +
    "none. The same payouts can be written again until they are sent.",
  access: ["session"],
  request: {
    body: closed({
      ids: Type.Array(Uuid, {
        minItems: 1,
        maxItems: 500,
        uniqueItems: true,
        description: "Approved payouts.",
      }),
      password: Password,
    }),
  },
  responses: {
    200: {
      description: "A line a payout, with the columns of banks' ACH templates.",
      mediaType: "text/csv",
      schema: Type.String(),
    },
  },
  problems: [...PROBLEMS, "already_decided", "not_payable"],
});

export const endPayout = defineOperation({
  method: "POST",
  path: "/v1/payouts/{id}/outcome",
  operationId: "endPayout",
  tags: ["Money"],
  summary: "Say what the bank did with a payout",
  description:
    "A person of the network. sent: the money leaves the book. failed: it never left, and " +
    "the earnings are payable again. The same call again changes nothing.",
  access: ["session"],
  request: {
    params: one,
    body: closed({
      outcome: enumOf(["sent", "failed"]),
      reason: Type.Optional(words("Needed for failed. The affiliate reads it.")),
    }),
  },
  responses: payoutAnswer("The payout as it is now."),
  problems: [...PROBLEMS, "already_decided"],
  example: { outcome: "sent" },
});

export const getPayoutEligibility = defineOperation({
  method: "GET",
  path: "/v1/payout-eligibility",
  operationId: "getPayoutEligibility",
  tags: ["Money"],
  summary: "Read whether a payout can be asked for, and why not",
  description: "Affiliates only.",
  access: ["session", "key"],
  request: {},
  responses: { 200: { description: "As it stands now.", schema: PayoutEligibilityDocument } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

const DETAIL_PROBLEMS = ["unauthenticated", "suspended", "forbidden"] as const;
const details = {
  200: { description: "The details, without the numbers.", schema: PayoutDetails },
};

export const getPayoutDetails = defineOperation({
  method: "GET",
  path: "/v1/payout-details",
  operationId: "getPayoutDetails",
  tags: ["Money"],
  summary: "Read your tax and bank details",
  description: "Owners of affiliates. Numbers are told by their last four digits.",
  access: ["session"],
  request: {},
  responses: details,
  problems: DETAIL_PROBLEMS,
});

export const saveTaxDetails = defineOperation({
  method: "PUT",
  path: "/v1/payout-details/tax",
  operationId: "saveTaxDetails",
  tags: ["Money"],
  summary: "Give your tax details and certify them",
  description:
    "Owners of affiliates, for payees in the US: what Form W-9 asks. The number is sealed " +
    "and never sent back.",
  access: ["session"],
  request: {
    body: closed({
      us_person: Type.Boolean({
        description:
          "A US citizen or resident alien, or a company or trust of the US. Others cannot be " +
          "paid by this network yet.",
      }),
      legal_name: word(120, "As on the income tax return."),
      business_name: optionalWord(120, "Another name it trades by."),
      tax_class: enumOf(TAX_CLASSES),
      street: word(120, "Number and street."),
      city: word(80, "City."),
      state: Type.String({ pattern: "^[A-Z]{2}$", description: "Two letters." }),
      zip_code: word(10, "Five digits, or nine with a dash."),
      number_kind: enumOf(TAX_NUMBER_KINDS, { description: "ssn also for an ITIN." }),
      number: word(20, "Nine digits, with or without dashes."),
      certified: Type.Boolean({
        description: "What the certification says is true, under penalties of perjury.",
      }),
      signature: word(120, "Your name, typed as a signature."),
    }),
  },
  responses: details,
  problems: DETAIL_PROBLEMS,
});

export const saveBankDetails = defineOperation({
  method: "PUT",
  path: "/v1/payout-details/bank",
  operationId: "saveBankDetails",
  tags: ["Money"],
  summary: "Give the bank account that payouts go to",
  description:
    "Owners of affiliates, with their password. After a change payouts wait for " +
    `${BANK_CHANGE_HOLD_HOURS} hours, ` +
    "and all people of the account are told.",
  access: ["session"],
  request: {
    body: closed({
      holder: word(60, "Whose account it is."),
      kind: enumOf(BANK_ACCOUNT_KINDS),
      routing_number: word(20, "Nine digits."),
      account_number: word(34, "4 to 17 digits."),
      password: Password,
    }),
  },
  responses: details,
  problems: DETAIL_PROBLEMS,
});

export const setPayoutSchedule = defineOperation({
  method: "PUT",
  path: "/v1/payout-details/schedule",
  operationId: "setPayoutSchedule",
  tags: ["Money"],
  summary: "Choose how payouts are asked for",
  description:
    "Owners of affiliates. weekly: by itself on Mondays, where nothing stands in the way.",
  access: ["session"],
  request: { body: closed({ schedule: enumOf(PAYOUT_SCHEDULES) }) },
  responses: details,
  problems: DETAIL_PROBLEMS,
  example: { schedule: "weekly" },
});

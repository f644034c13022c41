// Defines the operations on payouts: an affiliate's tax and bank details, requests, and their
// handling by the network and the bank.
import { Type } from "typebox";
import {
  defineCollection,
  integerField,
  listQueryOf,
  timeField,
  uuidField,
  wordField,
  wordsField,
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
    find: wordsField,
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
  summary: "Retrieve a payout",
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
  summary: "Request a payout",
  description:
    "For owners of affiliates. Takes every payable earning that is in no other payout; the " +
    "network approves it. Only one can be open at a time.",
  access: ["session", "key"],
  needs: "recent_confirmation",
  request: { headers: RequiredIdempotencyHeaders },
  responses: payoutAnswer("The requested payout."),
  problems: ["unauthenticated", "suspended", "forbidden", "not_payable", "idempotency_mismatch"],
});

export const cancelPayout = defineOperation({
  method: "POST",
  path: "/v1/payouts/{id}/cancel",
  operationId: "cancelPayout",
  tags: ["Money"],
  summary: "Withdraw a payout before it is approved",
  description: "Its earnings are payable again. Repeating the call changes nothing.",
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
  summary: "Approve or reject a payout",
  description:
    "For people of the network. The affiliate reads the reason for a refusal, and the earnings " +
    "are payable again. Above the amount of the settings (`second_person_above_cents`) two " +
    "people approve: the first approval is kept, and the payout stays requested.",
  access: ["session"],
  needs: "recent_confirmation",
  request: {
    params: one,
    body: closed({
      decision: enumOf(["approve", "reject"]),
      reason: Type.Optional(words("Required for a refusal. The affiliate reads it.")),
    }),
  },
  responses: payoutAnswer("The payout as it is now."),
  problems: [...PROBLEMS, "already_decided", "second_person_needed", "not_payable"],
  example: { decision: "approve" },
});

export const orderPayouts = defineOperation({
  method: "POST",
  path: "/v1/payouts/bank-file",
  operationId: "orderPayouts",
  tags: ["Money"],
  summary: "Create the bank file for approved payouts",
  description:
    "For owners of the network. This is the only answer with full account " +
    "numbers: it is never stored, and the activity log records who created it. Either all of " +
    "the payouts are written or none. They can be written again until they are sent.",
  access: ["session"],
  needs: "recent_confirmation",
  request: {
    body: closed({
      ids: Type.Array(Uuid, {
        minItems: 1,
        maxItems: 500,
        uniqueItems: true,
        description: "Approved payouts.",
      }),
    }),
  },
  responses: {
    200: {
      description: "One line per payout, with the columns of banks' ACH templates.",
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
  summary: "Record a payout's bank result",
  description:
    "For people of the network. sent: the money leaves the ledger. failed: it never left, and " +
    "the earnings are payable again. Repeating the call changes nothing.",
  access: ["session"],
  needs: "recent_confirmation",
  request: {
    params: one,
    body: closed({
      outcome: enumOf(["sent", "failed"]),
      reason: Type.Optional(words("Required for failed. The affiliate reads it.")),
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
  summary: "Retrieve whether a payout can be requested, and why not",
  description: "Affiliates only.",
  access: ["session", "key"],
  request: {},
  responses: { 200: { description: "The current state.", schema: PayoutEligibilityDocument } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

const DETAIL_PROBLEMS = ["unauthenticated", "suspended", "forbidden"] as const;
const details = {
  200: { description: "The details, without full numbers.", schema: PayoutDetails },
};

export const getPayoutDetails = defineOperation({
  method: "GET",
  path: "/v1/payout-details",
  operationId: "getPayoutDetails",
  tags: ["Money"],
  summary: "Retrieve your tax and bank details",
  description: "For owners of affiliates. Numbers are shown by their last four digits only.",
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
  summary: "Create or replace your certified tax details",
  description:
    "For owners of affiliates, with payees in the US: the contents of Form W-9. The number is " +
    "encrypted and never returned.",
  access: ["session"],
  needs: "recent_confirmation",
  request: {
    body: closed({
      us_person: Type.Boolean({
        description:
          "A US citizen or resident alien, or a US company or trust. The network cannot pay " +
          "others yet.",
      }),
      legal_name: word(120, "As on the income tax return."),
      business_name: optionalWord(120, "Another name that the payee does business under."),
      tax_class: enumOf(TAX_CLASSES),
      street: word(120, "Number and street."),
      city: word(80, "City."),
      state: Type.String({ pattern: "^[A-Z]{2}$", description: "Two letters." }),
      zip_code: word(10, "Five digits, or nine with a dash."),
      number_kind: enumOf(TAX_NUMBER_KINDS, { description: "ssn also covers an ITIN." }),
      number: word(20, "Nine digits, with or without dashes."),
      certified: Type.Boolean({
        description: "Confirms, under penalties of perjury, that the certification is true.",
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
  summary: "Replace the bank account for payouts",
  description:
    "For owners of affiliates. After a change payouts wait for " +
    `${BANK_CHANGE_HOLD_HOURS} hours, and all members of the account are notified.`,
  access: ["session"],
  needs: "recent_confirmation",
  request: {
    body: closed({
      holder: word(60, "The account holder."),
      kind: enumOf(BANK_ACCOUNT_KINDS),
      routing_number: word(20, "Nine digits."),
      account_number: word(34, "4 to 17 digits."),
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
  summary: "Choose the payout schedule",
  description: "For owners of affiliates. weekly: automatically on Mondays, if nothing blocks it.",
  access: ["session"],
  needs: "recent_confirmation",
  request: { body: closed({ schedule: enumOf(PAYOUT_SCHEDULES) }) },
  responses: details,
  problems: DETAIL_PROBLEMS,
  example: { schedule: "weekly" },
});

// Describes a payout, its payee and bank account, and what blocks an affiliate's next payout.
import { type Static, Type } from "typebox";
import { Timestamp, Uuid, centsOf, enumOf, nullable } from "../schema.ts";
import { BANK_ACCOUNT_KINDS } from "../../domain/payouts/bank-account.ts";
import { PAYOUT_OBSTACLES, PAYOUT_STATUSES } from "../../domain/payouts/payout.ts";
import { TAX_CLASSES } from "../../domain/tax/tax-details.ts";
import { TAX_NUMBER_KINDS } from "../../domain/tax/taxpayer-number.ts";

/** `weekly`: requested automatically on Mondays; `by_hand`: whenever the affiliate requests it. */
export const PAYOUT_SCHEDULES = ["weekly", "by_hand"] as const;

const lastFour = Type.String({
  pattern: "^[0-9]{4}$",
  description: "The last four digits; the full number is only sent to the bank.",
});

export const Payout = Type.Object(
  {
    id: Uuid,
    affiliate_id: Uuid,
    status: enumOf(PAYOUT_STATUSES, {
      description: "failed: the bank did not execute it, and its earnings are payable again.",
    }),
    amount_cents: centsOf("The sum of its earnings, fixed at the request."),
    asked_by: enumOf(["person", "weekly"]),
    requested_at: Timestamp,
    decided_at: nullable(Timestamp, { description: "When it was approved or refused." }),
    ordered_at: nullable(Timestamp, { description: "When it was last written into a bank file." }),
    ended_at: nullable(Timestamp, {
      description: "When it was sent, refused, withdrawn, or failed.",
    }),
    bank_last_four: nullable(lastFour, {
      description: "Last digits of the account it goes to; null before it is in a bank file.",
    }),
    reason: nullable(Type.String(), {
      description: "Why it was refused or failed, in the network's words.",
    }),
    itemised: Type.Boolean({
      description:
        "Its earnings are recorded with it: `GET /v1/earnings?where=payout_id,eq,…`. False for " +
        "payouts from before this record existed.",
    }),
    obstacles: Type.Array(enumOf(PAYOUT_OBSTACLES), {
      description: "For the network: why it cannot go into a bank file now.",
    }),
    needs_second_person: Type.Boolean({
      description: "For the network: whether two people must approve it. False for others.",
    }),
    first_approval: nullable(
      Type.Object(
        {
          at: Timestamp,
          by_name: Type.String(),
          is_own: Type.Boolean({ description: "Whether it is yours." }),
        },
        { title: "FirstApproval" },
      ),
      {
        description:
          "For the network: the first of two approvals. Null without one, or if that person may " +
          "no longer approve payouts.",
      },
    ),
    abilities: Type.Object(
      {
        cancel: Type.Boolean(),
        approve: Type.Boolean(),
        reject: Type.Boolean(),
        order: Type.Boolean(),
        end: Type.Boolean(),
      },
      { title: "PayoutAbilities", description: "The actions that you can take now." },
    ),
  },
  { title: "Payout" },
);
export type Payout = Static<typeof Payout>;

const Payee = Type.Object(
  {
    legal_name: Type.String(),
    business_name: nullable(Type.String()),
    street: Type.String(),
    city: Type.String(),
    state: Type.String(),
    zip_code: Type.String(),
    signature: Type.String(),
  },
  { title: "Payee", description: "The payee as certified." },
);

export const PayoutDetails = Type.Object(
  {
    tax: nullable(
      Type.Object(
        {
          tax_class: enumOf(TAX_CLASSES),
          number_kind: enumOf(TAX_NUMBER_KINDS),
          number_last_four: lastFour,
          certified_at: Timestamp,
          payee: nullable(Payee, { description: "Never null in an answer." }),
        },
        { title: "TaxDetails" },
      ),
      { description: "Null until they are entered." },
    ),
    bank: nullable(
      Type.Object(
        {
          kind: enumOf(BANK_ACCOUNT_KINDS),
          number_last_four: lastFour,
          routing_last_four: lastFour,
          saved_at: Timestamp,
          held_until: nullable(Timestamp, {
            description:
              "Until when payouts wait because the account was changed; null if they do not wait.",
          }),
          payee: nullable(Type.Object({ holder: Type.String() }, { title: "BankHolder" }), {
            description: "Never null in an answer.",
          }),
        },
        { title: "BankDetails" },
      ),
      { description: "Null until they are entered." },
    ),
    schedule: enumOf(PAYOUT_SCHEDULES),
  },
  { title: "PayoutDetails" },
);
export type PayoutDetails = Static<typeof PayoutDetails>;

/** What blocks an affiliate's next payout. */
export const PayoutEligibilityDocument = Type.Object(
  {
    obstacles: Type.Array(enumOf(PAYOUT_OBSTACLES), {
      description: "Why a payout cannot be requested now; empty if it can.",
    }),
    may_ask: Type.Boolean({
      description: "Whether you may request a payout when nothing blocks it.",
    }),
    payable_cents: centsOf("Payable, and in no open payout."),
    least_cents: centsOf("The network's minimum payout."),
    missing_cents: centsOf("Amount missing to the minimum payout."),
    held_until: nullable(Timestamp, { description: "Of bank_changed." }),
    open_payout_id: nullable(Uuid),
    schedule: enumOf(PAYOUT_SCHEDULES),
  },
  { title: "PayoutEligibilityDocument" },
);
export type PayoutEligibilityDocument = Static<typeof PayoutEligibilityDocument>;

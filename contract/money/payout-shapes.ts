// Describes a payout, where it goes, and what stands between an affiliate and its next one.
import { type Static, Type } from "typebox";
import { Timestamp, Uuid, centsOf, enumOf, nullable } from "../schema.ts";
import { BANK_ACCOUNT_KINDS } from "../../domain/payouts/bank-account.ts";
import { PAYOUT_OBSTACLES, PAYOUT_STATUSES } from "../../domain/payouts/payout.ts";
import { TAX_CLASSES } from "../../domain/tax/tax-details.ts";
import { TAX_NUMBER_KINDS } from "../../domain/tax/taxpayer-number.ts";

/** `weekly`: asked for by itself on Mondays; `by_hand`: whenever the affiliate asks. */
export const PAYOUT_SCHEDULES = ["weekly", "by_hand"] as const;

const lastFour = Type.String({
  pattern: "^[0-9]{4}$",
  description: "The last four digits; the others leave the server for the bank alone.",
});

export const Payout = Type.Object(
  {
    id: Uuid,
    affiliate_id: Uuid,
    status: enumOf(PAYOUT_STATUSES, {
      description: "failed: the bank did not take it, and its earnings are payable again.",
    }),
    amount_cents: centsOf("The sum of its earnings, fixed when it was asked for."),
    asked_by: enumOf(["person", "weekly"]),
    requested_at: Timestamp,
    decided_at: nullable(Timestamp, { description: "When it was approved or refused." }),
    ordered_at: nullable(Timestamp, { description: "When it last went into a file for the bank." }),
    ended_at: nullable(Timestamp, {
      description: "When it was sent, refused, withdrawn, or came back.",
    }),
    bank_last_four: nullable(lastFour, {
      description: "Of the account it goes to; null before the bank was told.",
    }),
    reason: nullable(Type.String(), {
      description: "Why it was refused, or came back, in the operator's words.",
    }),
    itemised: Type.Boolean({
      description:
        "Its earnings are kept with it: `GET /v1/earnings?where=payout_id,eq,…`. False for " +
        "payouts older than that record.",
    }),
    obstacles: Type.Array(enumOf(PAYOUT_OBSTACLES), {
      description: "For the operator: why the bank cannot be told to pay it now.",
    }),
    abilities: Type.Object(
      {
        cancel: Type.Boolean(),
        decide: Type.Boolean(),
        order: Type.Boolean(),
        end: Type.Boolean(),
      },
      { title: "PayoutAbilities", description: "What you can do about it now." },
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
  { title: "Payee", description: "As on the certificate." },
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
      { description: "Null before they were given." },
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
              "Until when payouts wait because the account was changed; null where none does.",
          }),
          payee: nullable(Type.Object({ holder: Type.String() }, { title: "BankHolder" }), {
            description: "Never null in an answer.",
          }),
        },
        { title: "BankDetails" },
      ),
      { description: "Null before they were given." },
    ),
    schedule: enumOf(PAYOUT_SCHEDULES),
  },
  { title: "PayoutDetails" },
);
export type PayoutDetails = Static<typeof PayoutDetails>;

/** What stands between an affiliate and its next payout. */
export const PayoutEligibilityDocument = Type.Object(
  {
    obstacles: Type.Array(enumOf(PAYOUT_OBSTACLES), {
      description: "Why no payout can be asked for now; empty where one can.",
    }),
    may_ask: Type.Boolean({
      description: "You are one who may ask, where nothing stands in the way.",
    }),
    payable_cents: centsOf("Payable, and in no payout that is under way."),
    missing_cents: centsOf("Until the least that is paid out."),
    held_until: nullable(Timestamp, { description: "Of bank_changed." }),
    open_payout_id: nullable(Uuid),
    schedule: enumOf(PAYOUT_SCHEDULES),
  },
  { title: "PayoutEligibilityDocument" },
);
export type PayoutEligibilityDocument = Static<typeof PayoutEligibilityDocument>;

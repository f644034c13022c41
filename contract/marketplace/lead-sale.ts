// Defines the sale of a lead as its buyer sees it, with the buyer's work and the sale's return.
import { type Static, Type } from "typebox";
import { RETURN_STATUSES } from "../../domain/returns/sale-return.ts";
import { LOST_REASONS, PROGRESS } from "../../domain/sales/outcome.ts";
import { Timestamp, Uuid, centsOf, enumOf, nullable } from "../schema.ts";

/** What every reader of a sale sees of it. */
export const leadSale = {
  id: Uuid,
  mode: enumOf(["exclusive", "shared"]),
  slot: Type.Integer(),
  sold_at: Timestamp,
};

/** The sentence about money that an account's agents do not see. */
export const NO_MONEY =
  "Agents, who do not see the account's money, get null for amounts, and so do keys without the " +
  "scope money.";
export const NOT_FOR_AGENTS =
  "Null for agents, who do not see the account's money, and for keys without the scope money.";

export const SaleProgress = Type.Object(
  {
    outcome: enumOf(PROGRESS),
    attempts: Type.Integer({ description: "Attempts to reach the consumer, answered or not." }),
    first_touched_at: nullable(Timestamp, {
      description: "Time of the first touch with an outcome.",
    }),
    touched_at: nullable(Timestamp),
    last_touch_id: nullable(Uuid, { description: "The last touch with an outcome." }),
    value_cents: nullable(centsOf(`What a won deal is worth. ${NOT_FOR_AGENTS}`)),
    lost_reason: nullable(enumOf(LOST_REASONS), { description: "Why it was lost, if given." }),
  },
  { title: "SaleProgress", description: "The buyer's progress with the lead." },
);

export const Assignee = Type.Object(
  { user_id: Type.String(), name: Type.String(), since: Timestamp },
  { title: "Assignee", description: "The buyer's member who works the lead." },
);

export const LeadSale = Type.Object(
  {
    ...leadSale,
    price_cents: nullable(centsOf(`What was paid. ${NOT_FOR_AGENTS}`)),
    status: enumOf(["sold", "returned"], {
      description: "After an approved return the record stays, without contact and consent.",
    }),
    return_status: nullable(enumOf(RETURN_STATUSES), {
      description: "The state of the sale's return; null without one.",
    }),
    delivered_at: Timestamp,
    return_until: Timestamp,
    progress: SaleProgress,
    callback_at: nullable(Timestamp, {
      description: "When you mean to call the person back; null without such a time.",
    }),
    assignee: nullable(Assignee, { description: "Null without an assignee." }),
  },
  { title: "LeadSale" },
);
export type LeadSale = Static<typeof LeadSale>;

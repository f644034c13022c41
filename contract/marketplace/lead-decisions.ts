// Describes a lead's decision as the network, its buyer and its affiliate may read it.
import { type Static, Type } from "typebox";
import { PriceBand } from "./lead-shapes.ts";
import { Uuid, centsOf, enumOf, nullable } from "../schema.ts";
import { PRICE_RULES, ROUTINGS } from "../../domain/distribution/auction-lead.ts";
import { BUY_REASONS } from "../../domain/lead/vocabulary.ts";

const text = Type.String();
const LINE_REASONS = [...BUY_REASONS, "won"] as const;

export const DecisionLine = Type.Object(
  {
    campaign_id: Uuid,
    campaign_name: text,
    reason: enumOf(LINE_REASONS),
    reason_text: Type.String({ description: "The reason in one sentence." }),
    mode: nullable(enumOf(["exclusive", "shared"])),
    bid_cents: nullable(centsOf("The last bid considered.")),
    criteria_field: nullable(
      Type.String({
        description: "With criteria_not_met: the field that did not match, if known.",
      }),
    ),
  },
  { title: "DecisionLine" },
);
export type DecisionLine = Static<typeof DecisionLine>;

/** Every reader sees how the lead was decided: the rules are public, other buyers' bids are not. */
const decidedBy = {
  routing: nullable(enumOf(ROUTINGS), {
    description: "How the winner was chosen. Null for leads decided before this was recorded.",
  }),
  price_rule: nullable(enumOf(PRICE_RULES), {
    description: "What winners pay: their bid, or the lowest bid that would still have won.",
  }),
};

export const AdminDecision = Type.Object(
  {
    view: Type.Literal("admin"),
    lead_id: Uuid,
    ...decidedBy,
    exclusive_floor_cents: nullable(
      centsOf(
        "The lowest allowed exclusive bid; null if the lead was not offered exclusively, or its " +
          "reserve could not be met.",
      ),
    ),
    shared_floor_cents: nullable(centsOf("The same for a shared slot.")),
    active_campaigns: Type.Integer({
      description: "Number of campaigns that were active at the decision.",
    }),
    complete: Type.Boolean({
      description:
        "Every campaign whose criteria matched has a line; if none did, the lines are those that " +
        "could have paid most.",
    }),
    lines: Type.Array(
      Type.Object(
        { ...DecisionLine.properties, account_id: Uuid, account_name: text },
        { title: "DecisionLineWithAccount" },
      ),
    ),
    reasons: Type.Array(
      Type.Object(
        { reason: enumOf(LINE_REASONS), campaigns: Type.Integer() },
        { title: "ReasonCount" },
      ),
    ),
  },
  { title: "AdminDecision" },
);

export const BuyerDecision = Type.Object(
  {
    view: Type.Literal("buyer"),
    lead_id: Uuid,
    ...decidedBy,
    lines: Type.Array(DecisionLine, {
      description:
        "Your own campaigns only. Before you buy the lead, without those that were decided by a " +
        "fact that a listing does not show.",
    }),
    winning_price_band: nullable(PriceBand, { description: "Null if no buyer bought." }),
  },
  { title: "BuyerDecision" },
);

export const AffiliateDecision = Type.Object(
  {
    view: Type.Literal("affiliate"),
    lead_id: Uuid,
    ...decidedBy,
    result: enumOf(["unsold", "shared", "exclusive"]),
    exclusive_reserve_cents: nullable(
      centsOf(
        "The least that you had to earn from an exclusive sale, by your terms of today; null if " +
          "the lead was not offered exclusively, and for agents.",
      ),
    ),
    shared_reserve_cents: nullable(centsOf("The same for a shared slot.")),
    reasons: Type.Array(
      Type.Object(
        {
          reason: enumOf(BUY_REASONS),
          reason_text: text,
          campaigns: nullable(Type.Integer(), {
            description: "Number of campaigns; null means fewer than 5.",
          }),
        },
        { title: "MaskedReasonCount" },
      ),
    ),
  },
  { title: "AffiliateDecision" },
);

export const Decision = Type.Union([AdminDecision, BuyerDecision, AffiliateDecision], {
  title: "Decision",
});
export type Decision = Static<typeof Decision>;

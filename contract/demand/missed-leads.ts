// Defines which leads a campaign missed, and why.
import { type Static, Type } from "typebox";
import { MISSED_REASONS } from "../../domain/distribution/missed.ts";
import { PriceBand } from "../marketplace/lead-shapes.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, maskedCount } from "../schema.ts";

/** As far back as past leads are replayed. */
export const MOST_MISSED_DAYS = 28;
export const DEFAULT_MISSED_DAYS = 7;

const reason = enumOf(MISSED_REASONS, {
  description:
    "A reason of a decision, or: not_offered, not for sale in a mode that it bids for; paused, " +
    "paused_by_network and account_suspended, it took no part; unknown, too little was recorded.",
});
export const MissedLeads = Type.Object(
  {
    from: Timestamp,
    to: Timestamp,
    time_zone: Type.String({ description: "The account's: its days are counted." }),
    explained_from: Type.Union([Timestamp, Type.Null()], {
      description:
        "Where the count begins: later than `from` for a newer campaign, or one that changed " +
        "very often. Null if there was no campaign in this time.",
    }),
    about: Type.Boolean({
      description:
        "Counts of missed leads are blurred, so that no single lead can be read from them. False " +
        "for the network.",
    }),
    matching: maskedCount("Leads that met the criteria at their decision, those bought included."),
    bought: Type.Integer({ minimum: 0 }),
    reasons: Type.Array(
      Type.Object(
        {
          reason,
          leads: Type.Integer({ description: "Leads that it missed for this reason." }),
          states: Type.Array(Type.String(), {
            description: "With not_licensed: the states with 5 leads or more, the most first.",
          }),
        },
        { title: "MissedReason" },
      ),
      { description: "The most frequent first; none with fewer than 5 leads." },
    ),
    days: Type.Array(
      Type.Object(
        {
          from: Timestamp,
          matching: maskedCount("Leads that met the criteria."),
          bought: Type.Integer({ minimum: 0 }),
          reasons: Type.Array(reason, {
            description: "The most frequent first; none with fewer than 5 leads.",
          }),
        },
        { title: "MissedDay" },
      ),
      {
        description:
          "The latest first, without days on which none was bought and fewer than 5 were missed.",
      },
    ),
    winning_bids: Type.Union(
      [Type.Object({ half: PriceBand, most: PriceBand }, { title: "WinningBids" }), Type.Null()],
      {
        description:
          "The bids that would have won half, and nine in ten, of the leads that it lost to a " +
          "higher bid or a minimum price. Null with fewer than 5, and for readers without money.",
      },
    ),
  },
  { title: "MissedLeads" },
);
export type MissedLeads = Static<typeof MissedLeads>;

export const getMissedLeads = defineOperation({
  method: "GET",
  path: "/v1/campaigns/{id}/missed-leads",
  operationId: "getMissedLeads",
  tags: ["Campaigns"],
  summary: "Explain which leads a campaign missed",
  description:
    "Leads that met the criteria, and why the campaign did not buy them: by its terms, caps and " +
    "money, and its account's licenses, as they were at each decision.",
  access: ["session", "key"],
  request: {
    params: closed({ id: Uuid }),
    query: closed({
      days: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: MOST_MISSED_DAYS,
          default: DEFAULT_MISSED_DAYS,
          description: "Local days, today included.",
        }),
      ),
    }),
  },
  responses: { 200: { description: "The leads by reason and by day.", schema: MissedLeads } },
  problems: ["unauthenticated", "suspended", "not_found", "unavailable"],
});

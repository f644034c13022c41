// Describes the figures that reports are made of: of a period, a state, a group, clicks and pings.
import { type Static, Type } from "typebox";
import { Uuid, centsOf, enumOf, nullable } from "../schema.ts";
import { FIGURE_UNITS } from "../../domain/reports/metrics.ts";

/** What a figure is counted in. */
export const units = enumOf(FIGURE_UNITS);
const countOrNull = (description: string) => nullable(Type.Integer({ description }));

/** Which leads and sales a report counts, as its description says it. */
export const COUNTED =
  "Leads count when they are received and sales when they are made; money of sales that were " +
  "given back does not count.";

const FIGURE_KEYS = [
  "leads_bought",
  "spend",
  "average_price",
  "returned_share",
  "leads_posted",
  "accepted_share",
  "leads_sold",
  "earned",
  "payable_now",
  "pending_now",
  "leads_in",
  "sold_share",
  "sales_volume",
  "network_revenue",
  "first_try",
  "cost_per_appointment",
] as const;

export const Figure = Type.Object(
  {
    key: enumOf(FIGURE_KEYS),
    value: nullable(Type.Integer(), { description: "Null where there is nothing to divide by." }),
    unit: units,
    previous: nullable(Type.Integer(), {
      description:
        "Of the period before; null for a figure of now, and where there is nothing to divide by.",
    }),
  },
  { title: "Figure" },
);
export type Figure = Static<typeof Figure>;

export const StateFigure = Type.Object(
  {
    state: nullable(Type.String(), { description: "Two letters; null where the lead has none." }),
    value: Type.Integer(),
    previous: Type.Integer(),
  },
  { title: "StateFigure" },
);

const GroupFigures = Type.Object(
  {
    leads: countOrNull(
      "Leads received. Null where it is not the group's or the caller's to see, as are the others.",
    ),
    accepted: countOrNull("Of them accepted."),
    sold: countOrNull("Of them sold at least once."),
    sales: countOrNull("Sales made in the period: a shared lead is sold several times."),
    returned: countOrNull("Of these sales, how many were given back."),
    returned_basis_points: countOrNull(
      "The share of these sales that was given back; null also where there are none.",
    ),
    spend_cents: nullable(centsOf("What buyers paid.")),
    earned_cents: nullable(centsOf("The affiliates' part of it.")),
    revenue_cents: nullable(centsOf("The network's part of it.")),
    contacted: countOrNull(
      "Of the sales that were not given back: how many persons the buyer reached at some time. " +
        "The buyer's own figure, as are the two that follow.",
    ),
    appointments: countOrNull("Of them with an appointment at some time."),
    won: countOrNull("Of them won by now."),
  },
  { title: "GroupFigures" },
);
export type GroupFigures = Static<typeof GroupFigures>;

export const ReportGroup = Type.Object(
  {
    id: Type.String({
      description:
        "The record's id; for an advertiser's sources an opaque one; for states, reasons and " +
        "sub ids the value itself, empty for leads without the sub id; `by_hand` for what no " +
        "campaign bought.",
    }),
    name: Type.String(),
    current: GroupFigures,
    previous: GroupFigures,
  },
  { title: "ReportGroup" },
);
export type ReportGroup = Static<typeof ReportGroup>;

const share = (description: string) =>
  nullable(
    Type.Integer({
      description: `${description} Basis points; null where there is nothing to divide by.`,
    }),
  );

export const ClickFigures = Type.Object(
  {
    clicks: Type.Integer({
      description: "Without programs, and without visitors who ask not to be tracked.",
    }),
    unique_clicks: Type.Integer({ description: "Not the same visitor's again within the hour." }),
    leads: Type.Integer({ description: "Accepted with the id of one of these clicks, each once." }),
    sold: Type.Integer({ description: "Of these, those that were sold and not all given back." }),
    conversion_basis_points: share("Leads of clicks."),
    earned_cents: nullable(
      centsOf(
        "Of those leads, without what was given back; null for those who may not see earnings.",
      ),
    ),
    per_click_cents: nullable(
      centsOf(
        "Earned of each click on the average; null without clicks, and for those who may not " +
          "see earnings.",
      ),
    ),
    per_lead_cents: nullable(
      centsOf(
        "Earned of each lead on the average; null without leads, and for those who may not see " +
          "earnings.",
      ),
    ),
  },
  { title: "ClickFigures" },
);
export type ClickFigures = Static<typeof ClickFigures>;

export const ClickGroup = Type.Object(
  {
    source_id: nullable(Uuid, { description: "Where the group is of one source." }),
    link_id: nullable(Uuid, { description: "Where the group is one link's." }),
    key: nullable(Type.String(), {
      description:
        "What the group has in common: an id, a sub id's value, or a day of the zone as " +
        "YYYY-MM-DD; null for clicks without such a sub id.",
    }),
    name: nullable(Type.String(), { description: "Of the source or the link." }),
    current: ClickFigures,
    previous: ClickFigures,
  },
  { title: "ClickGroup" },
);
export type ClickGroup = Static<typeof ClickGroup>;

export const PingFigures = Type.Object(
  {
    pings: Type.Integer({
      description:
        "Pings that could be read; the same ping again while it is answered with the same " +
        "offer counts once.",
    }),
    offers: Type.Integer({ description: "Of them answered with an offer." }),
    posts: Type.Integer({ description: "Of the offers posted to." }),
    sold: Type.Integer({ description: "Of the posts sold." }),
    bid_basis_points: share("Bid rate: offers of pings."),
    average_bid_cents: nullable(centsOf("What an offer would have earned, on average.")),
    win_basis_points: share("Win rate: leads sold of pings."),
    post_accept_basis_points: share("Post-accept rate: leads sold of posts."),
  },
  { title: "PingFigures" },
);
export type PingFigures = Static<typeof PingFigures>;

export const PingGroup = Type.Object(
  {
    source_id: Uuid,
    name: Type.String({ description: "The source's." }),
    sub1: nullable(Type.String(), { description: "Null for pings without one." }),
    current: PingFigures,
    previous: PingFigures,
  },
  { title: "PingGroup" },
);
export type PingGroup = Static<typeof PingGroup>;

// Describes the figures of reports: for a period, a state, a group, clicks and pings.
import { type Static, Type } from "typebox";
import { Timestamp, Uuid, centsOf, enumOf, nullable } from "../schema.ts";
import { FIGURE_UNITS } from "../../domain/reports/metrics.ts";

/** The units of figures. */
export const units = enumOf(FIGURE_UNITS);
const countOrNull = (description: string) => nullable(Type.Integer({ description }));

/** The sentence in a report's description that says which leads and sales it counts. */
export const COUNTED =
  "Leads count at the time they are received, sales at the time they are made; money from " +
  "returned sales does not count.";

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
    value: nullable(Type.Integer(), { description: "Null if the divisor is 0." }),
    unit: units,
    previous: nullable(Type.Integer(), {
      description:
        "Value of the period before; null for a figure of the current state, and if the divisor " +
        "is 0.",
    }),
  },
  { title: "Figure" },
);
export type Figure = Static<typeof Figure>;

export const StateFigure = Type.Object(
  {
    state: nullable(Type.String(), { description: "Two letters; null for leads without a state." }),
    value: Type.Integer(),
    previous: Type.Integer(),
  },
  { title: "StateFigure" },
);

const GroupFigures = Type.Object(
  {
    leads: countOrNull(
      "Leads received. This and the other figures are null where they do not apply to the group " +
        "or the caller may not see them.",
    ),
    accepted: countOrNull("Leads that were accepted."),
    sold: countOrNull("Leads that were sold at least once."),
    sales: countOrNull("Sales made in the period; a shared lead can have several."),
    returned: countOrNull("Of these sales, how many were returned."),
    returned_basis_points: countOrNull(
      "The share of these sales that was returned; null also without sales.",
    ),
    spend_cents: nullable(centsOf("What buyers paid.")),
    earned_cents: nullable(centsOf("The affiliates' share of it.")),
    revenue_cents: nullable(centsOf("The network's share of it.")),
    contacted: countOrNull(
      "Of the sales that were not returned: how many consumers the buyer has reached. Only the " +
        "buyer sees this and the next two figures.",
    ),
    appointments: countOrNull("Of them, how many ever had an appointment."),
    won: countOrNull("Of them, how many are won by now."),
  },
  { title: "GroupFigures" },
);
export type GroupFigures = Static<typeof GroupFigures>;

export const ReportGroup = Type.Object(
  {
    id: Type.String({
      description:
        "The record's id; for an advertiser's sources an opaque id; for states, reasons and sub " +
        "ids the value itself, empty for leads without the sub id; `by_hand` for what no " +
        "campaign bought.",
    }),
    name: Type.String(),
    current: GroupFigures,
    previous: GroupFigures,
    last_lead_at: Type.Optional(
      nullable(Timestamp, {
        description:
          "Of a source, for its affiliate and the network: when its last lead of the period was " +
          "received; null without one.",
      }),
    ),
  },
  { title: "ReportGroup" },
);
export type ReportGroup = Static<typeof ReportGroup>;

const share = (description: string) =>
  nullable(
    Type.Integer({
      description: `${description} Basis points; null if the divisor is 0.`,
    }),
  );

export const ClickFigures = Type.Object(
  {
    clicks: Type.Integer({
      description: "Without bots, and without visitors who opt out of tracking.",
    }),
    unique_clicks: Type.Integer({
      description: "Without repeated clicks by the same visitor within an hour.",
    }),
    leads: Type.Integer({
      description: "Leads accepted with the id of one of these clicks, one per click.",
    }),
    sold: Type.Integer({
      description: "Of these, the leads with at least one sale that was not returned.",
    }),
    conversion_basis_points: share("Leads divided by clicks."),
    earned_cents: nullable(
      centsOf("Earnings of those leads, less returns; null for callers who may not see earnings."),
    ),
    per_click_cents: nullable(
      centsOf(
        "Average earnings per click; null without clicks, and for callers who may not see " +
          "earnings.",
      ),
    ),
    per_lead_cents: nullable(
      centsOf(
        "Average earnings per lead; null without leads, and for callers who may not see earnings.",
      ),
    ),
  },
  { title: "ClickFigures" },
);
export type ClickFigures = Static<typeof ClickFigures>;

export const ClickGroup = Type.Object(
  {
    source_id: nullable(Uuid, { description: "The source, if the group has a single one." }),
    link_id: nullable(Uuid, { description: "The link, if the group has a single one." }),
    key: nullable(Type.String(), {
      description:
        "The value that the group shares: an id, a sub id's value, or a day of the time zone as " +
        "YYYY-MM-DD; null for clicks without this sub id.",
    }),
    name: nullable(Type.String(), { description: "Name of the source or the link." }),
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
        "Pings that could be read; a ping repeated while the same offer stands counts once.",
    }),
    offers: Type.Integer({ description: "Pings that were answered with an offer." }),
    posts: Type.Integer({ description: "Offers that were followed by a post." }),
    sold: Type.Integer({ description: "Posts that were sold." }),
    bid_basis_points: share("Bid rate: offers divided by pings."),
    average_bid_cents: nullable(centsOf("Average amount that an offer would have earned.")),
    win_basis_points: share("Win rate: leads sold divided by pings."),
    post_accept_basis_points: share("Post-accept rate: leads sold divided by posts."),
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

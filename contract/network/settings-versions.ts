// Defines the operations on versions of the network's settings: what changed when, the way back,
// and what a change would have meant for the last four weeks.
import { type Static, Type } from "typebox";
import { TIERS } from "../../domain/lead/vocabulary.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, centsOf, closed, enumOf, nullable } from "../schema.ts";
import { SettingsDocument, SettingsPatch } from "./settings.ts";

/** The period that a preview looks at, in days until now. */
export const SETTINGS_PREVIEW_DAYS = 28;
/** The most versions that are listed, newest first. */
export const LISTED_SETTINGS_VERSIONS = 200;
const LONGEST_REASON = 500;

const count = (description: string) => Type.Integer({ minimum: 0, description });

const SettingsChange = Type.Object(
  {
    member: Type.String({ description: "JSON pointer, such as /tier_thresholds/hot." }),
    before: Type.Unknown({ description: "Absent where the member is new." }),
    after: Type.Unknown(),
  },
  { title: "SettingsChange" },
);

export const SettingsVersion = Type.Object(
  {
    no: Type.Integer({ minimum: 1 }),
    at: Timestamp,
    by_name: nullable(Type.String({ description: "Null for the first version." })),
    changes: Type.Array(SettingsChange, { description: "Compared with the version before." }),
    restored_from: nullable(Type.Integer(), {
      description: "The version that this one brought back; null for another change.",
    }),
    reason: nullable(Type.String({ description: "Why it was brought back." })),
    in_force: Type.Boolean(),
  },
  { title: "SettingsVersion" },
);
export type SettingsVersion = Static<typeof SettingsVersion>;

const { network_name: _name, time_zone: _zone, ...defaults } = SettingsDocument.properties;

export const SettingsHistory = Type.Object(
  {
    items: Type.Array(SettingsVersion, { description: "Newest first." }),
    defaults: Type.Object(defaults, {
      title: "SettingsDefaults",
      description: "What a network begins with.",
    }),
  },
  { title: "SettingsHistory" },
);
export type SettingsHistory = Static<typeof SettingsHistory>;

export const listSettingsVersions = defineOperation({
  method: "GET",
  path: "/v1/settings/versions",
  operationId: "listSettingsVersions",
  tags: ["Settings"],
  summary: "List versions of the network's settings",
  description: "For people of the network. Who changed what, from which value to which.",
  access: ["session"],
  request: {},
  responses: { 200: { description: "The versions, and the defaults.", schema: SettingsHistory } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const restoreSettings = defineOperation({
  method: "POST",
  path: "/v1/settings/versions/{no}/restore",
  operationId: "restoreSettings",
  tags: ["Settings"],
  summary: "Restore an earlier version of the network's settings",
  description:
    "Writes a new version with the values of an earlier one, except for the network's name: a " +
    "rename has effects of its own. Settings that did not exist then keep their values.",
  access: ["session"],
  request: {
    params: closed({ no: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
    body: closed({
      reason: Type.String({ minLength: 1, maxLength: LONGEST_REASON, pattern: "\\S" }),
    }),
  },
  responses: { 200: { description: "The settings as they are now.", schema: SettingsDocument } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
  example: { reason: "Too many leads were cold." },
});

export const SettingsPreview = Type.Object(
  {
    from: Timestamp,
    to: Timestamp,
    changes: Type.Array(SettingsChange),
    not_compared: Type.Array(Type.String(), {
      description:
        "Members of the document that change and that the past is not computed for, such as " +
        "listing_steps.",
    }),
    leads: count("Leads that were accepted in the period."),
    tiers: Type.Array(
      Type.Object(
        { from: enumOf(TIERS), to: enumOf(TIERS), leads: count("Leads that would move.") },
        { title: "TierMove" },
      ),
      { description: "Leads that would be in another tier." },
    ),
    asking: Type.Object(
      {
        listings: count("Leads that were listed with an exclusive price."),
        before_cents: centsOf("Their exclusive asking prices together, by today's settings."),
        after_cents: centsOf("The same by the new settings."),
      },
      { title: "AskingEffect" },
    ),
    below_reserve: Type.Object(
      {
        sales: count("Sales that would have been below the network's reserve."),
        price_cents: centsOf("What their buyers paid."),
      },
      {
        title: "ReserveEffect",
        description: "Only sources and affiliates without a reserve of their own.",
      },
    ),
    bids_above_limit: count(
      "Active campaigns with a bid above the new limit, without adjustments. They keep it until " +
        "they are changed.",
    ),
    two_person_payouts: Type.Object(
      { before: count("Payouts that needed two people."), after: count("By the new limit.") },
      { title: "PayoutEffect" },
    ),
    late_returns: count(
      "Returns that would have been filed after the changed window, of buyers without their own.",
    ),
    held_earnings: Type.Object(
      {
        before_cents: centsOf("Earnings held beyond the return window, by today's settings."),
        after_cents: centsOf("The same by the new settings."),
      },
      {
        title: "HeldEarningsEffect",
        description: "Only affiliates without a hold of their own. Of the sales in the period.",
      },
    ),
    payable_affiliates: Type.Object(
      {
        before: count("Affiliates with enough for a payout now."),
        after: count("By the new one."),
      },
      { title: "MinimumPayoutEffect" },
    ),
    buyers_without_approval: Type.Object(
      {
        before: count("Buyers whose next return only a person approves."),
        after: count("By the new limit."),
      },
      { title: "ReturnLimitEffect" },
    ),
    buyers_ranked_lower: Type.Object(
      {
        before: count("Buyers with a bid modifier below 1 by their returns of 90 days."),
        after: count("By the new rules."),
        changed: count("Buyers with another bid modifier by the new rules, below 1 or not."),
      },
      { title: "RankEffect" },
    ),
    duplicates: nullable(
      Type.Object(
        {
          before: count("Leads that are duplicates by today's days, of those that came."),
          after: count("The same by the new days."),
        },
        { title: "DuplicateEffect" },
      ),
      { description: "Null unless the change is about the days of duplicates." },
    ),
  },
  { title: "SettingsPreview" },
);
export type SettingsPreview = Static<typeof SettingsPreview>;

export const previewSettings = defineOperation({
  method: "POST",
  path: "/v1/settings/preview",
  operationId: "previewSettings",
  tags: ["Settings"],
  summary: "Preview a change of the network's settings",
  description:
    `What the leads, sales and payouts of the last ${SETTINGS_PREVIEW_DAYS} days would have been ` +
    "with the change, by the rules that decide new ones. Changes nothing.",
  access: ["session"],
  request: { body: SettingsPatch },
  responses: { 200: { description: "The effects.", schema: SettingsPreview } },
  problems: ["unauthenticated", "suspended", "forbidden"],
  example: { tier_thresholds: { hot: 7_500 } },
});

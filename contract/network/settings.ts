// Defines the operations on the network's settings, one document that an admin sets or merges.
import { LICENSE_KINDS } from "../../domain/licenses/license.ts";
import { BUYER_KINDS } from "../../domain/lead/vocabulary.ts";
import { SIGN_UP_POLICIES } from "../../domain/access/account-status.ts";
import { type Static, Type } from "typebox";
import { defineOperation } from "../operation.ts";
import {
  BRAND_MEMBERS,
  CONSENT_MEMBERS,
  LEAD_MEMBERS,
  MONEY_MEMBERS,
  OFFER_MEMBERS,
  RATING_MEMBERS,
  RETURN_MEMBERS,
} from "./settings-members.ts";
import { centsOf, closed, enumOf, mergePatchOf, nullable } from "../schema.ts";

const BASIS_POINTS = { minimum: 0, maximum: 10_000 };
const byTier = (side: string) =>
  closed(
    {
      hot: centsOf("Whole cents.", 1),
      nurture: centsOf("Whole cents.", 1),
      cold: centsOf("Whole cents.", 1),
    },
    { description: `The exclusive asking price of a ${side} lead.` },
  );
const percent = Type.Integer({ minimum: 0, maximum: 100 });
const total = Type.Integer({ minimum: 0, maximum: 10_000 });
const MINUTES_PER_DAY = 1_440;
const minutes = Type.Integer({ minimum: 1, maximum: 90 * MINUTES_PER_DAY });

const minuteOfDay = Type.Integer({
  minimum: 0,
  maximum: MINUTES_PER_DAY,
  description: "Minutes since midnight in the called person's time zone.",
});
const callingSpan = (days: string) =>
  nullable(closed({ from: minuteOfDay, until: minuteOfDay }), {
    description: `${days}; null means no calls.`,
  });

export const CallingRule = closed(
  {
    state: Type.String({
      pattern: "^[A-Z]{2}$",
      description: "A state's two letters, or US for the federal hours.",
    }),
    weekdays: callingSpan("Monday to Friday"),
    saturday: callingSpan("Saturday"),
    sunday: callingSpan("Sunday"),
    holidays: Type.Boolean({ description: "False: no calls on federal holidays." }),
    most_calls: nullable(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        description: "Calls to one person in 24 hours; null means no limit.",
      }),
    ),
    source: Type.String({ minLength: 1, maxLength: 500, description: "The source of the rule." }),
    checked_on: Type.String({ format: "date", description: "When the rule was last checked." }),
  },
  { title: "CallingRule" },
);
export type CallingRule = Static<typeof CallingRule>;

/** Members that came after 1.0.0, which its clients do not know. */
const LATER_MEMBERS = {
  ...BRAND_MEMBERS,
  ...CONSENT_MEMBERS,
  ...RETURN_MEMBERS,
  ...RATING_MEMBERS,
  ...OFFER_MEMBERS,
  ...MONEY_MEMBERS,
  ...LEAD_MEMBERS,
};

export const SettingsDocument = closed(
  {
    network_name: Type.String({
      minLength: 1,
      maxLength: 120,
      description: "The display name, which consent texts must contain.",
    }),
    time_zone: Type.String({
      minLength: 1,
      maxLength: 64,
      description: "IANA zone of statements and of source caps.",
    }),
    sign_up: enumOf(SIGN_UP_POLICIES, {
      description:
        "open: every company that signs up takes part. invitation: only with a link from the " +
        "network. approval: the network decides about each application.",
    }),
    price_rule: enumOf(["first_price", "second_price"], {
      description: "What winners pay: their bid, or the lowest bid that would still have won.",
    }),
    price_table: closed({
      seller: byTier("seller's"),
      buyer: byTier("buyer's"),
      renter: byTier("renter's"),
    }),
    shared_slot_basis_points: Type.Integer({
      ...BASIS_POINTS,
      minimum: 1,
      description: "A shared slot's price as a share of the exclusive price.",
    }),
    reserve_basis_points: Type.Integer({
      ...BASIS_POINTS,
      description: "The minimum payout if a source sets none, as a share of the asking price.",
    }),
    most_bid_cents: centsOf(
      "The highest bid of a campaign, with every adjustment that raises it. Higher bids from " +
        "before stay until they are changed, but are not shown as open demand.",
      100,
    ),
    second_person_above_cents: centsOf(
      "Payouts above this amount need the approval of two people. While one person alone may " +
        "approve payouts, theirs is enough, and the activity log says so.",
    ),
    listing_steps: Type.Array(
      closed({
        after_minutes: minutes,
        basis_points: Type.Integer({ ...BASIS_POINTS, minimum: 1 }),
      }),
      {
        maxItems: 20,
        description:
          "When a listing's price falls, and to which share of its starting price. In order of " +
          "time, each lower than the one before.",
      },
    ),
    listing_ends_after_minutes: minutes,
    score_weights: closed(
      { engagement: percent, intent: percent, financial: percent },
      { description: "Whole percent that sum to 100." },
    ),
    tier_thresholds: closed(
      { hot: total, nurture: total },
      { description: "Minimum total scores, 0–10,000; hot above nurture." },
    ),
    shared_slots: Type.Integer({
      minimum: 0,
      maximum: 5,
      description: "How many times a new source's leads may be sold shared.",
    }),
    new_source_daily_cap: Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: "Most leads per day from a new source.",
    }),
    preview_zip: enumOf(["zip", "zip3"], {
      description: "How much of the ZIP a lead shows before it is bought.",
    }),
    calling_rules: Type.Array(CallingRule, {
      minItems: 1,
      maxItems: 60,
      description:
        "When people may be called, by state. Information, not legal advice: the network keeps " +
        "it up to date.",
    }),
    returns_no_response: Type.Boolean({
      description:
        "Whether buyers may return a lead that never answered, after return_touches logged " +
        "touches on return_touch_days days.",
    }),
    ...LATER_MEMBERS,
    license_rules: Type.Array(
      closed({
        state: Type.String({
          pattern: "^[A-Z]{2}$",
          description: "Two letters, or US for every state without a rule of its own.",
        }),
        kind: enumOf([...LICENSE_KINDS, "any"], {
          description: "Or any, for every kind without a rule of its own.",
        }),
        may_buy: Type.Boolean(),
      }),
      {
        maxItems: 300,
        description:
          "Whether buyers may buy with a license that the network has not confirmed, by state " +
          "and kind. Without a rule they may not.",
      },
    ),
    closed_kinds: Type.Array(
      closed({
        buyer_kind: enumOf(BUYER_KINDS),
        state: Type.String({
          pattern: "^[A-Z]{2}$",
          description: "Two letters, or US for every state.",
        }),
      }),
      {
        maxItems: 300,
        description:
          "States in which buyers of a kind may not buy, licensed or not, such as wholesalers " +
          "where the law asks for more. Terms of an account may exempt it.",
      },
    ),
    magic_links: Type.Boolean({
      description: "Whether people may sign in with a link that is emailed to them.",
    }),
    source_posts_per_second: Type.Integer({ minimum: 1, maximum: 100_000 }),
    source_post_burst: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  },
  { title: "Settings" },
);
export type SettingsDocument = Static<typeof SettingsDocument>;
/** A whole document, or one of a client of an earlier version. */
const SettingsReplacement = closed(
  {
    ...SettingsDocument.properties,
    ...Type.Partial(Type.Object(LATER_MEMBERS)).properties,
  },
  { title: "SettingsReplacement" },
);
export const SettingsPatch = mergePatchOf(SettingsDocument, "SettingsPatch");

const answer = {
  200: { description: "The settings as they are now.", schema: SettingsDocument },
} as const;

export const getSettings = defineOperation({
  method: "GET",
  path: "/v1/settings",
  operationId: "getSettings",
  tags: ["Settings"],
  summary: "Retrieve the network's settings",
  access: ["session", "key"],
  request: {},
  responses: answer,
  problems: ["unauthenticated", "suspended"],
});

export const setSettings = defineOperation({
  method: "PUT",
  path: "/v1/settings",
  operationId: "setSettings",
  tags: ["Settings"],
  summary: "Replace the network's settings",
  description:
    "For admins only. Applies to later decisions; earlier ones stay unchanged. Members that came " +
    "after version 1.0.0 keep their values where they are left out.",
  access: ["session"],
  request: { body: SettingsReplacement },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const mergeSettings = defineOperation({
  method: "PATCH",
  path: "/v1/settings",
  operationId: "mergeSettings",
  tags: ["Settings"],
  summary: "Update the network's settings",
  access: ["session"],
  request: { body: SettingsPatch },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden"],
  example: { price_rule: "second_price" },
});

// Defines the operations on the caller's own profile.
import { type Static, Type } from "typebox";
import { BUYER_KINDS, TRAFFIC_KINDS } from "../../domain/lead/vocabulary.ts";
import { Account, DialerUrl, LowBalance, UsState } from "../network/accounts.ts";
import { defineOperation } from "../operation.ts";
import { closed, enumOf, mergePatchOf } from "../schema.ts";

const ROLES = ["advertiser", "affiliate", "admin"] as const;

export const ProfileDocument = closed(
  {
    name: Type.String({ minLength: 1, maxLength: 120, description: "Your display name." }),
    account_name: Type.String({
      minLength: 1,
      maxLength: 120,
      description:
        "The company. For an advertiser, also the seller name that consent texts must contain.",
    }),
    time_zone: Type.String({
      minLength: 1,
      maxLength: 64,
      description: "IANA zone of the account.",
    }),
    buyer_kind: Type.Optional(enumOf(BUYER_KINDS, { description: "Advertisers only." })),
    traffic_kind: Type.Optional(
      enumOf(TRAFFIC_KINDS, {
        description: "Affiliates only: where most of your leads come from.",
      }),
    ),
    licensed_states: Type.Optional(
      Type.Array(UsState, {
        maxItems: 60,
        uniqueItems: true,
        description: "Advertisers only: where you are licensed to buy leads.",
      }),
    ),
    low_balance_cents: Type.Optional({
      ...LowBalance,
      description:
        "Advertisers only: you are notified when the wallet falls below it. Default: the price " +
        "of five leads at your highest bid.",
    }),
    dialer_url: Type.Optional({
      ...DialerUrl,
      description:
        "Advertisers only: what a press on a lead's number opens: an https address or that of an " +
        "app, with {phone} (E.164) or {digits} (ten digits) where the number belongs.",
    }),
  },
  { title: "ProfileDocument" },
);
export type ProfileDocument = Static<typeof ProfileDocument>;
export const ProfilePatch = mergePatchOf(ProfileDocument, "ProfilePatch");

export const Profile = Type.Object(
  {
    user_id: Type.String(),
    role: enumOf(ROLES),
    name: Type.String({ description: "Empty while a person of the network views the account." }),
    account: Account,
  },
  { title: "Profile" },
);
export type Profile = Static<typeof Profile>;

const profileAnswer = {
  200: { description: "The profile as it is now.", schema: Profile },
} as const;

export const getProfile = defineOperation({
  method: "GET",
  path: "/v1/profile",
  operationId: "getProfile",
  tags: ["Accounts"],
  summary: "Retrieve your profile",
  access: ["session"],
  isOpenToWaiting: true,
  request: {},
  responses: profileAnswer,
  problems: ["unauthenticated", "suspended"],
});

export const setProfile = defineOperation({
  method: "PUT",
  path: "/v1/profile",
  operationId: "setProfile",
  tags: ["Accounts"],
  summary: "Replace your profile",
  access: ["session"],
  isOpenToWaiting: true,
  request: { body: ProfileDocument },
  responses: profileAnswer,
  problems: ["unauthenticated", "suspended", "forbidden"],
  example: {
    name: "Ana Ruiz",
    account_name: "Ruiz Realty",
    time_zone: "America/Los_Angeles",
    buyer_kind: "agent",
    licensed_states: ["CA"],
  },
});

export const mergeProfile = defineOperation({
  method: "PATCH",
  path: "/v1/profile",
  operationId: "mergeProfile",
  tags: ["Accounts"],
  summary: "Update your profile",
  access: ["session"],
  isOpenToWaiting: true,
  request: { body: ProfilePatch },
  responses: profileAnswer,
  problems: ["unauthenticated", "suspended", "forbidden"],
  example: { time_zone: "America/Denver" },
});

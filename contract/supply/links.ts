// Defines the operations on tracking links, which affiliates share, and on the clicks and their
// results.
import { type Static, Type } from "typebox";
import { LONGEST_ADDRESS } from "../../domain/tracking/address-template.ts";
import { DEVICES, LINK_DAYS } from "../../domain/tracking/click.ts";
import {
  defineCollection,
  listQueryOf,
  textField,
  timeField,
  uuidField,
  wordField,
} from "../collection.ts";
import { defineOperation } from "../operation.ts";
import {
  Timestamp,
  Uuid,
  centsOf,
  closed,
  enumOf,
  mergePatchOf,
  nullable,
  pageOf,
} from "../schema.ts";
import { SOURCE_STATUSES } from "./source-document.ts";

export const LINKS = defineCollection({
  name: "links",
  fields: {
    id: uuidField,
    account_id: uuidField,
    source_id: uuidField,
    name: textField,
    code: textField,
    status: wordField(SOURCE_STATUSES),
    created_at: timeField,
  },
  orders: ["created_at", "name"],
});

export const CLICKS = defineCollection({
  name: "clicks",
  fields: {
    id: uuidField,
    link_id: uuidField,
    source_id: uuidField,
    device: wordField(DEVICES),
    at: timeField,
  },
  orders: ["at"],
});

export const LinkDocument = closed(
  {
    name: Type.String({ minLength: 1, maxLength: 120 }),
    source_id: {
      ...Uuid,
      description: "The source whose leads count for the link. Cannot be changed later.",
    },
    target: Type.Optional(
      nullable(Type.String({ maxLength: LONGEST_ADDRESS }), {
        description:
          "The target of a click: your own page (https). click_id and the sub ids are added to " +
          "its query, or placed by macro: {click_id}, {sub1} to {sub5}. Default: null, the " +
          "hosted form of the source.",
      }),
    ),
    status: Type.Optional(
      enumOf(SOURCE_STATUSES, {
        description:
          "While paused, visitors are still redirected, but not counted. Default: active.",
      }),
    ),
  },
  { title: "LinkDocument" },
);
export type LinkDocument = Static<typeof LinkDocument>;

export const LinkPatch = mergePatchOf(LinkDocument, "LinkPatch");

const count = (description: string) => Type.Integer({ minimum: 0, description });

const figures = {
  clicks: count("Without bots, and without visitors who opt out of tracking."),
  unique_clicks: count("Clicks without repeats by the same visitor within an hour."),
  leads: count("Leads accepted with the id of one of these clicks, one per click."),
  conversion_basis_points: nullable(
    Type.Integer({ description: "Leads divided by clicks; null without clicks." }),
  ),
  earned_cents: nullable(
    centsOf("Earnings of those leads, less returns; null for callers who may not see earnings."),
  ),
  per_click_cents: nullable(
    centsOf(
      "Average earnings per click; null without clicks, and for callers who may not see earnings.",
    ),
  ),
};

export const Link = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    source_id: Uuid,
    source_name: Type.String(),
    code: Type.String({ description: "The link's address is /t/{code}." }),
    name: Type.String(),
    target: nullable(Type.String()),
    status: enumOf(SOURCE_STATUSES),
    leads_to: nullable(Type.String(), {
      description:
        "The full target address of a click, before parameters are added; null if the source no " +
        "longer has a form.",
    }),
    figures: Type.Object(figures, {
      title: "LinkFigures",
      description: `Figures of the last ${LINK_DAYS} days in UTC, by the day of the click.`,
    }),
    created_at: Timestamp,
    updated_at: Timestamp,
    abilities: Type.Object({ update: Type.Boolean() }, { title: "LinkAbilities" }),
  },
  { title: "Link" },
);
export type Link = Static<typeof Link>;

export const Click = Type.Object(
  {
    id: { ...Uuid, description: "The click id, which the lead must contain." },
    link_id: Uuid,
    source_id: Uuid,
    at: Timestamp,
    sub_ids: Type.Array(nullable(Type.String()), { description: "sub1 to sub5." }),
    referrer_host: nullable(Type.String(), {
      description: "Only the host of the page with the link.",
    }),
    device: enumOf(DEVICES),
    is_unique: Type.Boolean(),
    is_bot: Type.Boolean({ description: "A bot by its own user agent; not counted." }),
    lead_id: nullable(Uuid, {
      description: "The first lead accepted with this click's id.",
    }),
    earned_cents: nullable(
      centsOf(
        "Earnings of its leads, less returns; null without a lead, and for callers who may not " +
          "see earnings.",
      ),
    ),
  },
  { title: "Click" },
);
export type Click = Static<typeof Click>;

const one = { params: closed({ id: Uuid }) };
const answer = { 200: { description: "The link as it is now.", schema: Link } } as const;

export const listLinks = defineOperation({
  method: "GET",
  path: "/v1/links",
  operationId: "listLinks",
  tags: ["Tracking"],
  summary: "List tracking links",
  access: ["session", "key"],
  request: { query: listQueryOf(LINKS) },
  responses: { 200: { description: "A page.", schema: pageOf(Link, "LinkPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getLink = defineOperation({
  method: "GET",
  path: "/v1/links/{id}",
  operationId: "getLink",
  tags: ["Tracking"],
  summary: "Retrieve a tracking link",
  access: ["session", "key"],
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const setLink = defineOperation({
  method: "PUT",
  path: "/v1/links/{id}",
  operationId: "setLink",
  tags: ["Tracking"],
  summary: "Create or replace a tracking link",
  description:
    "Replaces the link, or creates it if none has this id: choose a new UUID. The server assigns " +
    "its code, which never changes.",
  access: ["session", "key"],
  request: { ...one, body: LinkDocument },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "limit_reached"],
  example: {
    name: "Spring mailing",
    source_id: "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c0001",
    target: "https://example.com/sell",
  },
});

export const mergeLink = defineOperation({
  method: "PATCH",
  path: "/v1/links/{id}",
  operationId: "mergeLink",
  tags: ["Tracking"],
  summary: "Update a tracking link",
  description:
    "A JSON merge patch (RFC 7396): absent members stay unchanged; null resets an optional " +
    "member to its default.",
  access: ["session", "key"],
  request: { ...one, body: LinkPatch },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
  example: { status: "paused" },
});

export const listClicks = defineOperation({
  method: "GET",
  path: "/v1/clicks",
  operationId: "listClicks",
  tags: ["Tracking"],
  summary: "List clicks",
  description:
    "Each with its results. Neither the IP address nor the browser of the visitor is stored. For " +
    "visitors who opt out of tracking (Sec-GPC: 1) no click is stored, only a count by day.",
  access: ["session", "key"],
  request: { query: listQueryOf(CLICKS) },
  responses: { 200: { description: "A page.", schema: pageOf(Click, "ClickPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

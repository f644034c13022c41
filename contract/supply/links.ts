// Tracking links: addresses that affiliates hand out, the clicks on them, and what came of those.
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
      description: "The source whose leads count for it. Cannot be changed later.",
    },
    target: Type.Optional(
      nullable(Type.String({ maxLength: LONGEST_ADDRESS }), {
        description:
          "Where a click leads: a page of your own (https), which gets click_id and the sub " +
          "ids added to its query, or placed by macro: {click_id}, {sub1} to {sub5}. " +
          "Default: null, the hosted form of its source.",
      }),
    ),
    status: Type.Optional(
      enumOf(SOURCE_STATUSES, {
        description: "Paused, visitors are still led on, and nothing is counted. Default: active.",
      }),
    ),
  },
  { title: "LinkDocument" },
);
export type LinkDocument = Static<typeof LinkDocument>;

export const LinkPatch = mergePatchOf(LinkDocument, "LinkPatch");

const count = (description: string) => Type.Integer({ minimum: 0, description });

const figures = {
  clicks: count("Without programs, and without visitors who ask not to be tracked."),
  unique_clicks: count("Of these, those that were not the same visitor's again within the hour."),
  leads: count("Leads that were accepted with the id of one of these clicks, each once."),
  conversion_basis_points: nullable(
    Type.Integer({ description: "Leads of clicks; null without clicks." }),
  ),
  earned_cents: nullable(
    centsOf(
      "Of those leads, without what was given back; null for those who may not see earnings.",
    ),
  ),
  per_click_cents: nullable(
    centsOf(
      "Earned of each click on the average; null without clicks, and for those who may not see " +
        "earnings.",
    ),
  ),
};

export const Link = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    source_id: Uuid,
    source_name: Type.String(),
    code: Type.String({ description: "Where it stands: /t/{code}." }),
    name: Type.String(),
    target: nullable(Type.String()),
    status: enumOf(SOURCE_STATUSES),
    leads_to: nullable(Type.String(), {
      description:
        "The whole address that a click leads to, before anything is added; null where its " +
        "source has no form any more.",
    }),
    figures: Type.Object(figures, {
      title: "LinkFigures",
      description: `Of the last ${LINK_DAYS} days in UTC, by the day of the click.`,
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
    id: { ...Uuid, description: "The click id, as its lead is to bring it." },
    link_id: Uuid,
    source_id: Uuid,
    at: Timestamp,
    sub_ids: Type.Array(nullable(Type.String()), { description: "sub1 to sub5." }),
    referrer_host: nullable(Type.String(), {
      description: "The host alone of the page that the link stood in.",
    }),
    device: enumOf(DEVICES),
    is_unique: Type.Boolean(),
    is_bot: Type.Boolean({ description: "A program by its own account: counted nowhere." }),
    lead_id: nullable(Uuid, {
      description: "The first lead that was accepted with this click's id.",
    }),
    earned_cents: nullable(
      centsOf(
        "Of its leads, without what was given back; null without a lead, and for those who may " +
          "not see earnings.",
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
  summary: "Read a tracking link",
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
  summary: "Set a tracking link",
  description:
    "Replaces the link, or makes it when there is none with this id: choose a new uuid for " +
    "it. Its code is chosen for it and stays.",
  access: ["session", "key"],
  request: { ...one, body: LinkDocument },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
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
  summary: "Change members of a tracking link",
  description:
    "A JSON merge patch (RFC 7396): what is absent stays, null takes an optional member back " +
    "to its default.",
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
    "With what came of each. Neither the address nor the browser of whoever clicked is kept; " +
    "of visitors who ask not to be tracked (Sec-GPC: 1) there is no click, only a count by " +
    "day.",
  access: ["session", "key"],
  request: { query: listQueryOf(CLICKS) },
  responses: { 200: { description: "A page.", schema: pageOf(Click, "ClickPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

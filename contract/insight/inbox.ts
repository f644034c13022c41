// Defines the operations on the network's inbox: what waits for its people, who works it, and what
// is put aside.
import { type Static, Type } from "typebox";
import { INBOX_KINDS } from "../../domain/inbox/kind-names.ts";
import { MOST_SNOOZE_DAYS } from "../../domain/inbox/snooze.ts";
import { type CollectionField, defineCollection, listQueryOf, uuidField } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable, pageOf } from "../schema.ts";

/** Relative to the caller: `me` is the caller, `others` are colleagues, `none` is unassigned. */
export const INBOX_ASSIGNEES = ["me", "others", "none"] as const;
const YES_OR_NO = ["yes", "no"] as const;
/** A queue is not counted further: "1,000 or more". */
export const MOST_COUNTED = 1_000;

const choice = (words: readonly string[]): CollectionField => ({
  type: "word",
  words,
  operators: ["eq", "in"],
});

export const INBOX_ITEMS = defineCollection({
  name: "inbox items",
  fields: {
    kind: choice(INBOX_KINDS),
    account_id: uuidField,
    assignee: choice(INBOX_ASSIGNEES),
    snoozed: choice(YES_OR_NO),
  },
  orders: ["urgency"],
});

const Member = Type.Object(
  { id: Type.String(), name: Type.String() },
  { title: "InboxMember", description: "A member of the network's account." },
);

export const InboxItem = Type.Object(
  {
    kind: enumOf(INBOX_KINDS),
    id: {
      ...Uuid,
      description:
        "Of what the item is about: the alert, payout, return, lead, license, seller name, " +
        "entry, campaign, destination or consumer's request; of application and empty_wallet, " +
        "the account.",
    },
    account_id: Uuid,
    account_name: Type.String(),
    lead_id: nullable(Uuid),
    name: nullable(Type.String(), {
      description:
        "The campaign, destination or seller name; of a license, its state; of an alert, its " +
        "source, account, destination or queue; of a lead, why it is held. Null for others.",
    }),
    word: nullable(Type.String(), {
      description:
        "What it is, in a word of the API. alert: the rule. application: the kind of account. " +
        "return: the reason. license: the kind of license. manual_entry: the kind of entry. " +
        "payout: first_approval or second_approval. consumer_request: what is asked. " +
        "quarantined_lead: the side. " +
        "failed_delivery: the kind of destination. stopped_campaign: why it buys nothing.",
    }),
    count: nullable(Type.Integer({ minimum: 0 }), {
      description: "failed_delivery: leads that reached their buyer nowhere. Null for others.",
    }),
    amount_cents: nullable(Type.Integer(), {
      description:
        "payout and manual_entry: the amount. return: the price. empty_wallet: what is left, " +
        "with credit. Null for others.",
    }),
    waiting_since: {
      ...Timestamp,
      description:
        "stopped_campaign and empty_wallet: the beginning of the hour in which the campaign, " +
        "or any of the account, last bought; the creation if none did.",
    },
    deadline: nullable(Timestamp, {
      description:
        "return: when it is decided without you. consumer_request: when the law wants it done. " +
        "Null for others.",
    }),
    needs_colleague: Type.Boolean({
      description: "You made or approved it first, so that a colleague acts next.",
    }),
    assignee: nullable(Member),
    snoozed_until: nullable(Timestamp, {
      description: "When it returns automatically: at the latest a day before its deadline.",
    }),
    snoozed_by: nullable(Member),
    team_roles: Type.Array(Type.String(), {
      description: "The team roles of the network to whose members it may be assigned.",
    }),
    url: Type.String({ description: "The screen on which it is decided: a path of the app." }),
  },
  { title: "InboxItem" },
);
export type InboxItem = Static<typeof InboxItem>;

const READ = ["unauthenticated", "suspended", "forbidden"] as const;
const ofItem = closed({ kind: enumOf(INBOX_KINDS), id: Uuid });
const answer = { 200: { description: "The item as it is now.", schema: InboxItem } } as const;
const common = { tags: ["Activity"], access: ["session"] } as const;

export const listInboxItems = defineOperation({
  ...common,
  method: "GET",
  path: "/v1/inbox-items",
  operationId: "listInboxItems",
  summary: "List what waits for people of the network",
  description:
    "Of the kinds that your team role works; empty for other accounts. Items with a deadline " +
    "come first, the nearest before others; then those that have waited longest. An item is " +
    "gone when its work is done, wherever that was.",
  request: { query: listQueryOf(INBOX_ITEMS) },
  responses: { 200: { description: "A page.", schema: pageOf(InboxItem, "InboxItemPage") } },
  problems: READ,
});

export const countInboxItems = defineOperation({
  ...common,
  method: "GET",
  path: "/v1/inbox-counts",
  operationId: "countInboxItems",
  summary: "Count what waits for people of the network, by kind",
  description: "Of the kinds that your team role works, with the filters of the list.",
  request: {
    query: closed({
      assignee: Type.Optional(enumOf(INBOX_ASSIGNEES)),
      snoozed: Type.Optional(enumOf(YES_OR_NO)),
    }),
  },
  responses: {
    200: {
      description: "Every kind that you work, also those without items.",
      schema: Type.Object(
        {
          counts: Type.Array(
            Type.Object(
              {
                kind: enumOf(INBOX_KINDS),
                count: Type.Integer({
                  minimum: 0,
                  maximum: MOST_COUNTED,
                  description: `${MOST_COUNTED} stands for ${MOST_COUNTED} or more.`,
                }),
              },
              { title: "InboxCount" },
            ),
          ),
        },
        { title: "InboxCounts" },
      ),
    },
  },
  problems: READ,
});

export const assignInboxItem = defineOperation({
  ...common,
  method: "PUT",
  path: "/v1/inbox-items/{kind}/{id}/assignee",
  operationId: "assignInboxItem",
  summary: "Assign an inbox item",
  description:
    "To a member of the network's account whose team role works the kind, yourself included; " +
    "null: unassigned. A colleague is notified. Not found once its work is done.",
  request: {
    params: ofItem,
    body: closed({ user_id: nullable(Type.String({ maxLength: 200 })) }),
  },
  responses: answer,
  problems: [...READ, "not_found"],
  example: { user_id: null },
});

export const snoozeInboxItem = defineOperation({
  ...common,
  method: "PUT",
  path: "/v1/inbox-items/{kind}/{id}/snooze",
  operationId: "snoozeInboxItem",
  summary: "Snooze an inbox item",
  description:
    "For all people of the network, until it returns automatically: at the moment you choose, " +
    "or a day before its deadline. Not found once its work is done.",
  request: {
    params: ofItem,
    body: closed({
      until: Type.String({
        format: "date-time",
        description: `ISO 8601, in the future, at most ${MOST_SNOOZE_DAYS} days away.`,
      }),
    }),
  },
  responses: answer,
  problems: [...READ, "not_found"],
  example: { until: "2026-03-05T16:00:00Z" },
});

export const wakeInboxItem = defineOperation({
  ...common,
  method: "DELETE",
  path: "/v1/inbox-items/{kind}/{id}/snooze",
  operationId: "wakeInboxItem",
  summary: "End the snooze of an inbox item",
  description: "An item that is not snoozed is answered as it is.",
  request: { params: ofItem },
  responses: answer,
  problems: [...READ, "not_found"],
});

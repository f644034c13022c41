// Defines finding records of every kind by a typed text.
import { type Static, Type } from "typebox";
import { FIND_KINDS, LONGEST_FIND } from "../../domain/find/find-kinds.ts";
import { LEAD_SIDES } from "../../domain/lead/vocabulary.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable, signedCents } from "../schema.ts";

const FoundLead = Type.Object(
  {
    side: enumOf(LEAD_SIDES),
    city: nullable(Type.String()),
    state: nullable(Type.String()),
  },
  { title: "FoundLead" },
);

const Owner = Type.Object({ id: Uuid, name: Type.String() }, { title: "FoundOwner" });

export const FoundRecord = Type.Object(
  {
    kind: enumOf(FIND_KINDS),
    id: Type.String({ description: "A UUID; of a person the id that listTeamMembers shows." }),
    name: nullable(Type.String(), {
      description:
        "Null for a lead, a return and a payout, and for a manual entry without a reference.",
    }),
    owner: nullable(Owner, {
      description:
        "The account that the record belongs to: of a lead its affiliate, of a return its buyer. " +
        "Null for callers other than the network, whose records are their own.",
    }),
    status: nullable(Type.String(), {
      description: "As the record's own operation shows it; null for a purchased lead.",
    }),
    at: { ...Timestamp, description: "When it was received, created or requested." },
    lead: nullable(FoundLead, { description: "What a lead, or the lead of a return, is about." }),
    amount_cents: nullable(signedCents("Of a payout or a manual entry."), {
      description: "Of a payout or a manual entry; null for the other kinds.",
    }),
  },
  { title: "FoundRecord", description: "A found record, without contact data." },
);
export type FoundRecord = Static<typeof FoundRecord>;

const FoundGroup = Type.Object(
  {
    kind: enumOf(FIND_KINDS),
    items: Type.Array(FoundRecord),
    has_more: Type.Boolean({ description: "Whether there are more than `limit`." }),
  },
  { title: "FoundGroup" },
);

/** Items of one kind in an answer. */
const MOST_ITEMS = 50;
export const FIND_HINTS = ["address_needs_place"] as const;

export const findRecords = defineOperation({
  method: "POST",
  path: "/v1/find",
  operationId: "findRecords",
  tags: ["Leads"],
  summary: "Find records of every kind by a typed text",
  description:
    "Leads by what names one (see findLeads), and returns of those leads. Accounts by name, tag, " +
    "and a member's email; people by name and email; campaigns, sources, forms, links, imports " +
    "and destinations by name; manual entries by reference; payouts and manual entries by " +
    "amount; each of them by its id or the beginning of it. The network also finds payouts, " +
    "returns, manual entries and leads by the name of their account. Each typed word is a word " +
    "of the name or its beginning, in any case, with or without accents. Only records that the " +
    "caller may list: a kind that it does not see has no group. A key finds payouts and manual " +
    "entries with the scope `money`, destinations with `hooks`, and no people.",
  access: ["session", "key"],
  inView: "open",
  request: {
    body: closed({
      find: Type.String({ minLength: 1, maxLength: LONGEST_FIND }),
      kinds: Type.Optional(
        Type.Array(enumOf(FIND_KINDS), {
          minItems: 1,
          maxItems: FIND_KINDS.length,
          description: "The kinds to look for. Default: all.",
        }),
      ),
      limit: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: MOST_ITEMS,
          description: "Most items of each kind. Default: 5.",
        }),
      ),
    }),
  },
  responses: {
    200: {
      description: "What was found, by kind; in each the best matches first, then the newest.",
      schema: Type.Object(
        {
          groups: Type.Array(FoundGroup, { description: "Only kinds of which there is one." }),
          hint: nullable(enumOf(FIND_HINTS), {
            description:
              "`address_needs_place`: the text is a street whose ZIP or city is missing.",
          }),
        },
        { title: "FoundRecords" },
      ),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
  example: { find: "elm realty" },
});

// Defines the operation that retrieves everything the network knows about one lead, without the
// consumer's contact: from where it came to what became of it, who looked at it, and which other
// leads belong to the same person or device.
import { type Static, Type } from "typebox";
import { ANALYSIS_KINDS } from "../../domain/analyses/analysis.ts";
import { READER_VIEWS } from "../../domain/analyses/analysed-lead.ts";
import { LEDGER_ACCOUNT_KINDS, TRANSFER_KINDS } from "../../domain/ledger/transfer.ts";
import { SHARED_IDENTITIES } from "../../domain/lead/identity.ts";
import { CONSENT_CHANNELS, LEAD_SIDES, LEAD_STATUSES } from "../../domain/lead/vocabulary.ts";
import { LOST_REASONS, OUTCOMES } from "../../domain/sales/outcome.ts";
import { SCORE_REASONS } from "../../domain/scoring/score-lead.ts";
import { NOT_FOR_AGENTS } from "../marketplace/lead-sale.ts";
import { ACTOR_KINDS } from "../network/activity.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, nullable } from "../schema.ts";

/** The most entries of each list of a story: far more than an ordinary lead has. */
export const STORY_LIMITS = { touches: 200, acts: 200, related: 50 } as const;

const text = Type.String();
const amount = (description: string) => nullable(centsOf(`${description} ${NOT_FOR_AGENTS}`));

const Named = Type.Object({ id: Uuid, name: text }, { title: "Named" });

export const StoryConsent = Type.Object(
  {
    sha256: Type.String({
      description:
        "SHA-256 of the consent record, in hex. docs/consent-records.md says how to compute it " +
        "from a printed record.",
    }),
    given_at: Timestamp,
    channels: Type.Array(enumOf(CONSENT_CHANNELS)),
    scope: enumOf(["named", "network", "none"]),
    sellers: Type.Array(text),
    has: Type.Object(
      {
        page: Type.Boolean(),
        address: Type.Boolean({ description: "The IP address." }),
        browser: Type.Boolean(),
        trustedform: Type.Boolean(),
        jornaya: Type.Boolean(),
      },
      { title: "ConsentParts", description: "What the post gave beside the text." },
    ),
    form: nullable(
      Type.Object(
        {
          slug: text,
          version: Type.Integer(),
          created_at: { ...Timestamp, description: "When this version was published." },
          same_text: Type.Boolean({
            description: "Whether the lead's text is that version's, letter by letter.",
          }),
        },
        { title: "ConsentForm" },
      ),
      { description: "The version of the hosted form; null for a post of another kind." },
    ),
  },
  {
    title: "StoryConsent",
    description:
      "Without text, page, address and browser, which may identify the person: see " +
      "openLeadContact.",
  },
);

export const StorySale = Type.Object(
  {
    id: Uuid,
    buyer: Named,
    campaign: nullable(Named, { description: "Null for a lead that was bought manually." }),
    mode: enumOf(["exclusive", "shared"]),
    slot: Type.Integer(),
    status: enumOf(["sold", "returned"]),
    sold_at: Timestamp,
    delivered_at: Timestamp,
    return_until: Timestamp,
    bid_cents: amount("The bid."),
    price_cents: amount("What the buyer paid."),
    earning_cents: amount("What the affiliate earned of it."),
    network_cents: amount("What the network kept."),
    earning_status: enumOf(["pending", "payable", "paid", "reversed"]),
  },
  { title: "StorySale" },
);

export const StoryTransfer = Type.Object(
  {
    at: Timestamp,
    kind: enumOf(TRANSFER_KINDS),
    from: enumOf(LEDGER_ACCOUNT_KINDS),
    from_name: Type.String({ description: "The account that it left." }),
    to: enumOf(LEDGER_ACCOUNT_KINDS),
    to_name: text,
    amount_cents: centsOf("More than 0."),
  },
  { title: "StoryTransfer" },
);

export const StoryTouch = Type.Object(
  {
    at: Timestamp,
    buyer_name: text,
    outcome: nullable(enumOf(OUTCOMES), { description: "Null for a note without an outcome." }),
    lost_reason: nullable(enumOf(LOST_REASONS)),
  },
  {
    title: "StoryTouch",
    description: "That a buyer recorded something. Its notes and deal values are its own.",
  },
);

export const StoryAct = Type.Object(
  {
    id: Uuid,
    at: Timestamp,
    actor_kind: enumOf(ACTOR_KINDS),
    actor_name: nullable(Type.String({ description: "The person or key; null if unknown." })),
    account_name: Type.String({ description: "The account of the actor." }),
    action: Type.String({ description: "As in listActivity." }),
    reason: nullable(Type.String({ description: "Why, where the actor had to say so." })),
    note: nullable(Type.String({ description: "What was said beside the reason." })),
  },
  { title: "StoryAct" },
);

export const RelatedLead = Type.Object(
  {
    id: Uuid,
    received_at: Timestamp,
    side: enumOf(LEAD_SIDES),
    status: enumOf(LEAD_STATUSES),
    city: nullable(text),
    state: nullable(text),
    source: Named,
    affiliate: Named,
    shares: Type.Array(enumOf(SHARED_IDENTITIES), {
      description:
        "What both leads have in common. A device is the same browser at the same address.",
    }),
  },
  { title: "RelatedLead" },
);

export const LeadStory = Type.Object(
  {
    lead_id: Uuid,
    source: Named,
    affiliate: Named,
    consent: nullable(StoryConsent, { description: "Null once erased, or if never stored." }),
    score: Type.Object(
      {
        model: nullable(Type.String({ description: "The version of the rules that scored it." })),
        reasons: Type.Array(
          Type.Object(
            {
              component: enumOf(["engagement", "intent", "financial"]),
              code: enumOf(SCORE_REASONS),
              points: Type.Integer({ description: "Negative for a penalty." }),
            },
            { title: "ScoreReason" },
          ),
        ),
      },
      { title: "StoryScore" },
    ),
    sales: Type.Array(StorySale),
    transfers: nullable(Type.Array(StoryTransfer), {
      description:
        "Every movement of money that the lead caused, oldest first. Null without money.",
    }),
    touches: Type.Array(StoryTouch, { description: "Newest first." }),
    analyses: Type.Array(
      Type.Object(
        {
          at: Timestamp,
          account_name: text,
          kind: enumOf(ANALYSIS_KINDS),
          view: enumOf(READER_VIEWS, { description: "As what its reader read the lead." }),
          model: nullable(Type.String({ description: "Null if rules made it." })),
        },
        { title: "StoryAnalysis" },
      ),
    ),
    acts: nullable(Type.Array(StoryAct), {
      description:
        "Who looked at the contact, and what else the activity log holds about the lead, its " +
        "sales and its returns, newest first. Null without the right to read the log.",
    }),
    related: Type.Array(RelatedLead, {
      description:
        `The newest ${STORY_LIMITS.related} other leads of the same person, address or device, ` +
        "however old.",
    }),
    related_more: Type.Boolean({ description: "Whether there are more." }),
  },
  { title: "LeadStory" },
);
export type LeadStory = Static<typeof LeadStory>;

export const getLeadStory = defineOperation({
  method: "GET",
  path: "/v1/leads/{id}/story",
  operationId: "getLeadStory",
  tags: ["Leads"],
  summary: "Retrieve the whole story of a lead",
  description:
    "For people of the network: origin, consent, score, sales, money, work, analyses, looks and " +
    "related leads. No contact data. The decision, deliveries and returns have operations of " +
    "their own.",
  access: ["session"],
  request: { params: closed({ id: Uuid }) },
  responses: { 200: { description: "The story.", schema: LeadStory } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});

// Describes what the assistant has understood from a person, and the corrections that the person
// may make.
import { type Static, Type } from "typebox";
import { AssistantLink } from "./assistant-message.ts";
import { closed, enumOf, nullable } from "../schema.ts";
import { US_STATES } from "../../domain/lead/us-states.ts";
import {
  AGENT_STATUSES,
  FINANCE_STATUSES,
  LEAD_SIDES,
  PROPERTY_TYPES,
  TIMINGS,
} from "../../domain/lead/vocabulary.ts";

/** A calendar day. */
export const DAY = Type.String({ format: "date", description: "YYYY-MM-DD." });
const dollars = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
const states = US_STATES.map(({ code }) => code);

/** The state of an answer: not given, given, or the person said that they do not know. */
export const ANSWER_STATES = ["open", "answered", "unsure"] as const;
const standing = enumOf(ANSWER_STATES);
const sure = nullable(Type.Integer({ minimum: 0, maximum: 100 }), {
  description: "Confidence that this was meant, in whole percent; null while it is open.",
});

const placeMembers = {
  zip: nullable(Type.String({ pattern: "^[0-9]{5}$" })),
  city: nullable(Type.String({ minLength: 1, maxLength: 80 })),
  county: nullable(Type.String({ minLength: 1, maxLength: 80 })),
  state: nullable(enumOf(states), {
    description: "Null for a city or county whose name several states have.",
  }),
};
const AssistantPlace = Type.Object(placeMembers, {
  title: "AssistantPlace",
  description: "A ZIP, a city, a county or a whole state.",
});

export const AssistantSummary = Type.Object(
  {
    property_type: Type.Object({
      state: standing,
      sure,
      types: Type.Array(enumOf(PROPERTY_TYPES)),
    }),
    location: Type.Object({ state: standing, sure, places: Type.Array(AssistantPlace) }),
    price: Type.Object({
      state: standing,
      sure,
      min: nullable(dollars, { description: "Whole dollars; null means no limit." }),
      max: nullable(dollars),
      per: enumOf(["sale", "month"]),
    }),
    timing: Type.Object({
      state: standing,
      sure,
      bucket: nullable(enumOf(TIMINGS)),
      from: nullable(DAY),
      until: nullable(DAY),
    }),
    side: nullable(enumOf(LEAD_SIDES)),
    beds: nullable(Type.Integer(), { description: "At least." }),
    baths: nullable(Type.Number(), { description: "At least this many, in quarters." }),
    finance_status: nullable(enumOf(FINANCE_STATUSES)),
    agent_status: nullable(enumOf(AGENT_STATUSES)),
    is_complete: Type.Boolean({
      description: "Whether all four questions are answered or skipped.",
    }),
    links: Type.Array(AssistantLink, {
      description: "Links with the answers filled in; empty until all four questions are done.",
    }),
  },
  { title: "AssistantSummary", description: "What the assistant has understood so far." },
);
export type AssistantSummary = Static<typeof AssistantSummary>;

/**
 * A person's corrections of the summary: absent members stay unchanged, null reopens a question.
 */
export const AssistantAnswers = closed(
  {
    property_types: Type.Optional(
      Type.Unsafe<Static<typeof AssistantSummary>["property_type"]["types"] | null>({
        type: ["array", "null"],
        items: enumOf(PROPERTY_TYPES),
        minItems: 1,
        maxItems: PROPERTY_TYPES.length,
        uniqueItems: true,
      }),
    ),
    places: Type.Optional(
      Type.Unsafe<readonly Static<typeof AssistantPlace>[] | null>({
        type: ["array", "null"],
        items: closed(placeMembers),
        minItems: 1,
        maxItems: 20,
      }),
    ),
    price: Type.Optional(
      nullable(
        closed({ min: nullable(dollars), max: nullable(dollars), per: enumOf(["sale", "month"]) }),
      ),
    ),
    timing: Type.Optional(nullable(enumOf(TIMINGS))),
    side: Type.Optional(nullable(enumOf(LEAD_SIDES))),
  },
  { title: "AssistantAnswers" },
);
export type AssistantAnswers = Static<typeof AssistantAnswers>;

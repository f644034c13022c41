// Describes what the assistant has understood of a person, and what that person may correct in it.
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

/**
 * How an answer stands: nothing was said of it, it is known, or the person said that they do not
 * know.
 */
export const ANSWER_STATES = ["open", "answered", "unsure"] as const;
const standing = enumOf(ANSWER_STATES);
const sure = nullable(Type.Integer({ minimum: 0, maximum: 100 }), {
  description: "How sure it is that this was meant, in whole per cent; null while it is open.",
});

const placeMembers = {
  zip: nullable(Type.String({ pattern: "^[0-9]{5}$" })),
  city: nullable(Type.String({ minLength: 1, maxLength: 80 })),
  county: nullable(Type.String({ minLength: 1, maxLength: 80 })),
  state: nullable(enumOf(states), {
    description: "Null beside a city or county that several states have.",
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
      min: nullable(dollars, { description: "Whole dollars; null is an open end." }),
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
    baths: nullable(Type.Number(), { description: "At least, in quarters." }),
    finance_status: nullable(enumOf(FINANCE_STATUSES)),
    agent_status: nullable(enumOf(AGENT_STATUSES)),
    is_complete: Type.Boolean({
      description: "Whether all four questions are answered or given up.",
    }),
    links: Type.Array(AssistantLink, {
      description: "Where the answers lead, filled in; none before all four are there.",
    }),
  },
  { title: "AssistantSummary", description: "What was understood so far." },
);
export type AssistantSummary = Static<typeof AssistantSummary>;

/** What a person writes into the summary: absent stays, null is open again. */
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

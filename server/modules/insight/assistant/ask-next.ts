// Words the question that follows a reply, with suggested answers.
import {
  type Conversation,
  type Question,
  nextQuestion,
} from "../../../../domain/qualification/conversation.ts";
import type { Gazetteer } from "../../../../domain/qualification/gazetteer.ts";
import { plainText } from "../../../../domain/qualification/scan.ts";
import type { WantedPlace } from "../../../../domain/qualification/slots.ts";
import { sayPlace, sayPrice } from "./say-facts.ts";
import type { PendingQuestion } from "./threads.ts";
import { ASSISTANT_WORDS } from "../../../../locales/catalogues/assistant-words.ts";
import type { AssistantWords, Audience } from "../../../../locales/assistant-words.ts";

/** States offered for an ambiguous place name, by population. */
const MOST_OFFERED = 4;

export type NextQuestion = Omit<PendingQuestion, "id">;

/** Returns null if nothing is left to ask. */
export function askNext(
  conversation: Conversation,
  audience: Audience,
  gazetteer: Gazetteer,
): NextQuestion | null {
  const question = nextQuestion(conversation);
  if (question === null) return null;
  const { text, suggestions } =
    question.kind === "topic"
      ? askTopic(question, conversation, audience)
      : askBack(question.about, conversation, gazetteer);
  return {
    question,
    content: { sender: "bot", kind: "question", text, links: [], suggestions, proposals: [] },
  };
}

export interface Asked {
  readonly text: string;
  readonly suggestions: readonly string[];
}

/** One of the four questions, asked for the first time or again. */
export function askTopic(
  { topic, isAgain }: Extract<Question, { kind: "topic" }>,
  { language, slots }: Conversation,
  audience: Audience,
): Asked {
  const words = ASSISTANT_WORDS[language];
  return {
    text: isAgain ? words.againWithExample[topic] : questionsFor(audience, words)[topic],
    suggestions:
      topic === "price" && slots.side === "renter"
        ? words.rentSuggestions
        : words.suggestions[topic],
  };
}

/** A role that is none of the three is asked what a home buyer is asked. */
function questionsFor(
  audience: Audience,
  { questions }: AssistantWords,
): AssistantWords["questions"][Audience] {
  return Object.hasOwn(questions, audience) ? questions[audience] : questions.consumer;
}

function askBack(
  about: "state" | "rent_or_price",
  { slots, language }: Conversation,
  gazetteer: Gazetteer,
): Asked {
  const words = ASSISTANT_WORDS[language];
  if (about === "rent_or_price") {
    const sum =
      slots.price === undefined || slots.price === "unsure"
        ? ""
        : sayPrice({ ...slots.price, per: "sale" }, words);
    return { text: words.askBack.rent_or_price(sum), suggestions: words.rentOrPrice };
  }
  const places = slots.location === undefined || slots.location === "unsure" ? [] : slots.location;
  const place = places.find(
    (one): one is Exclude<WantedPlace, { readonly zip: string }> =>
      "state" in one && one.state === null,
  );
  if (place === undefined)
    return { text: words.againWithExample.location, suggestions: words.suggestions.location };
  const offered =
    "city" in place
      ? gazetteer.cities(plainText(place.city))
      : "county" in place
        ? gazetteer.counties(plainText(place.county))
        : [];
  return {
    text: words.askBack.state(sayPlace(place, words)),
    suggestions: [
      ...offered
        .slice(0, MOST_OFFERED)
        .map(({ state }) => sayPlace({ ...place, state } as WantedPlace, words)),
      words.notSure,
    ],
  };
}

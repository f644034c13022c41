// The qualifier: leads the qualification conversation with the consumer, in front of a form. It
// uses rules alone, so that no words reach a third party before the consumer has consented. It runs
// in the reader's thread.
import { maskContact } from "../../../../domain/assistant/mask-contact.ts";
import { readRequest } from "../../../../domain/assistant/read-talk.ts";
import { readSmallTalk, withoutOpening } from "../../../../domain/assistant/read-small-talk.ts";
import { readable } from "../../../../domain/assistant/typed.ts";
import { screenQuestion } from "../../../../domain/fair-housing/screen-question.ts";
import {
  FORM_SIDES,
  type FormDocument,
  type FormSide,
} from "../../../../domain/forms/form-document.ts";
import { SIDE_NAMES } from "../../../../locales/catalogues/side-names.ts";
import {
  type Conversation,
  type SlotName,
  ask,
  beginConversation,
  correct,
  hear,
} from "../../../../domain/qualification/conversation.ts";
import type { Gazetteer } from "../../../../domain/qualification/gazetteer.ts";
import { plainText } from "../../../../domain/qualification/scan.ts";
import type { Language } from "../../../../domain/qualification/slots.ts";
import { type Asked, askNext, askTopic } from "./ask-next.ts";
import { sayFacts } from "./say-facts.ts";
import { CONSUMER_WORDS } from "../../../../locales/catalogues/consumer-words.ts";
import type { ConsumerWords } from "../../../../locales/en/consumer-words.ts";
import { ASSISTANT_WORDS } from "../../../../locales/catalogues/assistant-words.ts";

/** A visitor who has written this much without coming to an end is better served by the form. */
const MOST_TURNS = 40;

/** A conversation as its visitor's browser holds it. */
export interface ConsumerTalk {
  readonly conversation: Conversation;
  /** Whether the visitor was asked what they would like to do. */
  readonly isSideAsked: boolean;
}

export interface ConsumerSaid {
  readonly said: string;
  /** YYYY-MM-DD in the person's zone. */
  readonly today: string;
  readonly talk: ConsumerTalk;
  readonly sides: readonly FormSide[];
  readonly networkName: string;
}

export interface ConsumerTurn {
  readonly talk: ConsumerTalk;
  readonly reply: string;
  /** Null if nothing is left to ask, or the person wants no more questions. */
  readonly question: Asked | null;
  readonly wantsForm: boolean;
}

export function beginTalk({
  language,
  sides,
}: Pick<FormDocument, "language" | "sides">): ConsumerTalk {
  const begun = beginConversation(language);
  const [only, ...others] = sides;
  return {
    conversation: only === undefined || others.length > 0 ? begun : correct(begun, { side: only }),
    isSideAsked: false,
  };
}

/** Returns the start of a conversation: who is speaking, and the first question. */
export function openTalk(
  document: Pick<FormDocument, "language" | "sides">,
  networkName: string,
): { readonly disclosure: string; readonly question: Asked } {
  const words = CONSUMER_WORDS[document.language];
  const { conversation } = beginTalk(document);
  const question =
    document.sides.length > 1
      ? askSide(document.language, document.sides)
      : askTopic(
          { kind: "topic", topic: "property_type", isAgain: false },
          conversation,
          "consumer",
        );
  return { disclosure: words.disclosure(networkName), question };
}

/** Processes a visitor's message. Never throws. */
export function hearConsumer(given: ConsumerSaid, gazetteer: Gazetteer): ConsumerTurn {
  const { talk, sides, networkName } = given;
  const { language } = talk.conversation;
  const words = CONSUMER_WORDS[language];
  const stays = (reply: string): ConsumerTurn => ({
    talk,
    reply,
    question: nextAsk(talk, sides, gazetteer),
    wantsForm: false,
  });
  const screened = screenQuestion(given.said);
  if (screened !== "pass") return stays(screened === "neutral" ? words.neutral : words.noAdvice);
  const text = readable(given.said, language);
  const small = readSmallTalk(text);
  if (small !== null && small !== "help" && small !== "identity") return stays(words.talk[small]);
  const core = withoutOpening(text);
  const request = readRequest(core);
  if (request === "identity") return stays(words.identity(networkName));
  if (WANTS_PERSON.test(core)) return { ...stays(words.person), question: null, wantsForm: true };
  if (WANTS_FORM.test(core)) return { ...stays(words.form), question: null, wantsForm: true };
  if (request === "stop") return { ...stays(words.talk.stop), question: null };
  if (request === "start_over") {
    const begun = beginTalk({ language, sides });
    return {
      talk: begun,
      reply: words.talk.start_over,
      question: nextAsk(begun, sides, gazetteer),
      wantsForm: false,
    };
  }
  if (request === "help") return stays(words.help);
  return talk.conversation.turns >= MOST_TURNS
    ? { ...stays(words.full), question: null, wantsForm: true }
    : hearAnswer(given, words, gazetteer);
}

/** A visitor who mentions a form means the one at hand. */
const WANTS_FORM = /\b(?:forms?|formularios?)\b/;
const WANTS_PERSON =
  /\b(?:(?:want|like|need|can|could|may|let|rather|prefer)\b[^.;?!]{0,16}\b(?:talk|speak|chat|connect\w*|transfer\w*|call)\b[^.;?!]{0,12}\b(?:human|person|people|some(?:one|body)|representative)|(?:quiero|quisiera|puedo|podria|prefiero|necesito)\b[^.;?!]{0,16}\b(?:hablar|comunicar\w*|llamar)\b[^.;?!]{0,10}\b(?:humano|persona|alguien|representante))\b/;

function hearAnswer(
  { said, today, talk, sides }: ConsumerSaid,
  words: ConsumerWords,
  gazetteer: Gazetteer,
): ConsumerTurn {
  const { language } = talk.conversation;
  const isSide = asksSide(talk, sides);
  const question = isSide ? null : askNext(talk.conversation, "consumer", gazetteer);
  const before = question === null ? talk.conversation : ask(talk.conversation, question.question);
  // Phone numbers and addresses belong in the form: here they are ignored, and not taken for a
  // price.
  const masked = maskContact(said);
  const chosen = isSide ? chosenSide(masked, language) : null;
  // A suggested answer says only what it names: "Sell a home" names no kind of home.
  const now =
    chosen === null
      ? hear(before, masked, today, gazetteer).conversation
      : correct({ ...before, turns: before.turns + 1 }, { side: chosen });
  const isOffered =
    now.slots.side === before.slots.side || sides.some((side) => side === now.slots.side);
  const conversation = isOffered ? now : correct(now, { side: before.slots.side });
  const next: ConsumerTalk = { conversation, isSideAsked: talk.isSideAsked || isSide };
  const following = nextAsk(next, sides, gazetteer);
  const parts = [
    masked === said ? null : words.contact,
    isOffered ? null : words.notOffered(sides.map((side) => SIDE_NAMES[language][side])),
  ];
  const hints = parts.filter((part) => part !== null);
  const news = sayDraftResult(before, conversation, following === null, sides, words);
  return {
    talk: next,
    reply: [
      ...hints,
      ...(news === null && hints.length > 0
        ? []
        : [news ?? ASSISTANT_WORDS[language].notUnderstood]),
    ].join(" "),
    question: following,
    wantsForm: false,
  };
}

/**
 * Says back what the sentence added, or everything once nothing is left to ask; null for nothing.
 */
function sayDraftResult(
  before: Conversation,
  now: Conversation,
  isDone: boolean,
  sides: readonly FormSide[],
  consumer: ConsumerWords,
): string | null {
  const words = ASSISTANT_WORDS[now.language];
  const inOwnWords = { ...words, sides: { ...words.sides, ...consumer.sides } };
  const known = (Object.keys(now.slots) as SlotName[]).filter(
    (name) => name !== "side" || sides.length > 1,
  );
  if (isDone) {
    const facts = sayFacts(
      now.slots,
      known.filter((name) => now.slots[name] !== "unsure"),
      inOwnWords,
    );
    return facts.length === 0 ? consumer.doneWithNothing : consumer.done(facts);
  }
  const changed = known.filter(
    (name) => JSON.stringify(now.slots[name]) !== JSON.stringify(before.slots[name]),
  );
  if (changed.length === 0) return null;
  const facts = sayFacts(now.slots, changed, inOwnWords);
  return changed.every((name) => before.slots[name] !== undefined)
    ? words.changed(facts)
    : words.noted(facts);
}

function asksSide(
  { conversation: { slots, unclear }, isSideAsked }: ConsumerTalk,
  sides: readonly FormSide[],
): boolean {
  return sides.length > 1 && slots.side === undefined && unclear === null && !isSideAsked;
}

function nextAsk(
  talk: ConsumerTalk,
  sides: readonly FormSide[],
  gazetteer: Gazetteer,
): Asked | null {
  const { language } = talk.conversation;
  if (asksSide(talk, sides)) return askSide(language, sides);
  const next = askNext(talk.conversation, "consumer", gazetteer);
  return next === null ? null : { text: next.content.text, suggestions: next.content.suggestions };
}

function askSide(language: Language, sides: readonly FormSide[]): Asked {
  return {
    text: CONSUMER_WORDS[language].sideQuestion,
    suggestions: sides.map((side) => SIDE_NAMES[language][side]),
  };
}

/** One of the suggested answers, or the bare word for it. */
function chosenSide(said: string, language: Language): FormSide | null {
  const text = plainText(said)
    .replaceAll(/[^a-z ]/g, "")
    .trim();
  return (
    FORM_SIDES.find((side) => plainText(SIDE_NAMES[language][side]) === text) ??
    BARE_SIDES.find(([, pattern]) => pattern.test(text))?.[0] ??
    null
  );
}

const BARE_SIDES: readonly (readonly [FormSide, RegExp])[] = [
  [
    "buyer_and_seller",
    /^(?:both|sell and buy|buy and sell|(?:las dos(?: cosas)?|ambas(?: cosas)?|vender y comprar|comprar y vender))$/,
  ],
  ["seller", /^(?:to )?(?:sell|selling|vender|vendo)$/],
  ["buyer", /^(?:to )?(?:buy|buying|comprar|compro)$/],
  ["renter", /^(?:to )?(?:rent|renting|alquilar|rentar)$/],
];

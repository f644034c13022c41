// The qualifier: leads the qualification conversation with the consumer, in front of a form. It
// uses rules alone, so that no words reach a third party before the consumer has consented. It runs
// in the reader's thread.
import { maskContact } from "../../../../domain/assistant/mask-contact.ts";
import { readRequest } from "../../../../domain/assistant/read-talk.ts";
import { readSmallTalk, withoutOpening } from "../../../../domain/assistant/read-small-talk.ts";
import {
  type VisitorQuestion,
  readVisitorQuestions,
} from "../../../../domain/assistant/read-visitor-questions.ts";
import { splitSaid } from "../../../../domain/assistant/split-said.ts";
import { readable } from "../../../../domain/assistant/typed.ts";
import { screenQuestion } from "../../../../domain/fair-housing/screen-question.ts";
import type { FormDocument, FormSide } from "../../../../domain/forms/form-document.ts";
import { SIDE_NAMES } from "../../../../locales/catalogues/side-names.ts";
import {
  type Conversation,
  ask,
  beginConversation,
  correct,
  hear,
} from "../../../../domain/qualification/conversation.ts";
import { withFigures } from "../../../../domain/qualification/figures.ts";
import type { Gazetteer } from "../../../../domain/qualification/gazetteer.ts";
import {
  type Circumstances,
  readCircumstances,
} from "../../../../domain/qualification/read-circumstances.ts";
import { plainText } from "../../../../domain/qualification/scan.ts";
import type { Slots } from "../../../../domain/qualification/slots.ts";
import { type Asked, askNext, askTopic } from "./ask-next.ts";
import { askSide, chosenSide } from "./consumer-sides.ts";
import { CONSUMER_WORDS } from "../../../../locales/catalogues/consumer-words.ts";
import type { ConsumerWords } from "../../../../locales/en/consumer-words.ts";
import { ASSISTANT_WORDS } from "../../../../locales/catalogues/assistant-words.ts";
import { sayCircumstances, sayDraftResult } from "./say-visit.ts";

/** A visitor who has written this much without coming to an end is better served by the form. */
const MOST_TURNS = 40;

/** A conversation as its visitor's browser holds it. */
export interface ConsumerTalk {
  readonly conversation: Conversation;
  /** Whether the visitor was asked what they would like to do. */
  readonly isSideAsked: boolean;
  /** What the visitor said of the home beside the questions. */
  readonly circumstances: Circumstances;
}

export interface ConsumerSaid {
  readonly said: string;
  /** YYYY-MM-DD in the person's zone. */
  readonly today: string;
  readonly talk: ConsumerTalk;
  readonly sides: readonly FormSide[];
  readonly networkName: string;
  /** Whether the form has a field for remarks, which circumstances are filled into. */
  readonly asksRemarks?: boolean;
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
    circumstances: {},
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

/** What a message asks for, beside what it states. */
interface Wishes {
  /** Answers to what it asks, in order; they come before what was understood. */
  readonly answers: readonly string[];
  readonly isCleared: boolean;
  readonly leadsTo: "form" | "end" | "question";
  /** Only the facts that a question states are read in its asking part. */
  readonly isSplit: boolean;
}

/** Processes a visitor's message. Never throws. */
export function hearConsumer(given: ConsumerSaid, gazetteer: Gazetteer): ConsumerTurn {
  const { talk, sides } = given;
  const { language } = talk.conversation;
  const words = CONSUMER_WORDS[language];
  const text = readable(given.said, language);
  const small = readSmallTalk(text);
  const stays = (reply: string, over: Partial<ConsumerTurn> = {}): ConsumerTurn => ({
    talk,
    reply,
    question: nextAsk(talk, sides, gazetteer),
    wantsForm: false,
    ...over,
  });
  if (small !== null && small !== "help" && small !== "identity") return stays(words.talk[small]);
  const request = readRequest(withoutOpening(text));
  const wishes = wishesIn(given, text, words);
  if (wishes.answers.length === 0 && request === "stop")
    return stays(words.talk.stop, { question: null });
  if (wishes.isCleared || (wishes.answers.length === 0 && request === "start_over")) {
    const begun = beginTalk({ language, sides });
    return wishes.isCleared
      ? { talk: begun, reply: wishes.answers.join(" "), question: null, wantsForm: false }
      : {
          talk: begun,
          reply: words.talk.start_over,
          question: nextAsk(begun, sides, gazetteer),
          wantsForm: false,
        };
  }
  if (talk.conversation.turns >= MOST_TURNS)
    return stays(words.full, { question: null, wantsForm: true });
  const heard = hearAnswer(given, wishes, words, gazetteer);
  const { leadsTo } = wishes;
  return leadsTo === "question"
    ? heard
    : { ...heard, question: null, wantsForm: leadsTo === "form" };
}

/** A visitor who mentions a form means the one at hand. */
const WANTS_FORM = /\b(?:forms?|formularios?)\b/;
const WANTS_PERSON =
  /\b(?:(?:want|like|need|can|could|may|let|rather|prefer)\b[^.;?!]{0,16}\b(?:talk|speak|chat|connect\w*|transfer\w*|call)\b[^.;?!]{0,12}\b(?:human|person|people|some(?:one|body)|representative)|(?:quiero|quisiera|puedo|podria|prefiero|necesito)\b[^.;?!]{0,16}\b(?:hablar|comunicar\w*|llamar)\b[^.;?!]{0,10}\b(?:humano|persona|alguien|representante))\b/;
const DELETES =
  /\b(?:delet\w*|remov\w*|eras\w*|wip\w*|purge|scrub|forget|clear|destroy|borr\w*|elimin\w*|suprim\w*|quit(?:e|a|en)\w*|opt out|take (?:me|us) (?:off|out))\b/;

/**
 * The screens and the questions about the form only decide on answers: what the same message states
 * is read in any case.
 */
function wishesIn({ said, networkName }: ConsumerSaid, text: string, words: ConsumerWords): Wishes {
  const { asked, rest } = readVisitorQuestions(text);
  const { asked: asking } = splitSaid(said);
  const whole = screenQuestion(said);
  const screened =
    (whole === "no_advice" && asking === "") ||
    (whole !== "pass" && asked.length > 0 && isHarmless(rest))
      ? "pass"
      : whole;
  const core = withoutOpening(text);
  const isIdentity = readRequest(core) === "identity" && asked.length === 0;
  const leadsTo = WANTS_PERSON.test(core)
    ? "person"
    : WANTS_FORM.test(core) && asked.length === 0
      ? "form"
      : null;
  const isHelp = readRequest(core) === "help" && asked.length === 0 && leadsTo === null;
  const isCleared = asked.includes("data") && DELETES.test(text);
  const answers = [
    isIdentity && leadsTo === null ? words.identity(networkName) : null,
    isCleared ? words.cleared : null,
    ...asked.map((name: VisitorQuestion) => words.answers[name](networkName)),
    screened === "neutral" ? words.neutral : screened === "no_advice" ? words.noAdvice : null,
    isHelp ? words.help : null,
    leadsTo === null ? null : words[leadsTo],
  ].filter((answer) => answer !== null);
  return {
    answers,
    isCleared,
    leadsTo: leadsTo === null ? "question" : "form",
    isSplit: asked.length > 0 || screened !== "pass" || whole !== "pass",
  };
}

const isHarmless = (rest: string): boolean => screenQuestion(rest) === "pass";

/** What the visitor's message makes of the conversation. */
function understand(
  { said, today, talk, sides }: ConsumerSaid,
  { isSplit }: Wishes,
  gazetteer: Gazetteer,
): { readonly before: Conversation; readonly now: Conversation; readonly told: Circumstances } {
  const { language } = talk.conversation;
  const isSide = asksSide(talk, sides);
  const question = isSide ? null : askNext(talk.conversation, "consumer", gazetteer);
  const before = question === null ? talk.conversation : ask(talk.conversation, question.question);
  const chosen = isSide ? chosenSide(said, language) : null;
  const { stated, asked } = isSplit ? splitSaid(said) : { stated: said, asked: "" };
  const told = readCircumstances(withFigures(plainText(splitSaid(said).stated), language));
  // A suggested answer says only what it names: "Sell a home" names no kind of home.
  if (chosen !== null)
    return {
      before,
      now: correct({ ...before, turns: before.turns + 1 }, { side: chosen }),
      told: {},
    };
  const heard = stated === "" ? before : hear(before, stated, today, gazetteer).conversation;
  if (asked === "") return { before, now: heard, told };
  const { slots } = hear(
    { ...heard, asked: null, unclear: null },
    // The readers pass over what ends as a question to an assistant does.
    asked.replaceAll("?", "."),
    today,
    gazetteer,
  ).conversation;
  return { before, now: { ...heard, slots: { ...factsOf(slots), ...heard.slots } }, told };
}

/** What a question states as well: "should I sell my condo in Reno?" names a home and a place. */
function factsOf({ propertyType, location, beds, baths }: Slots): Slots {
  return {
    ...(propertyType === undefined || propertyType === "unsure" ? {} : { propertyType }),
    ...(location === undefined || location === "unsure" ? {} : { location }),
    ...(beds === undefined ? {} : { beds }),
    ...(baths === undefined ? {} : { baths }),
  };
}

function hearAnswer(
  given: ConsumerSaid,
  wishes: Wishes,
  words: ConsumerWords,
  gazetteer: Gazetteer,
): ConsumerTurn {
  const { talk, sides } = given;
  const { language } = talk.conversation;
  // Phone numbers and addresses belong in the form: here they are ignored, and not taken for a
  // price.
  const masked = maskContact(given.said);
  const { before, now, told } = understand({ ...given, said: masked }, wishes, gazetteer);
  const isOffered =
    now.slots.side === before.slots.side || sides.some((side) => side === now.slots.side);
  const conversation = isOffered ? now : correct(now, { side: before.slots.side });
  const facts = sayCircumstances(told, language);
  const isOnlyAsked =
    wishes.answers.length > 0 &&
    facts.length === 0 &&
    JSON.stringify(conversation.slots) === JSON.stringify(before.slots);
  const next: ConsumerTalk = isOnlyAsked
    ? talk
    : {
        conversation,
        isSideAsked: talk.isSideAsked || asksSide(talk, sides),
        circumstances: { ...talk.circumstances, ...told },
      };
  const following = nextAsk(next, sides, gazetteer);
  const news = isOnlyAsked
    ? null
    : sayDraftResult(before, conversation, following === null, sides, words);
  const hints = [
    masked === given.said ? null : words.contact,
    isOffered ? null : words.notOffered(sides.map((side) => SIDE_NAMES[language][side])),
    ...wishes.answers,
    facts.length === 0 ? null : words.told(facts, given.asksRemarks === true),
    news,
  ].filter((part) => part !== null);
  return {
    talk: next,
    reply: hints.length === 0 ? ASSISTANT_WORDS[language].notUnderstood : hints.join(" "),
    question: following,
    wantsForm: false,
  };
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

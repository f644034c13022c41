// Runs a qualification conversation: the answers with their words and confidence, the next
// question, and manual corrections.
import type { Gazetteer } from "./gazetteer.ts";
import { readUtterance } from "./read-utterance.ts";
import {
  type AskBack,
  type Language,
  SLOT_OF_TOPIC,
  type Slots,
  TOPICS,
  type Topic,
} from "./slots.ts";

/** The most times a question is asked: it is repeated once, then the answer stays unknown. */
const MOST_TIMES = 2;

export type SlotName = keyof Slots;

/** The source of a slot's value. */
export interface SlotSource {
  /** The sentence as typed; null if a person entered the value into the summary. */
  readonly raw: string | null;
  /** The sentence's position in the conversation, from 1. */
  readonly turn: number;
  /** Confidence that this was meant, in whole percent. */
  readonly confidence: number;
}

/** A former value: corrections keep the value that they correct. */
export interface FormerValue extends SlotSource {
  readonly slot: SlotName;
  readonly value: Slots[SlotName];
}

export interface Conversation {
  readonly language: Language;
  readonly slots: Slots;
  readonly sources: Readonly<Partial<Record<SlotName, SlotSource>>>;
  readonly former: readonly FormerValue[];
  /** Number of sentences read. */
  readonly turns: number;
  /** The open question. */
  readonly asked: Topic | null;
  /** What an answer left unclear. */
  readonly unclear: AskBack | null;
  readonly timesAsked: Readonly<Partial<Record<Topic | AskBack, number>>>;
}

/** The next question: a topic for the first time, repeated, or a clarification. */
export type Question =
  | { readonly kind: "topic"; readonly topic: Topic; readonly isAgain: boolean }
  | { readonly kind: "unclear"; readonly about: AskBack };

export function beginConversation(language: Language): Conversation {
  return {
    language,
    slots: {},
    sources: {},
    former: [],
    turns: 0,
    asked: null,
    unclear: null,
    timesAsked: {},
  };
}

export interface Heard {
  readonly conversation: Conversation;
  /** The slots that the sentence set or changed. */
  readonly changed: readonly SlotName[];
}

/** The conversation after a sentence. `today` is the date where the person is, as YYYY-MM-DD. */
export function hear(
  conversation: Conversation,
  said: string,
  today: string,
  gazetteer: Gazetteer,
): Heard {
  const { language, asked, slots: known, unclear } = conversation;
  const topic = unclear === null ? asked : TOPIC_OF[unclear];
  const { slots, ask, confidence } = readUtterance(
    // A lead states the sum that was said: a range around it would be ours.
    { said, language, asked: topic, known, today, aroundIsItself: true },
    gazetteer,
  );
  const turn = conversation.turns + 1;
  const changed = Object.keys(slots) as SlotName[];
  const sources = Object.fromEntries(
    changed.map((slot): [SlotName, SlotSource] => [
      slot,
      { raw: said, turn, confidence: confidence[slot] ?? 0 },
    ]),
  );
  const isSettled =
    unclear !== null &&
    (changed.includes(SLOT_OF_TOPIC[TOPIC_OF[unclear]]) ||
      (unclear === "rent_or_price" && slots.side !== undefined));
  return {
    conversation: {
      ...conversation,
      turns: turn,
      slots: { ...known, ...slots },
      sources: { ...conversation.sources, ...sources },
      former: [...conversation.former, ...givenUp(conversation, changed)],
      unclear: ask ?? (isSettled ? null : unclear),
    },
    changed,
  };
}

const TOPIC_OF = { state: "location", rent_or_price: "price" } as const satisfies Readonly<
  Record<AskBack, Topic>
>;

function givenUp({ slots, sources }: Conversation, changed: readonly SlotName[]): FormerValue[] {
  return changed.flatMap((slot) => {
    const source = sources[slot];
    return slots[slot] === undefined || source === undefined
      ? []
      : [{ ...source, slot, value: slots[slot] }];
  });
}

/**
 * The next question in the fixed order; null if nothing is left. Answered questions are not asked
 * again.
 */
export function nextQuestion({ slots, unclear, timesAsked }: Conversation): Question | null {
  if (unclear !== null && (timesAsked[unclear] ?? 0) < 1)
    return { kind: "unclear", about: unclear };
  const topic = TOPICS.find(
    (one) => slots[SLOT_OF_TOPIC[one]] === undefined && (timesAsked[one] ?? 0) < MOST_TIMES,
  );
  return topic === undefined
    ? null
    : { kind: "topic", topic, isAgain: (timesAsked[topic] ?? 0) > 0 };
}

/** The conversation after a question was asked. */
export function ask(conversation: Conversation, question: Question): Conversation {
  const name = question.kind === "topic" ? question.topic : question.about;
  return {
    ...conversation,
    asked: question.kind === "topic" ? question.topic : TOPIC_OF[question.about],
    timesAsked: { ...conversation.timesAsked, [name]: (conversation.timesAsked[name] ?? 0) + 1 },
  };
}

/**
 * The conversation after a person's own corrections, which override other values and are not asked
 * for again. Undefined removes a value.
 */
export function correct(
  conversation: Conversation,
  edits: { readonly [Slot in SlotName]?: Slots[Slot] | undefined },
): Conversation {
  const changed = Object.keys(edits) as SlotName[];
  const slots = Object.fromEntries(
    Object.entries({ ...conversation.slots, ...edits }).filter(([, value]) => value !== undefined),
  );
  const kept = Object.entries(conversation.sources).filter(
    ([slot]) => !changed.includes(slot as SlotName),
  );
  const written = changed
    .filter((slot) => edits[slot] !== undefined)
    .map((slot): [string, SlotSource] => [
      slot,
      { raw: null, turn: conversation.turns, confidence: 100 },
    ]);
  const unclear =
    conversation.unclear !== null && changed.includes(SLOT_OF_TOPIC[TOPIC_OF[conversation.unclear]])
      ? null
      : conversation.unclear;
  return {
    ...conversation,
    slots,
    sources: Object.fromEntries([...kept, ...written]),
    former: [...conversation.former, ...givenUp(conversation, changed)],
    unclear,
  };
}

/** Whether all four questions are answered or skipped. */
export function isComplete(conversation: Conversation): boolean {
  return nextQuestion(conversation) === null;
}

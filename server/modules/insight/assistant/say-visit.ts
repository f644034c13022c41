// Words the qualifier's replies: what was understood of a home, and what its visitor asked.
import type { FormSide } from "../../../../domain/forms/form-document.ts";
import type { Conversation, SlotName } from "../../../../domain/qualification/conversation.ts";
import type { Circumstances } from "../../../../domain/qualification/read-circumstances.ts";
import type { Language, Slots, TimingWish } from "../../../../domain/qualification/slots.ts";
import { ASSISTANT_WORDS } from "../../../../locales/catalogues/assistant-words.ts";
import { CONSUMER_WORDS } from "../../../../locales/catalogues/consumer-words.ts";
import type { ConsumerWords } from "../../../../locales/en/consumer-words.ts";
import { sayFacts, sayPrice } from "./say-facts.ts";

/**
 * Says back what a message added, or everything once nothing is left to ask; null for nothing.
 */
export function sayDraftResult(
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

/** The circumstances as facts, in a fixed order. */
export function sayCircumstances(
  { owed, isTenanted, isVacant, isInherited, needsRepairs }: Circumstances,
  language: Language,
): readonly string[] {
  const { circumstances: texts } = CONSUMER_WORDS[language];
  const sum = (dollars: number): string =>
    sayPrice({ min: dollars, max: dollars, per: "sale" }, ASSISTANT_WORDS[language]);
  return [
    owed === undefined
      ? null
      : owed === 0
        ? texts.paidOff
        : texts.owed(owed === null ? null : sum(owed)),
    isTenanted === true ? texts.tenanted : null,
    isVacant === true ? texts.vacant : null,
    isInherited === true ? texts.inherited : null,
    needsRepairs === true ? texts.repairs : null,
  ].filter((fact) => fact !== null);
}

function sayOpenTiming({ from, until }: TimingWish, language: Language): string {
  const date = new Intl.DateTimeFormat(ASSISTANT_WORDS[language].locale, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const say = (day: string | null): string | null =>
    day === null ? null : date.format(new Date(`${day}T00:00:00Z`));
  return CONSUMER_WORDS[language].openTiming(say(from), say(until));
}

/**
 * What the form's other fields cannot take, as a remark in it: several places or kinds of home, a
 * time that spans several choices, and the circumstances. Undefined if there is nothing of it.
 */
export function remarkOn(
  { propertyType, location }: Slots,
  circumstances: Circumstances,
  language: Language,
  openTiming: TimingWish | null = null,
): string | undefined {
  const words = ASSISTANT_WORDS[language];
  const isOneField = (values: readonly unknown[] | "unsure" | undefined): boolean =>
    values === undefined || values === "unsure" || values.length === 1;
  const isCity =
    location !== undefined &&
    location !== "unsure" &&
    location.length === 1 &&
    location.every((place) => "zip" in place || "city" in place);
  const slots: Slots = {
    ...(isOneField(propertyType) || propertyType === undefined ? {} : { propertyType }),
    ...(isCity || location === undefined || location === "unsure" || location.length === 0
      ? {}
      : { location }),
  };
  const facts = [
    ...sayFacts(slots, ["propertyType", "location"], words),
    ...(openTiming === null ? [] : [sayOpenTiming(openTiming, language)]),
    ...sayCircumstances(circumstances, language),
  ];
  const text = facts.join("; ");
  return text === "" ? undefined : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

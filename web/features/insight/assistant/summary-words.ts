// What was understood, in words: each of the four answers, and what was said besides.
import type { Formats } from "../../../lib/format/format.ts";
import type { AssistantTexts } from "../../../../locales/en/assistant.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import type { Summary } from "./chat-line.ts";
import type { Place } from "./read-places.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

export const TOPICS = ["property_type", "location", "price", "timing"] as const;
export type Topic = (typeof TOPICS)[number];

export interface SummaryLanguage {
  readonly texts: AssistantTexts["card"];
  readonly words: LeadWords;
  readonly formats: Formats;
}

/** Null without an answer: it is open, or the person is not sure. */
export function answerWords(
  topic: Topic,
  summary: Summary,
  language: SummaryLanguage,
): string | null {
  if (summary[topic].state !== "answered") return null;
  switch (topic) {
    case "property_type":
      return language.formats.oneOf(
        summary.property_type.types.map((type) => language.words.property[type]),
      );
    case "location":
      return placesWords(summary.location.places, language.texts);
    case "price":
      return priceWords(summary.price, language);
    case "timing":
      return timingWords(summary.timing, language);
  }
}

/** As they can be typed, too. */
export function placesWords(places: readonly Place[], texts: AssistantTexts["card"]): string {
  return places
    .map(
      ({ zip, city, county, state }) =>
        zip ??
        [city ?? (county === null ? null : texts.county(county)), state]
          .filter((part) => part !== null)
          .join(", "),
    )
    .join("; ");
}

function priceWords(
  { min, max, per }: Summary["price"],
  { texts, formats }: SummaryLanguage,
): string {
  const dollars = (value: number): string => formats.money(value * CENTS_PER_DOLLAR, "whole");
  const range =
    min === null
      ? max === null
        ? ""
        : texts.upTo(dollars(max))
      : max === null
        ? texts.from(dollars(min))
        : min === max
          ? dollars(min)
          : `${dollars(min)} – ${dollars(max)}`;
  return per === "month" ? texts.aMonth(range) : range;
}

function timingWords(
  { bucket, from, until }: Summary["timing"],
  { texts, words, formats }: SummaryLanguage,
): string {
  // A day without a clock: at noon it is the same day in every zone of the country.
  const day = (iso: string): string => formats.date(`${iso}T12:00:00Z`);
  const span =
    from !== null && until !== null
      ? from === until
        ? day(from)
        : formats.days(`${from}T12:00:00Z`, `${until}T12:00:01Z`)
      : until !== null
        ? texts.until(day(until))
        : from !== null
          ? texts.since(day(from))
          : null;
  return [bucket === null ? null : words.timing[bucket], span]
    .filter((part) => part !== null)
    .join(", ");
}

/** What was said beyond the four. */
export function furtherWords(
  { beds, baths, finance_status: finance, agent_status: agent }: Summary,
  { texts, words, formats }: SummaryLanguage,
): readonly string[] {
  return [
    beds === null ? null : texts.beds(beds),
    baths === null ? null : texts.baths(formats.number(baths)),
    finance === null ? null : words.finance[finance],
    agent === null ? null : words.agent[agent],
  ].filter((part) => part !== null);
}

/** How many of the four are answered. */
export function countAnswered(summary: Summary): number {
  return TOPICS.filter((topic) => summary[topic].state === "answered").length;
}

/** Whether the conversation has come to anything yet. */
export function isAnythingKnown(summary: Summary, language: SummaryLanguage): boolean {
  return (
    TOPICS.some((topic) => summary[topic].state !== "open") ||
    summary.side !== null ||
    furtherWords(summary, language).length > 0
  );
}

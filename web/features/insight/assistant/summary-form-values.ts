// Defines the values typed into the summary, and the answers that they become.
import { readDollars } from "../../../lib/read-dollars.ts";
import type { AssistantTexts } from "../../../../locales/en/assistant.ts";
import type { Answers, Summary } from "./chat-line.ts";
import { readPlaces } from "./read-places.ts";
import { type Topic, placesWords } from "./summary-words.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

export type Edited = Topic | "side";

/** Every field's value in its control. */
export interface SummaryFormValues {
  readonly types: Summary["property_type"]["types"];
  readonly places: string;
  readonly least: string;
  readonly most: string;
  readonly per: Summary["price"]["per"];
  /** Empty: open. */
  readonly timing: Summary["timing"]["bucket"] | "";
  readonly side: Summary["side"] | "";
}

export type DraftProblems = { readonly [Name in keyof SummaryFormValues]?: string };

export function draftOf(
  {
    property_type: { types },
    location: { places },
    price: { min, max, per },
    timing: { bucket },
    side,
  }: Summary,
  texts: AssistantTexts["card"],
): SummaryFormValues {
  return {
    types,
    places: placesWords(places, texts),
    least: dollarsTyped(min),
    most: dollarsTyped(max),
    per,
    timing: bucket ?? "",
    side: side ?? "",
  };
}

/** The answers of one topic, or what is wrong with them. What is left empty is open again. */
export function answersOf(
  topic: Edited,
  draft: SummaryFormValues,
  texts: AssistantTexts["card"],
): { readonly answers: Answers } | { readonly problems: DraftProblems } {
  switch (topic) {
    case "property_type":
      return { answers: { property_types: draft.types.length === 0 ? null : [...draft.types] } };
    case "location": {
      const read = readPlaces(draft.places);
      if ("wrong" in read) return { problems: { places: texts.placesWrong(read.wrong) } };
      return { answers: { places: read.places.length === 0 ? null : [...read.places] } };
    }
    case "price":
      return priceOf(draft, texts);
    case "timing":
      return { answers: { timing: draft.timing === "" ? null : draft.timing } };
    case "side":
      return { answers: { side: draft.side === "" ? null : draft.side } };
  }
}

function priceOf(
  { least, most, per }: SummaryFormValues,
  texts: AssistantTexts["card"],
): ReturnType<typeof answersOf> {
  const [min, max] = [readWhole(least), readWhole(most)];
  if (min === "wrong" || max === "wrong")
    return {
      problems: {
        ...(min === "wrong" ? { least: texts.dollarsWrong } : {}),
        ...(max === "wrong" ? { most: texts.dollarsWrong } : {}),
      },
    };
  if (min !== null && max !== null && min > max)
    return { problems: { least: texts.leastAboveMost } };
  return { answers: { price: min === null && max === null ? null : { min, max, per } } };
}

function readWhole(typed: string): number | null | "wrong" {
  if (typed.trim() === "") return null;
  const cents = readDollars(typed);
  return cents === null || cents === 0 || cents % CENTS_PER_DOLLAR !== 0
    ? "wrong"
    : cents / CENTS_PER_DOLLAR;
}

function dollarsTyped(dollars: number | null): string {
  return dollars === null ? "" : dollars.toLocaleString("en-US");
}

/** The control that a problem of the server's belongs to. */
export function fieldOf(path: string): keyof SummaryFormValues | null {
  const [, member = "", part = ""] = path.split("/");
  if (member === "property_types") return "types";
  if (member === "places" || member === "timing" || member === "side") return member;
  return member === "price" ? (part === "max" ? "most" : "least") : null;
}

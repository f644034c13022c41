// Parses a model's answer into the closed shape of an analysis. The answer is untrusted, and no
// answer makes this throw.
import { CONSENT_CHANNELS } from "../lead/vocabulary.ts";
import { type Result, ok, refuse } from "../result.ts";
import {
  type Analysis,
  type AnalysisKind,
  CONTACT_DAYS,
  type ContactTime,
  MOST_ITEMS,
  MOST_ITEM_LETTERS,
} from "./analysis.ts";

/** Far more than the length of an answer of a thousand tokens. */
const MOST_LETTERS = 20_000;
const FENCED = /^```(?:json)?\s*\n?([\s\S]*?)\n?\s*```$/i;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

type Fields = Readonly<Record<string, unknown>>;

/** Reads members one after the other and records the problems of each. */
class Reader {
  readonly #fields: Fields;
  readonly problems: string[] = [];

  constructor(fields: Fields) {
    this.#fields = fields;
  }

  #own(name: string): unknown {
    return Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
  }

  fraction(name: string): number {
    const value = this.#own(name);
    if (typeof value === "number" && value >= 0 && value <= 1) return value;
    this.problems.push(`${name}: give a number from 0 to 1.`);
    return 0;
  }

  texts(name: string): readonly string[] {
    const value = this.#own(name);
    if (!Array.isArray(value) || value.length === 0 || value.length > MOST_ITEMS) {
      this.problems.push(`${name}: give a list of 1 to ${MOST_ITEMS} sentences.`);
      return [];
    }
    const texts = value.map((item: unknown) => (typeof item === "string" ? plain(item) : ""));
    if (texts.every((text) => text !== "" && [...text].length <= MOST_ITEM_LETTERS)) return texts;
    this.problems.push(`${name}: let each item be a text of 1 to ${MOST_ITEM_LETTERS} letters.`);
    return [];
  }

  wordOrNull<const Word extends string>(name: string, words: readonly Word[]): Word | null {
    const value = this.#own(name);
    const word = words.find((one) => one === value) ?? null;
    if (word === null && value !== null)
      this.problems.push(`${name}: give one of ${words.join(", ")}, or null.`);
    return word;
  }

  contactTime(name: string): ContactTime | null {
    const value = this.#own(name);
    if (value === null) return null;
    const { days, from, until } = isFields(value) ? value : {};
    const known = CONTACT_DAYS.find((one) => one === days);
    if (
      known !== undefined &&
      typeof from === "string" &&
      typeof until === "string" &&
      CLOCK.test(from) &&
      CLOCK.test(until) &&
      from < until
    )
      return { days: known, from, until };
    this.problems.push(
      `${name}: give {"days", "from", "until"} with days one of ${CONTACT_DAYS.join(", ")} and ` +
        "two times as HH:MM, the earlier first, or null.",
    );
    return null;
  }
}

/**
 * Reads an analysis of the kind from a text that should be one JSON object, with or without a code
 * fence. A refusal says what to change without repeating the answer; unknown members are dropped.
 */
export function readAnalysis(
  kind: AnalysisKind,
  text: string,
): Result<Analysis, readonly string[]> {
  const parsed = text.length > MOST_LETTERS ? undefined : parse(unfenced(text.trim()));
  if (!isFields(parsed)) return refuse(["Answer with one JSON object and nothing else."]);
  const reader = new Reader(parsed);
  const analysis = readKind(kind, reader);
  return reader.problems.length === 0 ? ok(analysis) : refuse(reader.problems);
}

function readKind(kind: AnalysisKind, reader: Reader): Analysis {
  switch (kind) {
    case "qualification":
      return {
        kind,
        result: {
          intent: reader.fraction("intent"),
          financial_readiness: reader.fraction("financial_readiness"),
          next_actions: reader.texts("next_actions"),
          insights: reader.texts("insights"),
        },
      };
    case "engagement":
      return {
        kind,
        result: {
          best_contact_time: reader.contactTime("best_contact_time"),
          channel: reader.wordOrNull("channel", CONSENT_CHANNELS),
          talking_points: reader.texts("talking_points"),
          follow_up: reader.texts("follow_up"),
        },
      };
    case "market":
      return {
        kind,
        result: {
          trends: reader.texts("trends"),
          comparables: reader.texts("comparables"),
          pricing: reader.texts("pricing"),
          investment_potential: reader.texts("investment_potential"),
        },
      };
  }
}

function unfenced(text: string): string {
  return FENCED.exec(text)?.[1] ?? text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The text as one line of visible characters. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, " ")
    .trim();
}

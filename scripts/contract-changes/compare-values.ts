// Finds the changes of a value's type, words, bounds or format that break a client.
import type { Schema } from "./api-document.ts";
import type { Direction } from "./compare-schemas.ts";

const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"] as const;
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"] as const;

/**
 * A new word breaks responses too: clients generated from the document treat the words as a closed
 * list. Bounds of responses are not compared, because clients do not rely on them when reading.
 */
export function compareValues(before: Schema, after: Schema, direction: Direction): string[] {
  return direction === "request"
    ? [
        ...lostTypes(before, after).map((type) => `takes ${type} no more`),
        ...lostWords(before, after).map((words) => `takes ${words} no more`),
        ...tightenedBounds(before, after),
        ...rewritten(before, after, ["format", "pattern"]),
      ]
    : [
        ...lostTypes(after, before).map((type) => `may be ${type} now`),
        ...lostWords(after, before).map((words) => `may be ${words} now`),
        ...(before.format === undefined || before.format === after.format
          ? []
          : [`is written as ${after.format ?? "any text"} now, not as ${before.format}`]),
      ];
}

/** The types of a value; null if any type is allowed. */
function typesOf({ type, const: word, enum: words }: Schema): readonly string[] | null {
  if (type !== undefined) return [type].flat();
  const known = word === undefined ? words : [word];
  return known === undefined ? null : [...new Set(known.map(typeOf))];
}

function typeOf(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
}

/** Types that `wide` has and `narrow` lacks. An integer is a number. */
function lostTypes(wide: Schema, narrow: Schema): string[] {
  const [all, left] = [typesOf(wide), typesOf(narrow)];
  if (left === null) return [];
  if (all === null) return [`anything but ${left.join(" or ")}`];
  return all.filter(
    (type) => !left.includes(type) && !(type === "integer" && left.includes("number")),
  );
}

function wordsOf({ enum: words, const: word }: Schema): readonly unknown[] | null {
  return word === undefined ? (words ?? null) : [word];
}

function lostWords(wide: Schema, narrow: Schema): string[] {
  const [all, left] = [wordsOf(wide), wordsOf(narrow)];
  if (left === null) return [];
  // Null is a type, and is reported as one.
  if (all === null) return [`anything but ${left.map((word) => JSON.stringify(word)).join(", ")}`];
  return all
    .filter((word) => word !== null && !left.includes(word))
    .map((word) => JSON.stringify(word));
}

function tightenedBounds(before: Schema, after: Schema): string[] {
  const say = (name: string): string =>
    `has ${name} ${String(after[name])} now, ` +
    (before[name] === undefined ? "and had none" : `not ${String(before[name])}`);
  const number = (value: unknown, otherwise: number): number =>
    typeof value === "number" ? value : otherwise;
  return [
    ...UPPER.filter((name) => number(after[name], Infinity) < number(before[name], Infinity)),
    ...LOWER.filter((name) => number(after[name], -Infinity) > number(before[name], -Infinity)),
  ]
    .map(say)
    .concat(
      after.uniqueItems === true && before.uniqueItems !== true ? ["takes no item twice"] : [],
    );
}

/** Patterns cannot be compared for strictness, so every change of one is reported. */
function rewritten(
  before: Schema,
  after: Schema,
  names: readonly ("format" | "pattern")[],
): string[] {
  return names
    .filter((name) => after[name] !== undefined && after[name] !== before[name])
    .map(
      (name) => `has the ${name} ${String(after[name])} now, not ${String(before[name] ?? "any")}`,
    );
}

// Reads a state that is named alone or after a place.
import { CITY_NICKNAMES, STATE_NICKNAMES, placeName } from "./gazetteer.ts";
import type { Mention } from "./place-mention.ts";
import { DIRECTION, IN } from "./place-words.ts";
import type { ReadMention, Word } from "./place-mention.ts";
import { GAP } from "./scan.ts";
import type { Topic } from "./slots.ts";
import { stateTypedWrong } from "./state-names.ts";
import { US_STATES } from "../lead/us-states.ts";

/** The codes of the states in lower case. */
export const CODES: ReadonlySet<string> = new Set(US_STATES.map(({ code }) => code.toLowerCase()));
/** The codes of the states, by their names. */
export const STATES: ReadonlyMap<string, string> = new Map(
  US_STATES.map(({ code, name }) => [placeName(name.toLowerCase()), code]),
);

/** Whether two letters after a name are set off like a state's code. */
export const isSaidState = (text: string, end: number): boolean =>
  /^,? [a-z]{2}\.? ?(?:$|[,;.!?])/.test(text.slice(end));

/** "west TX" is a part of Texas. */
export const isStateAfter = (words: readonly Word[], at: number): boolean =>
  CODES.has(words[at]?.text ?? "") || STATES.has(words[at]?.text ?? "");

/**
 * A state by its name; by its code alone only if that is the whole answer, or after a direction.
 */
export function statesOf(
  name: string,
  before: string,
  text: string,
  words: readonly Word[],
  at: number,
  length: number,
  asked: Topic | null,
): readonly string[] | null {
  const nickname = STATE_NICKNAMES.get(name);
  if (nickname !== undefined) return nickname;
  const code = STATES.get(name);
  // "Washington DC", "Kansas City", "New York": longer names come first, and a city precedes its
  // state.
  if (code !== undefined)
    return name === "new york" && !/\b(?:upstate|state) ?(?:of )?$/.test(before) ? null : [code];
  const isAlone =
    text.includes(GAP) || CITY_NICKNAMES.has(name)
      ? false
      : words.length === length ||
        (words.length - length === 1 && /^(?:in|en)$/.test(words[at - 1]?.text ?? ""));
  if (
    CODES.has(name) &&
    ((asked === "location" && isAlone) ||
      (DIRECTION.test(before) && !/^(?:in|or|me|de|la|hi|ok|oh|ma|pa|id)$/.test(name)))
  )
    return [name.toUpperCase()];
  const typed = asked === "location" || IN.test(before) ? stateTypedWrong(name) : null;
  return typed === null ? null : [typed];
}

/** Adds the state that follows: "tampa, fl", "Cobb county, Georgia", "portland in oregon". */
export function withState<Place extends Mention & { readonly state: string | null }>(
  mention: Place,
  text: string,
  words: readonly Word[],
  next: number,
  length: number,
): ReadMention {
  for (const skipped of [0, 1]) {
    if (skipped === 1 && !/^(?:in|the|en|el)$/.test(words[next]?.text ?? "")) break;
    for (let more = 3; more > 0; more -= 1) {
      const part = words.slice(next + skipped, next + skipped + more);
      const last = part.at(-1);
      if (part.length < more || last === undefined) continue;
      const name = placeName(part.map(({ text }) => text).join(" "));
      const code =
        STATES.get(name) ??
        (more === 1 &&
        skipped === 0 &&
        CODES.has(name) &&
        !isInterjection(text, mention, last) &&
        (isCode(name, mention) || isSetOff(text, mention, last))
          ? name.toUpperCase()
          : undefined) ??
        onlyOne(STATE_NICKNAMES.get(name));
      if (code !== undefined && hasIn(mention, code))
        return {
          mention: { ...mention, state: code, end: last.end },
          words: length + skipped + more,
        };
    }
  }
  return { mention, words: length };
}

/** "Fresno. oh wait no", "Lima, oh sorry": no state, although one has these letters. */
function isInterjection(text: string, { end }: Mention, code: Word): boolean {
  return (
    /^(?:oh|ok|hi|ma|pa|al)$/.test(code.text) &&
    (/[.!?;]/.test(text.slice(end, code.start)) ||
      /^,? (?:wait|no|nope|sorry|well|yeah|yes|and|actually|my|i|but|hold|never|shoot|man|boy)\b/.test(
        text.slice(code.end),
      ))
  );
}

const onlyOne = (codes: readonly string[] | undefined): string | undefined =>
  codes?.length === 1 ? codes[0] : undefined;

/**
 * "Portland, ME." and "Springfield in": letters that are set off after a place, or are all that
 * follows it, are not a word of the sentence.
 */
function isSetOff(text: string, { start, end }: Mention, code: Word): boolean {
  const between = text.slice(end, code.start);
  return (
    /^,? ?$/.test(between) &&
    /^\.? ?(?:$|[,;!?])/.test(text.slice(code.end)) &&
    (between.startsWith(",") || text.slice(0, start).trim() === "")
  );
}

/** "or", "in", "me", "la", "de" and similar codes are words, unless the place is in that state. */
function isCode(code: string, mention: Mention): boolean {
  return (
    !/^(?:or|in|me|la|de|co|hi|ok|oh|pa|ma|id|al|mi)$/.test(code) ||
    ("cities" in mention && mention.cities[0]?.state === code.toUpperCase()) ||
    (code !== "or" &&
      code !== "in" &&
      code !== "la" &&
      code !== "de" &&
      code !== "me" &&
      hasIn(mention, code.toUpperCase()))
  );
}

function hasIn(mention: Mention, state: string): boolean {
  if ("cities" in mention) return mention.cities.some((one) => one.state === state);
  return "counties" in mention && mention.counties.some((one) => one.state === state);
}

// Finds times that are parts of other times or named by two words: "second half of next year",
// "first week of May", "June of next year", "del 5 al 20 de mayo".
import {
  HOLIDAY_NAMES,
  MONTH_NAMES,
  type Period,
  SEASON_NAMES,
  dayPeriod,
  easterPeriod,
  holidayPeriod,
  monthOf,
  monthPeriod,
  seasonPeriod,
} from "./calendar-words.ts";
import { addDays, readDay, writeDay } from "./days.ts";
import type { Topic } from "./slots.ts";

/** The period that a match means; null if none. */
export type Find = (
  match: RegExpExecArray,
  today: string,
  before: string,
  asked: Topic | null,
) => Period | null;

export const yearIn = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text);

const NEXT_YEAR =
  "(?:(?:the )?next year|(?:el |la )?(?:proximo|otro) ano|(?:el )?ano (?:que (?:viene|entra)|" +
  "proximo|entrante)|20[2-9]\\d)";
const NAME = `${MONTH_NAMES}|(?:${SEASON_NAMES})|(?:${HOLIDAY_NAMES})|easter|pascua|semana santa`;
const DAYTH = "(\\d{1,2})(?:st|nd|rd|th)?";
/** Words that do not follow a day of the month. */
const NO_DAY = "(?! ?(?:k|mil|am|pm|days?|weeks?|months?|bed|br|,\\d{3}|\\d))";
const DAYS_OF_WEEK = 7;

/** The named year, or the next one. */
const yearOf = (words: string, today: string): number =>
  yearIn(/20\d\d/.exec(words)?.[0]) ?? readDay(today).year + 1;

/** The period of a month, a season or a holiday in a year. */
function nameIn(word: string, year: number): Period {
  const month = monthOf(word);
  const begins = `${year}-01-01`;
  if (month > 0) return monthPeriod(month, year, begins);
  if (/^(?:easter|pascua|semana santa)$/.test(word)) return easterPeriod(begins);
  return new RegExp(`^(?:${SEASON_NAMES})$`).test(word)
    ? seasonPeriod(word, begins, true)
    : holidayPeriod(word, begins);
}

/** The period of half a year or half a month. */
function halfOf(isSecond: boolean, words: string, today: string): Period {
  const month = monthOf(words.replace(/ .*$/, ""));
  if (month > 0) {
    const { first, last } = monthPeriod(month, yearIn(/20\d\d/.exec(words)?.[0]), today);
    return isSecond
      ? { first: addDays(first, 15), last, kind: "time" }
      : { first, last: addDays(first, 14), kind: "time" };
  }
  const year = /this year|este ano/.test(words) ? readDay(today).year : yearOf(words, today);
  return isSecond
    ? { first: `${year}-07-01`, last: `${year}-12-31`, kind: "time" }
    : { first: `${year}-01-01`, last: `${year}-06-30`, kind: "time" };
}

const ORDER: readonly RegExp[] = [
  /^(?:first|1st|primera)/,
  /^(?:second|2nd|segunda)/,
  /^(?:third|3rd|tercera)/,
  /^(?:fourth|4th|cuarta)/,
];

/** The period of a week of a month; the first week is the first seven days. */
function weekOf(which: string, month: Period): Period {
  const at = ORDER.findIndex((pattern) => pattern.test(which));
  if (at === -1)
    return { first: addDays(month.last, 1 - DAYS_OF_WEEK), last: month.last, kind: "time" };
  const first = addDays(month.first, at * DAYS_OF_WEEK);
  return { first, last: addDays(first, DAYS_OF_WEEK - 1), kind: "time" };
}

/** The period from one day of a month to another. */
function daysOf(word: string, from: number, until: number, today: string): Period | null {
  if (from > 31 || until > 31 || from === 0 || until <= from) return null;
  const { first } = dayPeriod(monthOf(word), from, null, today);
  return { first, last: writeDay({ ...readDay(first), day: until }), kind: "time" };
}

const untilDay = (last: string): Period => ({ first: last, last, kind: "deadline" });

/** The week of a day, or the one before or after it. */
function weekBy(which: string, day: string): Period {
  const monday = addDays(day, -((new Date(day).getUTCDay() + 6) % DAYS_OF_WEEK));
  const first = addDays(
    monday,
    /after|following|despues|siguiente/.test(which)
      ? DAYS_OF_WEEK
      : /before|antes/.test(which)
        ? -DAYS_OF_WEEK
        : 0,
  );
  return { first, last: addDays(first, DAYS_OF_WEEK - 1), kind: "time" };
}

/** Patterns that contain others come first. */
export const NAMED_PARTS: readonly (readonly [RegExp, Find])[] = [
  [
    new RegExp(
      "\\b(?:the |la |el )?(?:(first|1st|early|primera?|primer)|second|2nd|latter|back|last|" +
        "other|segund[ao]|ultim[ao]) (?:half|mitad|quincena|semestre) (?:of |de |del? )?(?:the " +
        `)?(${NEXT_YEAR}|this year|este ano|(?:${MONTH_NAMES})(?:,? (?:of |de |del ` +
        ")?20[2-9]\\d)?)",
    ),
    ([, first, words = ""], today) => halfOf(first === undefined, words, today),
  ],
  [
    new RegExp(
      "\\b(first|1st|second|2nd|third|3rd|fourth|4th|last|primera|segunda|tercera|cuarta|" +
        `ultima) (?:full )?(?:week|semana) (?:of|in|de|en) (${MONTH_NAMES})\\b(?:,? (?:of |de |` +
        "del )?(20[2-9]\\d))?",
    ),
    ([, which = "", word = "", year], today) =>
      weekOf(which, monthPeriod(monthOf(word), yearIn(year), today)),
  ],
  [
    new RegExp(
      "\\b(?:the |la )?(?:week|semana) (after|following|of|before|despues del?|siguiente a|" +
        `del?|antes del?) (?:the |la |el )?(${HOLIDAY_NAMES})\\b`,
    ),
    ([, which = "", word = ""], today) => weekBy(which, holidayPeriod(word, today).first),
  ],
  [
    new RegExp(
      `\\b(${MONTH_NAMES}),? (?:(?:by|no later than|a mas tardar|maximo|antes de?) (?:the |el |` +
        `del? )${DAYTH}${NO_DAY}|(?:the |el )${DAYTH} (?:at the (?:very )?latest|latest|tops|max|` +
        "a mas tardar|como maximo))",
    ),
    ([, word = "", by, latest], today) =>
      untilDay(dayPeriod(monthOf(word), Number(by ?? latest), null, today).last),
  ],
  [
    new RegExp(
      `\\b(${MONTH_NAMES})\\.? ${DAYTH} ?(?:-|to|thru|through|until|till|al|a|and) ?(?:the |el ` +
        `)?${DAYTH}\\b${NO_DAY}`,
    ),
    ([, word = "", from, until], today) => daysOf(word, Number(from), Number(until), today),
  ],
  [
    new RegExp(
      `\\b(?:the |el )?${DAYTH} ?(?:-|to|thru|through|and|al|a|y|hasta) ?(?:the |el )?${DAYTH} ` +
        `(?:of|de) (${MONTH_NAMES})\\b`,
    ),
    ([, from, until, word = ""], today) => daysOf(word, Number(from), Number(until), today),
  ],
  [
    new RegExp(`\\b(?:${NEXT_YEAR}s) (${NAME})\\b`),
    ([words, word = ""], today) => nameIn(word, yearOf(words, today)),
  ],
  [
    new RegExp(`\\b(${NAME})(?:time)?,?(?: (?:of|in|de|del|en))? (${NEXT_YEAR})\\b`),
    ([, word = "", words = ""], today) => nameIn(word, yearOf(words, today)),
  ],
  [
    new RegExp(
      `(?<=\\b(${NEXT_YEAR}),? (?:maybe |probably |like |quiza |sometime |mas o menos )?(?:in |` +
        "around |by |about |before |en |por |como en |para |antes de )?(?:the |el |la " +
        `)?)(${NAME})\\b`,
    ),
    ([, words = "", word = ""], today) => nameIn(word, yearOf(words, today)),
  ],
];

// Lists names of times with the days that each one means.
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
  nextMonth,
  quarterPeriod,
  seasonPeriod,
  weekAfter,
  yearPeriod,
} from "./calendar-words.ts";
import { addDays, addMonths, readDay } from "./days.ts";
import { type Find, yearIn } from "./named-parts.ts";
import { anyOf } from "./phrases.ts";

const BEFORE_A_TIME =
  "(?: (?:the|el|la|los|las|this|next|este|esta|end of|fines? de|finales? de|fin de|start of|" +
  "beginning of))* ?";
/** Words before a time that is a deadline. */
export const BY = new RegExp(
  `\\b${anyOf(
    "(?:before|antes de(?: que)?) (?!i forget|anything)(?:[a-z]+,? ){1,6}(?:in|en|on|is|starts|" +
      "begins|de)",
    "(?:between )?now (?:and|till|until)",
    "de aqui (?:a|al|hasta)",
    "(?:before|antes de que) (?:[a-z]+ ){1,5}",
    "by",
    "before",
    "no later than",
    "until",
    "til",
    "till",
    "prior to",
    "on or before",
    "deadline(?: is)?",
    "antes (?:de|del)",
    "para",
    "a mas tardar",
    "hasta",
    "previo a",
  )}${BEFORE_A_TIME}$`,
);

const HALF: Readonly<Record<string, readonly [number, number]>> = {
  early: [0, 2],
  mid: [4, 7],
  late: [8, 11],
};

/** The longest first, such as a month with a day before a month. */
export const NAMED: readonly (readonly [RegExp, Find])[] = [
  [
    /\b(early|the (?:start|beginning) of|beginning of|start of|(?:a )?principios de(?:l)?|a inicios de(?:l)?|late|mid(?:dle of)?-?|a mediados de(?:l)?) ?(?:next year|(?:proximo|otro) ano|ano (?:que (?:viene|entra)|proximo|entrante)|(20[2-9]\d))\b/,
    ([, part = "", year], today) => {
      const [from, until] = /mid|mediados/.test(part)
        ? (HALF["mid"] ?? [4, 7])
        : /late/.test(part)
          ? (HALF["late"] ?? [8, 11])
          : (HALF["early"] ?? [0, 2]);
      const first = `${yearIn(year) ?? readDay(today).year + 1}-01-01`;
      return {
        first: addMonths(first, from),
        last: addDays(addMonths(first, until + 1), -1),
        kind: "time",
      };
    },
  ],
  [
    /\b(?:the )?(?:end|close) of (?:the |this )?year\b|\b(?:a |para )?(?:fin(?:es|ales)?|final) (?:de(?:l)?|de este) ano\b|\bfin de ano\b|\b(?:the )?year (?:ends|is (?:over|out|up))\b|\b(?:se )?(?:acabe|termine|acaba|termina) el ano\b|\byear ?end\b/,
    (_, today) => untilOnly(`${readDay(today).year}-12-31`),
  ],
  [
    /\b(?:the )?(?:end|close) of next year\b|\b(?:fin(?:es|ales)?|final) del (?:proximo ano|ano que viene|otro ano|ano que entra|ano proximo)\b/,
    (_, today) => untilOnly(`${readDay(today).year + 1}-12-31`),
  ],
  [
    /\b(?:(first|1st|primer)|(second|2nd|segundo)|(third|3rd|tercer)|(fourth|4th|last|cuarto|ultimo)) (?:quarter|trimestre)(?: (?:of|de|del) (next year|proximo ano|ano que viene|(20[2-9]\d)))?\b/,
    ([, first, second, third, , next, year], today) =>
      quarterPeriod(
        first !== undefined ? 1 : second !== undefined ? 2 : third !== undefined ? 3 : 4,
        yearIn(year) ?? (next === undefined ? null : readDay(today).year + 1),
        today,
      ),
  ],
  [
    /\bq([1-4])\b(?: (?:of )?(?:(20[2-9]\d)|next year))?\b/,
    ([whole, quarter, year], today) =>
      quarterPeriod(
        Number(quarter ?? 1),
        yearIn(year) ?? (whole.endsWith("next year") ? readDay(today).year + 1 : null),
        today,
      ),
  ],
  [
    /\b(?:the )?(?:first|beginning|start) of the (?:new )?year\b|\b(?:a )?(?:principios|inicios|comienzos) de(?:l)? ano(?! (?:que|proximo|entrante))\b/,
    (_, today) => quarterPeriod(1, readDay(today).year + 1, today),
  ],
  [
    /\bin the new year\b|\b(?:con|en) el ano nuevo\b/,
    (_, today) => quarterPeriod(1, readDay(today).year + 1, today),
  ],
  [
    /\bnext year\b|\b(?:el )?(?:proximo ano|ano que (?:viene|entra)|otro ano|ano (?:proximo|entrante))\b/,
    (_, today) => yearPeriod(readDay(today).year + 1),
  ],
  [
    /\bthis year\b|\beste ano\b/,
    (_, today) => ({ first: today, last: `${readDay(today).year}-12-31`, kind: "day" }),
  ],
  [
    /\bnext month\b|\b(?:el )?(?:proximo mes|mes que (?:viene|entra)|otro mes|mes (?:proximo|entrante))\b/,
    (_, today) => nextMonth(today),
  ],
  [
    /\bthis month\b|\beste mes\b/,
    (_, today) => ({ first: today, last: addDays(nextMonth(today).first, -1), kind: "day" }),
  ],
  [
    /\b(?:next|this) weekend\b|\bnext week\b|\b(?:proxima semana|semana que (?:viene|entra))\b/,
    (_, today) => weekAfter(today),
  ],
  [/\bchristmas eve\b|\bnoche ?buena\b/, (_, today) => dayPeriod(12, 24, null, today)],
  [/\b(?:easter|pascua|semana santa)\b/, (_, today) => easterPeriod(today)],
  [
    /\bnew years eve\b|\b(?:noche vieja|nochevieja)\b/,
    (_, today) => dayPeriod(12, 31, null, today),
  ],
  [/\btax day\b/, (_, today) => dayPeriod(4, 15, null, today)],
  [
    /\btax (?:season|time)\b|\b(?:temporada|epoca|tiempo) de (?:los )?(?:taxes|impuestos)\b/,
    (_, today) => {
      const { last } = dayPeriod(4, 15, null, today);
      return { first: `${last.slice(0, 4)}-01-01`, last, kind: "time" };
    },
  ],
  [
    new RegExp(`\\b(${HOLIDAY_NAMES})\\b( (?:of )?next year| del (?:proximo ano|ano que viene))?`),
    ([, word = "", next], today) =>
      holidayPeriod(word, next === undefined ? today : `${readDay(today).year + 1}-01-01`),
  ],
  [
    /\b(?:tomorrow(?! if)|(?<!la |de )manana(?! mismo))\b/,
    (_, today) => ({ first: addDays(today, 1), last: addDays(today, 1), kind: "day" }),
  ],
  [
    new RegExp(
      `\\b(${MONTH_NAMES})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?! ?(?:k|mil|bed|br|` +
        ",\\d{3}))(?:,? (20[2-9]\\d))?",
    ),
    ([, word = "", day = "", year], today) =>
      Number(day) > 31 ? null : dayPeriod(monthOf(word), Number(day), yearIn(year), today),
  ],
  [
    new RegExp(
      "\\b(?:the )?(\\d{1,2}|first|primero)(?:st|nd|rd|th|ro)? (?:of |de " +
        `)?(${MONTH_NAMES})\\b(?: (?:de |del )?(20[2-9]\\d))?`,
    ),
    ([, day = "", word = "", year], today) =>
      Number(day) > 31
        ? null
        : dayPeriod(monthOf(word), /^\d/.test(day) ? Number(day) : 1, yearIn(year), today),
  ],
  [
    /\b(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?:\/(20[2-9]\d|[2-9]\d))?\b(?! ?(?:bed|bath|house|ranch|home|casa|casita|condo))/,
    ([whole, month = "", day = "", year], today, _, asked) =>
      asked !== "timing" &&
      year === undefined &&
      Number(month) < 7 &&
      Number(day) < 5 &&
      /^\d\/\d$/.test(whole)
        ? null
        : dayPeriod(
            Number(month),
            Number(day),
            year === undefined ? null : Number(year) + (year.length === 2 ? 2_000 : 0),
            today,
          ),
  ],
  [
    new RegExp(
      `\\b(${MONTH_NAMES})\\b(?:(?: of| de| del)?,? (20[2-9]\\d)\\b)? ?(?:or|to|through|thru|-|` +
        `and|o|a|y|hasta) ?(?:(?:in|en|maybe|quiza) )?(${MONTH_NAMES})\\b(?:(?: of| de| del)?,? ` +
        "(20[2-9]\\d)\\b)?",
    ),
    ([, from = "", year, until = "", lastYear], today) => {
      const first = monthPeriod(monthOf(from), yearIn(year) ?? yearIn(lastYear), today);
      return {
        first: first.first,
        last: monthPeriod(monthOf(until), yearIn(lastYear), first.first).last,
        kind: "time",
      };
    },
  ],
  [
    new RegExp(`\\b(${MONTH_NAMES})\\b\\.?(?:(?: of| de| del)?,? (20[2-9]\\d)\\b)?`),
    ([, word = "", year], today, before) =>
      monthPeriod(
        monthOf(word),
        yearIn(year) ??
          (/\b(?:next|proximo) $/.test(before) && monthOf(word) > readDay(today).month
            ? readDay(today).year + 1
            : null),
        today,
      ),
  ],
  [
    new RegExp(
      `\\b(next |this |the |proximo |proxima |este |esta )?(${SEASON_NAMES})(?:time)?\\b(?: ` +
        "(?:of |de |del )?(20[2-9]\\d))?",
    ),
    ([, which, word = "", year], today, before) =>
      seasonPeriod(
        word,
        year === undefined ? today : `${year}-01-01`,
        year !== undefined ||
          which?.startsWith("next") === true ||
          which?.startsWith("proxim") === true ||
          (which?.startsWith("this") !== true &&
            which?.startsWith("est") !== true &&
            isEnding(word, today)) ||
          BY.test(before),
      ),
  ],
  [
    /\b(20[2-9]\d)\b(?!\d|,\d{3}| ?(?:k|sq|dollars))/,
    ([, year = ""], today) =>
      Number(year) < readDay(today).year ? null : yearPeriod(Number(year)),
  ],
];

/** In its last month a season's name alone means the next one. */
const isEnding = (season: string, today: string): boolean =>
  seasonPeriod(season, today, false).last < addDays(today, 30);

const untilOnly = (last: string): Period => ({ first: last, last, kind: "deadline" });

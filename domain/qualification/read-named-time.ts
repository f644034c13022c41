// Times by their names: a month, a season, a quarter, a year, a holiday or a date, with what stands
// before it.
import {
  HOLIDAY_NAMES,
  MONTH_NAMES,
  type Period,
  SEASON_NAMES,
  type Spoken,
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
import { type Find, NAMED_PARTS, yearIn } from "./named-parts.ts";
import { anyOf } from "./phrases.ts";
import type { Scan } from "./scan.ts";
import type { Topic } from "./slots.ts";

const BY = new RegExp(
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
  )}(?: (?:the|el|la|los|las|this|next|este|esta|end of|fines? de|finales? de|fin de|start of|beginning of))* ?$`,
);
const FROM =
  /\b(?:starting|from|since|beginning|as of|a partir (?:de|del)|desde)(?: (?:in|on|the|this|el|la|next))* ?$/;
const AFTER =
  /\b(?:after|once|post|not (?:until|till|before) after|despues (?:de|del)|pasando|pasado|(?:(?:ya|luego|despues de|en cuanto|cuando|nomas|una vez|apenas|nada mas)(?: de)?(?: que)? (?:se )?(?:pase[n]?|acabe[n]?|termine[n]?|pasen)))(?: (?:the|el|la|los|las|this|next))* ?$/;
const NOT_UNTIL =
  /\b(?:(?:hold(?:ing)? off|wait(?:ing)?|postpon\w+|delay\w*|put(?:ting)? (?:it|this) off|push(?:ing)? (?:it|this)(?: back| off| out)?|esper\w+|aguant\w+)(?: it| a little| un poco| mejor)? (?:until|till|til|hasta)|not? (?:before|until|till|til|sooner than|hasta|antes (?:de|del))|(?:not|no) earlier than)(?: (?:the|el|la|los|las))* ?$/;
const PERIOD_BEFORE = new RegExp(
  `\\b${anyOf(
    "meant",
    "in",
    "during",
    "around",
    "sometime",
    "next",
    "this",
    "early",
    "mid",
    "late",
    "come",
    "for",
    "on",
    "en",
    "durante",
    "por",
    "este",
    "esta",
    "proximo",
    "proxima",
    "a",
    "el",
    "la",
    "del",
    "al",
    "til",
    "or",
    "and",
    "maybe",
    "probably",
    "of",
    "o",
    "mediados de",
    "principios de",
    "finales de",
    "in the",
    "hacia",
    "maybe in",
    "como en",
    "is",
    "starts",
    "ends",
    "up",
  )}(?: (?:the|el|la|los|las|this|next|mes de))* ?$`,
);

const NOT_UNTIL_AFTER = /\b(?:not? (?:until|till|hasta)) (?:after|despues de|despues del) ?$/;
const ONWARD =
  /^,? ?(?:at the earliest|or later|onward|on\b(?! (?:that|the))|p?a delante|para adelante|en adelante|o despues|como (?:muy )?temprano)/;
/** "the end of March", "before March is over". */
const ENDS_BEFORE =
  /\b(?:(?:before|antes de(?: que)?) (?:se )?(?:acab\w+|termin\w+)(?: el| la)?|(?:end|fin|fines|finales|final) (?:of|de|del)(?: the| el| este)?) ?$/;
const ENDS_AFTER =
  /^ (?:ends|is over|is out|is done|is through|passes|has passed|are over|se acab\w+|termin\w+)/;
/** "once January is over". */
const AFTER_END =
  /\b(?:after|once|when|as soon as|wait (?:until|till|til)|not (?:until|till)|hasta que|cuando|en cuanto|despues de que|una vez que)(?: the| el| la| las| los)? ?$/;
/** Spanish "para marzo" is within it, where "para Navidad" is by it. */
const FOR = /\bpara (?:el |la )?$/;
const THEN_AFTER =
  /^,? ?(?:so |and |y |or |o )?(?:any ?time (?:after|from|past)|after (?:that|then)|from then|despues de eso)/;
const FROM_THEN = /^[^.;]{0,12}\bfrom\b/;
const BY_THEN = new RegExp(
  `^(?: [a-z]+){0,2},? ?${anyOf(
    "(?:pa |para )?antes de (?:eso|esa fecha)",
    "(?:so |and )?(?:we want |need it done |id like it |it )?(?:before|by) (?:that|then)",
    "so (?:before|by) (?:that|then)",
    "[^.;]{0,50}\\b(?:before|by) (?:that|then)(?! (?:i|we|the|its)\\b)",
    "[^.;]{0,50}\\b(?:antes de|para) (?:eso|esa fecha|entonces)",
    "(?:at the )?latest",
    "[^.;]{0,30}\\b(?:at the (?:very |absolute )?latest|a mas tardar)",
    "or (?:sooner|before|earlier)",
    "a mas tardar",
    "o antes",
  )}`,
);

/**
 * A month, season, quarter, year, holiday or date, with what stands before it. Of several the last
 * one: people come to the point.
 */
export function readNamed(scan: Scan, asked: Topic | null, today: string): Spoken | null {
  const found: Found[] = [];
  for (const [pattern, periodOf] of [...NAMED_PARTS, ...NAMED]) {
    for (const match of scan.findAll(pattern)) {
      const before = scan.text.slice(Math.max(0, match.index - REACH), match.index);
      const after = scan.text.slice(match.index + match[0].length);
      const period = periodOf(match, today, before, asked);
      if (period === null || !isTime(match[0], before, after, asked)) continue;
      scan.blank(match.index, match.index + match[0].length);
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        period,
        spoken: placed(period, before, after),
      });
    }
  }
  const inOrder = found.toSorted((a, b) => a.start - b.start);
  const range = rangeOf(inOrder, scan.text);
  if (range !== null) return range;
  // "by new years eve, Dec 31": said twice, the first time with what it means.
  const kept = inOrder.filter(
    ({ spoken }, index) =>
      index === 0 || spoken.until === null || inOrder[index - 1]?.spoken.until !== spoken.until,
  );
  return (
    kept.findLast(
      ({ start, end }) =>
        !/^ (?:break|vacations?)\b/.test(scan.text.slice(end)) &&
        !isRefusedTime(scan.text.slice(Math.max(0, start - REACH), start)),
    )?.spoken ??
    kept.at(-1)?.spoken ??
    null
  );
}

/** "not in May", "dont wanna show it during the holidays". */
function isRefusedTime(before: string): boolean {
  return (
    /\b(?:not|no|ya no en|isnt) (?:in |en |the )?$/.test(before) ||
    /\b(?:not|no|dont|wont|cant|never|avoid\w*|evit\w+|skip\w*|except|excepto|menos)\b[^,.;\u00A6]{0,40}\b(?:in|during|over|en|durante|avoid\w*|evitar|except|excepto|menos) (?:the |el |la |las |los )?$/.test(
      before,
    )
  );
}

/** Letters before a time that say something of it. */
const REACH = 160;

interface Found {
  readonly start: number;
  readonly end: number;
  readonly period: Period;
  readonly spoken: Spoken;
}

/**
 * "between Memorial Day and Labor Day", "April 10 thru April 25": all that lies between two times.
 */
function rangeOf(found: readonly Found[], text: string): Spoken | null {
  for (const [
    index,
    {
      start,
      end,
      period: { first },
    },
  ] of found.entries()) {
    const next = found[index + 1];
    if (next === undefined || next.period.last <= first) continue;
    const between = text.slice(end, next.start);
    const isBetween =
      /\b(?:between|from|entre|de|del|desde) (?:the |el |la |los |las )?$/.test(
        text.slice(0, start),
      ) &&
      /^,? ?(?:to|and|y|a|al|hasta|until|till|or|o) (?:the |el |la |los |las )?$/.test(between);
    if (isBetween || /^ ?(?:to|through|thru|-|hasta|al) ?(?:the |el |la )?$/.test(between))
      return { from: first, until: next.period.last };
  }
  return null;
}

/**
 * What the words around a time make of it: a day by which, a day from which, or the whole of it.
 */
function placed({ first, last, kind }: Period, before: string, after: string): Spoken {
  const isLong = kind === "time" || kind === "season";
  if (kind === "deadline") return { from: null, until: last };
  if (NOT_UNTIL_AFTER.test(before)) return { from: addDays(last, 1), until: null };
  if (NOT_UNTIL.test(before) || ONWARD.test(after)) return { from: first, until: null };
  if (AFTER_END.test(before) && ENDS_AFTER.test(after))
    return { from: addDays(last, 1), until: null };
  if (ENDS_BEFORE.test(before) || ENDS_AFTER.test(after)) return { from: null, until: last };
  if (kind === "time" && FOR.test(before)) return { from: first, until: last };
  if (FROM.test(before)) return { from: first, until: null };
  if (THEN_AFTER.test(after))
    return {
      from: kind === "time" && !FROM_THEN.test(after) ? addDays(last, 1) : first,
      until: null,
    };
  if (AFTER.test(before)) return { from: isLong ? addDays(last, 1) : first, until: null };
  if (/\b(?:till|until|til|hasta) ?$/.test(before) && /\bno\b/.test(before))
    return { from: first, until: null };
  if (BY.test(before) || BY_THEN.test(after))
    return {
      from: null,
      until: kind === "time" ? addDays(first, -1) : kind === "season" ? first : last,
    };
  return { from: first, until: last };
}

/**
 * "may", "march", "fall" and "spring" are other words too: they need something before them, or the
 * question.
 */
function isTime(word: string, before: string, after: string, asked: Topic | null): boolean {
  if (/^ clinic\b/.test(after)) return false;
  if (
    word === "may" &&
    /^ (?:i|we|you) (?:ask|have|call|see|know|speak|get|come|please|say|talk|request|suggest|use|add|also)\b/.test(
      after,
    )
  )
    return false;
  if (word === "may" && /^ ?(?:need|have to|want|wait|take|be)\b/.test(after)) return false;
  if (/(?:\u00A6) (?:to|for|with|por|a) $/.test(before)) return true;
  if (/^(?:may|mar|march|fall|spring|sep|dec|oct|ene)$/.test(word) && asked !== "timing")
    return (
      [BY, AFTER, FROM, NOT_UNTIL, PERIOD_BEFORE].some((pattern) => pattern.test(before)) &&
      !(
        word === "may"
          ? /^ ?(?:be|have|need|want|not|like)\b/
          : /^ ?(?:through|apart|ranch|branch|lane)\b/
      ).test(after)
    );
  return (
    !/\b(?:since|back in|last|built in|bought in|ago in|mine since|pasado) (?:the )?$/.test(
      before,
    ) || asked === "timing"
  );
}

const HALF: Readonly<Record<string, readonly [number, number]>> = {
  early: [0, 2],
  mid: [4, 7],
  late: [8, 11],
};

/** The longest first: a month with a day before a month. */
const NAMED: readonly (readonly [RegExp, Find])[] = [
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
          BY.test(before),
      ),
  ],
  [
    /\b(20[2-9]\d)\b(?!\d|,\d{3}| ?(?:k|sq|dollars))/,
    ([, year = ""], today) =>
      Number(year) < readDay(today).year ? null : yearPeriod(Number(year)),
  ],
];

const untilOnly = (last: string): Period => ({ first: last, last, kind: "deadline" });

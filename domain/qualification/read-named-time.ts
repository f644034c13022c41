// Reads named times: a month, a season, a quarter, a year, a holiday or a date, with the words
// before it.
import { BY } from "./named-times.ts";
import type { Period, Spoken } from "./calendar-words.ts";
import { addDays } from "./days.ts";
import { NAMED_PARTS } from "./named-parts.ts";
import { NAMED } from "./named-times.ts";
import { anyOf } from "./phrases.ts";
import type { Scan } from "./scan.ts";
import type { Topic } from "./slots.ts";
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
/** Spanish "para marzo" means within March, but "para Navidad" means by Christmas. */
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
 * A month, season, quarter, year, holiday or date, with the words before it. Of several the last
 * one, because people correct themselves.
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
  // "by new years eve, Dec 31": the same time twice, first with its preposition.
  const kept = inOrder.filter(
    ({ spoken }, index) =>
      index === 0 || spoken.until === null || inOrder[index - 1]?.spoken.until !== spoken.until,
  );
  if (kept.length === 1 && kept.every(({ start }) => DENIED.test(scan.text.slice(0, start))))
    return null;
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

/** "not this year", "no this month": which one instead is not said. */
const DENIED =
  /(?:^|[,.;!] ?)\W*(?:(?:definitely|probably|maybe|well|no|hm+),? )*(?:not|no|ni) (?:in )?(?:the )?$/;

/** Characters before a time that are read for its context. */
const REACH = 160;

interface Found {
  readonly start: number;
  readonly end: number;
  readonly period: Period;
  readonly spoken: Spoken;
}

/** "between Memorial Day and Labor Day", "April 10 thru April 25": the range between two times. */
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
 * The meaning of a time by the words around it: a latest day, an earliest day, or the whole period.
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

/** "been thinking about it since March": a past time, also in answer to the question. */
const HAS_LASTED =
  /\b(?:been|was|were|have|had|has|started|listed|vacant|empty|owned|there|llev\w+|estado|vivido|tengo|tenemos)\b[^,.;]{0,40}\b(?:since|desde) (?:the |last |el |el mes de )?$/;

/**
 * "may", "march", "fall" and "spring" are also other words: they require a preposition, or the
 * question about timing.
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
  if (HAS_LASTED.test(before) || /\b(?:last|this past|back in) $/.test(before)) return false;
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

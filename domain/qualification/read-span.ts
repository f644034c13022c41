// Reads spans of time from today: "within 45 days", "in 2 to 4 months", "a year from now", "not for
// a year".
import { addDays, addMonths } from "./days.ts";
import { anyOf } from "./phrases.ts";
import type { Scan } from "./scan.ts";
import type { Topic } from "./slots.ts";
import type { Spoken } from "./calendar-words.ts";

const UNIT = "(days?|weeks?|wks?|months?|mos?|mths?|years?|yrs?|dias?|semanas?|mes(?:es)?|anos?)";
const NUMBER = "(\\d+(?:\\.\\d+)?)";
const SPAN = new RegExp(
  `\\b${NUMBER} ?(?:${UNIT})? ?(?:(?:-|to|or|a|o|and|y)|,(?: ?(?:maybe|or|or maybe|possibly|` +
    `perhaps|quizas?|tal vez|a lo mejor|o)(?= ))?|(?:or )?maybe(?= )) ?${NUMBER} ?${UNIT}\\b`,
);
/** "four five months": two consecutive figures. */
const PAIR = new RegExp(`\\b(?:1 2|2 3|3 4|4 5|5 6|6 7|7 8|8 9|9 10|10 12|30 60|60 90) ${UNIT}\\b`);
/** "a year or two". */
const OR_MORE = new RegExp(`\\b${NUMBER} ${UNIT} (?:or|o) ${NUMBER}\\b`);
const SINGLE = new RegExp(`\\b${NUMBER}(?:[ -]?| \\u00A6+ )${UNIT}\\b`);
const WITHIN_BEFORE = new RegExp(
  `\\b${anyOf(
    "within",
    "inside of",
    "in (?:the )?(?:next|coming)",
    "over the (?:next|coming)",
    "(?:some ?(?:point|time)|sometime) in the (?:next|coming)",
    "in (?:under|less than)",
    "less than",
    "under",
    "no (?:more|later) than",
    "at most",
    "up to",
    "en menos de",
    "menos de",
    "no mayor a",
    "no mas de",
    "en un plazo de(?: menos de)?",
    "de aqui a(?: unos| unas)?",
    "between now and",
    "dentro de(?: (?:los|las)(?: proximos| proximas| siguientes)?| unos| unas)?",
    "en (?:los|las) (?:proximos|proximas|siguientes)",
    "antes de",
    "max(?:imo)?",
    "a mas tardar en",
    "by",
    "next",
  )}(?: about| the next)? $`,
);
const AFTER_WITHIN =
  /^(?: from now)?,? ?(?:or (?:less|sooner|so at most|under)|max(?:imum|imo)?|tops|at (?:the )?most|o menos|a lo mucho)/;
const NOT_BEFORE = new RegExp(
  `\\b${anyOf(
    "not? (?:for(?: at least)?|until|till|before|sooner than)",
    "at least",
    "more than",
    "over",
    "mas de",
    "no antes de",
    "minimo",
    "al menos",
    "no sooner than",
    "in no less than",
  )} $`,
);
const LATER =
  /^.{0,24}\b(?:no antes|not before|not sooner|at least|at the earliest|or more|or later|o mas)\b/;

/** Days of a month, for half months. */
const DAYS_OF_MONTH = 30;

/** "in 2 to 4 months", "within 45 days", "a year from now". */
export function readSpan(scan: Scan, asked: Topic | null, today: string): Spoken | null {
  const orMore = OR_MORE.exec(scan.text);
  const pair = PAIR.exec(scan.text);
  // "650 to 700, twelve months from now" names a price, then a time.
  const listed = scan
    .findAll(SPAN)
    .find(([whole, least, , most]) => !whole.includes(",") || Number(least) < Number(most));
  const range =
    listed ??
    orMore ??
    (pair === null ? null : new RegExp(`${NUMBER}() ${NUMBER} ${UNIT}`).exec(scan.text));
  if (range !== null) {
    const [whole, least = "", firstUnit, most = "", unit = firstUnit ?? ""] = range;
    if (!countsTime(scan.text, range.index, whole, asked)) return null;
    scan.blank(range.index, range.index + whole.length);
    return {
      from: shifted(today, Number(least), firstUnit ?? unit),
      until: shifted(today, Number(most), unit),
    };
  }
  // The last of several: "I said 3 months but within 6 is more realistic".
  const single = scan
    .findAll(SINGLE)
    .findLast((match) => countsTime(scan.text, match.index, match[0], asked));
  if (single === undefined) return null;
  const [whole, count = "", unit = ""] = single;
  const before = scan.text.slice(0, single.index);
  const after = scan.text.slice(single.index + whole.length);
  const day = shifted(today, Number(count), unit);
  scan.blank(single.index, single.index + whole.length);
  if (NOT_BEFORE.test(before) || LATER.test(after)) return { from: day, until: null };
  return WITHIN_BEFORE.test(before) || AFTER_WITHIN.test(after)
    ? { from: null, until: day }
    : { from: day, until: day };
}

/** "31 yrs teaching", "30 years in the army", "20 anos en la construccion". */
const WORKED = new RegExp(
  `^ (?:${anyOf(
    "(?:of )?(?:teach|driv|nurs|work|farm|serv|weld|build|cook|truck|fish|fl[yi]|coach|preach|" +
      "clean|liv|pay|sav|sav|help|do)ing",
    "(?:in|at|with|on|of) (?:the |this |my |our |a )?(?:same )?(?:army|navy|marines?|military|" +
      "service|force|corps|job|jobs|company|business|post office|school|trade|industry|field|" +
      "house|apartment|place|state|country|road|hospital|union|plant|mines?|marriage)",
    "(?:sober|clean|together|divorced|retired|manejando|trabajando|casad[oa]s?|juntos)",
    "en (?:la construccion|el negocio|la fabrica|el campo|la yarda|la misma|la cocina|limpieza)",
    "de (?:experiencia|servicio|trabajo|chofer|maestr[oa])",
  )})\\b`,
);

/** "married 14 years", "3 hours today", "I am 62 years old" count something else. */
function countsTime(text: string, start: number, whole: string, asked: Topic | null): boolean {
  const before = text.slice(0, start);
  const after = text.slice(start + whole.length);
  if (
    /\b(?:for|been|llevo|tengo|hace|tenemos|tiene|married|since|last|past|every|ultimos|durante|por) (?:the |about |like |over |casi |mas de )?$/.test(
      before,
    ) &&
    !/\b(?:not|no) for (?:at least |about |another )?$/.test(before)
  )
    return false;
  if (WORKED.test(after)) return false;
  if (
    /^ ?(?:old|ago|experience|of age|married|renting|lease|aqui|en este|de edad|de casad|atras|en el)/.test(
      after,
    )
  )
    return false;
  return (
    asked === "timing" ||
    /\b(?:in|within|next|about|under|than|coming|los|las|en|de|dentro|proximos|proximas|menos|for|a|close|like) (?:the next |about |like |como )?$/.test(
      before,
    ) ||
    /^ ?(?:from now|or (?:less|so|sooner)|out\b|horizon|timeline|close|closing|escrow|max|tops|o menos)/.test(
      after,
    ) ||
    /-/.test(whole)
  );
}

function shifted(today: string, count: number, unit: string): string {
  const isHalf = unit.startsWith("m") && !Number.isInteger(count);
  if (isHalf)
    return addDays(addMonths(today, Math.floor(count)), Math.round((count % 1) * DAYS_OF_MONTH));
  if (/^(?:d|w|s)/.test(unit))
    return addDays(today, Math.round(count * (unit.startsWith("d") ? 1 : 7)));
  return addMonths(today, Math.round(count * (/^(?:y|a)/.test(unit) ? 12 : 1)));
}

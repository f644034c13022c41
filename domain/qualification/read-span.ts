// Spans of time from today: "within 45 days", "in 2 to 4 months", "a year from now", "not for a year".
import { addDays, addMonths } from "./days.ts";
import { anyOf } from "./phrases.ts";
import type { Scan } from "./scan.ts";
import type { Topic } from "./slots.ts";
import type { Spoken } from "./calendar-words.ts";

const UNIT = "(days?|weeks?|wks?|months?|mos?|mths?|years?|yrs?|dias?|semanas?|mes(?:es)?|anos?)";
const NUMBER = "(\\d+(?:\\.\\d+)?)";
const SPAN = new RegExp(`\\b${NUMBER} ?(?:${UNIT})? ?(?:-|to|or|a|o|and|y) ?${NUMBER} ?${UNIT}\\b`);
/** "a year or two". */
const OR_MORE = new RegExp(`\\b${NUMBER} ${UNIT} (?:or|o) ${NUMBER}\\b`);
const SINGLE = new RegExp(`\\b${NUMBER}[ -]?${UNIT}\\b`);
const WITHIN_BEFORE = new RegExp(`\\b${anyOf(
  "within", "inside of", "in (?:the )?(?:next|coming)", "over the (?:next|coming)", "(?:some ?(?:point|time)|sometime) in the (?:next|coming)",
  "in (?:under|less than)", "less than", "under", "no (?:more|later) than", "at most", "up to", "en menos de", "menos de", "no mayor a", "no mas de",
  "en un plazo de(?: menos de)?", "dentro de(?: (?:los|las)(?: proximos| proximas| siguientes)?| unos| unas)?",
  "en (?:los|las) (?:proximos|proximas|siguientes)", "antes de", "max(?:imo)?", "a mas tardar en", "by", "next",
)}(?: about| the next)? $`);
const AFTER_WITHIN = /^(?: from now)?,? ?(?:or (?:less|sooner|so at most|under)|max(?:imum|imo)?|tops|at (?:the )?most|o menos|a lo mucho)/;
const NOT_BEFORE = new RegExp(`\\b${anyOf(
  "not? (?:for(?: at least)?|until|till|before|sooner than)", "at least", "more than", "over", "mas de", "no antes de", "minimo", "al menos",
  "no sooner than", "in no less than",
)} $`);
const LATER = /^.{0,24}\b(?:no antes|not before|not sooner|at least|at the earliest|or more|or later|o mas)\b/;

/** "in 2 to 4 months", "within 45 days", "a year from now". */
export function readSpan(scan: Scan, asked: Topic | null, today: string): Spoken | null {
  const orMore = OR_MORE.exec(scan.text);
  const range = SPAN.exec(scan.text) ?? orMore;
  if (range !== null) {
    const [whole, least = "", firstUnit, most = "", unit = firstUnit ?? ""] = range;
    if (!countsTime(scan.text, range.index, whole, asked)) return null;
    scan.blank(range.index, range.index + whole.length);
    return { from: shifted(today, Number(least), firstUnit ?? unit), until: shifted(today, Number(most), unit) };
  }
  // Of several the last: "I said 3 months but within 6 is more realistic".
  const single = scan.findAll(SINGLE).findLast((match) => countsTime(scan.text, match.index, match[0], asked));
  if (single === undefined) return null;
  const [whole, count = "", unit = ""] = single;
  const before = scan.text.slice(0, single.index);
  const after = scan.text.slice(single.index + whole.length);
  const day = shifted(today, Number(count), unit);
  scan.blank(single.index, single.index + whole.length);
  if (NOT_BEFORE.test(before) || LATER.test(after)) return { from: day, until: null };
  return WITHIN_BEFORE.test(before) || AFTER_WITHIN.test(after) ? { from: null, until: day } : { from: day, until: day };
}

/** "married 14 years", "3 hours today", "I am 62 years old" count something else. */
function countsTime(text: string, start: number, whole: string, asked: Topic | null): boolean {
  const before = text.slice(0, start);
  const after = text.slice(start + whole.length);
  if (/\b(?:for|been|llevo|tengo|hace|tenemos|tiene|married|since|last|past|every|ultimos|durante|por) (?:the |about |like |over |casi |mas de )?$/.test(before) && !/\b(?:not|no) for (?:at least |about |another )?$/.test(before)) return false;
  if (/^ ?(?:old|ago|experience|of age|married|renting|lease|aqui|en este|de edad|de casad|atras|en el)/.test(after)) return false;
  return asked === "timing" || /\b(?:in|within|next|about|under|than|coming|los|las|en|de|dentro|proximos|proximas|menos|for|a|close|like) (?:the next |about |like |como )?$/.test(before) || /^ ?(?:from now|or (?:less|so|sooner)|out\b|horizon|timeline|close|closing|escrow|max|tops|o menos)/.test(after) || /-/.test(whole);
}

function shifted(today: string, count: number, unit: string): string {
  if (/^(?:d|w|s)/.test(unit)) return addDays(today, Math.round(count * (unit.startsWith("d") ? 1 : 7)));
  return addMonths(today, Math.round(count * (/^(?:y|a)/.test(unit) ? 12 : 1)));
}

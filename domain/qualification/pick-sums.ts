// Picks the figures of a sentence that are about the price, each with the role that the words
// around it give it.
import { type Amount, findAmounts } from "./amounts.ts";
import { anyOf } from "./phrases.ts";
import { type Role, isRefused, namesAnEnd, roleOf } from "./price-bounds.ts";
import type { Slots, Topic } from "./slots.ts";

export interface Sum extends Amount {
  readonly role: Role;
}

export interface SumContext {
  readonly asked: Topic | null;
  readonly known: Slots;
  readonly isRenter: boolean;
  /** "1.1 mil" means millions, as in English. */
  readonly millionsByMil: boolean;
  /** "about 400" counts as exactly 400, not as a range around it. */
  readonly aroundIsItself?: boolean;
}

const MONTHLY =
  /(?:\b(?:a|per|each|every|al|por|cada)|\/) ?(?:month|mo|mes)\b|\bmonthly\b|\bmensual(?:es|mente)?\b|\bal mes\b|\bmensualidad\b|\bde renta\b|\bin rent\b/;
/** Between the figures of one range. */
export const JOINED = new RegExp(
  `^ ?${anyOf(
    "-",
    "to",
    "a",
    "and",
    "n",
    "y",
    "or",
    "o",
    "hasta",
    "through",
    "thru",
    "up to",
    "until",
    "till",
    "maybe",
    "all the way (?:up )?to",
    "mark to",
    "/",
    ", ?(?:maybe|up to|to)",
  )} ?(?:about |like |los |the |maybe )?$`,
);
/** Words that make a bare figure a price after any question. */
const ABOUT_MONEY = new RegExp(
  `\\b${anyOf(
    "budget",
    "hoping (?:for|to get)",
    "(?:can|could) do",
    "for it",
    "por (?:ella|el|la casa|el terreno)",
    "asking",
    "price[ds]?",
    "worth",
    "spend",
    "spending",
    "afford",
    "pay(?:ing)?",
    "cost",
    "list(?:ed|ing)? (?:it )?(?:at|for)",
    "put it up at",
    "take",
    "presupuesto",
    "precio",
    "pido",
    "pedimos",
    "vale",
    "gastar",
    "pagar(?:ia)?",
    "sacarle",
    "cuesta",
    "costar",
  )}\\b`,
);
/** "preapproved for 310", whose first word was already taken out. */
const APPROVED_FOR = /\u00A6 (?:for|por|hasta|up to) \$?\d{3}/;
/** The person changes one end of the known range. */
const RAISES =
  /\b(?:bump|raise|lower|move|change|push|drop|increase|bring|replace|subele|sube|subir|bajale|bajele|subale|baja|bajar|cambia|cambiale|pon|ponle)\b/;
const CORRECTS = new RegExp(
  `^\\W*(?:ay |hey |oh |ok |okay )?(?:i want to |quiero )?${anyOf(
    "baj[ae]le",
    "subale",
    "bajale",
    "subele",
    "puse mal",
    "perdon puse",
    "actually",
    "no",
    "nope",
    "wait",
    "sorry",
    "sry",
    "make (?:it|that)",
    "make",
    "meant",
    "i meant",
    "mejor",
    "perdon",
    "digo",
    "bueno",
    "or rather",
    "change (?:it|that) to",
    "lets say",
    "let us say",
    "scratch that",
    "correction",
    "oops",
    "typo",
    "(?:that was |it was )?a typo",
    "fat fingered",
    "(?:it )?should (?:be|say|have been|ve been)",
    "supposed to (?:be|say)",
    "me equivoque",
    "error",
    "quise (?:poner|decir)",
    "era",
  )}\\b`,
);
/** "its 465 not 456", "465 instead of 456": only a sum stands against a sum. */
const CONTRASTS =
  /\d ?(?:k|m|mil)?,? (?:(?:and|y) )?(?:not|no|instead of|rather than|en vez de|en lugar de) (?:the |los |a )?\$?\d|(?:not|no (?:es|son|era|eran)) \$?\d[\d.,]* ?(?:k|m|mil)?[,.]? (?:but |its |it is |es |son |i meant |sino |mas bien )?\$?\d/;
const SETTLES =
  /\b(?:put|lets say|call it|make it|settle (?:for|on)|settled (?:for|on|at)|(?:go|going|went|stick|sticking) with|land(?:ed)? (?:on|at)|meet (?:in the middle )?at|agreed (?:on|to)|quedamos en|quedo en|vamos con|vamonos con|i want|id say|digamos|(?:im|i am|we are|but|were) asking(?: for)?|pido|pedimos|pidiendo|pon|ponle|dejemoslo en|meant|(?:id|i would|we would|wed|would|will|ill|well) (?:take|accept|do|settle for)|acepto|aceptaria|me conformo con) ?(?:at|en|down)? ?$/;
/** A figure from this on is a price: no other figure of a sentence is likely to be as large. */
const SURELY_MONEY = 50_000;
/** A bare figure with a bound, such as "under 300", is a price from this value on. */
const BOUNDED_MONEY = 100;
const SHORT_WORDS = 3;

/** Whether a sentence mentions monthly sums. */
export function isMonthly(text: string): boolean {
  return MONTHLY.test(text);
}

/** Whether a sentence changes one end of the known range. */
export function changesAnEnd(text: string): boolean {
  return RAISES.test(text) || namesAnEnd(text);
}

/** The sums that are about the price, in order; sums that the person takes back are left out. */
export function pickSums(text: string, context: SumContext): readonly Sum[] {
  const all = findAmounts(text, context.millionsByMil);
  const refused = all.filter((amount) => isRefused(text, amount));
  // "comps are 430 to 450": what is said of one end of a range is said of both.
  const meant = all.filter(
    (amount) =>
      !refused.some(
        (one) =>
          one === amount ||
          (one.end < amount.start &&
            /^ ?(?:-|to|a|and|y) ?\$?$/.test(text.slice(one.end, amount.start)) &&
            !/\bnot? (?:es |son )?\$?$/.test(text.slice(0, one.start))),
      ),
  );
  const amounts = meant.length > 0 ? meant : all;
  const isAboutMoney =
    isMonthly(text) ||
    context.asked === "price" ||
    ABOUT_MONEY.test(text) ||
    APPROVED_FOR.test(text) ||
    correctsPrice(text, context.known);
  return amounts
    .filter(
      (amount) =>
        isInRange(text, amount, amounts, context.isRenter) ||
        (!isCount(text, amount) && (isAboutMoney || isSurelyMoney(text, amount))),
    )
    .map((amount) => ({ ...amount, role: roleOf(text, amount) }));
}

function correctsPrice(text: string, { price }: Slots): boolean {
  return (
    price !== undefined &&
    (CORRECTS.test(text.trim()) || CONTRASTS.test(text) || changesAnEnd(text))
  );
}

function isSurelyMoney(text: string, amount: Amount): boolean {
  return (
    amount.isMoney ||
    amount.value >= SURELY_MONEY ||
    (amount.value >= BOUNDED_MONEY && roleOf(text, amount) !== "plain")
  );
}

/** "keep the other two" counts something; "1.2", "3 to 4 hundred" and "3 if it slaps" do not. */
function isCount(text: string, { value, scale, isMoney, end }: Amount): boolean {
  const isShort = text.trim().split(" ").length <= SHORT_WORDS;
  return (
    !isMoney &&
    scale === 1 &&
    value < 10 &&
    Number.isInteger(value) &&
    !isShort &&
    !/^ ?(?:-|to|or|a|o) ?\d|^ if\b/.test(text.slice(end))
  );
}

/** The bare end of a range whose other end is money, as in "350 to 400k", or of one in hundreds. */
function isInRange(
  text: string,
  amount: Amount,
  amounts: readonly Amount[],
  isRenter: boolean,
): boolean {
  const inHundreds = ({ value }: Amount): boolean =>
    value >= 100 && value < (isRenter ? 10_000 : 1_000);
  return amounts.some((other) => {
    const [first, second] = other.start < amount.start ? [other, amount] : [amount, other];
    const isPair =
      other.isMoney ||
      (inHundreds(other) &&
        (inHundreds(amount) ||
          (isHundreds(amount) &&
            BETWEEN.test(text.slice(Math.max(0, first.start - 20), first.start)))));
    return other !== amount && isPair && JOINED.test(text.slice(first.end, second.start));
  });
}

/** "between five eighty and six": only the hundred thousands. */
const isHundreds = ({ value, scale, isMoney }: Amount): boolean =>
  !isMoney && scale === 1 && value < 10 && Number.isInteger(value);
const BETWEEN = /\b(?:between|from|entre|de|desde|anywhere|somewhere)(?: like| about| unos)? ?$/;

/**
 * The sums that count among several: the last range, or the one that the person settles on: "My ex
 * wants
 * 600. Put 575."
 */
export function settleSums(text: string, sums: readonly Sum[]): readonly Sum[] {
  const ranges = sums.flatMap((first, index) => {
    const second = sums[index + 1];
    return second !== undefined &&
      /^ ?(?:-|to|a|hasta|until) ?$/.test(text.slice(first.end, second.start))
      ? [[first, second]]
      : [];
  });
  const settled = sums.findLastIndex(({ start }) => SETTLES.test(text.slice(0, start)));
  return ranges.at(-1) ?? (settled > 0 ? sums.slice(settled) : sums);
}

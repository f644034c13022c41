// Reads a requested change: pausing and resuming, daily caps, bids, a top-up, a payout. A sentence
// that is not fully understood is not a change.
import { readName } from "./change-name.ts";
import { isAboutProperty } from "./property-words.ts";
import { readPayout, readTopUp } from "./read-money-change.ts";
import { NAMES_CAMPAIGN, readPause } from "./read-pause.ts";
import { CAMPAIGN, type Said, clauseWith } from "./said.ts";
import type { ChangeWish } from "./turns.ts";
import { findAmounts } from "../qualification/amounts.ts";
import { anyOf } from "../qualification/phrases.ts";

/** Matches questions about something or about how to do it. */
const ASKS = new RegExp(
  `^${anyOf(
    "(?:and |so |but |y |pero )?(?:how|what|which|when|why|where|who|is|are|was|were|did|do|" +
      "does|has|have|should|am)\\b",
    "(?:es|seria|conviene|if|si)\\b",
    "(?:y |pero |oye )?(?:como|que(?! (?:sean|se (?:paus|reanud)|paus|par[ea]n))|cual(?:es)?|" +
      "cuant[oa]s?|por que|donde|quien|deberia|debo)\\b",
    "(?:y )?cuando (?:se|me|es|va|sera|podr)",
    "(?:esta|estan|sigue|siguen) (?:pausad|activ)",
    "(?:what|que pasa|what happens) (?:if|si)\\b",
  )}`,
);
const REFUSES = new RegExp(
  `\\b(?:do not|not|never|no)(?: want to| need to| quiero| me| lo| la)? ${anyOf(
    "pause",
    "stop",
    "resume",
    "turn",
    "paus[ae]\\w*",
    "par[ae]r?",
    "reanud\\w+",
    "apag\\w+",
    "activ\\w+",
    "change",
    "cambi\\w+",
    "set",
    "raise",
    "lower",
    "sub[ai]\\w*",
    "baj\\w+",
    "add",
    "agreg\\w+",
    "recarg\\w+",
    "top up",
    "withdraw",
    "retir\\w+",
    "bid",
    "puj\\w+",
  )}\\b`,
);

/** The requested change, or null. `text` has no greeting before it. */
export function readChange(words: Said): ChangeWish | null {
  const { text } = words;
  if (
    REFUSES.test(text) ||
    isAboutProperty(text) ||
    (ASKS.test(text) && !/^(?:how about|what about|que tal si) (?:you|we|i)\b/.test(text))
  )
    return null;
  return (
    readBid(words) ?? readCap(words) ?? readTopUp(words) ?? readPayout(words) ?? readPause(words)
  );
}

const CAP = "(?:cap|caps|limit|limits|limita|limitar|limite|tope|max|maximum|maximo)";
const EACH_DAY =
  "(?:daily|(?:a|per|each|every|one) day|/ ?day|diari[oa]s?|(?:al|por|cada) dia|x dia)";
const SETS =
  "(?:que sean|make it|give me|send me|dame|mandame|set|change|raise|lower|increase|decrease|" +
  "drop|bump|make|put|cut|reduce|update|adjust|limit|cap|move|keep|pon(?:er|le|me|ga)?|" +
  "cambi(?:a|ar|ale|e)|sub(?:e|ir|ele|a)|baj(?:a|ar|ale|e)|aument(?:a|ar|e)|reduc(?:e|ir)|" +
  "ajust(?:a|ar|e)|fij(?:a|ar|e)|dej(?:a|ar|e)|limit(?:a|ar|e)|actualiz(?:a|ar)|quiero|" +
  "quisiera|i want|i would like|we want|only|just|no more than|solo|nomas|solamente|maximo|" +
  "hasta|up to)";
const IS_DAILY = new RegExp(EACH_DAY);
const IS_CAP = new RegExp(`\\b${CAP}\\b`);
const IS_SET = new RegExp(`\\b${SETS}\\b`);
const OF_CAP = new RegExp(`\\b(?:${CAP}|${EACH_DAY}|${CAMPAIGN})\\b`);
const MOST_LEADS = 100_000;
const OTHER_SPAN =
  /\b(?:weekly|monthly|(?:a|per|each|one|every) (?:week|month|hour)|semanal(?:es)?|mensual(?:es)?|(?:por|al|a la|cada) (?:semana|mes|hora)|budget|presupuesto)\b/;

function readCap({ text, said, asked }: Said): ChangeWish | null {
  if (OTHER_SPAN.test(text) || /\$|\b(?:dollars|dolares|bucks)\b/.test(text)) return null;
  const isDaily = IS_DAILY.test(text);
  const isCap = IS_CAP.test(text);
  const sets = IS_SET.test(text);
  const counts = /\b(?:leads?|prospectos?)\b/.test(text);
  const isWish =
    (isDaily && isCap) ||
    (isDaily && counts && sets) ||
    (isCap &&
      sets &&
      asked !== "price" &&
      (counts || NAMES_CAMPAIGN.test(text) || (asked === null && /\b(?:caps?|tope)\b/.test(text))));
  if (!isWish) return null;
  const leads = target(
    [
      ...text.matchAll(
        /(?<![\w.,$])\d{1,3}(?:,\d{3})+(?![\d.,]\d)|(?<![\w.,$])\d+(?![\d%k]|[.,]\d)/g,
      ),
    ].map(({ 0: digits, index }) => ({ value: Number(digits.replaceAll(",", "")), start: index })),
    text,
  );
  if (leads === null || leads < 1 || leads > MOST_LEADS) return null;
  return {
    what: "daily_cap",
    of: "campaign",
    name: readName(clauseWith(said, OF_CAP), figureWords(said, leads), true),
    leads,
  };
}

/** Of several figures the one after "to", or the last one: "from 10 to 20". */
function target(
  figures: readonly { readonly value: number; readonly start: number }[],
  text: string,
): number | null {
  return (
    (
      figures.findLast(({ start }) =>
        /\b(?:to|at|a|en|of|is|=) ?\$? ?$/.test(text.slice(0, start)),
      ) ?? figures.at(-1)
    )?.value ?? null
  );
}

const NUMBER_WORDS = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen " +
  "fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty " +
  "ninety hundred thousand uno dos tres cuatro cinco seis siete ocho nueve diez once doce " +
  "trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veinticinco treinta " +
  "cuarenta cincuenta sesenta setenta ochenta noventa cien ciento mil"
).split(" ");

/** The words of the sentence that are the figure itself or its units. */
function figureWords(said: string, value: number): ReadonlySet<string> {
  const typed = said.toLowerCase().match(/[^\s]+/g) ?? [];
  const digits = typed
    .map((word) => word.replaceAll(/^[^\d$]+|[^\d]+$/g, ""))
    .filter(
      (word) =>
        word !== "" && (word.includes("$") || Number(word.replaceAll(/[$,]/g, "")) === value),
    );
  const former = typed.filter(
    (word, index) => /^\$?\d/.test(word) && /^(?:from|de)$/.test(typed[index - 1] ?? ""),
  );
  return new Set([
    ...digits,
    ...former,
    ...typed
      .filter((word) => word.includes("$"))
      .map((word) => word.replaceAll(/[^a-z0-9$.,/]+$/g, "")),
    ...NUMBER_WORDS,
    "leads/day",
    "leads/dia",
    `${value}/day`,
    `${value}/dia`,
    "more",
    "mas",
    "no",
    "than",
    "hundred",
  ]);
}

const BID = /\b(?:bids?|bidding|pujas?|pujar|ofertas?|offer)\b/;
const RELATIVE =
  /\b(?:by|por) \$? ?\d[\d.,]*|\d[\d.,]*(?: (?:dollars|bucks|dolares))? (?:more|less|higher|lower|extra|mas|menos)\b|\d ?%|\bpercent\b|\bpor ?ciento\b/;
/** In dollars; no buyer bids this much for a lead. */
const MOST_BID = 10_000;

function readBid({ text, said, role }: Said): ChangeWish | null {
  if (!BID.test(text) || role === "affiliate" || RELATIVE.test(text)) return null;
  const amounts = findAmounts(text, false).map(({ value, scale, start }) => ({
    value: value * scale,
    start,
  }));
  const dollars = target(amounts, text);
  const isSet =
    IS_SET.test(text) ||
    /^(?:please |i will |i want to |let us |quiero |por favor )*(?:bids?|puj[ao]r?|oferta)\b/.test(
      text,
    ) ||
    /\b(?:my |mi )?(?:bid|puja)(?: \w+){0,3} (?:to|at|of|a|en|de|=) \$? ?\d/.test(text);
  if (dollars === null || dollars <= 0 || dollars > MOST_BID || !isSet) return null;
  const mode = /\bexclusiv(?:e|a|o|as|os|ely)\b/.test(text)
    ? "exclusive"
    : /\b(?:shared|compartid[oa]s?)\b/.test(text)
      ? "shared"
      : null;
  return {
    what: "bid",
    name: readName(clauseWith(said, BID), figureWords(said, dollars), true),
    cents: Math.round(dollars * 100),
    mode,
  };
}

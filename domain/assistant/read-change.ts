// A wish to change something: pausing and resuming, daily caps, bids, money into the wallet, a
// payout. What cannot be read whole is none.
import type { Role } from "../access/access.ts";
import { findAmounts } from "../qualification/amounts.ts";
import { anyOf } from "../qualification/phrases.ts";
import type { Topic } from "../qualification/slots.ts";
import { readName } from "./change-name.ts";
import { isAboutProperty } from "./property-words.ts";
import { createsCampaign } from "./read-screen.ts";
import type { ChangeWish } from "./turns.ts";

interface Said {
  /** As `readable` gives it. */
  readonly text: string;
  /** As it was typed. */
  readonly said: string;
  readonly role: Role;
  readonly asked: Topic | null;
}

/** Asks about something, or how to do it. */
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

/** What somebody wants changed, or null. `text` is without a greeting before it. */
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

const CAMPAIGN = "(?:campaigns?|campanas?|buy orders?)";
const SOURCE = "(?:sources?|fuentes?|feeds?)";
const NAMES_ONE = new RegExp(`\\b(?:${CAMPAIGN}|${SOURCE})\\b`);
const NAMES_CAMPAIGN = new RegExp(`\\b${CAMPAIGN}\\b`);
const NAMES_SOURCE = new RegExp(`\\b${SOURCE}\\b`);
const ALL_OF_THEM = new RegExp(
  `\\b(?:all|every|tod[oa]s)(?: of)?(?: my| our| the| mis| las| nuestras)? (?:${CAMPAIGN}|` +
    `${SOURCE})\\b`,
);
const IS_ALL = /\b(?:all|every|everything|tod[oa]s?)\b/;
/** These mean it whatever follows; the others only where a campaign, a source or a name is said. */
const PAUSE = /\b(?:pause|pausing|suspend|pausa(?:r|me|la|las|lo|los)?|pausen|pause[sn]?)\b/;
const PAUSE_SOMETHING =
  /\b(?:stop|halt|freeze|disable|deactivate|(?:turn|switch|shut)\b[^.;?!]{0,60}?\b(?:off|down)|put\b[^.;?!]{0,60}? on (?:hold|pause)|hold|take down|suspend\w*|deten(?:er|ga)?|apag(?:a|ar|ue)|desactiv(?:a|ar|e)|par(?:a|ar|e)(?= (?:la|mi|el|las|los|mis|tod[oa]s?|de)\b)|fren(?:a|ar|e)|congel(?:a|ar|e))\b/;
const RESUME =
  /\b(?:resume|unpause|un-pause|reactivate|re-activate|reanud(?:a|ar|e|ame)|reactiv(?:a|ar|e)|despaus(?:a|ar|e))\b|\bquita(?:le|r)? la pausa\b/;
const RESUME_SOMETHING =
  /\b(?:activate|enable|restart|relaunch|start|continue|(?:turn|switch|put|bring)\b[^.;?!]{0,60}?\b(?:back on|back|on)(?! (?:hold|pause))\b|(?:vuelv(?:e|a)|volver) a (?:activar|prender|encender|poner)|(?<!campana )(?<!fuente )(?<!esta |estan |sigue |siguen |queda )activ(?:a|ar)|prend(?:e|er)|enciend(?:e|a)|encender|reinici(?:a|ar|e)|continu(?:a|ar|e)|arranc(?:a|ar)|inici(?:a|ar))\b/;
const STOPS_BUYING =
  /\b(?:stop|quit|halt|pause|no more|do not want (?:any )?more|deja(?:r)? de|para(?:r)?(?: de)?|ya no quiero|no quiero mas)\b[^.;?!]{0,16}\b(?:buying|purchas\w+|sending me|compr\w+|mandar(?:me)?|recibir|new)?\b ?(?:any |more |all |mas |los |new |the )*(?:buying|purchases|leads|prospectos|compras)\b/;
/** No campaign is called so. */
const OF_CONVERSATION =
  /\b(?:second|moment|minute|sec|chat|conversation|questions?|asking|momento|minuto|segundo|platica|conversacion|preguntas?|chatting|talking)\b/;

function readPause({ text, said, role, asked }: Said): ChangeWish | null {
  if (role === "advertiser" && STOPS_BUYING.test(text) && !NAMES_ONE.test(text))
    return { what: "pause", of: "all_campaigns", name: null };
  if (OF_CONVERSATION.test(text) || createsCampaign(text)) return null;
  const namesOne = NAMES_ONE.test(text);
  const isPause = PAUSE.test(text) && !RESUME.test(text);
  const resumes = RESUME.test(text) || (!isPause && RESUME_SOMETHING.test(text));
  const [strong, weak] = resumes ? [RESUME, RESUME_SOMETHING] : [PAUSE, PAUSE_SOMETHING];
  const isStrong = strong.test(text);
  if (!isStrong && !weak.test(text)) return null;
  const name = readName(clauseWith(said, namesOne ? NAMES_ONE : null), NOTHING, false);
  const isAll = IS_ALL.test(text);
  const isAllOfThem = ALL_OF_THEM.test(text);
  // "turn it off" alone may mean anything; "turn off Tampa Buyers" does not.
  if (
    !isStrong &&
    !namesOne &&
    !(
      asked === null &&
      role !== "admin" &&
      (isAll ||
        (name !== null &&
          /^\p{Lu}|\p{L} \p{L}/u.test(name) &&
          /\b(?:turn|switch|activ|desactiv|deactiv|disable|enable|apag|prend|enciend)/.test(text)))
    )
  )
    return null;
  const what = resumes ? "resume" : "pause";
  const of =
    NAMES_SOURCE.test(text) || (role === "affiliate" && !NAMES_CAMPAIGN.test(text))
      ? "source"
      : "campaign";
  if (
    of === "campaign" &&
    (isAll
      ? name === null || !namesOne || isAllOfThem
      : name === null && /\b(?:campaigns|campanas)\b/.test(text))
  )
    return { what, of: "all_campaigns", name: null };
  return { what, of, name: isAllOfThem || (isAll && !namesOne) ? null : name };
}

const NOTHING: ReadonlySet<string> = new Set();

/** The clause that says it, as it was typed: commas and stops part clauses, but not in figures. */
function clauseWith(said: string, pattern: RegExp | null): string {
  const clauses = said
    .split(/[,;!?:](?=\s|$)|\.(?=\s|$)|\n/u)
    .filter((clause) => clause.trim() !== "");
  const plain = (clause: string): string =>
    clause.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (
    clauses.find((clause) => pattern?.test(plain(clause)) === true) ??
    clauses.find((clause) => VERBS.test(plain(clause))) ??
    said
  );
}

const VERBS = new RegExp(
  [PAUSE, PAUSE_SOMETHING, RESUME, RESUME_SOMETHING].map(({ source }) => source).join("|"),
);

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

/** Of several figures the one after "to", else the last: "from 10 to 20". */
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

/** The words of the sentence that are the figure itself, and what comes with figures. */
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
/** In dollars; nobody bids so much for a lead. */
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

const WALLET =
  "(?:wallet|balance|account|funds|money|credits?|cash|saldo|fondos|dinero|cuenta|cartera|" +
  "billetera|monedero|plata|credito)";
const PUTS_IN =
  "(?:add|put|load|deposit|transfer|fund|refill|reload|recharge|throw|agreg(?:a|ar|ue|ale)|" +
  "anad(?:e|ir)|met(?:e|er|ele)|deposit(?:a|ar|e)|pon(?:er|le|me)?|carg(?:a|ar|ue)|abon(?:a|ar|" +
  "e)|transfer(?:ir)?|ingres(?:a|ar)|sum(?:a|ar|ale)|echa(?:r|le)?)";
const TOP_UP = new RegExp(
  anyOf(
    "\\b(?:top(?: |-)?(?:up|off)|recharge|reload|recarg(?:a|ar|ue|ame)|fondear|abon(?:a|ar))\\b",
    `\\b${PUTS_IN}\\b[^.;?!]{0,40}\\b${WALLET}\\b`,
    "^(?:please |i want to |i would like to |i need to |can you |let me |quiero |quisiera |" +
      "necesito |me gustaria |puedes |por favor )*(?:deposit|deposit(?:a|ar)|add \\$|put in \\$) " +
      "?\\$? ?\\d",
  ),
);
const NO_TOP_UP =
  /\b(?:to my bank|a mi banco|down payment|escrow|saved|card|tarjeta|bank account|cuenta (?:bancaria|de banco)|users?|team)\b/;

function readTopUp({ text }: Said): ChangeWish | null {
  if (!TOP_UP.test(text) || NO_TOP_UP.test(text)) return null;
  const amounts = findAmounts(text, false).filter(({ value }) => value > 0);
  const amount = amounts.find(({ isMoney }) => isMoney) ?? amounts[0];
  return {
    what: "top_up",
    cents: amount === undefined ? null : Math.round(amount.value * amount.scale * 100),
  };
}

const MY_MONEY =
  "(?:my |the |all |our |mis? |el |las? |los |todo |todas? |nuestr[oa]s )*(?:earnings|money|" +
  "balance|funds|commissions?|ganancias|dinero|saldo|fondos|comision(?:es)?|plata|feria|lana)";
const PAYOUT = new RegExp(
  anyOf(
    "\\b(?:request|get|want|send(?: me)?|need|make|start|do|process|initiate|trigger|issue|" +
      "give me|like|schedule)(?: (?:a|my|the|an|me|early|to))* (?:payout|pay ?out|withdrawal)\\b",
    "\\bpay (?:me|us|my \\w+) ?(?:out|now|please|already|what|$)",
    "\\b(?:cash|pay)(?:ing)? (?:me )?out\\b",
    `\\bwithdraw(?:al)? ?(?:${MY_MONEY}|everything|it|all|now|what|\\$|\\d|$)`,
    `\\b(?:transfer|send|move|wire)(?: me)? ${MY_MONEY}\\b`,
    "^(?:please )?(?:payout|withdraw|withdrawal|cash ?out)(?: (?:please|now|request))*\\W*$",
    "\\b(?:i want to|can i|could i|i would like to) get paid\\b",
    "\\b(?:i want|give me|get) my money\\b",
    "\\bpag(?:a|ue|uen)(?:me|nos)\\b",
    "\\b(?:solicit\\w+|pid\\w+|pedir|hac\\w+|quiero|necesito|haz(?:me)?|manda(?:me)?|" +
      "proces\\w+)(?: (?:un|el|mi|hacer|otro|pedir|solicitar))* (?:pago|retiro|desembolso)\\b",
    "\\b(?:retir(?:ar|a|o)|sac(?:ar|a)|cobr(?:ar|a|o)|transfer(?:ir|irme|ime)|" +
      `transfiere(?:me)?|deposit(?:ame|enme)|mand(?:a|ar)me) (?:ya )?${MY_MONEY}\\b`,
    "\\bpagarme\\b",
    "\\bme (?:puedes|podrias|pueden) pagar\\b",
    "\\b(?:quiero|puedo|necesito|quisiera) (?:ya )?(?:cobrar|retirar|que me paguen)\\b",
    "^(?:cobrar|retirar|retiro)(?: (?:ya|por favor|todo|ahora))*\\W*$",
  ),
);

function readPayout({ text }: Said): ChangeWish | null {
  return PAYOUT.test(text) && !/\b(?:when|how much|how many|cuando|cuanto)\b/.test(text)
    ? { what: "payout" }
    : null;
}

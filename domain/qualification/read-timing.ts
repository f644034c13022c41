// Reads when a person wants to buy or sell: times as days, and the timing bucket that results.
import { addDays } from "./days.ts";
import { anyOf } from "./phrases.ts";
import { readNamed } from "./read-named-time.ts";
import { readSpan } from "./read-span.ts";
import type { Scan } from "./scan.ts";
import type { TimingWish, Topic } from "./slots.ts";
import { SOON_DAYS, bucketOf } from "./timing-bucket.ts";

const BROWSING = new RegExp(
  `\\b${anyOf(
    "(?:just|only|merely|mostly) (?:browsing|looking|curious|window shopping|researching|" +
      "exploring|checking)(?: around)?",
    "brows(?:e|ing)",
    "(?:being )?nosy",
    "just (?:starting|started|beginning) (?:to look|looking|the search)",
    "not (?:really )?serious(?: yet)?",
    "apenas (?:empezando|viendo|estoy viendo)",
    "kicking (?:the )?tires",
    "(?:just |only |mostly )?(?:seeing|see|wondering|checking|finding out|trying to (?:see|find " +
      "out)) (?:what|how much)(?: \\w+){0,4} (?:worth|value|go for|get|sell for|bring)",
    "window shopping",
    "curious (?:whats?|about|to see|how)",
    "only curious",
    "looking around(?! ?[a-z\\u00A6])",
    "just (?:a )?curio\\w+",
    "(?:purely |just )?out of curiosity",
    "(?:just |only )?seeing whats (?:out there|available)",
    "(?:nomas|solo|nada mas|namas) (?:ando )?(?:estoy )?(?:viendo|mirando|curioseando|" +
      "explorando|preguntando|checando|comparando|investigando|cotizando)",
    "(?:get(?:ting)?|got) (?:a feel|an idea|a sense) (?:for|of|on)",
    "(?:see|seeing|know|checking) whats? (?:out there|around|on the market)",
    "ando viendo",
    "(?:por )?(?:pura )?curiosidad",
    "(?:solo |nomas )?por curiosear",
    "curioseando",
    "de miron(?:a)?",
    "pok(?:e|ing) around",
    "snooping",
    "daydreaming",
    "dreaming(?: for now)?",
    "killing time",
    "(?:just |only )?(?:for|por) (?:fun|diversion|pasatiempo)",
    "(?:just |only )?(?:like|love|enjoy) (?:looking|to look)(?: at)?",
    "nothing serious",
    "testing the waters",
    "(?:de|por) (?:pur[oa] )?(?:chism\\w+|metiche|curios[oa])",
    "(?:nomas|solo|solamente|nada mas|namas) (?:miro|veo|checo|pregunto|comparo|curioseo)\\b",
    "(?:just|only) (?:check|compar|ask|wonder|pric)ing",
    "(?:nomas|solo|nada mas|namas) (?:preguntando|preguntaba|sonando|checando|comparando|para " +
      "ver|pa ver)",
    "(?:para|pa|por) ver (?:que|como) (?:hay|esta|estan|andan?)",
    "a ver que hay",
    "(?:viendo|mirando|explorando|preguntando) nada mas",
    "no tengo planes",
  )}\\b`,
);
/** "Ya" alone, or before something wanted immediately. */
const YA =
  "\\bya(?=\\W*$| ?[,.!])|" +
  "^\\W*ya\\b(?= ?(?:$|[,.!])| (?:mismo|por favor|quiero|necesito|lo quiero))" +
  "(?! (?:no|me|te|le|tengo|tenemos|estoy|habian|firm))";
const SOON = new RegExp(
  `\\b${anyOf(
    "asap",
    "(?:the )?sooner,? the better",
    "a\\.s\\.a\\.p",
    "(?:as )?soon as (?:humanly )?(?:possible|i can|we can|theres? (?:is )?a buyer|i find|we " +
      "find|someone|somebody|it sells)",
    "right (?:away|now|this (?:second|minute|instant))",
    "(?:as )?(?:fast|quick(?:ly)?|early) as (?:humanly )?(?:possible|i can|we can|you can|it gets)",
    "tomorrow if (?:i|we|possible|you)\\w*(?: (?:could|can))?",
    "(?:shoulda?|should have|shouldve|would(?: have|ve)?|ought to have) been (?:done " +
      ")?(?:yesterday|last (?:week|month|year))",
    "last (?:week|month|year)(?= (?:lol|ideally|haha|jaja|if possible|would(?:ve)?\\b))",
    "(?<=^\\W*(?:(?:like|uh|um|lol|yesterday|or|oh|gosh|honestly|ideally|well|hmm|haha|man|" +
      "truthfully)[,?.]* )*)last (?:week|month|year)(?=\\W*$)",
    "(?:need(?:ed)?|want(?:ed)?)(?: \\w+){0,3} (?:yesterday|last (?:week|month|year))",
    "(?:sell|sold|close|closed|move|moved|buy|gone|offload|unload)(?: (?:it|this|that|out|my|" +
      "our|the|" +
      "house|home|condo|place)){0,3} (?:really |very |super |pretty )?(?:fast|quick(?:ly)?)(?! as)",
    "in a (?:heartbeat|jiffy|flash)",
    "at once",
    "pronto pronto",
    "de volada",
    "manana mismo",
    "en fa",
    "en chinga",
    "a la (?:de )?ya",
    "lo mas rapido",
    "(?:para )?antier",
    "en corto",
    "al tiro",
    "de rapido",
    "de urgencia",
    "a la brevedad",
    "echando chispas",
    "immediate(?:ly)?",
    "ready (?:to (?:go|move|buy|sell)(?: right)? )?(?:now|today)",
    "(?<!\\u00A6 )now(?=\\W*$| ?[,.!?;]| (?:please|pls|if|or|asap|and))",
    "today",
    "(?<!\\u00A6 )yesterday",
    "urgent(?:ly)?",
    "this (?:week|minute|second|instant)",
    "the sooner the better",
    "(?:very |pretty |real )?soon(?! as)",
    "lo mas pronto",
    "pronto",
    "lo (?:antes|mas (?:pronto|rapido|antes)) (?:posible|que (?:se )?(?:pueda|pudiera)\\w*)",
    "cuanto antes",
    "ya+,? (?:pero )?ya+",
    "ya mismo",
    "ahora(?: mismo)?",
    "ahorita(?: mismo)?",
    "de inmediato",
    "inmediatamente",
    "en seguida",
    "enseguida",
    "me urge",
    "nos urge",
    "urge",
    "urgente",
    "(?:para|pa|desde) ayer",
    "(?<!\\u00A6 )ayer",
    "hoy(?: mismo)?",
    "rapido",
    "en cuanto (?:aparezca|haya|encuentre|se pueda|pueda|salga)",
    "que sea ya",
    "(?:pa|para) ya(?: mismo)?",
    "(?:pa|para) (?:hoy|ahorita|ayer)",
    "lo quiero ya",
  )}\\b|${YA}`,
);
const WEAK =
  /^\W*(?:(?:very |pretty |real )?soon|pronto|now|today|right now|ya|hoy|ahora|ahorita|this week|rapido)$/;
const WISH = new RegExp(
  `\\b${anyOf(
    "need",
    "want",
    "ready",
    "move",
    "moving",
    "buy",
    "sell",
    "close",
    "get in",
    "asap",
    "necesit\\w+",
    "quier\\w+",
    "queremos",
    "ocup\\w+",
    "busc\\w+",
    "urge\\w*",
    "vender",
    "comprar",
    "mudar\\w*",
    "cerrar",
    "sea",
    "ya no puedo esperar",
  )}\\b`,
);
/** "call me now", "I am driving now": not a wish. */
const NOT_SOON = new RegExp(
  `\\b${anyOf(
    "for now",
    "por (?:ahora|el momento|lo pronto)",
    "de momento",
    "(?:messages?|calls?|time|day|person|office|weather|tired|busy|off|working|rain\\w*|vez|" +
      "mensajes?|llamadas?|how (?:are|is) \\w+|como (?:esta|estan|le va)) (?:today|hoy)",
    "(?:rent|renting|live|living|work|working|stay|staying|own|rento|vivo|rentamos|vivimos)(?: " +
      "\\S+){0,4} (?:right )?(?:now|ahora|ahorita)(?! (?:if|please|asap))",
    "right now (?:is|are|at)",
    "(?:are|is|at) (?:right )?now",
    "talking to (?:a )?lender (?:right )?now",
    "lender now",
    "ahorita (?:le|te|les|no|estoy|vivo|rento)",
    "ahora (?:no|te|le|vivo|rento|estoy|quier\\w+|quer\\w+|busc\\w+|me|nos|si|toca|vamos|mismo " +
      "(?:no|vivo))",
    "at right now",
    "rates? (?:are|at)",
    "rates? today",
    "hasta ahora",
    "today and im",
    "hours today",
    "(?<=\\d(?:k|m)?(?: mil| grand| thousand)? )(?:now|ahora)(?=\\W*$| ?[,.])",
    "(?:yesterday|ayer|antier)(?: [^\\s,.;]+){0,2} (?:i|we|he|she|they|my|our|the|somebody|" +
      "someone|me|nos|le|les|la|lo|fui|fuimos|vi|vimos|hable|hablamos|firm\\w+|vino|estuv\\w+|" +
      "pase|llam\\w+)",
    "drove",
    "available now",
    "currently",
    "(?:were|im|am|are|estoy|estamos|ando|andamos) (?:in|en)(?: \\S+){0,3} (?:right )?(?:now|" +
      "ahora|ahorita)",
  )}\\b`,
);

/**
 * The time in a sentence with numbers as digits; null if none is named. Takes its words out of the
 * scan. `today` as YYYY-MM-DD.
 */
export function readTiming(
  scan: Scan,
  asked: Topic | null,
  today: string,
  isUnsure: boolean,
): TimingWish | null {
  const spoken = readNamed(scan, asked, today) ?? readSpan(scan, asked, today);
  if (spoken !== null) return { bucket: bucketOf(spoken, today), ...spoken };
  if (scan.has(BROWSING)) {
    scan.take(BROWSING);
    return { bucket: "browsing", from: null, until: null };
  }
  scan.takeAll(NOT_SOON);
  const soon = SOON.exec(scan.text);
  if (soon === null) return null;
  // "now" and "ya" are in many sentences: they require the question about timing, or a wish.
  const isDemanded = /, ?(?:now|ya|hoy|today)\W*$/.test(scan.text);
  if (
    WEAK.test(soon[0].trim()) &&
    !isDemanded &&
    (isUnsure || /\?/.test(scan.text) || (asked !== "timing" && !WISH.test(scan.text)))
  )
    return null;
  scan.take(SOON);
  return { bucket: "asap_0_30d", from: today, until: addDays(today, SOON_DAYS) };
}

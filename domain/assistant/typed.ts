// Normalizes typed sentences: writes out contractions and abbreviations, corrects typos in relevant
// words, writes numbers as digits.
import { slipsBetween } from "../forms/email-hint.ts";
import { withFigures } from "../qualification/figures.ts";
import { plainText } from "../qualification/scan.ts";
import type { Language } from "../qualification/slots.ts";

const ENGLISH: Readonly<Record<string, string>> = {
  wht: "what",
  whats: "what is",
  wich: "which",
  howd: "how did",
  whatd: "what did",
  whyd: "why did",
  thnx: "thanks",
  thnks: "thanks",
  thks: "thanks",
  tks: "thanks",
  abt: "about",
  b4: "before",
  avg: "average",
  smth: "something",
  hv: "have",
  gd: "good",
  mrkt: "market",
  sum1: "someone",
  wats: "what is",
  wat: "what",
  hows: "how is",
  wheres: "where is",
  whens: "when is",
  whos: "who is",
  whys: "why is",
  theres: "there is",
  thats: "that is",
  its: "it is",
  im: "i am",
  ive: "i have",
  id: "i would",
  ill: "i will",
  weve: "we have",
  youre: "you are",
  didnt: "did not",
  dont: "do not",
  doesnt: "does not",
  arent: "are not",
  isnt: "is not",
  wasnt: "was not",
  werent: "were not",
  wont: "will not",
  cant: "can not",
  cannot: "can not",
  havent: "have not",
  hasnt: "has not",
  aint: "are not",
  gimme: "give me",
  lemme: "let me",
  wanna: "want to",
  gonna: "going to",
  gotta: "have to",
  u: "you",
  r: "are",
  ur: "your",
  pls: "please",
  plz: "please",
  thx: "thanks",
  ty: "thanks",
  tysm: "thanks",
  tyvm: "thanks",
  tnx: "thanks",
  yday: "yesterday",
  yest: "yesterday",
  spnd: "spend",
  tdy: "today",
  "2day": "today",
  todays: "today",
  yesterdays: "yesterday",
  wk: "week",
  wks: "weeks",
  mo: "month",
  mth: "month",
  mnth: "month",
  yr: "year",
  lst: "last",
  ppl: "people",
  camp: "campaign",
  camps: "campaigns",
  acct: "account",
  info: "information",
  doin: "doing",
  goin: "going",
  lds: "leads",
  mkt: "market",
  rev: "revenue",
  hw: "how",
  hm: "how many",
};
const SPANISH: Readonly<Record<string, string>> = {
  q: "que",
  k: "que",
  ke: "que",
  xq: "por que",
  pq: "por que",
  porq: "por que",
  porke: "por que",
  x: "por",
  xfa: "porfa",
  tb: "tambien",
  sem: "semana",
  grax: "gracias",
  grcs: "gracias",
  ta: "esta",
  tan: "estan",
  toy: "estoy",
  cmo: "como",
  komo: "como",
  cto: "cuanto",
  kuanto: "cuanto",
  kuantos: "cuantos",
  cta: "cuenta",
  dnd: "donde",
  toi: "estoy",
  pa: "para",
};
/**
 * Spanish sentences often have English abbreviations, so they use both lists. English sentences use
 * only their own list, because "k" means a thousand there.
 */
const WRITTEN_OUT: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(Object.entries(ENGLISH)),
  es: new Map(Object.entries({ ...ENGLISH, ...SPANISH })),
};

/** The words that decide the meaning: a similar word is corrected to one of them. */
const VOCABULARY: ReadonlySet<string> = new Set(
  `
    leads lead sold sales spend spent spending bought purchased purchases earned earnings volume
    revenue balance wallet payout payouts returned returns refund refunds campaign campaigns source
    sources listing listings listed marketplace demand demands buyer buyers seller sellers affiliate
    affiliates advertiser advertisers rejected rejection reason reasons unsold network today
    yesterday week weeks month months year years state states which where pause paused resume
    unpause reactivate activate exclusive shared withdraw deposit settings billing invoice invoices
    dashboard activity documentation users create daily limit thanks thank please hello received
    posted submitted worst highest lowest fewest active available commission profit funds password
    human person cuanto cuanta cuantos cuantas cuando cuales porque prospectos vendidos vendido
    vendieron ventas compre comprados compras compradores comprador vendedores vendedor gaste
    gastado gasto gastos gane ganado ganancias volumen ingresos saldo cartera billetera devueltos
    devolvieron devolucion devoluciones campana campanas fuente fuentes mercado demanda afiliado
    afiliados anunciante anunciantes rechazados rechazan rechazo motivo motivos razon razones semana
    semanas pasado pasada estado estados pausa pausar reanuda reanudar reactiva reactivar activa
    activas exclusiva compartida retirar depositar recarga recargar configuracion ajustes
    facturacion facturas tablero actividad documentacion usuarios limite diario gracias ayuda hola
    buenas enviado recibi disponibles frios calientes caliente comision fondos contrasena humano
    persona dinero agregar
  `
    .trim()
    .split(/\s+/),
);
/** Real words that differ from these by one letter. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  (
    "compramos cuenta finds lifted raton pasando vencido vendio enviando vinieron vendida stats " +
    "status saves salem gusto estamos parque compare buenos setting speed sabes sending sent " +
    "think passed salio salvo perdon stale slate purchase buena todas todos cliente clientes " +
    "clients brought lends leans loads sauce spring listen cuarto cuartos cuento cuentas frente " +
    "fuerte salgo salto sale ventana pegado gastar pagado compro compra comprar seller selling " +
    "cells wheel mouth start stage venta resumen resumes lease least leases read reads ready " +
    "lands hours month house houses houston tampa shore shared scared vended vende gente gana " +
    "gano ganar causa pasar pasada persons limits cause causes"
  ).split(" "),
);
const SHORTEST_MENDED = 5;
/** Words of at least this length may have two typos. */
const LONG = 9;

/**
 * The corrected word if it is similar to one of the vocabulary. A typo keeps the first letter and,
 * unless two letters are swapped, the last one: a different ending is another form.
 */
function mended(word: string): string {
  if (word.length < SHORTEST_MENDED || VOCABULARY.has(word) || OTHER_WORDS.has(word)) return word;
  for (const known of VOCABULARY) {
    const allowed = known.length >= LONG ? 2 : 1;
    if (
      known.length < SHORTEST_MENDED ||
      known[0] !== word[0] ||
      !endsAlike(word, known) ||
      Math.abs(known.length - word.length) > allowed
    )
      continue;
    if (slipsBetween(word, known) <= allowed) return known;
  }
  return word;
}

const endsAlike = (word: string, known: string): boolean =>
  word.at(-1) === known.at(-1) || (word.at(-1) === known.at(-2) && word.at(-2) === known.at(-1));

/**
 * The sentence as the readers' patterns expect it: the result of `plainText` without opening
 * punctuation, with words written out and corrected, and numbers as digits.
 */
export function readable(said: string, language: Language): string {
  const plain = plainText(said)
    .replaceAll(/\b(market|dash|wall) (place|board)\b/g, "$1$2")
    .replaceAll(/[\u00BF\u00A1*_~()[\]{}<>|#]/g, " ");
  const words = plain.replaceAll(
    /[a-z0-9]+/g,
    (word) => WRITTEN_OUT[language].get(word) ?? (/\d/.test(word) ? word : mended(word)),
  );
  return withFigures(words, language).replaceAll(/\s+/g, " ").trim();
}

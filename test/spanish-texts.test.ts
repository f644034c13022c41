// Tests the words of the Spanish texts beside their English ones.
import { expect, it } from "vitest";
import { localeLiterals, localeTexts } from "./support/locale-texts.ts";

/** Words that the Spanish texts do not use, each with the word instead. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\bquien(es)?\b/iu, "name the person: el comprador, la red"],
  [/\b(nadie|alguien)\b/iu, "name the person, or say it in the passive"],
  [/\blo (hecho|anotado|escrito|que se enviaría)\b/iu, "the noun: datos, historial"],
  [/\bqué fue de|\bde vuelta\b|\bpedir el dinero/iu, "resultado; solicitar devolución"],
  [/\bañad/iu, "agregar"],
  [/\bintro\b/iu, "Enter"],
  [/\b(dormitorio|habitaci)/iu, "recámara"],
  [/\balquil/iu, "rentar, renta"],
  [/\btopes?\b/iu, "límite"],
  [/\bordenador/iu, "computadora"],
  [/(?<!casa )\bmóvil/iu, "celular"],
  [/\bcostes?\b/iu, "costo"],
  [/\bfinanciación/iu, "financiamiento"],
  [/\b(denegar|denegad)/iu, "rechazar"],
  [/\boperador/iu, "la red"],
  [/\bla campana\b/iu, "notificaciones"],
  [/\ba mano\b/iu, "manual, manualmente"],
  [/\bpor cultivar\b/iu, "en seguimiento"],
  [/(?<!nuestro )\blado\b/iu, "tipo de prospecto"],
  [/\b(puesto|función)\b/iu, "rol"],
  [/\benseguida\b/iu, "de inmediato"],
  [/(?<!\p{L})(vosotros|vuestr|tú|tus?|tienes|puedes|quieres)(?!\p{L})/iu, "usted"],
  [/\d %/u, "15%, without a space"],
  [/\d\.000\b/u, "1,000 as in the US"],
  [/[^.]\.\.(?!\.)/u, "one full stop"],
];

const forbiddenIn = (text: string): readonly string[] =>
  FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(
    ([pattern, instead]) => `“${text}”: ${String(pattern)}, use ${instead}`,
  );

/** A contact is name, phone and email. A lead is a “prospecto”. */
const saysContactForLead = (english: string, spanish: string): boolean =>
  /contacto/iu.test(spanish) && !/contact/iu.test(english);

/** Words that are the same in both languages, names, and fields of the API. */
const SAME =
  /^(?:no|plat|utc|plan|total|color|roi|bot|chat|push|manual|ping|id|ein|min|error|postbacks?|webhooks?|agente?)$|^[A-Z0-9_-]+$|^(?:sub ?\d|sub id|click id|utm|[a-z]*clid|[gw]braid|content-type|reason_code|curl|javascript|php|python|follow up boss|windows-)/iu;

const isUntranslated = (english: string, spanish: string): boolean =>
  english === spanish &&
  /\p{L}{2,}/u.test(spanish) &&
  !SAME.test(spanish.replaceAll("…", "").trim());

/** English labels of buttons, and the infinitives that Spanish ones begin with. */
const COMMAND =
  /^(?:Save|Add|Create|Remove|Delete|Edit|Copy|Send|Show|Download|Approve|Decline|Claim|Pause|Resume|Archive|Buy|Withdraw|Unlist|Relist|Revoke|Print|Undo|Hide)\b[^.?!:,\n]*$/u;
const INFINITIVE = /^(?:\S*(?:[aei]r|[aeií]r(?:l[aeo]s?|me|se))|Acercar|Alejar)\b/u;
/** Steps of the checklist address the reader: “Cree una campaña”. */
const isCommandWithoutInfinitive = (name: string, english: string, spanish: string): boolean =>
  COMMAND.test(english) && !name.endsWith(".title") && !INFINITIVE.test(spanish);

it("uses no forbidden word in Spanish", () => {
  const found = localeLiterals("es").flatMap(({ name, text }) =>
    forbiddenIn(text).map((fault) => `${name}: ${fault}`),
  );
  expect(found).toEqual([]);
});

it("says “contacto” only of contact data, and translates every text", async () => {
  const [english, spanish] = await Promise.all([localeTexts("en"), localeTexts("es")]);
  expect(spanish.size).toBeGreaterThan(2000);
  const faults: string[] = [];
  for (const [name, text] of spanish) {
    const original = english.get(name);
    if (original === undefined) continue;
    if (saysContactForLead(original, text)) faults.push(`${name}: a lead is a prospecto: ${text}`);
    if (isUntranslated(original, text)) faults.push(`${name}: not translated: ${text}`);
    if (isCommandWithoutInfinitive(name, original, text))
      faults.push(`${name}: a button begins with an infinitive: ${text}`);
  }
  expect(faults).toEqual([]);
});

it.each([
  ["El contacto se vendió.", "The lead sold."],
  ["Comprar contactos", "Buy leads"],
])("finds “%s” for “%s”", (spanish, english) => {
  expect(saysContactForLead(english, spanish)).toBe(true);
  expect(saysContactForLead("The contact is erased.", "El contacto se borró.")).toBe(false);
});

it.each(["Que lo decida quien pueda.", "Añadir", "Pulse Intro.", "Más del 15 %", "Tope diario"])(
  "finds the planted fault in “%s”",
  (text) => expect(forbiddenIn(text)).not.toEqual([]),
);

it("finds a text that was left in English, and a button that gives an order", () => {
  expect(isUntranslated("Request payout", "Request payout")).toBe(true);
  expect(isUntranslated("Webhooks", "Webhooks")).toBe(false);
  expect(isCommandWithoutInfinitive("x", "Save plan", "Guarde el plan")).toBe(true);
  expect(isCommandWithoutInfinitive("x", "Save plan", "Guardar plan")).toBe(false);
});

// Asks a visitor for the side of a form that offers several, and reads the chosen one.
import { FORM_SIDES, type FormSide } from "../../../../domain/forms/form-document.ts";
import { plainText } from "../../../../domain/qualification/scan.ts";
import type { Language } from "../../../../domain/qualification/slots.ts";
import { CONSUMER_WORDS } from "../../../../locales/catalogues/consumer-words.ts";
import { SIDE_NAMES } from "../../../../locales/catalogues/side-names.ts";
import type { Asked } from "./ask-next.ts";

export function askSide(language: Language, sides: readonly FormSide[]): Asked {
  return {
    text: CONSUMER_WORDS[language].sideQuestion,
    suggestions: sides.map((side) => SIDE_NAMES[language][side]),
  };
}

/** One of the suggested answers, or the bare word for it. */
export function chosenSide(said: string, language: Language): FormSide | null {
  const text = plainText(said)
    .replaceAll(/[^a-z ]/g, "")
    .trim();
  return (
    FORM_SIDES.find((side) => plainText(SIDE_NAMES[language][side]) === text) ??
    BARE_SIDES.find(([, pattern]) => pattern.test(text))?.[0] ??
    null
  );
}

const BARE_SIDES: readonly (readonly [FormSide, RegExp])[] = [
  [
    "buyer_and_seller",
    /^(?:both|sell and buy|buy and sell|(?:las dos(?: cosas)?|ambas(?: cosas)?|vender y comprar|comprar y vender))$/,
  ],
  ["seller", /^(?:to )?(?:sell|selling|vender|vendo)$/],
  ["buyer", /^(?:to )?(?:buy|buying|comprar|compro)$/],
  ["renter", /^(?:to )?(?:rent|renting|alquilar|rentar)$/],
];

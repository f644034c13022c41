// Detects figures of an account that a model states without having looked them up: leads, sales and
// money come from the account's data alone.
import { anyOf } from "../qualification/phrases.ts";

/** What an account has figures of. A price of a home, or a share of all sellers, is none. */
const OWN_FIGURE = new RegExp(
  `\\b${anyOf(
    "leads?",
    "campaigns?",
    "listings?",
    "payouts?",
    "wallet",
    "your (?:\\w+ )?(?:spend|spending|sales|earnings|balance|returns|sources|revenue|budget)",
    "you(?:'ve|ve| have)? (?:\\w+ )?(?:sold|spent|earned|bought|posted|received|returned)",
    "prospectos?",
    "campañas?",
    "sus? (?:gasto|ventas|ganancias|saldo|devoluciones|fuentes)",
    "(?:usted )?(?:ha )?(?:vendido|vendió|gastó|gastado|ganó|ganado|compró|comprado)",
  )}`,
  "i",
);
const FIGURES = /\d[\d.,]*\d|\d/g;
const SENTENCES = /(?<=[.!?])\s+|\n+/;

/**
 * Whether a reply states a figure of an account that occurs in nothing that the model was given:
 * the messages, and what its tools returned.
 */
export function inventsFigure(reply: string, given: readonly string[]): boolean {
  const known = new Set(given.flatMap(figuresIn));
  return reply
    .split(SENTENCES)
    .some(
      (sentence) =>
        OWN_FIGURE.test(sentence) && figuresIn(sentence).some((figure) => !known.has(figure)),
    );
}

/** "1,234.00" and "1234" are the same figure. */
function figuresIn(text: string): readonly string[] {
  return (text.match(FIGURES) ?? []).map((figure) =>
    figure.replaceAll(/,(?=\d{3})/g, "").replace(/\.0+$/, ""),
  );
}

// Asks the sender of a suspicious form once more: a number written in words, to be entered in
// digits. A person reads it, also with a screen reader; a program that fills in and sends forms
// fails it.
import type { FormLanguage } from "./form-document.ts";
import type { FormStart, Sign } from "./start-token.ts";

/** 31 to 99 without the tens: their words are made alike in both languages. */
const FIRST_TEN = 3;
const TENS = 7;
const UNITS = 9;
const BASE = 10;
export const SECOND_QUESTIONS = TENS * UNITS;

/** What the visitor is asked, and what it takes to check the answer. */
export interface SecondQuestion {
  /** Binds the answer to the visit; it cannot be read from it. */
  readonly token: string;
  /** The number in the form's language. */
  readonly words: string;
}

/** What the visitor sends back, as typed; both are empty if nothing was asked. */
export interface SecondAnswer {
  readonly token: string;
  readonly number: string;
}

const WORDS: Readonly<
  Record<
    FormLanguage,
    { readonly tens: readonly string[]; readonly units: readonly string[]; readonly joint: string }
  >
> = {
  en: {
    tens: ["thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"],
    units: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
    joint: "-",
  },
  es: {
    tens: ["treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"],
    units: ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"],
    joint: " y ",
  },
};

/** The question of a visit. `pick` is an integer from 0 to below SECOND_QUESTIONS. */
export function secondQuestion(
  start: FormStart,
  pick: number,
  language: FormLanguage,
  sign: Sign,
): SecondQuestion {
  const [ten, unit] = [Math.floor(pick / UNITS), pick % UNITS];
  const { tens, units, joint } = WORDS[language];
  return {
    token: sign(signedText(start, (ten + FIRST_TEN) * BASE + unit + 1)),
    words: `${tens[ten] ?? ""}${joint}${units[unit] ?? ""}`,
  };
}

/** Whether the number answers a question that this server asked in this visit. */
export function isAnswered(start: FormStart, { token, number }: SecondAnswer, sign: Sign): boolean {
  const read = /^\D{0,3}(\d{2})\D{0,3}$/.exec(number.normalize("NFKC").trim())?.[1];
  return read !== undefined && token !== "" && token === sign(signedText(start, Number(read)));
}

function signedText({ formId, nonce }: FormStart, number: number): string {
  return `second question|${formId}|${nonce}|${number}`;
}

// Tests numbers in words in both languages.
import { describe, expect, it } from "vitest";
import { withFigures } from "./figures.ts";

describe("numbers in words", () => {
  it.each([
    ["en", "four hundred and twenty thousand", "420000"],
    ["en", "four fifty", "450"],
    ["en", "two point three million", "2300000"],
    ["en", "half a million", "0.5 million"],
    ["en", "between fifteen hundred and eighteen hundred", "between 1500 and 1800"],
    ["es", "entre mil y mil trescientos", "entre 1000 y 1300"],
    ["es", "veintidos mil", "22000"],
    ["en", "a million, million two at the most", "1000000, 1200000 at the most"],
    ["en", "three to five months", "3 to 5 months"],
    ["en", "two and a half baths", "2.5 baths"],
    ["en", "in a year and a half", "in 18 months"],
    ["en", "twenty-one", "21"],
    ["es", "trescientos cincuenta mil", "350000"],
    ["es", "un millón doscientos", "1200000"],
    ["es", "entre cuatrocientos y cuatrocientos cincuenta", "entre 400 y 450"],
    ["es", "dos millones y medio", "2500000"],
    ["es", "treinta y cinco", "35"],
    ["es", "tres niños y un perro", "3 niños y un perro"],
  ] as const)("of %s: %s", (language, words, figures) => {
    expect(withFigures(words.normalize("NFC").replaceAll("ó", "o"), language)).toBe(figures);
  });
});

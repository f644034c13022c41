// One form for the names of cities and counties, whichever way people write them.

/** What people shorten, by the short form. Not at the end of a name: "Church St" is a street. */
const SHORTENED: ReadonlyMap<string, string> = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["ft", "fort"],
  ["mt", "mount"],
  ["mtn", "mountain"],
  ["pt", "point"],
]);

/** Straight and curly ones, accents in their place, the okina, primes. */
const APOSTROPHES = /[\u2018\u2019\u201B\u02B9\u02BB\u02BC\u02BD\u02C8\u00B4`\u2032\uFF07]/gu;

/** The whole word of "St", "Ft" or "Mt"; any other word as it is. Takes small letters. */
export function wholeWord(word: string): string {
  return SHORTENED.get(word) ?? word;
}

/**
 * A name in small letters without accents and punctuation, its short words whole: "St. Louis" and
 * "Saint Louis" are "saint louis", "Winston-Salem" is "winston salem", "Prince George’s" is "prince
 * georges", and "Coeur d'Alene" is "coeur d alene", as the post office writes it. The last word
 * stays as it is, because it may be the beginning of another.
 */
export function foldPlaceName(name: string): string {
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(/\b([dlo])'+(?=\p{L})/gu, "$1 ")
    .replaceAll(/[\u2010-\u2015]|\b(st|ste|ft|mt)\./gu, "$1 ")
    .replaceAll(/[^\p{L}\p{N}\s,/-]+/gu, "")
    .split(/[\s,/-]+/)
    .filter((word) => word !== "");
  return words.map((word, at) => (at === words.length - 1 ? word : wholeWord(word))).join(" ");
}

/** The same without spaces: "O'Fallon", "O Fallon" and "OFallon" are one name. */
export function joinedPlaceName(name: string): string {
  return foldPlaceName(name).replaceAll(" ", "");
}

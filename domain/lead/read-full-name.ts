// Splits a full name into first and last name.
import { cleanText } from "./text.ts";

const TITLES = /^(?:mr|mrs|ms|miss|mx|dr|prof|sr|sra|srta|don|doña)\.?\s+(?=\S)/i;
const SUFFIX = /^(?:jr|sr|ii|iii|iv|md|phd|esq)\.?$/i;
/** Words that begin a last name of several words. */
const PARTICLES: ReadonlySet<string> = new Set(
  "al bin da de del della den der di dos du el la las le los mac san st st. van von y".split(" "),
);

/**
 * The first and last name in a full one. "Example, Ann" is turned around; the last word is the last
 * name, with particles ("van", "de la") and a suffix ("Jr."); a single word is a first name. Empty
 * strings for what is not there.
 */
export function splitFullName(text: string): { readonly first: string; readonly last: string } {
  const name = cleanText(text).replace(TITLES, "");
  const turned = /^([^,]+),\s*([^,]+)$/.exec(name);
  if (turned !== null && !SUFFIX.test(turned[2] ?? ""))
    return { first: turned[2] ?? "", last: turned[1] ?? "" };
  const words = name
    .replaceAll(",", " ")
    .split(" ")
    .filter((word) => word !== "");
  const end = SUFFIX.test(words.at(-1) ?? "") && words.length > 2 ? words.length - 1 : words.length;
  let start = Math.max(1, end - 1);
  while (start > 1 && PARTICLES.has((words[start - 1] ?? "").toLowerCase())) start -= 1;
  return { first: words.slice(0, start).join(" "), last: words.slice(start).join(" ") };
}

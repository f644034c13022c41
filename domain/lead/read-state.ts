// Reads a state as people write it: as code, name, abbreviation or in Spanish.
import { US_STATES } from "./us-states.ts";

/**
 * Other names, as `lettersOf` writes them: abbreviations (of the Government Publishing Office, and
 * older ones) and Spanish names.
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AK: "alas",
  AL: "ala",
  AR: "ark",
  AS: "amsamoa easternsamoa samoaamericana",
  AZ: "ariz",
  CA: "calif cali cal",
  CO: "colo col",
  CT: "conn",
  DC: "washingtondc districtofcolombia distritodecolumbia",
  DE: "del",
  FL: "fla flor",
  FM: "micronesia fsm",
  GA: "geo",
  GU: "guahan",
  HI: "hawai",
  ID: "ida",
  IL: "ill ills",
  IN: "ind",
  KS: "kans kan",
  KY: "kent",
  LA: "luisiana",
  MA: "mass",
  MI: "mich",
  MN: "minn",
  MO: "misuri",
  MP: "cnmi northernmarianas northernmarianaisland islasmarianasdelnorte marianasdelnorte",
  MS: "miss misisipi",
  MT: "mont",
  NC: "ncarolina nocarolina carolinadelnorte",
  ND: "ndak ndakota nodak dakotadelnorte",
  NE: "nebr neb",
  NH: "nhampshire nuevohampshire nuevahampshire",
  NJ: "njersey nuevajersey",
  NM: "nmex nmexico nuevomexico",
  NV: "nev",
  NY: "nyork nuevayork",
  OK: "okla",
  OR: "ore oreg",
  PA: "penn penna pensilvania",
  PR: "prico portorico",
  SC: "scarolina socarolina carolinadelsur",
  SD: "sdak sdakota sodak dakotadelsur",
  TN: "tenn",
  TX: "tex tejas",
  VA: "virg",
  VI: "usvi virginislands unitedstatesvirginislands usvirginisland islasvirgenes",
  VT: "verm",
  WA: "wash washingtonstate stateofwashington",
  WI: "wis wisc",
  WV: "wva wvirginia virginiaoccidental",
  WY: "wyo",
};

/** Small letters without accents, and nothing else. */
const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");

const CODE_BY_SPELLING = new Map<string, string>([
  ...Object.entries(OTHER_NAMES).flatMap(([code, names]) =>
    names.split(" ").map((name) => [name, code] as const),
  ),
  ...US_STATES.flatMap(({ code, name }): [string, string][] => [
    [code.toLowerCase(), code],
    [lettersOf(name), code],
  ]),
]);
const CODES: ReadonlySet<string> = new Set(US_STATES.map(({ code }) => code));
const LONGEST = 60;
/** "US-CA" (ISO 3166-2), "State of Texas", "Commonwealth of Puerto Rico". */
const IN_FRONT =
  /^\s*(?:us|usa)\s*[-–_/]\s*|^\s*(?:state|commonwealth|territory|estado)\s+(?:of|de)\s+/i;

/**
 * The USPS code of a state that is given as code, name or usual abbreviation, in any case and
 * punctuation, or as both of these ("CA - California", "Texas (TX)"); null if there is no such
 * state.
 */
export function readState(text: string): string | null {
  // Nearly every post sends the code itself.
  if (CODES.has(text)) return text;
  if (text.length > LONGEST) return null;
  const codeOf = (name: string): string | null => CODE_BY_SPELLING.get(lettersOf(name)) ?? null;
  const whole = codeOf(text) ?? codeOf(text.replace(IN_FRONT, ""));
  if (whole !== null) return whole;
  const parts = text.split(/[-–—:,;/()[\]]/).filter((part) => lettersOf(part) !== "");
  const [first = null, ...others] = parts.map(codeOf);
  return parts.length > 1 && others.every((code) => code === first) ? first : null;
}

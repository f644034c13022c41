// Lists the states of US addresses: USPS code, name, and the FIPS number with which county codes
// begin.

export interface UsState {
  readonly code: string;
  readonly name: string;
  /** Two digits; null for the military "states", which have no counties. */
  readonly fips: string | null;
}

const ROWS: readonly (readonly [code: string, name: string, fips: string | null])[] = [
  ["AL", "Alabama", "01"],
  ["AK", "Alaska", "02"],
  ["AZ", "Arizona", "04"],
  ["AR", "Arkansas", "05"],
  ["CA", "California", "06"],
  ["CO", "Colorado", "08"],
  ["CT", "Connecticut", "09"],
  ["DE", "Delaware", "10"],
  ["DC", "District of Columbia", "11"],
  ["FL", "Florida", "12"],
  ["GA", "Georgia", "13"],
  ["HI", "Hawaii", "15"],
  ["ID", "Idaho", "16"],
  ["IL", "Illinois", "17"],
  ["IN", "Indiana", "18"],
  ["IA", "Iowa", "19"],
  ["KS", "Kansas", "20"],
  ["KY", "Kentucky", "21"],
  ["LA", "Louisiana", "22"],
  ["ME", "Maine", "23"],
  ["MD", "Maryland", "24"],
  ["MA", "Massachusetts", "25"],
  ["MI", "Michigan", "26"],
  ["MN", "Minnesota", "27"],
  ["MS", "Mississippi", "28"],
  ["MO", "Missouri", "29"],
  ["MT", "Montana", "30"],
  ["NE", "Nebraska", "31"],
  ["NV", "Nevada", "32"],
  ["NH", "New Hampshire", "33"],
  ["NJ", "New Jersey", "34"],
  ["NM", "New Mexico", "35"],
  ["NY", "New York", "36"],
  ["NC", "North Carolina", "37"],
  ["ND", "North Dakota", "38"],
  ["OH", "Ohio", "39"],
  ["OK", "Oklahoma", "40"],
  ["OR", "Oregon", "41"],
  ["PA", "Pennsylvania", "42"],
  ["RI", "Rhode Island", "44"],
  ["SC", "South Carolina", "45"],
  ["SD", "South Dakota", "46"],
  ["TN", "Tennessee", "47"],
  ["TX", "Texas", "48"],
  ["UT", "Utah", "49"],
  ["VT", "Vermont", "50"],
  ["VA", "Virginia", "51"],
  ["WA", "Washington", "53"],
  ["WV", "West Virginia", "54"],
  ["WI", "Wisconsin", "55"],
  ["WY", "Wyoming", "56"],
  ["AS", "American Samoa", "60"],
  ["GU", "Guam", "66"],
  ["MP", "Northern Mariana Islands", "69"],
  ["PR", "Puerto Rico", "72"],
  ["VI", "U.S. Virgin Islands", "78"],
  ["MH", "Marshall Islands", "68"],
  ["FM", "Federated States of Micronesia", "64"],
  ["PW", "Palau", "70"],
  ["AA", "Armed Forces Americas", null],
  ["AE", "Armed Forces Europe", null],
  ["AP", "Armed Forces Pacific", null],
];

/**
 * Every USPS state, territory and military code, with its FIPS number (ANSI INCITS 38). Property
 * stands in none of the military ones.
 */
export const US_STATES: readonly UsState[] = ROWS.map(([code, name, fips]) => ({
  code,
  name,
  fips,
}));

/** Whether property can stand in a state: not in the military ones. */
export const isPropertyState = ({ fips }: UsState): boolean => fips !== null;

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
  if (text.length > LONGEST) return null;
  const codeOf = (name: string): string | null => CODE_BY_SPELLING.get(lettersOf(name)) ?? null;
  const whole = codeOf(text) ?? codeOf(text.replace(IN_FRONT, ""));
  if (whole !== null) return whole;
  const parts = text.split(/[-–—:,;/()[\]]/).filter((part) => lettersOf(part) !== "");
  const [first = null, ...others] = parts.map(codeOf);
  return parts.length > 1 && others.every((code) => code === first) ? first : null;
}

const STATE_OF_FIPS = new Map(
  US_STATES.flatMap(({ code, fips }) => (fips === null ? [] : [[fips, code] as const])),
);

/**
 * The two-letter code of a county's state, by the first two digits of its FIPS code; null if there
 * is no such state.
 */
export function stateOfCounty(countyFips: string): string | null {
  return STATE_OF_FIPS.get(countyFips.slice(0, 2)) ?? null;
}

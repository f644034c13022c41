// Lists the states of US addresses: USPS code, name, and the FIPS number with which county codes
// begin.
import { MILITARY_STATES, PROPERTY_STATES, type StateCode } from "./state-codes.ts";

export interface UsState {
  readonly code: string;
  readonly name: string;
  /** Two digits; null for the military "states", which have no counties. */
  readonly fips: string | null;
}

/** The name and the FIPS number of each. */
const NAMES: Readonly<Record<StateCode, readonly [name: string, fips: string | null]>> = {
  AL: ["Alabama", "01"],
  AK: ["Alaska", "02"],
  AZ: ["Arizona", "04"],
  AR: ["Arkansas", "05"],
  CA: ["California", "06"],
  CO: ["Colorado", "08"],
  CT: ["Connecticut", "09"],
  DE: ["Delaware", "10"],
  DC: ["District of Columbia", "11"],
  FL: ["Florida", "12"],
  GA: ["Georgia", "13"],
  HI: ["Hawaii", "15"],
  ID: ["Idaho", "16"],
  IL: ["Illinois", "17"],
  IN: ["Indiana", "18"],
  IA: ["Iowa", "19"],
  KS: ["Kansas", "20"],
  KY: ["Kentucky", "21"],
  LA: ["Louisiana", "22"],
  ME: ["Maine", "23"],
  MD: ["Maryland", "24"],
  MA: ["Massachusetts", "25"],
  MI: ["Michigan", "26"],
  MN: ["Minnesota", "27"],
  MS: ["Mississippi", "28"],
  MO: ["Missouri", "29"],
  MT: ["Montana", "30"],
  NE: ["Nebraska", "31"],
  NV: ["Nevada", "32"],
  NH: ["New Hampshire", "33"],
  NJ: ["New Jersey", "34"],
  NM: ["New Mexico", "35"],
  NY: ["New York", "36"],
  NC: ["North Carolina", "37"],
  ND: ["North Dakota", "38"],
  OH: ["Ohio", "39"],
  OK: ["Oklahoma", "40"],
  OR: ["Oregon", "41"],
  PA: ["Pennsylvania", "42"],
  RI: ["Rhode Island", "44"],
  SC: ["South Carolina", "45"],
  SD: ["South Dakota", "46"],
  TN: ["Tennessee", "47"],
  TX: ["Texas", "48"],
  UT: ["Utah", "49"],
  VT: ["Vermont", "50"],
  VA: ["Virginia", "51"],
  WA: ["Washington", "53"],
  WV: ["West Virginia", "54"],
  WI: ["Wisconsin", "55"],
  WY: ["Wyoming", "56"],
  AS: ["American Samoa", "60"],
  GU: ["Guam", "66"],
  MP: ["Northern Mariana Islands", "69"],
  PR: ["Puerto Rico", "72"],
  VI: ["U.S. Virgin Islands", "78"],
  MH: ["Marshall Islands", "68"],
  FM: ["Federated States of Micronesia", "64"],
  PW: ["Palau", "70"],
  AA: ["Armed Forces Americas", null],
  AE: ["Armed Forces Europe", null],
  AP: ["Armed Forces Pacific", null],
};

/**
 * Every USPS state, territory and military code, with its FIPS number (ANSI INCITS 38). Property
 * stands in none of the military ones.
 */
export const US_STATES: readonly UsState[] = [...PROPERTY_STATES, ...MILITARY_STATES].map(
  (code) => ({ code, name: NAMES[code][0], fips: NAMES[code][1] }),
);

/** Whether property can stand in a state: not in the military ones. */
export const isPropertyState = ({ fips }: UsState): boolean => fips !== null;

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

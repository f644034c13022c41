// Reads the text typed into a campaign's form: words, cities, numbers, shares. Pure.
import { CRITERIA_LIMITS } from "../../../../domain/criteria/criteria-limits.ts";
import { cityKey } from "../../../../domain/criteria/read-field.ts";

const BASIS_POINTS_A_PERCENT = 100;

/** Words separated by commas, spaces or lines, without duplicates. */
export function wordsOf(text: string): string[] {
  return [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter((word) => word !== ""),
    ),
  ];
}

/**
 * One city per line, spelled as in criteria: "sacramento, CA". A city without a state stays as
 * typed.
 */
export function citiesOf(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[\n;]+/)
        .map((line) => line.trim())
        .filter((line) => line !== "")
        .map((line) => {
          const comma = line.lastIndexOf(",");
          return comma < 0
            ? line
            : cityKey(
                line.slice(0, comma),
                line
                  .slice(comma + 1)
                  .trim()
                  .toUpperCase(),
              );
        }),
    ),
  ];
}

/** "los angeles, CA" as people write it. */
export function writeCity(city: string): string {
  const comma = city.lastIndexOf(",");
  return comma < 0 ? city : titled(city.slice(0, comma)) + city.slice(comma);
}

/** Capitalizes each word: "Winston-Salem". */
export function titled(name: string): string {
  return name.replaceAll(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
}

/** A number as people type it, such as "$1,250.50"; null where it is not one, or negative. */
export function readNumber(typed: string): number | null {
  const text = typed.replaceAll(/[$,\s]/g, "");
  return /^\d{1,9}(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** The miles of a circle; null where not a number, or out of range. */
export function readMiles(typed: string): number | null {
  const miles = readNumber(typed);
  return miles !== null &&
    miles >= CRITERIA_LIMITS.radiusMilesMin &&
    miles <= CRITERIA_LIMITS.radiusMilesMax
    ? miles
    : null;
}

/** A five-digit ZIP; null where it is not one. */
export function readZip(typed: string): string | null {
  const zip = typed.trim();
  return /^\d{5}$/.test(zip) ? zip : null;
}

/** "+15", "-10 %" or "12.5" in basis points; null where it is not a percentage. */
export function readShare(typed: string): number | null {
  const text = typed.replaceAll(/[\s%]/g, "").replace("−", "-");
  return /^[+-]?\d{1,4}(\.\d+)?$/.test(text)
    ? Math.round(Number(text) * BASIS_POINTS_A_PERCENT)
    : null;
}

/** The inverse: "+15", "-12.5", "0". */
export function writeShare(basisPoints: number): string {
  return `${basisPoints > 0 ? "+" : ""}${basisPoints / BASIS_POINTS_A_PERCENT}`;
}

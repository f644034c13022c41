// A US taxpayer identification number: which nine digits can be one at all. Never in a message what
// was typed: it may be a real one.

export const TAX_NUMBER_KINDS = ["ssn", "ein"] as const;
/**
 * `ssn`: a person's, an ITIN as well, as in Part I of Form W-9. `ein`: an employer's, such as a
 * company has.
 */
export type TaxNumberKind = (typeof TAX_NUMBER_KINDS)[number];

/**
 * Why nine digits are no number: `format` they are not nine, `impossible` nobody was ever given
 * them.
 */
export type TaxNumberError = "format" | "impossible";

const WITH_DASHES: Readonly<Record<TaxNumberKind, RegExp>> = {
  ssn: /^\d{3}[- ]?\d{2}[- ]?\d{4}$/,
  ein: /^\d{2}[- ]?\d{7}$/,
};

/**
 * The nine digits of a number as people write it; null where they are not nine, or the dashes stand
 * elsewhere.
 */
export function taxNumberDigits(kind: TaxNumberKind, typed: string): string | null {
  const text = typed.trim();
  return WITH_DASHES[kind].test(text) ? text.replaceAll(/[- ]/g, "") : null;
}

/**
 * Two numbers that were printed in advertisements and are nobody's (SSA, "Social Security Cards
 * Issued by Woolworth").
 */
const PRINTED_SSNS: ReadonlySet<string> = new Set(["078051120", "219099999"]);

/**
 * Prefixes that the IRS has given to no campus and no way of applying ("How EINs are assigned and
 * valid EIN prefixes").
 */
const UNUSED_EIN_PREFIXES: ReadonlySet<string> = new Set([
  "00",
  "07",
  "08",
  "09",
  "17",
  "18",
  "19",
  "28",
  "29",
  "49",
  "69",
  "70",
  "78",
  "79",
  "89",
  "96",
  "97",
]);

/**
 * What is wrong with a number; null where nothing is. Social security numbers: no area 000, 666 or
 * 900–999, no group 00, no serial 0000 (SSA, "Social Security Number Randomization", and POMS RM
 * 10201.035). An area of 900–999 is an ITIN's where the fourth and fifth digits are 50–65, 70–88,
 * 90–92 or 94–99 (IRS, IRM 3.21.263). Employers' numbers: an assigned prefix.
 */
export function taxNumberError(kind: TaxNumberKind, typed: string): TaxNumberError | null {
  const digits = taxNumberDigits(kind, typed);
  if (digits === null) return "format";
  return (kind === "ein" ? isPossibleEin(digits) : isPossibleSsn(digits)) ? null : "impossible";
}

function isPossibleEin(digits: string): boolean {
  return !UNUSED_EIN_PREFIXES.has(digits.slice(0, 2)) && digits.slice(2) !== "0000000";
}

function isPossibleSsn(digits: string): boolean {
  const [area, group, serial] = [digits.slice(0, 3), Number(digits.slice(3, 5)), digits.slice(5)];
  if (area >= "900") return isItinGroup(group);
  return (
    area !== "000" &&
    area !== "666" &&
    group !== 0 &&
    serial !== "0000" &&
    !PRINTED_SSNS.has(digits)
  );
}

function isItinGroup(group: number): boolean {
  return (
    (group >= 50 && group <= 65) ||
    (group >= 70 && group <= 88) ||
    (group >= 90 && group <= 92) ||
    group >= 94
  );
}

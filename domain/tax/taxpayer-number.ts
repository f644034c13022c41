// Checks which nine digits can be a US taxpayer identification number. No message repeats the typed
// number, which may be real.

export const TAX_NUMBER_KINDS = ["ssn", "ein"] as const;
/**
 * `ssn`: a person's number, also an ITIN, as in Part I of Form W-9. `ein`: an employer's number,
 * such as a company's.
 */
export type TaxNumberKind = (typeof TAX_NUMBER_KINDS)[number];

/** Why a text is not a taxpayer number: `format`: not nine digits; `impossible`: never issued. */
export type TaxNumberError = "format" | "impossible";

const WITH_DASHES: Readonly<Record<TaxNumberKind, RegExp>> = {
  ssn: /^\d{3}[- ]?\d{2}[- ]?\d{4}$/,
  ein: /^\d{2}[- ]?\d{7}$/,
};

/**
 * The nine digits of a number as people write it; null if they are not nine, or if the dashes are
 * misplaced.
 */
export function taxNumberDigits(kind: TaxNumberKind, typed: string): string | null {
  const text = typed.trim();
  return WITH_DASHES[kind].test(text) ? text.replaceAll(/[- ]/g, "") : null;
}

/**
 * Two numbers that were printed in advertisements and belong to no person (SSA, "Social Security
 * Cards Issued by Woolworth").
 */
const PRINTED_SSNS: ReadonlySet<string> = new Set(["078051120", "219099999"]);

/**
 * Prefixes that the IRS has assigned to no campus and no application method ("How EINs are assigned
 * and valid EIN prefixes").
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
 * The error of a number; null if valid. Social Security numbers: no area 000, 666 or 900–999, no
 * group 00, no serial 0000 (SSA, "Social Security Number Randomization", and POMS RM 10201.035). An
 * area of 900–999 is an ITIN's if the fourth and fifth digits are 50–65, 70–88, 90–92 or 94–99
 * (IRS, IRM 3.21.263). Employer numbers: an assigned prefix.
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

// Writes the cells of a spreadsheet as the person sees them, as far as an import needs it.
import { type DateSystem, isoOfSerial } from "./date-serial.ts";
import { type NumberFormat, shapeFor } from "./number-format.ts";

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** Spreadsheets keep 15 digits; what a double has beyond is noise of its arithmetic. */
const DIGITS = 15;
const MOST_WHOLE = 10 ** DIGITS;

/** A stored number under its format. A text that is no number is returned as it is. */
export function showNumber(stored: string, format: NumberFormat, system: DateSystem): string {
  const value = NUMBER.test(stored) ? Number(stored) : Number.NaN;
  if (!Number.isFinite(value)) return stored;
  const shape = shapeFor(format, value);
  switch (shape.kind) {
    case "date":
      return isoOfSerial(value, shape, system) ?? plainNumber(value);
    case "digits":
      return Number.isInteger(value) && value >= 0 && value < MOST_WHOLE
        ? fillMask(shape.mask, String(value))
        : plainNumber(value);
    case "number": {
      const shown = shape.isPercent ? shift(value, 2) : value;
      const rounded = shape.decimals === null ? shown : roundTo(shown, shape.decimals);
      return plainNumber(rounded) + (shape.isPercent ? "%" : "");
    }
  }
}

/** A number without exponent and without noise: 9165550142, 0.3 for 0.1 + 0.2. */
export function plainNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < MOST_WHOLE) return String(value + 0);
  const text = String(Number(value.toPrecision(DIGITS)));
  const [, sign = "", first = "", rest = "", power] =
    /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (power === undefined) return text;
  const digits = first + rest;
  const exponent = Number(power);
  return exponent < 0
    ? `${sign}0.${"0".repeat(-exponent - 1)}${digits}`
    : sign + digits.padEnd(exponent + 1, "0");
}

/** Rounds the decimal number that is shown, half away from zero: 1.005 to 1.01. */
function roundTo(value: number, decimals: number): number {
  if (Math.abs(value) >= MOST_WHOLE) return value;
  const rounded = shift(Math.round(shift(Math.abs(value), decimals)), -decimals);
  return value < 0 ? -rounded : rounded;
}

/** The number with its point moved to the right. */
function shift(value: number, places: number): number {
  return Number(`${plainNumber(value)}e${places}`);
}

/** Puts digits into a mask from the right; 0 without a digit is a zero, # is nothing. */
function fillMask(mask: string, digits: string): string {
  let shown = "";
  let left = digits.length;
  const first = mask.search(/[0#]/);
  for (let at = mask.length - 1; at >= 0; at -= 1) {
    const letter = mask[at] ?? "";
    if (letter !== "0" && letter !== "#") shown = letter + shown;
    else if (left > 0) shown = (digits[(left -= 1)] ?? "") + shown;
    else if (letter === "0") shown = `0${shown}`;
    // All digits that the mask has no place for stand at its first one.
    if (at === first) shown = digits.slice(0, left) + shown;
  }
  return shown;
}

/** A text with its escaped letters: `_x000D_` is a line end. ECMA-376 Part 1, 22.9.2.19. */
export function unescapeText(text: string): string {
  return text.includes("_x")
    ? text.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
}

/** A moment that is stored as a text: without a fraction of a second, and without midnight. */
export function showIsoMoment(stored: string): string {
  return stored
    .trim()
    .replace(/(:\d\d)\.\d+/, "$1")
    .replace(/T00:00(?::00)?Z?$/, "");
}

/** The most rows and columns of a sheet: those of Excel. */
export const SHEET_LIMITS = { rows: 1_048_576, columns: 16_384 } as const;

const LETTER_A = 64;
const LETTERS = 26;

/** The column of a cell, from 0: 27 for `AB12`. Null if no sheet has it. */
export function columnOfCell(reference: string): number | null {
  let column = 0;
  let at = 0;
  for (; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & ~0x20;
    if (letter <= LETTER_A || letter > LETTER_A + LETTERS) break;
    column = column * LETTERS + letter - LETTER_A;
    if (column > SHEET_LIMITS.columns) return null;
  }
  return column === 0 ? null : column - 1;
}

/** Rows from 1, columns from 0, each with its end. */
export interface SheetRegion {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The region of a reference such as `B2:D4`; null if it is none. */
export function readRegion(reference: string): SheetRegion | null {
  const [, first = "", top, last = "", bottom] =
    /^\$?([a-z]+)\$?(\d+):\$?([a-z]+)\$?(\d+)$/i.exec(reference) ?? [];
  const left = columnOfCell(first);
  const right = columnOfCell(last);
  if (left === null || right === null || right < left || Number(bottom) < Number(top)) return null;
  return { top: Number(top), bottom: Number(bottom), left, right };
}

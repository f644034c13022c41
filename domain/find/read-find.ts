// Reads what a typed text may be besides words: an id or the start of one, or an amount.
import { type Cents, cents } from "../money/money.ts";

/** The first and the last id that begin as typed; the same one for a whole id. */
export interface IdRange {
  readonly from: string;
  readonly until: string;
}

/** A typed text, cleaned, with what it may be besides words. */
export interface TypedText {
  /** Without NUL, halves of characters and spaces around it; empty if nothing is left. */
  readonly text: string;
  readonly id: IdRange | null;
  readonly amount: Cents | null;
}

/** Reads a typed text of any characters. */
export function readFind(typed: string): TypedText {
  const text = typed.replaceAll("\0", "").toWellFormed().trim();
  return { text, id: readIdRange(text), amount: readAmount(text) };
}

const HEX_OF_ID = 32;
/** Ids begin with the time: eight digits are those of about a minute. */
const LEAST_HEX = 8;

/**
 * The range of ids that begin with the hexadecimal digits of `text`, at least eight; dashes are
 * ignored. Null for any other text.
 */
export function readIdRange(text: string): IdRange | null {
  if (!/^[0-9a-f-]+$/i.test(text)) return null;
  const digits = text.replaceAll("-", "").toLowerCase();
  if (digits.length < LEAST_HEX || digits.length > HEX_OF_ID) return null;
  return {
    from: dashed(digits.padEnd(HEX_OF_ID, "0")),
    until: dashed(digits.padEnd(HEX_OF_ID, "f")),
  };
}

const dashed = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

const AMOUNT = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{2}))?$/;

/**
 * Dollars as people write them, such as "$1,250.00", in cents; null for any other text, and for
 * zero. Bare digits without "$", comma or cents are an amount up to six digits: more are a phone
 * number or an id.
 */
export function readAmount(text: string): Cents | null {
  const [, dollars, rest] = AMOUNT.exec(text) ?? [];
  if (dollars === undefined) return null;
  const isBare = /^\d+$/.test(text);
  if (isBare && text.length > 6) return null;
  const amount = BigInt(dollars.replaceAll(",", "")) * 100n + BigInt(rest ?? "0");
  return amount === 0n ? null : cents(amount);
}

// Reads a buyer's own contacts from a file or a list: each phone number and email in the spelling
// used for identity.
import { emailIdentity } from "./identity.ts";
import { readEmail } from "./read-email.ts";
import { readPhone } from "./read-phone.ts";

export interface ReadContact {
  readonly kind: "phone" | "email";
  /** As `identityKeys` spells it. Contact data: must be hashed before it is sent. */
  readonly value: string;
}

export interface UnreadableRow {
  /** From 1. */
  readonly row: number;
  /** Which kind of contact was invalid; `nothing`: the row has neither. */
  readonly why: "phone" | "email" | "nothing";
  readonly text: string;
}

export interface ContactList {
  /** Without repetitions. */
  readonly contacts: readonly ReadContact[];
  readonly unreadable: readonly UnreadableRow[];
}

const LONGEST_SHOWN = 60;
/**
 * Fewest digits of a cell that counts as a phone number; shorter ones are ages, ZIPs and counts.
 */
const LEAST_DIGITS = 7;

/**
 * Reads rows of cells separated by comma, semicolon or tab. A bad cell does not affect good ones in
 * its row; a header row is skipped.
 */
export function readContactList(text: string): ContactList {
  const contacts = new Map<string, ReadContact>();
  const unreadable: UnreadableRow[] = [];
  text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .forEach((line, index) => {
      if (line.trim() === "") return;
      const cells = line.split(/[,;\t]/).map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/, "$1")
          .trim(),
      );
      const read = cells.map(readContactCell);
      for (const cell of read)
        if (typeof cell === "object" && cell !== null)
          contacts.set(`${cell.kind}:${cell.value}`, cell);
      const isFirst = index === 0;
      const why =
        read.find((cell) => typeof cell === "string") ??
        (read.every((cell) => cell === null) && !isFirst ? "nothing" : null);
      if (typeof why === "string")
        unreadable.push({ row: index + 1, why, text: line.trim().slice(0, LONGEST_SHOWN) });
    });
  return { contacts: [...contacts.values()], unreadable };
}

/**
 * The contact in a cell; the intended kind if it is invalid; null if the cell is something else.
 */
export function readContactCell(cell: string): ReadContact | "phone" | "email" | null {
  if (cell.includes("@")) {
    const email = readEmail(cell);
    return email === null ? "email" : { kind: "email", value: emailIdentity(email) };
  }
  if (
    cell.replaceAll(/\D/g, "").length < LEAST_DIGITS ||
    /\p{L}{3}/u.test(cell.replace(/ext(?:ension)?/i, ""))
  )
    return null;
  const phone = readPhone(cell);
  return phone === null ? "phone" : { kind: "phone", value: phone };
}

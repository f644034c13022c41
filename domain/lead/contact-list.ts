// A buyer's own contacts as a file or a list has them: each phone number and e-mail in the one
// spelling that people are recognised by.
import { emailIdentity } from "./identity.ts";
import { readEmail, readPhone } from "./read-contact.ts";

export interface ReadContact {
  readonly kind: "phone" | "email";
  /** As `identityKeys` spells it. Contact data: to be hashed before it goes anywhere. */
  readonly value: string;
}

export interface UnreadableRow {
  /** From 1. */
  readonly row: number;
  /** What looked like a phone number or an e-mail and is none; `nothing`: neither was there. */
  readonly why: "phone" | "email" | "nothing";
  readonly text: string;
}

export interface ContactList {
  /** Each once. */
  readonly contacts: readonly ReadContact[];
  readonly unreadable: readonly UnreadableRow[];
}

const LONGEST_SHOWN = 60;
/** Digits in a cell that was meant as a phone number; shorter ones are ages, ZIPs and counts. */
const LEAST_DIGITS = 7;

/**
 * Reads rows of cells parted by comma, semicolon or tab. A bad cell never loses the good ones
 * beside it; a first row of headings is passed over.
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

/** A contact; which kind was meant where it is none; null where a cell is about something else. */
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

// Reads a buyer's own contacts from a file or a list: each phone number and email in the spelling
// used for identity.
import { fieldOfColumn } from "../csv/column-names.ts";
import { unguarded } from "../csv/csv-cell.ts";
import { RowReader } from "../csv/row-reader.ts";
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
 * its row; a header row is skipped. Where a header names columns of phones or emails, as in our own
 * exports, only these are read: dates, prices and ids have as many digits as a number.
 */
export function readContactList(text: string): ContactList {
  const contacts = new Map<string, ReadContact>();
  const unreadable: UnreadableRow[] = [];
  const plain = text.replace(/^\uFEFF/, "");
  const table = readNamedColumns(plain);
  for (const { row, cells, shown } of table ?? readLines(plain)) {
    const read = cells.map((cell) => readContactCell(unguarded(cell)));
    for (const cell of read)
      if (typeof cell === "object" && cell !== null)
        contacts.set(`${cell.kind}:${cell.value}`, cell);
    const isHead = table === null && row === 1;
    const why =
      read.find((cell) => typeof cell === "string") ??
      (read.every((cell) => cell === null) && !isHead ? "nothing" : null);
    if (typeof why === "string")
      unreadable.push({ row, why, text: shown.trim().slice(0, LONGEST_SHOWN) });
  }
  return { contacts: [...contacts.values()], unreadable };
}

interface ListRow {
  /** From 1. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly shown: string;
}

function readLines(text: string): ListRow[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) =>
    line.trim() === ""
      ? []
      : [
          {
            row: index + 1,
            cells: line.split(/[,;\t]/).map((cell) =>
              cell
                .trim()
                .replace(/^"(.*)"$/, "$1")
                .trim(),
            ),
            shown: line,
          },
        ],
  );
}

/** The cells of the named columns below a header; null without a header that names any. */
function readNamedColumns(text: string): ListRow[] | null {
  const [head = ""] = text.split(/\r\n|\r|\n/, 1);
  const delimiter = [",", ";", "\t"].reduce((most, one) =>
    head.split(one).length > head.split(most).length ? one : most,
  );
  if (!head.includes(delimiter)) return null;
  const reader = new RowReader(delimiter);
  const [names, ...rows] = [...reader.push(text), ...reader.end()];
  const places = (names?.cells ?? []).flatMap((name, place) => {
    const field = fieldOfColumn(name.trim());
    return field === "phone" || field === "email" || CONTACT_COLUMN.test(name) ? [place] : [];
  });
  if (places.length === 0) return null;
  return rows.flatMap(({ line, cells }): ListRow[] => {
    // A row of another width is no row of the table: a list was typed or pasted below it.
    if (cells.length !== names?.cells.length)
      return readLines(cells.join(delimiter)).map((row) => ({ ...row, row: line }));
    const named = places.map((place) => (cells[place] ?? "").trim());
    return [{ row: line, cells: named, shown: named.join(delimiter) }];
  });
}

/** "Phone 2", "Work email". A type or a date of one is none. */
const CONTACT_COLUMN = /^(?!.*(?:type|date|status|opt)).*(?:phone|mobile|cell\b|e-?mail)/i;

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

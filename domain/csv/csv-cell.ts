// Writes cells and lines of a CSV file (RFC 4180) so that a spreadsheet does not run text as a
// formula.

/** Characters that spreadsheets read as the start of a formula, including full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A phone number in E.164: a spreadsheet makes a number of it and runs nothing, and every other
 * program reads it, which it would not with an apostrophe.
 */
const PHONE = /^\+[1-9]\d{6,14}$/;

/**
 * The text as a cell: quoted where necessary, with an apostrophe before a possible formula. Our own
 * readers take the apostrophe off again (`unguarded`).
 */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** An apostrophe that guards a cell against being run as a formula. */
const GUARD = /^'(?=[=+\-@\t\r\n＝＋－＠])/u;

/** The text of a cell that `csvCell` wrote, or another program that guards as it does. */
export function unguarded(cell: string): string {
  return cell.replace(GUARD, "");
}

/** A line of the file; lines end in CR LF. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

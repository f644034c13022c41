// One cell of a CSV file (RFC 4180): text that a spreadsheet would run as a formula is written so
// that it stays text.

/** What spreadsheets take for the start of a formula, in its wide forms too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * The text as it stands in the file: quoted where it must be, an apostrophe before what would be a
 * formula.
 */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of the file; lines end in CR LF. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

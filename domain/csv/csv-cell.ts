// Writes cells and lines of a CSV file (RFC 4180) so that a spreadsheet does not run text as a
// formula.

/** Characters that spreadsheets read as the start of a formula, including full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** The text as a cell: quoted where necessary, with an apostrophe before a possible formula. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of the file; lines end in CR LF. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

// Makes CSV files of tables in the browser.
import { csvCell } from "../../domain/csv/csv-cell.ts";
import { CENTS_PER_DOLLAR } from "../../domain/money/money.ts";

/**
 * Text, an amount, or a time in a zone; the last two are written so that every program reads them.
 */
export type CsvCell =
  | string
  | { readonly cents: number }
  | { readonly at: string; readonly timeZone: string };

/** How long the browser may take to begin saving. */
const KEPT_MS = 60_000;

/** Returns the file's text: RFC 4180, lines end in CR LF. */
export function csvOf(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [head, ...rows].map((row) => `${row.map(written).join(",")}\r\n`).join("");
}

/** Makes the browser save it; the byte order mark identifies UTF-8 to spreadsheets. */
export function saveCsv(fileName: string, text: string): void {
  saveFile(fileName, new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }));
}

/** Makes the browser save a file unchanged. */
export function saveFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

function written(cell: CsvCell): string {
  if (typeof cell === "string") return csvCell(cell);
  return "cents" in cell ? dollars(cell.cents) : moment(cell.at, cell.timeZone);
}

function dollars(amount: number): string {
  const size = Math.abs(amount);
  const sign = amount < 0 ? "-" : "";
  const cents = String(size % CENTS_PER_DOLLAR).padStart(2, "0");
  return `${sign}${Math.trunc(size / CENTS_PER_DOLLAR)}.${cents}`;
}

/** 2026-11-21T14:46:05-05:00, which every program reads as the same instant. */
function moment(iso: string, timeZone: string): string {
  const at = new Date(iso);
  const wall = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(at);
  // "GMT-05:00", and "GMT" alone in Greenwich.
  const zone = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName");
  return `${wall.replace(" ", "T")}${zone?.value.slice("GMT".length) || "+00:00"}`;
}

// Texts of importing leads from a file.
import { plural } from "../plural.ts";
import { importColumnTexts } from "./parts/import-columns.ts";
import { importRowTexts } from "./parts/import-rows.ts";
import type { Translated } from "../texts.ts";

export const importTexts = {
  choose: "Choose a CSV file",
  dropHere: "or drop it here",
  limits: (megabytes: string, rows: string) =>
    `Up to ${megabytes} MB and ${rows} rows. Any separator, UTF-8, UTF-16 or Windows text.`,
  needs:
    "Each person needs a name, a phone or e-mail, a ZIP, and a consent of their own: its text, time and page, and the IP address or a certificate.",
  notYours: "Owners and managers of an affiliate's account import files.",
  reading: (share: string) => `Reading: ${share}`,
  checking: (done: string, of: string) => `Checked ${done} of ${of} rows`,
  refused: {
    empty: "The file is empty. Choose one with a row for each person.",
    packed:
      "This is a spreadsheet or an archive (XLSX, XLS, ZIP), whatever its name says. Open it, save it as CSV, and choose that file.",
    binary: "This is no text. Save the table as CSV, and choose that file.",
    too_large:
      "The file is larger than 100 MB. Split it, and import the parts one after the other.",
    too_many_rows:
      "The file has more than 200,000 rows. Split it, and import the parts one after the other.",
    too_wide:
      "The file has more than 300 columns. Keep those that say something about the person and the home.",
    no_rows: "The file names its columns and has no rows below.",
  },
  another: "Another file",
  facts: (rows: string, delimiter: string, encoding: string) =>
    `${rows} rows · separated by ${delimiter} · ${encoding}`,
  delimiters: { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars" },
  encodings: {
    "utf-8": "UTF-8",
    "utf-16le": "UTF-16",
    "utf-16be": "UTF-16",
    "windows-1252": "Windows-1252",
  },
  hasHeader: "The first line names the columns",
  source: "Source",
  side: "What these people want",
  sideHint: "Where a row does not say it.",
  sideUnset: "As each row says",
  newSource: "CSV files",
  sourcePaused: "This source is paused: resume it under Settings, Sources.",
  cap: (cap: string) =>
    `This source takes ${cap} leads a day; what comes after is refused. The operator can lift the limit.`,
  ...importColumnTexts,
  ...importRowTexts,
  startNone: "Import",
  start: (count: number, written: string) =>
    plural(count, "Import 1 row", `Import ${written} rows`),
  notYet: "No row can be imported yet: see under Rows what is missing.",
  waitForCheck: "The rows are still being checked.",
  waitForSource: "The source for your files is not there yet.",
  sending: (sent: string, of: string) => `Sent ${sent} of ${of} rows`,
  started: "The import has started. You may go elsewhere: it goes on by itself.",
  list: {
    title: "Your imports",
    more: "Load more",
    progress: (name: string) => `Progress of ${name}`,
    decided: (decided: string, of: string) => `${decided} of ${of} rows decided`,
    received: (received: string, of: string) =>
      `${received} of ${of} rows have arrived. Choose the file again, or cancel.`,
    sold: (count: number, written: string) => plural(count, "1 sold", `${written} sold`),
    listed: (written: string) => `${written} listed unsold`,
    refused: (written: string) => `${written} not taken`,
  },
  statuses: {
    draft: "Not started",
    running: "Running",
    cancelling: "Stopping",
    cancelled: "Cancelled",
    done: "Done",
  },
  waits: {
    source_paused: "It waits: its source is paused. Resume it under Settings, Sources.",
    account_suspended: "It waits: the account may not post now.",
  },
  saveFailures: "Save the rows not taken",
  failuresUntil: (date: string) => `Kept until ${date}.`,
  cancel: "Cancel import",
  cancelAsk: "Cancel this import?",
  cancelText: "What is decided stays. The rows that are not are erased.",
  cancelled: "The import is cancelled.",
};

export type ImportTexts = Translated<typeof importTexts>;

// Texts of importing leads from a file.
import { plural } from "../plural.ts";
import { importColumnTexts } from "./parts/import-columns.ts";
import { importPlanTexts } from "./parts/import-plan.ts";
import { importRowTexts } from "./parts/import-rows.ts";
import type { Translated } from "../texts.ts";

export const importTexts = {
  choose: "Choose a CSV file or a spreadsheet",
  dropHere: "or drop it here",
  limits: (megabytes: string, rows: string) =>
    `Up to ${megabytes} MB and ${rows} rows. XLSX, or UTF-8, UTF-16 or Windows text with any separator.`,
  needs:
    "Each row needs a phone or email, a ZIP code, and whether the person buys or sells. It also needs the person's consent: text, time, page, and IP address or certificate. Rows without that proof can become drafts, which their people confirm by a link.",
  notYours: "Only owners and managers of an affiliate's account can import files.",
  reading: (share: string) => `Reading: ${share}`,
  checking: (done: string, of: string) => `Checked ${done} of ${of} rows`,
  refused: {
    empty: "The file is empty. Choose a file with a row for each lead.",
    packed:
      "This is an archive, a spreadsheet other than XLSX (XLS, ODS, ZIP), or a file with a password. Open it, save it as XLSX or CSV without a password, and choose that file.",
    damaged:
      "The XLSX file is damaged or incomplete. Open it in a spreadsheet program, save it as XLSX or CSV, and choose that file.",
    swollen:
      "The contents of the XLSX file are too large to unpack. Copy the rows to a new file, and import that file.",
    binary: "This isn't a text or XLSX file. Save the table as XLSX or CSV, and choose that file.",
    too_large: "The file is larger than 100 MB. Split it, and import the parts one by one.",
    too_many_rows:
      "The file has more than 200,000 rows. Split it, and import the parts one by one.",
    too_wide:
      "The file has more than 300 columns. Keep only columns about the person and the home.",
    no_rows: "The file has column names but no rows.",
    gone: "The file can't be read: it was moved or changed after it was chosen. Choose it again.",
    no_reader:
      "The reader for XLSX files couldn't be loaded. Check the connection, reload the page, and choose the file again.",
  },
  another: "Another file",
  sheet: {
    label: "Sheet",
    hint: "This file has several sheets. Choose the one with the leads.",
    facts: (rows: string, sheet: string) => `${rows} rows · XLSX · sheet “${sheet}”`,
  },
  facts: (rows: string, delimiter: string, encoding: string) =>
    `${rows} rows · separated by ${delimiter} · ${encoding}`,
  delimiters: { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars" },
  encodings: {
    "utf-8": "UTF-8",
    "utf-16le": "UTF-16",
    "utf-16be": "UTF-16",
    "windows-1252": "Windows-1252",
  },
  hasHeader: "The first line has column names",
  dates: {
    order: "Order of the dates",
    orderHint: "The dates of this file can be read in two ways.",
    orderUnset: "Choose",
    orders: {
      month_first: "Month first: 10/11 is October 11",
      day_first: "Day first: 10/11 is November 10",
    },
    orderMissing: "Choose the order of the dates first.",
    zone: "Time zone of the file",
    zoneHint: "For times that don't say it.",
  },
  recalled: (name: string) => `Columns are matched as in ${name}, the last file of this source.`,
  ownAddress:
    "The only address in this file is the person's own. It counts as the address of the property.",
  source: "Source",
  side: "Default lead type",
  sideHint: "For rows that don't say it.",
  sideUnset: "As in each row",
  newSource: "CSV files",
  sourcePaused: "This source is paused. Resume it under Settings, Sources.",
  ...importColumnTexts,
  ...importPlanTexts,
  ...importRowTexts,
  startNone: "Import",
  start: (count: number, written: string) =>
    plural(count, "Import 1 row", `Import ${written} rows`),
  notYet: "Nothing to import yet. See the problems under Rows.",
  waitForCheck: "The rows are still being checked.",
  waitForSource: "The source for your files isn't ready yet.",
  sending: (sent: string, of: string) => `Sent ${sent} of ${of} rows`,
  started: "Import started. You can leave this page: it continues automatically.",
  list: {
    title: "Your imports",
    more: "Load more",
    progress: (name: string) => `Progress of ${name}`,
    decided: (decided: string, of: string) => `${decided} of ${of} rows decided`,
    received: (received: string, of: string) =>
      `${received} of ${of} rows received. Choose the file again, or cancel.`,
    sold: (count: number, written: string) => plural(count, "1 sold", `${written} sold`),
    earned: (amount: string) => `you earn ${amount}`,
    listed: (written: string) => `${written} accepted, unsold by then`,
    refused: (written: string) => `${written} rejected`,
  },
  statuses: {
    draft: "Not started",
    running: "Running",
    cancelling: "Stopping",
    cancelled: "Canceled",
    done: "Done",
  },
  waits: {
    source_paused: "Waiting: its source is paused. Resume it under Settings, Sources.",
    paused_by_network: "Waiting: the network paused its source. It continues after the pause.",
    account_suspended: "Waiting: the account can't post now.",
    daily_cap: "Waiting: its source reached its daily limit. It continues automatically.",
  },
  saveFailures: "Save rejected rows",
  failuresUntil: (date: string) => `Kept until ${date}.`,
  cancel: "Cancel import",
  keep: "Keep importing",
  cancelAsk: "Cancel this import?",
  cancelText: "Results so far stay. The other rows are erased.",
  cancelled: "Import canceled.",
};

export type ImportTexts = Translated<typeof importTexts>;

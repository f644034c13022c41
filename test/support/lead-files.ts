// Writes files of leads for tests of the import: made-up people with reserved phone numbers.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { csvLine } from "../../domain/csv/csv-cell.ts";
import { ROOT } from "./server-process.ts";
import { DAY_MS } from "../../domain/time.ts";

export const SALES_FILE = join(ROOT, "test/fixtures/sacramento-sales.csv");

/** Writes the fixture with a person and a consent for each sale, as the feed makes them. */
export async function completeSales(output: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [join(ROOT, "scripts/feed/feed.ts"), SALES_FILE, "--complete", output],
    { cwd: ROOT },
  );
}

const HEAD = [
  "First name",
  "Last name",
  "Phone",
  "Email",
  "Lead type",
  "Street",
  "City",
  "State",
  "Zip Code",
  "Type",
  "Price",
  "Beds",
  "Baths",
  "Sq. Ft.",
  "Timeline",
  "Consent",
  "Consent text",
  "Consent date",
  "IP",
  "Page",
];
/** Area codes: those that end in 11 are services, and 555 is none. */
const AREA_CODES = Array.from({ length: 700 }, (_, index) => 201 + index).filter(
  (code) => code % 100 !== 11 && code !== 555,
);
const LINES = 8_000;
const FIRST_LINE = 2_000;
const ZIPS = ["95838", "95814", "95823", "95815", "95842"];

/**
 * A file of `rows` sellers in Sacramento, numbered from `from`; no two numbers share a phone, an
 * email or a street. There are numbers up to five million.
 */
export function sellersFile(rows: number, from: number, nowMs = Date.now()): string {
  const consentedAt = new Date(nowMs - DAY_MS).toISOString();
  const lines = Array.from({ length: rows }, (_, index) => {
    const no = from + index;
    const area = AREA_CODES[Math.floor(no / LINES)] ?? "";
    return csvLine([
      "Lee",
      `Import${no}`,
      `(${area}) 555-${FIRST_LINE + (no % LINES)}`,
      `lee.import${no}@example.com`,
      "Seller",
      `${100 + no} Lantern Way`,
      "Sacramento",
      "CA",
      ZIPS[no % ZIPS.length] ?? "",
      "Residential",
      `$${(350 + (no % 200)).toFixed(0)},000`,
      "3",
      "2",
      "1,450",
      "ASAP",
      "Yes",
      "I agree that Plat and the companies on its buyer list may call, text and e-mail me " +
        "about my home.",
      consentedAt,
      `192.0.2.${1 + (no % 254)}`,
      "https://homes.example.com/sell",
    ]);
  });
  return csvLine(HEAD) + lines.join("");
}

/**
 * Performs the steps of a new affiliate from the filled-in sign-in to the start of an import.
 * Returns the actions.
 */
export async function importFirstFile(page: Page, file: string): Promise<readonly string[]> {
  const actions: readonly (readonly [what: string, act: () => Promise<void>])[] = [
    ["sign in", () => page.getByRole("button", { name: "Sign in", exact: true }).click()],
    [
      "open leads",
      () =>
        page
          .getByRole("navigation", { name: "Menu" })
          .getByRole("link", { name: "Leads", exact: true })
          .click(),
    ],
    [
      "import a file",
      () => page.getByRole("main").getByRole("link", { name: "Imports", exact: true }).click(),
    ],
    ["choose it", () => page.getByLabel("Choose a CSV file").setInputFiles(file)],
    ["start", () => page.getByRole("button", { name: /^Import [\d,]+ rows?$/ }).click()],
  ];
  for (const [, act] of actions) await act();
  return actions.map(([what]) => what);
}

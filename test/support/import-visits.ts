// Operates the import of files in journeys: writes files for a test, and finds the page's controls.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { Visitor } from "./browser.ts";
import { sellersFile } from "./lead-files.ts";
import { bringAxe } from "./looks.ts";
import { type Visits, openVisits } from "./visits.ts";

export interface ImportVisits extends Visits {
  /** Opens the imports as a visitor who is signed in as affiliate. */
  readonly arriveAtImports: Visits["arrive"];
  /** The path of a test file. */
  readonly pathOf: (name: string) => string;
  /** Writes a file of the tests. */
  readonly fileOf: (name: string, content: string | Uint8Array) => Promise<string>;
  /** Writes a file of people that no other test of this process uses. */
  readonly newSellers: (rows: number) => string;
}

let sellersMade = 0;

/** Call it at the top of a test file. */
export function openImportVisits(): ImportVisits {
  const visits = openVisits();
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "plat-imports-"));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));
  const pathOf = (name: string): string => join(directory, name);
  return {
    ...visits,
    pathOf,
    fileOf: async (name, content) => {
      const path = pathOf(name);
      await writeFile(path, content);
      return path;
    },
    newSellers: (rows) => {
      const from = sellersMade;
      sellersMade += rows;
      return sellersFile(rows, from);
    },
    arriveAtImports: async (options) => {
      const visitor = await visits.arrive(options);
      await bringAxe(visitor);
      await visitor.signInQuietly("affiliate");
      await visitor.open("/leads?part=imports");
      return visitor;
    },
  };
}

/** The input for the file to import. */
export const chooser = ({ page }: Visitor): Locator => page.getByLabel("Choose a CSV file");
/** The button that starts the import. */
export const startButton = ({ page }: Visitor): Locator =>
  page.getByRole("button", { name: /^Import [\d,]+ rows?$/ });
/** The import at the top of the list, once it is done. */
export const doneImport = (visitor: Visitor, name: string): Locator =>
  visitor.page.getByRole("listitem").filter({ hasText: name }).filter({ hasText: "Done" }).first();

// Opens the journeys' browser once for all files of a process, and closes every visitor before the
// next test begins.
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterEach, beforeAll, inject } from "vitest";
import { Visitor, openBrowser } from "./browser.ts";

export interface Visits {
  /** A new visitor with an empty browser context. */
  arrive(options?: BrowserContextOptions): Promise<Visitor>;
}

/** Closed with the process, because a start takes a second of processor time. */
let browser: Promise<Browser> | null = null;

/** A connected browser: the previous one may have crashed in another file. */
async function findOpenBrowser(): Promise<Browser> {
  const open = await browser?.catch(() => null);
  if (open?.isConnected() === true) return open;
  browser = openBrowser();
  return browser;
}

/** Call it at the top of a test file. */
export function openVisits(): Visits {
  const network = inject("network");
  const present: Visitor[] = [];
  let open: Browser;
  beforeAll(async () => {
    open = await findOpenBrowser();
  });
  afterEach(async ({ task }) => {
    for (const visitor of present.splice(0)) {
      if (task.result?.state === "fail") await tellPage(task.name, visitor);
      await visitor.leave();
    }
  });
  return {
    arrive: async (options) => {
      const visitor = await Visitor.arrive(open, network, options);
      present.push(visitor);
      return visitor;
    },
  };
}

/** Prints what the page of a failed test shows: often nothing else tells why it waited in vain. */
async function tellPage(test: string, { page }: Visitor): Promise<void> {
  const shown = await page
    .locator("body")
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => `no snapshot: ${String(error)}`);
  process.stderr.write(`page of the failed test "${test}": ${page.url()}\n${shown}\n`);
}

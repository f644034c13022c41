// The browser of the journeys: opened once for all files of a process, and every visitor has left
// when the next test begins.
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterEach, beforeAll, inject } from "vitest";
import { Visitor, openBrowser } from "./browser.ts";

export interface Visits {
  /** Somebody new, with nothing in their browser yet. */
  arrive(options?: BrowserContextOptions): Promise<Visitor>;
}

/** Ends with the process: a start takes a second of processor time. */
let browser: Promise<Browser> | null = null;

/** A browser that is connected: the one before may have crashed under another file. */
async function findOpenBrowser(): Promise<Browser> {
  const open = await browser?.catch(() => null);
  if (open?.isConnected() === true) return open;
  browser = openBrowser();
  return browser;
}

/** To be asked for at the top of a file. */
export function openVisits(): Visits {
  const network = inject("network");
  const present: Visitor[] = [];
  let open: Browser;
  beforeAll(async () => {
    open = await findOpenBrowser();
  });
  afterEach(async () => {
    for (const visitor of present.splice(0)) await visitor.leave();
  });
  return {
    arrive: async (options) => {
      const visitor = await Visitor.arrive(open, network, options);
      present.push(visitor);
      return visitor;
    },
  };
}

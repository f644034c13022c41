// The browser of a file of journeys: opened once, and whoever arrived at it has left when the next
// test begins.
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { Visitor, openBrowser } from "./browser.ts";

export interface Visits {
  /** Somebody new, with nothing in their browser yet. */
  arrive(options?: BrowserContextOptions): Promise<Visitor>;
}

/** To be asked for at the top of a file. */
export function openVisits(): Visits {
  const network = inject("network");
  const present: Visitor[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    for (const visitor of present.splice(0)) await visitor.leave();
  });
  afterAll(() => browser.close());
  return {
    arrive: async (options) => {
      const visitor = await Visitor.arrive(browser, network, options);
      present.push(visitor);
      return visitor;
    },
  };
}

// Measures how long a new affiliate in the demo network takes from signing in to its first sold
// lead, in each of three ways.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { Visitor, openBrowser } from "../test/support/browser.ts";
import { type DemoNetwork, startDemo } from "../test/support/demo-network.ts";
import { makeFirstForm } from "../test/support/first-form.ts";
import { sellFirstLeadByApi } from "../test/support/first-sold-lead.ts";
import { visitForm } from "../test/support/hosted-forms.ts";
import { importFirstFile, sellersFile } from "../test/support/lead-files.ts";
import { fillSignIn, signUp } from "../test/support/sign-up.ts";
import { Trade } from "../test/support/trade.ts";
import type { BenchRow } from "./report.ts";

const ROWS = 20;
const PATIENCE_MS = 60_000;

/**
 * Uses a new person for each way. Times the click that signs in until the screen or API shows a
 * sold lead.
 */
export async function benchFirstLeads(): Promise<BenchRow[]> {
  const demo = await startDemo("plat-first-leads", { LOG_LEVEL: "error" });
  const browser = await openBrowser();
  const directory = await mkdtemp(join(tmpdir(), "plat-first-leads-"));
  try {
    const network = await demo.ready;
    // A buyer who buys every lead from California.
    await Trade.open(network);
    const file = join(directory, "first.csv");
    await writeFile(file, sellersFile(ROWS, Date.now() % 1_000_000));
    return [
      await measure(
        "by API",
        network,
        browser,
        async (page) => (await sellFirstLeadByApi(page)).done,
      ),
      await measure("by CSV", network, browser, async (page) => {
        const done = await importFirstFile(page, file);
        await page
          .getByRole("listitem")
          .filter({ hasText: "first.csv" })
          .getByText(/[1-9]\d* sold/)
          .waitFor({ timeout: PATIENCE_MS });
        return done;
      }),
      await measure("by form", network, browser, async (page) => {
        const { done, address } = await makeFirstForm(page);
        const visitor = await Visitor.arrive(browser, network);
        await visitForm(visitor.page, address);
        await page.goto("/leads");
        await page
          .getByRole("main")
          .getByRole("table")
          .getByText("Sold", { exact: true })
          .first()
          .waitFor({ timeout: PATIENCE_MS });
        return done;
      }),
    ];
  } finally {
    await browser.close();
    await demo.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measure(
  way: string,
  network: DemoNetwork,
  browser: Browser,
  go: (page: Page) => Promise<readonly string[]>,
): Promise<BenchRow> {
  const { page } = await Visitor.arrive(browser, network, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await fillSignIn(page, await signUp(network.url, "affiliate", "Noa First"));
  const startedMs = performance.now();
  const done = await go(page);
  return {
    name: `sign-in of a new affiliate → first sold lead, ${way}`,
    value: (performance.now() - startedMs) / 1_000,
    unit: `s (${done.length} actions)`,
    mustReach: { atMost: 180 },
  };
}

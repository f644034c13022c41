// Measures the bell as its owner sees it: a lead is posted to the demo network, and the badge in
// the buyer's open browser counts one more.
import { Visitor, openBrowser } from "../test/support/browser.ts";
import { type DemoNetwork, startDemo } from "../test/support/demo-network.ts";
import { buyFirstLead } from "../test/support/first-lead.ts";
import { fillSignIn, signUp } from "../test/support/sign-up.ts";
import { Trade } from "../test/support/trade.ts";
import { type BenchRow, quantile } from "./report.ts";

const LEADS = 50;
const PAUSE_MS = 100;
const PATIENCE_MS = 5_000;

/**
 * From just before a lead is sent to the drawn badge, so that checking, selling and committing are
 * included.
 */
export async function benchBrowserBell(): Promise<BenchRow[]> {
  const demo = await startDemo("plat-bell", { LOG_LEVEL: "error" });
  const browser = await openBrowser();
  try {
    const delays = await measureBell(
      await Visitor.arrive(browser, await demo.ready),
      await demo.ready,
    );
    const first = await measureFirstLead(
      await Visitor.arrive(browser, await demo.ready),
      await demo.ready,
    );
    return [
      {
        name: "lead posted → bell in the buyer's browser, p50",
        value: quantile(delays, 0.5),
        unit: "ms",
      },
      {
        name: "lead posted → bell in the buyer's browser, p95",
        value: quantile(delays, 0.95),
        unit: `ms (${LEADS} leads)`,
        mustReach: { atMost: 250 },
      },
      {
        name: "sign-in of a new advertiser → contact of its first lead",
        value: first.seconds,
        unit: `s (${first.actions} actions)`,
        mustReach: { atMost: 60 },
      },
    ];
  } finally {
    await browser.close();
    await demo.stop();
  }
}

/** From the click that signs in to the contact on the screen. */
async function measureFirstLead(
  { page }: Visitor,
  { url }: DemoNetwork,
): Promise<{ readonly seconds: number; readonly actions: number }> {
  await fillSignIn(page, await signUp(url, "advertiser", "Nia First"));
  const startedMs = performance.now();
  const actions = await buyFirstLead(page);
  return { seconds: (performance.now() - startedMs) / 1_000, actions: actions.length };
}

/** Returns the milliseconds for each lead, sorted. */
async function measureBell(buyer: Visitor, network: DemoNetwork): Promise<readonly number[]> {
  const trade = await Trade.open(network);
  await buyer.signInQuietly("advertiser");
  await buyer.open("/activity");
  await buyer.page
    .getByRole("banner")
    .getByRole("button", { name: /^Notifications/ })
    .evaluate((bell) => {
      // The label states the unread count. It is drawn one frame later.
      new MutationObserver(() =>
        requestAnimationFrame(() =>
          document.documentElement.setAttribute("data-rang-at", String(Date.now())),
        ),
      ).observe(bell, { attributeFilter: ["aria-label"] });
    });
  const delays: number[] = [];
  for (let lead = 0; lead < LEADS; lead += 1) {
    await buyer.page.evaluate(() => document.documentElement.removeAttribute("data-rang-at"));
    const sentAtMs = Date.now();
    await trade.post();
    const rangAt = await buyer.page
      .locator("html[data-rang-at]")
      .getAttribute("data-rang-at", { timeout: PATIENCE_MS });
    delays.push(Number(rangAt) - sentAtMs);
    await buyer.page.waitForTimeout(PAUSE_MS);
  }
  return delays.sort((a, b) => a - b);
}

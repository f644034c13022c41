// Measures the time from a sale to the push service of the buyer's browser: leads are posted over
// HTTP, and their messages arrive, encrypted and signed, at a service on loopback.
import { randomUUID } from "node:crypto";
import { PushBrowser } from "../test/support/push-browser.ts";
import { PushService } from "../test/support/push-service.ts";
import { openPool } from "../server/platform/db/pool.ts";
import type { BenchServer } from "./bench-market.ts";
import { startServer } from "./bench-server.ts";
import { sellSteadily, signIn } from "./bell.ts";
import { makePostingMarket } from "./posting-market.ts";
import { type BenchRow, quantile } from "./report.ts";

const CAMPAIGNS = 1_000;
const POSTS = 400;
/** Uncounted sales before the measurement, while the server reads everything for the first time. */
const WARM_UP_POSTS = 40;
/** Browsers subscribed in parallel during setup. */
const AT_ONCE = 20;
/** A message that has not arrived by then counts as lost. */
const GIVE_UP_MS = 30_000;

/** One browser per buyer, and 20 sales a second, each to its own. */
export async function benchPush(server: BenchServer): Promise<BenchRow[]> {
  const market = await makePostingMarket(server, "push", CAMPAIGNS);
  const service = await PushService.open();
  const plat = await startServer(market.url, "all", { PLAT_ALLOW_LOOPBACK: "1" });
  const pool = openPool({ url: market.url, max: 2, onError: () => undefined });
  try {
    const { rows: buyers } = await pool.query<{ id: string }>(
      "select id from account where kind = 'advertiser' order by id",
    );
    const browsers = await subscribe(
      service,
      plat.port,
      (
        await signIn(
          pool,
          plat.port,
          buyers.map(({ id }) => id),
        )
      ).map(({ cookie }) => cookie),
    );
    await measure(service, browsers, () => sellSteadily(market, plat.port, WARM_UP_POSTS));
    const delays = await measure(service, browsers, () => sellSteadily(market, plat.port, POSTS));
    return [
      {
        name: "sale committed → the push service has the message, p50",
        value: quantile(delays, 0.5),
        unit: "ms",
      },
      {
        name: "sale committed → the push service has the message, p95",
        value: quantile(delays, 0.95),
        unit: `ms (${delays.length} messages)`,
        mustReach: { atMost: 2_000 },
      },
    ];
  } finally {
    await pool.end();
    await plat.stop();
    service.close();
  }
}

/** One browser per person, by endpoint. */
async function subscribe(
  service: PushService,
  port: number,
  cookies: readonly string[],
): Promise<ReadonlyMap<string, PushBrowser>> {
  const browsers = new Map<string, PushBrowser>();
  const subscribeOne = async (cookie: string): Promise<void> => {
    const [endpoint, browser] = [service.makeEndpoint(), new PushBrowser()];
    const answer = await fetch(`http://localhost:${port}/v1/push-subscriptions/${randomUUID()}`, {
      method: "PUT",
      headers: { cookie, origin: `http://localhost:${port}`, "content-type": "application/json" },
      body: JSON.stringify({ endpoint, keys: browser.keys, language: "en" }),
    });
    if (!answer.ok)
      throw new Error(`a browser was answered ${answer.status}: ${await answer.text()}`);
    browsers.set(endpoint, browser);
  };
  for (let from = 0; from < cookies.length; from += AT_ONCE)
    await Promise.all(cookies.slice(from, from + AT_ONCE).map(subscribeOne));
  return browsers;
}

/**
 * Returns the milliseconds from the response for each sold lead to its message, which is decrypted
 * to identify the lead; sorted.
 */
async function measure(
  service: PushService,
  browsers: ReadonlyMap<string, PushBrowser>,
  sell: () => Promise<ReadonlyMap<string, number>>,
): Promise<number[]> {
  service.reset();
  const soldAtMs = await sell();
  const endMs = performance.now() + GIVE_UP_MS;
  while (performance.now() < endMs && service.messages.length < soldAtMs.size)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const arrivedAtMs = new Map(
    service.messages.map(({ endpoint, body, atMs }) => [
      String(browsers.get(endpoint)?.open(body).data.url).replace("/leads/", ""),
      atMs,
    ]),
  );
  return [...soldAtMs]
    .map(([leadId, atMs]) =>
      Math.max(0, (arrivedAtMs.get(leadId) ?? Number.POSITIVE_INFINITY) - atMs),
    )
    .toSorted((a, b) => a - b);
}

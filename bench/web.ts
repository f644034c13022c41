// Measures the web app as a phone on a slow network sees it: Lighthouse's mobile profile, on the
// demo network as npm start serves it.
import { chromium } from "playwright-core";
import lighthouse, { type Flags } from "lighthouse";
import { findBrowser } from "../test/support/browser.ts";
import { type DemoNetwork, startDemo } from "../test/support/demo-network.ts";
import { freePort } from "./bench-server.ts";
import { type BenchRow, quantile } from "./report.ts";

const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;
const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** The audits behind the performance score, with their labels. */
const PARTS = {
  "first-contentful-paint": "FCP",
  "largest-contentful-paint": "LCP",
  "total-blocking-time": "TBT",
  "cumulative-layout-shift": "CLS",
  "speed-index": "SI",
} as const;

/**
 * The scores of one run, each out of 100, and the parts of the first score in Lighthouse's wording.
 */
type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>> & { readonly parts: string };

/** Measures a page without a session, then the signed-in person's first screen. */
export async function benchWeb(): Promise<BenchRow[]> {
  const executablePath = findBrowser("whole");
  if (executablePath === null)
    throw new Error("there is no Chromium: install Debian's package chromium");
  const demo = await startDemo("plat-web", { LOG_LEVEL: "error" });
  try {
    const network = await demo.ready;
    const login = await visit(executablePath, `${network.url}/login`, {});
    const dashboard = await visit(executablePath, `${network.url}/dashboard`, {
      Cookie: await signIn(network),
    });
    return [...rowsOf("login", login, 98), ...rowsOf("dashboard, signed in", dashboard, 95)];
  } finally {
    await demo.stop();
  }
}

/** Loads the page several times, each in a new browser. */
async function visit(
  executablePath: string,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<readonly Scores[]> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath,
      args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
    });
    try {
      runs.push(await look(url, port, headers));
    } finally {
      await browser.close();
    }
  }
  return runs;
}

async function look(
  url: string,
  port: number,
  headers: Readonly<Record<string, string>>,
): Promise<Scores> {
  const flags: Flags = {
    port,
    logLevel: "error",
    output: "json",
    onlyCategories: [...CATEGORIES],
    extraHeaders: { ...headers },
  };
  const lhr = (await lighthouse(url, flags))?.lhr;
  if (lhr === undefined || lhr.runtimeError !== undefined)
    throw new Error(
      `Lighthouse could not look at ${url}: ${lhr?.runtimeError?.message ?? "no result"}`,
    );
  // A visit that was redirected, such as to the login, measured another page.
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
  const scoreOf = (category: (typeof CATEGORIES)[number]): number =>
    Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
  return {
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    "best-practices": scoreOf("best-practices"),
    parts: Object.entries(PARTS)
      .map(
        ([id, name]) => `${name} ${(lhr.audits[id]?.displayValue ?? "?").replaceAll(/\s/g, " ")}`,
      )
      .join(", "),
  };
}

async function signIn({ url, users }: DemoNetwork): Promise<string> {
  const user = users.find(({ role }) => role === "advertiser");
  const answer = await fetch(`${url}/v1/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email: user?.email, password: user?.password }),
  });
  if (!answer.ok) throw new Error(`signing in was answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/**
 * Returns the median and spread of each score; the parts of the median run follow its performance.
 */
function rowsOf(page: string, runs: readonly Scores[], leastPerformance: number): BenchRow[] {
  const sorted = runs.toSorted((a, b) => a.performance - b.performance);
  return CATEGORIES.map((category) => {
    const values = runs.map((run) => run[category]).toSorted((a, b) => a - b);
    const parts =
      category === "performance" ? `; ${sorted[Math.floor(sorted.length / 2)]?.parts ?? ""}` : "";
    return {
      name: `Lighthouse mobile, ${page}: ${category}`,
      value: quantile(values, 0.5),
      unit: `(${values[0]}–${values.at(-1)} in ${runs.length} runs${parts})`,
      mustReach: { atLeast: category === "performance" ? leastPerformance : 100 },
    };
  });
}

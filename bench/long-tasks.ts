// Counts the browser's long tasks (50 ms and more) while a person scrolls 100,000 rows, types
// above them and opens a sheet over them, beside those of an older commit whose server and web app
// run in turn. PLAT_BENCH_OLD names the commit; by default it is one from before the screens were
// redrawn.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Page, chromium } from "playwright-core";
import { findBrowser } from "../test/support/browser.ts";
import { type DemoNetwork } from "../test/support/demo-network.ts";
import { ROOT, type ServerProcess, runServer, sendSignal } from "../test/support/server-process.ts";
import { type BenchRow, listed, median } from "./report.ts";

const OLD = "808edf95";
const ROWS = 100_000;
const ROUNDS = 3;
/** A phone's processor beside this machine's: otherwise there are next to no long tasks. */
const SLOWER = 4;
const WHEEL_TURNS = 60;
const WHEEL_PX = 900;
const SETTLED_MS = 1_500;
const PATIENCE_MS = 120_000;
const TYPED = "sacramento";

interface Build {
  readonly network: DemoNetwork;
  readonly server: ServerProcess;
}

type Gesture = (typeof GESTURES)[number];
const GESTURES = ["scrolling 100,000 rows", "typing in a search field", "opening a sheet"] as const;
type Counts = Readonly<Record<Gesture, number>>;

/** One row for each gesture: the median count of the new build ÷ that of the old one. */
export async function benchLongTasks(): Promise<BenchRow[]> {
  const directory = await mkdtemp(join(tmpdir(), "plat-long-tasks-"));
  const builds: Build[] = [];
  try {
    const old = await unpack(join(directory, "old"), process.env["PLAT_BENCH_OLD"] ?? OLD);
    for (const [name, root] of [
      ["old-data", old],
      ["new-data", ROOT],
    ] as const)
      builds.push(await start(root, join(directory, name)));
    const rounds: Counts[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const counts: Counts[] = [];
      for (const { network } of builds) counts.push(await countOn(network));
      rounds.push(counts);
    }
    return GESTURES.map((gesture) => rowOf(gesture, rounds));
  } finally {
    for (const { server } of builds) {
      sendSignal(server, "SIGTERM");
      await server.ended;
    }
    await rm(directory, { recursive: true, force: true });
  }
}

/** Unpacks a commit; it uses the packages that are installed here. */
async function unpack(directory: string, commit: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  const archive = join(directory, "commit.tar");
  const run = promisify(execFile);
  await run("git", ["archive", "--output", archive, commit], { cwd: ROOT });
  await run("tar", ["-xf", archive, "-C", directory]);
  await symlink(join(ROOT, "node_modules"), join(directory, "node_modules"));
  return directory;
}

/** Starts the demo network of a build in an empty data directory. */
async function start(root: string, data: string): Promise<Build> {
  const server = runServer({
    environment: { PLAT_DATA_DIR: data, PLAT_DEMO: "1", LOG_LEVEL: "error" },
    command: [process.execPath, join(root, "server/start.mjs")],
  });
  await server.ready;
  return { server, network: JSON.parse(await readFile(join(data, "demo.json"), "utf8")) };
}

/** Makes every gesture once in a new browser. */
async function countOn({ url, users }: DemoNetwork): Promise<Counts> {
  const executablePath = findBrowser("whole");
  if (executablePath === null) throw new Error("there is no Chromium");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1_280, height: 800 } });
    page.setDefaultTimeout(PATIENCE_MS);
    const user = users.find(({ role }) => role === "advertiser");
    const answer = await page.request.post("/v1/auth/sign-in/email", {
      data: { email: user?.email, password: user?.password },
      headers: { origin: url },
    });
    if (!answer.ok()) throw new Error(`signing in was answered ${answer.status()}`);
    await page.addInitScript(noteLongTasks);
    await page.addInitScript(lengthenLeads, ROWS);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto("/leads");
    await page.getByRole("main").getByRole("table").getByRole("row").nth(9).waitFor();
    const scrolling = await countDuring(page, () => scroll(page));
    await page.evaluate(() => window.scrollTo(0, 0));
    const typing = await countDuring(page, async () => {
      await page.getByRole("main").getByRole("searchbox").first().click();
      await page.keyboard.type(TYPED, { delay: 80 });
    });
    const opening = await countDuring(page, async () => {
      await page.getByRole("button", { name: "Search and go to" }).first().click();
      await page.getByRole("dialog").waitFor();
    });
    return {
      "scrolling 100,000 rows": scrolling,
      "typing in a search field": typing,
      "opening a sheet": opening,
    };
  } finally {
    await browser.close();
  }
}

/**
 * In the page: the leads' list answers with its own rows, again and again under other ids, and the
 * local cache stores nothing of it.
 */
function lengthenLeads(most: number): void {
  const read = Response.prototype.json;
  Response.prototype.json = async function readLonger(this: Response): Promise<unknown> {
    const body = await read.call(this);
    if (new URL(this.url).pathname !== "/v1/leads" || body.items.length === 0) return body;
    const items = Array.from({ length: most }, (_, index) => ({
      ...body.items[index % body.items.length],
      id: `018f0000-0000-7000-8000-${index.toString(16).padStart(12, "0")}`,
    }));
    return { items, next_cursor: null, toJSON: () => ({}) };
  };
}

/** In the page: notes how long each long task took, in milliseconds. */
function noteLongTasks(): void {
  const tasks: number[] = [];
  Object.assign(globalThis, { longTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: "longtask" });
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(640, 600);
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
    await page.mouse.wheel(0, WHEEL_PX);
    await page.waitForTimeout(50);
  }
}

/** The long tasks of a gesture, once what came before has settled. */
async function countDuring(page: Page, gesture: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(SETTLED_MS * SLOWER);
  const count = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks.length);
  const before = await count();
  await gesture();
  await page.waitForTimeout(SETTLED_MS);
  return (await count()) - before;
}

/** No long task at all counts as one, so that the ratio has a value. */
function rowOf(gesture: Gesture, rounds: readonly (readonly Counts[])[]): BenchRow {
  const [old, now] = [0, 1].map((build) =>
    rounds.map((counts) => counts[build]?.[gesture] ?? Number.NaN),
  );
  const [oldCounts, newCounts] = [old ?? [], now ?? []];
  return {
    name: `long tasks, ${gesture}: new ÷ old`,
    value: Math.max(1, median(newCounts)) / Math.max(1, median(oldCounts)),
    unit: `× (${listed(newCounts, 0)} ÷ ${listed(oldCounts, 0)})`,
    mustReach: { atMost: 1 },
  };
}

// Drives a real browser for the journeys: Debian's headless Chromium, one context per visitor, with
// every error recorded.
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
  type Request,
  chromium,
} from "playwright-core";
import type { DemoNetwork } from "./demo-network.ts";

const WHOLE = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** The headless shell of the same engine: the journeys take 40 % less processor time in it. */
export const WINDOWLESS_BROWSER = "/usr/bin/chromium-headless-shell";
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A page of a journey lives for seconds: what its code would gain by being optimized is less than
  // the optimizing takes (a fifth of the pages' processor time).
  "--js-flags=--no-turbofan --no-maglev",
];
const PATIENCE_MS = 120_000;
/** How long after the last answer its contents are rendered and stored. */
const QUIET_MS = 400;
const LONGEST_RENDERING_MS = 3_000;

/** The browser's program; `whole` for the regular browser. Null if there is none. */
export function findBrowser(kind: "any" | "whole" = "any"): string | null {
  const named = process.env["PLAT_CHROMIUM"];
  return (
    [
      ...(named === undefined || named === "" ? [] : [named]),
      ...(kind === "any" ? [WINDOWLESS_BROWSER] : []),
      ...WHOLE,
    ].find((path) => existsSync(path)) ?? null
  );
}

export async function openBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null)
    throw new Error("there is no Chromium: run npm test, which sees to it");
  return chromium.launch({ executablePath, args: FLAGS, ...options });
}

/** Seconds for which a kept session must still be confirmed: longer than any test. */
const LEAST_CONFIRMED = 300;
const HOSTS = 254;
let visitorsMade = 0;

/**
 * A different IP address per visitor of this process, so that limits by address, such as for
 * sign-ins, count for each separately.
 */
export function fromElsewhere(): Readonly<Record<string, string>> {
  const no = visitorsMade;
  visitorsMade += 1;
  const parts = [no / HOSTS ** 2, no / HOSTS, no].map((part) => 1 + (Math.floor(part) % HOSTS));
  return { "x-forwarded-for": `10.${parts.join(".")}` };
}

/** Cookies of each role's last session. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext["cookies"]>>>();

/** A visitor with a separate browser context. */
export class Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #network: DemoNetwork;
  /** Console errors of the pages, and their requests beyond this machine. */
  readonly mishaps: string[] = [];
  readonly #underWay = new Set<Request>();
  /** When the last request ended, in epoch milliseconds. */
  #lastEnd = 0;

  private constructor(context: BrowserContext, page: Page, network: DemoNetwork) {
    this.context = context;
    this.page = page;
    this.#network = network;
    this.watch(page);
  }

  static async arrive(
    browser: Browser,
    network: DemoNetwork,
    options: BrowserContextOptions = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: network.url,
      locale: "en-US",
      timezoneId: "America/Los_Angeles",
      viewport: { width: 1280, height: 800 },
      extraHTTPHeaders: fromElsewhere(),
      ...options,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    return new Visitor(context, await context.newPage(), network);
  }

  watch(page: Page): void {
    page.on("console", (message) => {
      if (message.type() === "error") this.mishaps.push(message.text());
    });
    page.on("pageerror", (error) => this.mishaps.push(error.message));
    const end = (request: Request): void => {
      if (this.#underWay.delete(request)) this.#lastEnd = Date.now();
    };
    page.on("requestfinished", end);
    page.on("requestfailed", end);
    page.on("request", (request) => {
      if (!request.url().includes("/v1/events/stream")) this.#underWay.add(request);
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && !["localhost", "127.0.0.1"].includes(hostname))
        this.mishaps.push(`went to ${hostname}`);
    });
  }

  /** Signs in through the form as a role of the demo. */
  async signIn(role: string): Promise<void> {
    const user = this.#network.users.find((one) => one.role === role);
    if (user === undefined) throw new Error(`the demo has no user of role ${role}`);
    await this.page.getByLabel("Email").fill(user.email);
    await this.page.getByLabel("Password", { exact: true }).fill(user.password);
    await this.page.getByRole("button", { name: "Sign in", exact: true }).click();
    await this.page.getByRole("button", { name: "Logout" }).waitFor();
  }

  /**
   * Signs in before the first page opens: reuses the role's last session while it lasts, because
   * too many sign-ins are refused.
   */
  async signInQuietly(role: string): Promise<void> {
    const { request } = this.context;
    await this.context.addCookies(sessions.get(role) ?? []);
    const { session } = await (await request.get("/v1/auth/get-session")).json();
    if (session?.role === role && (await this.#confirmedSeconds()) > LEAST_CONFIRMED) return;
    // Signing in ends the session that the browser has: another visitor may still use it.
    await this.context.clearCookies({ name: /session/ });
    const user = this.#network.users.find((one) => one.role === role);
    const answer = await request.post("/v1/auth/sign-in/email", {
      data: { email: user?.email, password: user?.password },
      headers: { origin: this.#network.url },
    });
    if (!answer.ok()) throw new Error(`signing in as ${role} was answered ${answer.status()}`);
    sessions.set(role, await this.context.cookies());
  }

  async #confirmedSeconds(): Promise<number> {
    const answer = await this.context.request.get("/v1/auth/confirmation");
    return (await answer.json()).seconds_left;
  }

  /** Opens a screen and waits until all its requests are answered. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.getByRole("heading", { level: 1 }).waitFor();
    await this.page
      .getByRole("main")
      .getByRole("status", { name: /^(Loading|Cargando)$/ })
      .first()
      .waitFor({ state: "detached" });
    await this.settle();
  }

  /**
   * Waits until no request but the event stream is pending, and the answers have been rendered and
   * stored.
   */
  async settle(): Promise<void> {
    await this.#quiet();
    // On a busy machine, rendering takes longer than the quiet time, and may ask for more.
    await Promise.race([
      this.page
        .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        .catch(() => undefined),
      // A test may have stopped the page's clock.
      this.page.waitForTimeout(LONGEST_RENDERING_MS).catch(() => undefined),
    ]);
    if (this.#underWay.size > 0) await this.#quiet();
  }

  async #quiet(): Promise<void> {
    // A click may not have sent its request yet, so the quiet time starts now at the earliest.
    const start = Date.now();
    while (this.#underWay.size > 0 || Date.now() - Math.max(start, this.#lastEnd) < QUIET_MS) {
      if (Date.now() > start + PATIENCE_MS)
        throw new Error(
          `still under way: ${[...this.#underWay].map((request) => request.url()).join(", ")}`,
        );
      await this.page.waitForTimeout(QUIET_MS / 8);
    }
  }

  /** All that the browser stores of this site: its databases and storages, as one text. */
  kept(): Promise<string> {
    return this.page.evaluate(async () => {
      const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          parts.push(request.url, (await (await cache.match(request))?.text()) ?? "");
      }
      const whole = <Value>(request: IDBRequest<Value>): Promise<Value> =>
        new Promise((resolve, reject) => {
          request.addEventListener("success", () => resolve(request.result));
          request.addEventListener("error", () => reject(request.error));
        });
      for (const { name } of await indexedDB.databases()) {
        const database = await whole(indexedDB.open(name ?? ""));
        for (const store of database.objectStoreNames)
          parts.push(
            store,
            JSON.stringify(await whole(database.transaction(store).objectStore(store).getAll())),
          );
        database.close();
      }
      return parts.join("\n");
    });
  }

  /** The size of the local cache by its own count, in bytes. */
  keptBytes(): Promise<number> {
    return this.page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open("plat-documents");
          opening.addEventListener("error", () => reject(new Error("there is no cache")));
          opening.addEventListener("success", () => {
            const reading = opening.result.transaction("entries").objectStore("entries").getAll();
            reading.addEventListener("success", () => {
              opening.result.close();
              resolve(
                reading.result.reduce(
                  (sum: number, { key, text }: { key: string; text: string }) =>
                    sum + 2 * (key.length + text.length),
                  0,
                ),
              );
            });
          });
        }),
    );
  }

  /** Signs up a new person and signs in: their changes affect no other test. */
  async signUpQuietly(
    role: string,
    name: string,
    email = `${randomUUID()}@example.com`,
  ): Promise<void> {
    const answer = await this.context.request.post("/v1/auth/sign-up/email", {
      data: {
        name,
        email,
        password: "a long pass phrase",
        role,
        company: `Company of ${name}`,
        time_zone: "America/Los_Angeles",
      },
      headers: { origin: this.#network.url },
    });
    if (!answer.ok()) throw new Error(`signing up as ${role} was answered ${answer.status()}`);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

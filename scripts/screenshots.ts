// npm run screenshots: takes a picture of every screen of every role, from a demo network created
// for it, into docs/screens.
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { Visitor, openBrowser } from "../test/support/browser.ts";
import { type DemoNetwork, startDemo } from "../test/support/demo-network.ts";
import { ApiUser } from "../test/support/trade.ts";
import { type Picture, listPictures } from "./screenshots/pictures.ts";
import { smallPng } from "./screenshots/small-png.ts";

const FOLDER = join(import.meta.dirname, "../docs/screens");
const DESK = { width: 1280, height: 800 };
/** Only this script handles signals, because it ends the server together with the browser. */
const OURS_TO_END = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
const PHONE = { width: 390, height: 844 };

/** Pictures of one person in one theme and size are taken in sequence in the same browser. */
function visitsOf(pictures: readonly Picture[]): readonly (readonly Picture[])[] {
  return [
    ...Map.groupBy(pictures, ({ role, theme, isPhone }) => `${role} ${theme} ${isPhone}`).values(),
  ];
}

async function takeVisit(
  browser: Browser,
  network: DemoNetwork,
  pictures: readonly Picture[],
): Promise<void> {
  const [first] = pictures;
  if (first === undefined) return;
  const { role, theme, isPhone } = first;
  const visitor = await Visitor.arrive(browser, network, {
    colorScheme: theme,
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
    viewport: isPhone ? PHONE : DESK,
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  try {
    if (role !== null) await visitor.signInQuietly(role);
    for (const { name, path } of pictures) {
      await visitor.open(path);
      const png = smallPng(await visitor.page.screenshot());
      await writeFile(join(FOLDER, `${name}.png`), png);
      console.log(`${name}.png ${Math.round(png.length / 1_000)} kB`);
    }
    if (visitor.mishaps.length > 0)
      throw new Error(`Something went wrong on the way: ${visitor.mishaps.join("; ")}`);
  } finally {
    await visitor.leave();
  }
}

async function takeAll(network: DemoNetwork, browser: Browser): Promise<void> {
  const pictures = await listPictures((role) => ApiUser.signIn(network, role));
  await mkdir(FOLDER, { recursive: true });
  for (const visit of visitsOf(pictures)) await takeVisit(browser, network, visit);
  const taken = new Set(pictures.map(({ name }) => `${name}.png`));
  // Deletes pictures of screens that no longer exist.
  for (const name of await readdir(FOLDER))
    if (name.endsWith(".png") && !taken.has(name)) await rm(join(FOLDER, name));
  console.log(`${pictures.length} pictures in ${FOLDER}`);
}

/**
 * Rejects on a signal to stop: the server has its own process group, which the terminal's signals
 * do not reach.
 */
function interrupted(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.once(signal, () => reject(new Error(`Stopped by ${signal}.`)));
  });
}

const stopped = interrupted();
const demo = await startDemo("plat-screenshots");
let browser: Browser | null = null;
try {
  browser = await Promise.race([openBrowser(OURS_TO_END), stopped]);
  await Promise.race([demo.ready.then((network) => takeAll(network, browser as Browser)), stopped]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser?.close();
  await demo.stop();
}

// Makes sure that the programs of the tests are installed: Chromium for the journeys, Firefox for
// push messages, what the guide's samples are written for, the proxies and Prometheus for the files
// in deploy. Installs Debian's packages of the first if it may and unpacks those of servers, else
// uses what is there or says what to install.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { WINDOWLESS_BROWSER, findBrowser } from "../test/support/browser.ts";
import { findFirefox } from "../test/support/firefox.ts";
import { DEPLOY_PROGRAMS, UNPACKED, findProgram } from "../test/support/programs.ts";

/** Programs, and packages of the same name, that readers of the guide run its samples with. */
const SAMPLE_PROGRAMS = ["curl", "python3"];
const findAbsentSamplePrograms = (): string[] =>
  SAMPLE_PROGRAMS.filter((name) => findProgram(name) === null);

const mayInstall = existsSync("/etc/debian_version") && process.getuid?.() === 0;
const missing = [
  // If this package is unavailable, regular Chromium works as well.
  ...((process.env["PLAT_CHROMIUM"] ?? "") === "" && !existsSync(WINDOWLESS_BROWSER)
    ? ["chromium-headless-shell"]
    : []),
  ...(findFirefox() === null ? ["firefox-esr"] : []),
  ...findAbsentSamplePrograms(),
];
if (mayInstall && missing.length > 0) {
  // Installed one by one, so that an unavailable package does not block the others.
  for (const args of [
    ["update"],
    ...missing.map((name) => ["install", "-y", "--no-install-recommends", name]),
  ])
    spawnSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
}
unpackPrograms();
const [browser, firefox] = [findBrowser(), findFirefox()];
if (browser === null)
  console.log(
    "The journeys need Chromium: install it (on Debian: apt-get install " +
      "chromium-headless-shell), or name one in PLAT_CHROMIUM.",
  );
if (firefox === null)
  console.log(
    "The journey of push messages needs Firefox: install it (on Debian: apt-get install " +
      "firefox-esr), or name one in PLAT_FIREFOX.",
  );
for (const name of findAbsentSamplePrograms())
  console.log(`The guide's samples need ${name}: install it (on Debian: apt-get install ${name}).`);
const absent = DEPLOY_PROGRAMS.filter(({ name }) => findProgram(name) === null);
for (const { name, debianPackage } of absent)
  console.log(
    `The tests of deploy need ${name}: install it (on Debian: apt-get install ${debianPackage}).`,
  );
if (browser === null || firefox === null || absent.length + findAbsentSamplePrograms().length > 0)
  process.exit(1);
console.log(`${browser}\n${firefox}`);

/** Unpacks packages with a missing program beside the project's: the system stays as it is. */
function unpackPrograms(): void {
  const names = new Set(
    DEPLOY_PROGRAMS.filter(({ name }) => findProgram(name) === null).map(
      ({ debianPackage }) => debianPackage,
    ),
  );
  if (names.size === 0 || !existsSync("/etc/debian_version")) return;
  mkdirSync(UNPACKED, { recursive: true });
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"], cwd: UNPACKED }).status;
  if (run("apt-get", "download", ...names) !== 0) {
    run("apt-get", "update");
    run("apt-get", "download", ...names);
  }
  for (const file of readdirSync(UNPACKED).filter((name) => name.endsWith(".deb")))
    run("dpkg-deb", "--extract", file, ".");
}

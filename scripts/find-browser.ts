// Sees to it that there are a Chromium for the journeys and a Firefox for push messages: installs
// Debian's where it may, else takes what is there or says what to install.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { WINDOWLESS_BROWSER, findBrowser } from "../test/support/browser.ts";
import { findFirefox } from "../test/support/firefox.ts";

const mayInstall = existsSync("/etc/debian_version") && process.getuid?.() === 0;
const missing = [
  // Where this cannot be had, a Chromium with a window serves as well.
  ...((process.env["PLAT_CHROMIUM"] ?? "") === "" && !existsSync(WINDOWLESS_BROWSER)
    ? ["chromium-headless-shell"]
    : []),
  ...(findFirefox() === null ? ["firefox-esr"] : []),
];
if (mayInstall && missing.length > 0) {
  // One after the other: what cannot be had keeps nobody from the rest.
  for (const args of [
    ["update"],
    ...missing.map((name) => ["install", "-y", "--no-install-recommends", name]),
  ])
    spawnSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
}
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
if (browser === null || firefox === null) process.exit(1);
console.log(`${browser}\n${firefox}`);

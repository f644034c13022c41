// Sees to it that there is a Chromium for the journeys: installs Debian's without a window where it may, else takes what is there or says what to install.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { WINDOWLESS_BROWSER, findBrowser } from "../test/support/browser.ts";

const mayInstall = existsSync("/etc/debian_version") && process.getuid?.() === 0;
if (mayInstall && (process.env["PLAT_CHROMIUM"] ?? "") === "" && !existsSync(WINDOWLESS_BROWSER)) {
  // Where this cannot be had, a Chromium with a window serves as well.
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]]) spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}
const browser = findBrowser();
if (browser === null) {
  console.log("The journeys need Chromium: install it (on Debian: apt-get install chromium-headless-shell), or name one in PLAT_CHROMIUM.");
  process.exit(1);
}
console.log(browser);

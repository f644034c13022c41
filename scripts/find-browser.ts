// Sees to it that there is a Chromium for the journeys: installs Debian's where it may, else says what to install.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser } from "../test/support/browser.ts";

const isDebianRoot = (): boolean => existsSync("/etc/debian_version") && process.getuid?.() === 0;

if (findBrowser() === null && isDebianRoot()) {
  execFileSync("apt-get", ["update"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}
const browser = findBrowser();
if (browser === null) {
  console.log("The journeys need Chromium: install it (on Debian: apt-get install chromium), or name one in PLAT_CHROMIUM.");
  process.exit(1);
}
console.log(browser);

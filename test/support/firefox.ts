// Drives Firefox over WebDriver BiDi, the only browser in which tests can receive real push
// messages without an outside service.
import { existsSync } from "node:fs";
import puppeteer, { type Browser } from "puppeteer-core";

const PLACES = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** The program; null if there is none. `PLAT_FIREFOX` names another. */
export function findFirefox(): string | null {
  const named = process.env["PLAT_FIREFOX"];
  return (
    [...(named === undefined || named === "" ? [] : [named]), ...PLACES].find((path) =>
      existsSync(path),
    ) ?? null
  );
}

/**
 * Opens a headless Firefox whose push service is at `pushUrl`, and in which pages of `origin` may
 * show notifications.
 */
export async function openFirefox(pushUrl: string, origin: string): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === null)
    throw new Error("there is no Firefox: run npm test, which sees to it");
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      "dom.push.serverURL": pushUrl,
      "dom.push.enabled": true,
      "dom.push.connection.enabled": true,
      // A plain WebSocket, which only a test service has.
      "dom.push.testing.allowInsecureServerURL": true,
      // Without a desktop to show notifications, Firefox shows them itself.
      "alerts.useSystemBackend": false,
      // Puppeteer directs everything to a host that does not exist; loopback needs no captive
      // portal check.
      "network.captive-portal-service.enabled": false,
      "network.connectivity-service.enabled": false,
      "intl.accept_languages": "en-US",
    },
  });
  await browser
    .defaultBrowserContext()
    .setPermission(origin, { permission: { name: "notifications" }, state: "granted" });
  return browser;
}

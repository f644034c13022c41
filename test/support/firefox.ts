// Firefox for what it alone lets a test do without any outside service: push messages that really
// arrive. Driven over WebDriver BiDi.
import { existsSync } from "node:fs";
import puppeteer, { type Browser } from "puppeteer-core";

const PLACES = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** The program; null where there is none. `PLAT_FIREFOX` names another. */
export function findFirefox(): string | null {
  const named = process.env["PLAT_FIREFOX"];
  return (
    [...(named === undefined || named === "" ? [] : [named]), ...PLACES].find((path) =>
      existsSync(path),
    ) ?? null
  );
}

/**
 * One without a window, whose push service is at `pushUrl`, and where pages of `origin` may show
 * notifications.
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
      // Over a plain WebSocket, as only a test's service has.
      "dom.push.testing.allowInsecureServerURL": true,
      // There is no desktop here that would show them: Firefox does itself.
      "alerts.useSystemBackend": false,
      // Puppeteer points everything at a host that does not exist; loopback needs no word of the
      // network's.
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

// Tests that the network sees a burst of what concerns security: the notification opens the
// activity with the acts that were counted, and a view of the activity lists all bursts.
import { expect, inject, it } from "vitest";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { ApiUser } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
/** Of `BURST_AT`. */
const KEYS = 10;
/** Bursts are looked for every minute, and notifications follow within seconds. */
const TOLD_WITHIN_MS = 150_000;

it(
  "keys made by the dozen ring the network, which opens those very acts",
  async () => {
    const company = "Keymaker Realty";
    const owner = await ApiUser.signUp(network, "advertiser", company);
    for (let count = 1; count <= KEYS; count += 1) {
      const made = await owner.call("POST", "/v1/api-keys", {
        name: `Key ${count}`,
        scopes: ["read"],
      });
      expect(made.status, JSON.stringify(made.body)).toBeLessThan(300);
    }
    const visitor = await visits.arrive({ viewport: { width: 1440, height: 900 } });
    await bringAxe(visitor);
    await visitor.signInQuietly("admin");
    const { page } = visitor;
    await visitor.open("/dashboard");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Notifications/ })
      .click();
    const link = page
      .getByRole("dialog", { name: "Notifications" })
      .getByRole("link", { name: /^\d+ new API keys in one account/ })
      .first();
    await link.waitFor({ timeout: TOLD_WITHIN_MS });
    await link.click();
    await page.waitForURL(/\/activity\?action=api_key\.created,api_key\.taken_over&account=/);
    const rows = page.getByRole("table", { name: "Activity" }).locator("tbody tr[data-row]");
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(KEYS);
    for (const text of await rows.allTextContents()) {
      expect(text).toContain("API key");
      expect(text).toContain(company);
    }
    await page.getByRole("link", { name: "Unusually many" }).click();
    await page
      .getByRole("row")
      .filter({ hasText: company })
      .getByText(/^\d+ new API keys in one account$/)
      .waitFor();
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sideways(visitor)).toBe(0);
    expect(visitor.mishaps).toEqual([]);
  },
  TOLD_WITHIN_MS * 2,
);

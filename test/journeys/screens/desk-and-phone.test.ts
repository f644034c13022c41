// Tests every screen in the light theme, on a desktop and on a small phone, whose menu is a bar at
// the bottom.
import { describe, expect, it } from "vitest";
import { ROLES, arriveAs, visitAll } from "../../support/every-screen.ts";
import { findings, sideways } from "../../support/looks.ts";
import { openVisits } from "../../support/visits.ts";

const visits = openVisits();
/** As wide as a time within a day gets: 22 h 55 min. */
const LONG_WAIT_MS = (22 * 60 + 55) * 60_000;

describe.each(ROLES)("for %s", (role) => {
  it("every light screen renders, at 320 px too, without overflow or axe violations", async () => {
    const here = await arriveAs(visits, role, { colorScheme: "light" });
    await visitAll(here, role, async (path) => {
      expect(await here.page.title(), path).not.toBe("");
      await here.page.setViewportSize({ width: 320, height: 640 });
      await here.settle();
      expect(await sideways(here), path).toBeLessThanOrEqual(0);
      expect(await findings(here), path).toEqual([]);
      await here.page.setViewportSize({ width: 1280, height: 800 });
    });
  });

  it("the menu is a bar at the bottom of a phone, with the assistant's button", async () => {
    const here = await arriveAs(visits, role, {
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    await here.open("/settings");
    expect(await findings(here)).toEqual([]);
    const menu = here.page.getByRole("navigation", { name: "Menu" });
    const button = here.page.getByRole("button", { name: "Ask Plat: AI Assistant" });
    const [bar, slot] = [await menu.boundingBox(), await button.boundingBox()];
    expect(bar).toMatchObject({ x: 0, width: 320, y: 640 - 64, height: 64 });
    // The last slot, as high as the bar.
    expect((slot?.x ?? 0) + (slot?.width ?? 0)).toBeCloseTo(320, 0);
    expect(slot).toMatchObject({ y: 640 - 64, height: 64 });
    await menu.getByRole("link", { name: "Dashboard" }).click();
    await here.page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    expect(await sideways(here)).toBeLessThanOrEqual(0);
    expect(here.mishaps).toEqual([]);
  });
});

it("a call that has waited for long fits a phone of 320 px", async () => {
  const here = await arriveAs(visits, "advertiser", { viewport: { width: 320, height: 640 } });
  await here.page.route("**/v1/sales?*", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const sale of body.items) {
      sale.delivered_at = new Date(Date.now() - LONG_WAIT_MS).toISOString();
      sale.lead.sale.callback_at = null;
    }
    await route.fulfill({ response: answer, json: body });
  });
  await here.open("/dashboard");
  await here.page
    .getByRole("region", { name: "Next call" })
    .getByText(/^22 h 5\d min$/)
    .waitFor();
  expect(await sideways(here)).toBeLessThanOrEqual(0);
});

// Tests every screen in the light theme, on a desktop and on a small phone, whose menu is a bar at
// the bottom.
import { describe, expect, it } from "vitest";
import { ROLES, arriveAs, visitAll } from "../../support/every-screen.ts";
import { findings, sideways } from "../../support/looks.ts";
import { openVisits } from "../../support/visits.ts";

const visits = openVisits();

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

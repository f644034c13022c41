// Tests every screen in the light theme, on a desktop and on a small phone, where the menu opens
// too.
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

  it("the menu opens on a phone", async () => {
    const here = await arriveAs(visits, role, {
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    await here.open("/settings");
    await here.page.getByRole("button", { name: "Open menu" }).click();
    expect(await findings(here)).toEqual([]);
    await here.page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Dashboard" })
      .click();
    await here.page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    expect(await sideways(here)).toBeLessThanOrEqual(0);
    expect(here.mishaps).toEqual([]);
  });
});

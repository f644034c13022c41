// Tests every screen of every role at three widths and in both languages: the assistant's button
// covers nothing, no table is cut, no strip scrolls by mistake, cents are shown in all rows of a
// column or in none, and no text is a riddle. The same look finds each of them where it is planted.
import { describe, expect, it } from "vitest";
import type { Visitor } from "../../support/browser.ts";
import { ROLES, arriveAs, screensOf } from "../../support/every-screen.ts";
import { findViewFaults } from "../../support/view-faults.ts";
import { openVisits } from "../../support/visits.ts";

const visits = openVisits();
const WIDTHS = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

/** Columns fold in several steps, which a busy machine takes its time for. */
const LOOKS = 4;

async function listFaults(visitor: Visitor): Promise<string[]> {
  return Object.entries(await findViewFaults(visitor)).flatMap(([kind, faults]) =>
    faults.map((fault: string) => `${kind}: ${fault}`),
  );
}

describe.each(ROLES)("for %s", (role) => {
  it.each(["en-US", "es-US"])(
    "no screen of %s has a fault at 1440, 1024 and 390 px",
    async (locale) => {
      const here = await arriveAs(visits, role, { colorScheme: "light", locale });
      const found: string[] = [];
      for (const screen of screensOf(role)) {
        await here.open(`/${screen}`);
        for (const [width, height] of WIDTHS) {
          await here.page.setViewportSize({ width, height });
          await here.settle();
          let faults = await listFaults(here);
          for (let look = 1; look < LOOKS && faults.length > 0; look += 1) {
            await here.settle();
            faults = await listFaults(here);
          }
          found.push(...faults.map((fault) => `${screen} ${width}, ${fault}`));
        }
      }
      expect(found).toEqual([]);
    },
  );
});

it("tables fit with wider letters too", async () => {
  const here = await arriveAs(visits, "advertiser", { locale: "es-US" });
  for (const screen of ["campaigns", "leads", "marketplace"]) {
    await here.open(`/${screen}`);
    await here.page.evaluate(() => {
      document.body.style.letterSpacing = "0.08em";
    });
    for (const [width, height] of WIDTHS) {
      await here.page.setViewportSize({ width, height });
      await here.settle();
      await expect
        .poll(async () => (await findViewFaults(here)).cut, { message: `${screen} ${width}` })
        .toEqual([]);
    }
  }
});

it("a table fits where its font is late and does not arrive", async () => {
  const here = await arriveAs(visits, "advertiser", {
    locale: "es-US",
    viewport: { width: 1024, height: 768 },
  });
  const rowsAreThere = Promise.withResolvers<void>();
  await here.page.route("**/*.woff2", async (route) => {
    await rowsAreThere.promise;
    await route.abort();
  });
  await here.page.goto("/campaigns");
  await here.page.locator("main [data-row]").first().waitFor();
  await here.page.evaluate(() => {
    document.body.style.letterSpacing = "0.16em";
  });
  expect(await here.page.evaluate(() => document.fonts.status)).toBe("loading");
  expect((await findViewFaults(here)).cut).toEqual(["Campañas"]);
  rowsAreThere.resolve();
  await expect.poll(async () => (await findViewFaults(here)).cut).toEqual([]);
});

it("a planted fault of each kind is found", async () => {
  const here = await arriveAs(visits, "advertiser", { viewport: { width: 1440, height: 900 } });
  await here.open("/campaigns");
  await here.page.evaluate(() => {
    const main = document.querySelector("main");
    const planted = document.createElement("p");
    planted.textContent = "What came of it";
    const strip = document.createElement("div");
    strip.style.cssText = "width: 80px; overflow-x: auto";
    const inside = document.createElement("p");
    inside.style.width = "88px";
    inside.textContent = "Strip";
    strip.append(inside);
    main?.append(strip);
    planted.style.cssText = "position: fixed; right: 0; bottom: 0; width: 60px; height: 60px";
    main?.append(planted);
    const table = main?.querySelector("table");
    const row = table?.querySelector("tbody tr")?.cloneNode(true);
    if (row instanceof HTMLElement) {
      for (const cell of row.children)
        if (cell.textContent.startsWith("$")) cell.textContent = "$7";
      table?.querySelector("tbody")?.append(row);
    }
  });
  const { covered, stray, cents, riddles } = await findViewFaults(here);
  expect([covered, stray, riddles]).toEqual([["What came of it"], ["Strip"], ["What came of it"]]);
  expect(cents.join()).toContain("$7");
  // On its own, because a wide table also folds columns.
  await here.page.evaluate(() => {
    const table = document.querySelector("main table");
    if (table instanceof HTMLElement) table.style.width = "3000px";
  });
  expect((await findViewFaults(here)).cut).toHaveLength(1);
});

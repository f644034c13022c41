// Tests every screen of every role at three widths: the assistant's button covers nothing, no table
// is cut, and no text is a riddle. The same look finds each of them where it is planted.
import { describe, expect, it } from "vitest";
import { ROLES, SCREENS, arriveAs } from "../../support/every-screen.ts";
import { findViewFaults } from "../../support/view-faults.ts";
import { openVisits } from "../../support/visits.ts";

const visits = openVisits();
const WIDTHS = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

describe.each(ROLES)("for %s", (role) => {
  it("no screen is covered, cut or a riddle, at 1440, 1024 and 390 px", async () => {
    const here = await arriveAs(visits, role, { colorScheme: "light" });
    const found: string[] = [];
    for (const screen of SCREENS) {
      await here.open(`/${screen}`);
      for (const [width, height] of WIDTHS) {
        await here.page.setViewportSize({ width, height });
        await here.settle();
        for (const [kind, faults] of Object.entries(await findViewFaults(here)))
          found.push(...faults.map((fault: string) => `${screen} ${width}, ${kind}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
});

it("a planted fault of each kind is found", async () => {
  const here = await arriveAs(visits, "advertiser", { viewport: { width: 1440, height: 900 } });
  await here.open("/campaigns");
  await here.page.evaluate(() => {
    const main = document.querySelector("main");
    const planted = document.createElement("p");
    planted.textContent = "What came of it";
    planted.style.cssText = "position: fixed; right: 0; bottom: 0; width: 60px; height: 60px";
    main?.append(planted);
    const table = main?.querySelector("table");
    if (table) table.style.width = "3000px";
  });
  const { covered, cut, riddles } = await findViewFaults(here);
  expect([covered, cut.length, riddles]).toEqual([["What came of it"], 1, ["What came of it"]]);
});

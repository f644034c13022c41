// The guide in a browser: reached from the app at the page of the person's role, searched, and
// without findings of axe at the size of a phone.
import { expect, it } from "vitest";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { openVisits } from "../support/visits.ts";

const visits = openVisits();
const PHONE = { width: 390, height: 844 };

it("opens at the person's role, finds what is typed, and has no findings", async () => {
  const visitor = await visits.arrive({ viewport: PHONE });
  const { page } = visitor;
  await bringAxe(visitor);
  await visitor.signInQuietly("affiliate");
  await visitor.open("/dashboard");
  await page.keyboard.press("Shift+?");
  await page.getByRole("link", { name: "Open the guide" }).click();
  await page.getByRole("heading", { name: "Guide for affiliates", level: 1 }).waitFor();
  expect([await findingsInBothThemes(visitor), await sideways(visitor)]).toEqual([[], 0]);

  await page.keyboard.press("/");
  await page.keyboard.type("ping_mismatch");
  await page.getByRole("link", { name: /^Ping and post: What can go wrong/ }).click();
  await page.waitForURL("**/docs/guide/api/ping-and-post#what-can-go-wrong");
  expect([await findingsInBothThemes(visitor), await sideways(visitor)]).toEqual([[], 0]);
});

// Alerts of the network: an operator finds the list, and changes a rule in the settings, on a wide
// screen and on a phone.
import { expect, it } from "vitest";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { openVisits } from "../support/visits.ts";

const visits = openVisits();

it.each([1440, 390])("the operator reads alerts and changes a rule at %i px", async (width) => {
  const operator = await visits.arrive({ viewport: { width, height: 900 } });
  await bringAxe(operator);
  await operator.signInQuietly("admin");
  const { page } = operator;
  await operator.open("/dashboard?part=alerts");
  await page.getByRole("heading", { name: "Alerts" }).first().waitFor();
  await page.getByRole("link", { name: "Past" }).click();
  await page.getByRole("link", { name: "Quiet source" }).click();
  await expect.poll(() => new URL(page.url()).search).toContain("kind=source_quiet");
  expect(await findingsInBothThemes(operator)).toEqual([]);
  expect(await sideways(operator)).toBe(0);
  await page.getByRole("link", { name: "Edit rules" }).first().click();
  const days = page.getByRole("textbox", { name: "Fewer days than (days)" });
  await days.fill("0");
  await page.getByText("Enter a whole number from 1 to 60.").waitFor();
  await days.fill(width === 390 ? "5" : "4");
  await page.getByRole("button", { name: "Save rule" }).click();
  await page.getByText("Alert rule saved.").waitFor();
  expect(await findingsInBothThemes(operator)).toEqual([]);
  expect(await sideways(operator)).toBe(0);
});

// Tests in the browser that an owner sees what a change of the network's settings would do before
// it is saved, who changed what, and brings an earlier version back.
import { expect, inject, it, onTestFinished } from "vitest";
import { bringAxe, findings, findingsInBothThemes, sideways } from "../support/looks.ts";
import { ApiUser } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();

it("previews a change, saves it, and brings back what stood before", async () => {
  const owner = await ApiUser.signIn(network, "admin");
  const before = (await owner.call("GET", "/v1/settings")).body;
  onTestFinished(async () => void (await owner.call("PUT", "/v1/settings", before)));
  const visitor = await visits.arrive({ viewport: { width: 1_440, height: 900 } });
  await bringAxe(visitor);
  await visitor.signInQuietly("admin");
  await visitor.open("/settings?part=network");
  const { page } = visitor;
  const hot = page.getByLabel("Hot", { exact: true });
  await page.getByText("Default: 80.", { exact: true }).waitFor();
  const save = page.getByRole("button", { name: "Save", exact: true });
  await hot.scrollIntoViewIfNeeded();
  const place = await save.boundingBox();
  await hot.fill("60");
  // What the last four weeks would have been, as the API counts it.
  const effects = page.getByRole("list", { name: "What changes" });
  await effects.getByText(/leads would be in another tier/).waitFor();
  // A button that moved when the preview arrived would be missed by a click.
  expect(await save.boundingBox()).toEqual(place);
  const { body: told } = await owner.call("POST", "/v1/settings/preview", {
    tier_thresholds: { hot: 6_000 },
  });
  const moved = told.tiers.reduce((sum: number, { leads }: { leads: number }) => sum + leads, 0);
  expect(moved).toBeGreaterThan(100);
  await effects.getByText(`${moved.toLocaleString("en-US")} of`).waitFor();
  const form = page.locator("form");
  await form.getByText("Minimum score, hot").waitFor();
  await form.getByText("80 → 60").waitFor();
  expect((await owner.call("GET", "/v1/settings")).body).toEqual(before);
  expect(await findingsInBothThemes(visitor)).toEqual([]);

  await page.getByRole("button", { name: "Add step" }).click();
  await page
    .getByText(/^Falling prices of listings: enter each step later than the one before/)
    .waitFor();
  await page.getByRole("button", { name: "Remove the step at hour 96" }).click();
  // A share is told as its field shows it.
  const room = page.getByLabel("Offered at a time, % of a campaign's room");
  await room.fill("0");
  await page
    .getByText("Offered at a time, % of a campaign's room: Enter 1% or more.", { exact: true })
    .waitFor();
  await room.fill("30");
  await page.getByText(/days, but not for: Offered at a time, % of a campaign's room\.$/).waitFor();
  await room.fill("25");
  await effects.waitFor();
  await save.click();
  await page.getByText("Settings saved").or(page.getByText("Saved")).first().waitFor();
  const versions = page.getByRole("list", { name: "History of settings" });
  const newest = versions.getByRole("listitem").first();
  await newest.getByText("In force").waitFor();
  await newest.getByText("80 → 60").waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);

  await versions
    .getByRole("listitem")
    .nth(1)
    .getByRole("button", { name: /Restore version/ })
    .click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Restore", exact: true }).click();
  await sheet.getByText("Enter the reason.").waitFor();
  await sheet.getByLabel("Reason").fill("Too many hot leads");
  expect(await findings(visitor)).toEqual([]);
  await sheet.getByRole("button", { name: "Restore", exact: true }).click();
  await newest.getByText("Too many hot leads").waitFor();
  // The form shows the values that are in force again.
  await expect.poll(() => hot.inputValue()).toBe("80");
  expect((await owner.call("GET", "/v1/settings")).body).toEqual(before);
  // The preview refused the share of 0%.
  expect(visitor.mishaps).toEqual([expect.stringContaining("422")]);
});

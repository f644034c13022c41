// Tests the analyses on a lead's page by keyboard: creating, storing and repeating them, the error
// when one fails, and the rules that replace a model.
import { expect, inject, it } from "vitest";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();

it("a buyer analyzes a lead by keyboard, finds it again, reads it on a dark phone", async () => {
  const id = await (await Trade.open(network)).post();
  const visitor = await visits.arrive({ colorScheme: "dark" });
  await bringAxe(visitor);
  await visitor.signInQuietly("advertiser");
  const { page } = visitor;
  await page.goto(`/leads/${id}`);
  const qualification = page.getByRole("group", { name: "Qualification", exact: true });
  const engagement = page.getByRole("group", { name: "Engagement", exact: true });
  const market = page.getByRole("group", { name: "Market", exact: true });
  await qualification.getByRole("button", { name: "Create: Qualification" }).focus();
  await page.keyboard.press("Enter");
  await qualification
    .getByText(/The lead's score itself is unchanged: intent \d+, financial \d+ of 100\./)
    .waitFor();
  await qualification.getByText(/^By rules · created /).waitFor();
  await qualification.getByText("Call today, within their calling hours.").waitFor();
  await expect
    .poll(() => qualification.getByRole("status").textContent())
    .toBe("Qualification created.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await engagement.getByText(/^Monday to Friday, \d/).waitFor();
  await page.route("**/v1/leads/*/analyses", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await market.getByRole("button", { name: "Create: Market" }).click();
  await market.getByRole("alert").waitFor();
  await page.unroute("**/v1/leads/*/analyses");
  await market.getByRole("button", { name: "Try again" }).click();
  await market.getByText("No forecast and no advice.").waitFor();
  await page.reload();
  await market.getByRole("table", { name: "Counted" }).waitFor();
  await qualification.getByRole("button", { name: "Create again: Qualification" }).waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  await visitor.settle();
  expect(await findings(visitor)).toEqual([]);
  expect(await sideways(visitor)).toBeLessThanOrEqual(0);
  expect(visitor.mishaps.filter((mishap) => !mishap.includes("ERR_FAILED"))).toEqual([]);
});

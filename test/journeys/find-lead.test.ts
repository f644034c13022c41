// Tests in the browser that an affiliate finds its leads by its own reference, and that a lead's
// page says what of the post was not read as it came.
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let trade: Trade;
let visitor: Visitor;

beforeAll(async () => {
  trade = await Trade.open(network);
});
beforeEach(async () => {
  visitor = await visits.arrive({ viewport: { width: 390, height: 844 } });
  await bringAxe(visitor);
});

it("leads of one reference are told apart, and one alone is opened", async () => {
  const reference = `CRM-${randomUUID()}`;
  const first = await trade.post({ vendor_lead_id: reference, finance_status: "FHA" });
  await trade.post({ vendor_lead_id: reference });
  await visitor.signInQuietly("affiliate");
  const { page } = visitor;
  await page.goto("/leads");
  const field = page.getByRole("searchbox", { name: "Find a lead" });
  await field.fill(reference);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  const found = page.getByRole("list", { name: "Leads found" }).getByRole("listitem");
  await found.first().waitFor();
  // Without contact their names are alike: each has its status and its time.
  for (const text of await found.allTextContents())
    expect(text).toMatch(
      /^Seller · Sacramento, CA Sold · \w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M$/,
    );
  expect(await found.count()).toBe(2);
  expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);
  await field.fill(first);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/leads/${first}`);
  // What came is not shown once only the buyer has the contact.
  await page.getByText("finance_status wasn't read as it came. Send finance_status as").waitFor();
  expect(visitor.mishaps).toEqual([]);
});

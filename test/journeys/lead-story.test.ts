// Tests in the browser that the network reads the whole story of a lead on one page, opens the
// consent record with a reason, and prints it.
import { beforeAll, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, findingsInBothThemes, sideways } from "../support/looks.ts";
import { Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let trade: Trade;
let leadId: string;
let earlierId: string;

const PERSON = { first_name: "Imogen", last_name: "Vale", email: "imogen.vale@example.com" };

beforeAll(async () => {
  trade = await Trade.open(network);
  earlierId = await trade.post({ ...PERSON, side: "buyer" });
  leadId = await trade.post({ ...PERSON, side: "seller", user_agent: "Mozilla/5.0 (Imogen)" });
});

async function arrive(width = 1_440): Promise<Visitor> {
  const visitor = await visits.arrive({ viewport: { width, height: 900 } });
  await bringAxe(visitor);
  await visitor.signInQuietly("admin");
  await visitor.open(`/leads/${leadId}`);
  await visitor.page.getByRole("heading", { name: "Related leads" }).waitFor();
  return visitor;
}

it("tells where a lead came from, why it scored, who bought it, where the money went", async () => {
  const visitor = await arrive();
  const { page } = visitor;
  for (const name of [
    "Timeline",
    "Routing results",
    "Origin and proof",
    "Score reasons",
    "Sales",
    "Money",
    "Who looked and acted",
  ])
    await page.getByRole("heading", { name, exact: true }).waitFor();
  await page.getByText("TrustedForm certificate").or(page.getByText("page, IP address")).waitFor();
  const reasons = page.getByRole("table", { name: "Score reasons" });
  await reasons
    .getByText("Wants to move now")
    .or(reasons.getByText("Timing given"))
    .first()
    .waitFor();
  const sale = page.getByRole("table", { name: "Sales" }).getByRole("row").nth(1);
  await sale.getByText("Sold").waitFor();
  const money = page.getByRole("table", { name: "Money" });
  await money.getByText("Sale, affiliate's share").waitFor();
  await money.getByText("Sale, network's share").waitFor();
  const related = page.getByRole("table", { name: "Related leads" });
  await related.getByRole("link", { name: /Buyer/ }).first().click();
  await page.waitForURL(`**/leads/${earlierId}`);
  expect(await page.getByText("Imogen").count()).toBe(0);
  expect(await findingsInBothThemes(visitor)).toEqual([]);
  expect(visitor.mishaps).toEqual([]);
});

it("shows the consent record with a reason, whose hash is the one of the story", async () => {
  const visitor = await arrive(390);
  const { page } = visitor;
  const hashes = page.getByText(/^[0-9a-f]{64}$/).filter({ visible: true });
  await hashes.first().waitFor();
  const told = await hashes.first().textContent();
  await page.getByRole("combobox", { name: "Reason" }).selectOption("A complaint");
  await page.getByLabel("What you need it for").fill("Asked for the proof");
  await page.getByRole("button", { name: "Show contact" }).click();
  await page.getByRole("heading", { name: "Consent", exact: true }).waitFor();
  await page.getByText("Mozilla/5.0 (Imogen)").waitFor();
  expect(await hashes.allTextContents()).toEqual([told, told]);
  expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);

  // On paper the record says what it is, and nothing that can only be clicked.
  await page.emulateMedia({ media: "print" });
  await page.getByText("Record of lead").waitFor();
  await page.getByText(/Printed on .+ by /).waitFor();
  expect(await page.getByRole("button", { name: "Print record" }).isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });

  // The look is part of the story, with its reason.
  await page.reload();
  await page.getByText("Asked for the proof").waitFor();
  expect(await page.getByText("Imogen").count()).toBe(0);
  expect(visitor.mishaps).toEqual([]);
});

// Tests returns as a place: each role finds them in a list with turn, deadline and money; a lead's
// page offers the answer; the buyer is warned by the product's own record, and may withdraw.
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { findingsInBothThemes, bringAxe, sideways } from "../support/looks.ts";
import { ApiUser, Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let trade: Trade;
let buyer: ApiUser;

beforeAll(async () => {
  trade = await Trade.open(network);
  buyer = await ApiUser.signIn(network, "advertiser");
});

async function arrive(role: string, width = 1_440): Promise<Visitor> {
  const visitor = await visits.arrive({ viewport: { width, height: 900 } });
  await bringAxe(visitor);
  await visitor.signInQuietly(role);
  return visitor;
}

async function bought(): Promise<{ readonly leadId: string; readonly saleId: string }> {
  const leadId = await trade.post();
  const { body } = await buyer.call("GET", `/v1/sales?where=lead_id,eq,${leadId}`);
  return { leadId, saleId: body.items[0].id };
}

/** Files a return that people must decide. */
async function filed(): Promise<{ readonly leadId: string; readonly id: string }> {
  const { leadId, saleId } = await bought();
  const { status, body } = await buyer.call(
    "POST",
    `/v1/sales/${saleId}/return`,
    { reason: "not_owner", note: "The person rents." },
    { "idempotency-key": randomUUID() },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return { leadId, id: body.id };
}

describe("the list of returns", () => {
  it.each([
    ["advertiser", "Returns you requested"],
    ["affiliate", "Returns that buyers requested"],
    ["admin", "All returns of the network"],
  ])("shows an %s its own, with turn, deadline and money", async (role, about) => {
    const { id } = await filed();
    const visitor = await arrive(role);
    const { page } = visitor;
    await visitor.open("/leads");
    await page.getByRole("link", { name: "Returns", exact: true }).click();
    await page.getByText(about).waitFor();
    await page
      .getByRole("button", { name: "Open", exact: true })
      .or(page.getByRole("link", { name: "Open", exact: true }))
      .first()
      .click();
    await visitor.settle();
    const row = page.getByRole("row").filter({ has: page.locator(`a[href*="${id}"]`) });
    await row.getByText("Not the owner").waitFor();
    await row.getByText("Affiliate", { exact: true }).waitFor();
    await row
      .getByText(/4[78] h left/)
      .or(row.getByText(/has 4[78] h left/))
      .first()
      .waitFor();
    await row.getByText(/^\$\d/).first().waitFor();
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await row.getByRole("link").first().click();
    await page.getByRole("dialog", { name: "Return" }).getByText("The person rents.").waitFor();
    expect(visitor.mishaps).toEqual([]);
  });

  it.each(["advertiser", "affiliate", "admin"])(
    "fits a phone of 320 px for an %s",
    async (role) => {
      const visitor = await arrive(role, 320);
      await visitor.open("/leads?part=returns");
      expect(await findingsInBothThemes(visitor)).toEqual([]);
      expect(await sideways(visitor)).toBeLessThanOrEqual(0);
    },
  );
});

describe("a lead's page", () => {
  it("shows its affiliate the return, with the answer at hand", async () => {
    const { leadId } = await filed();
    const visitor = await arrive("affiliate");
    const { page } = visitor;
    await visitor.open(`/leads/${leadId}`);
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Return" });
    await sheet.getByLabel("Your answer").fill("The deed names the person.");
    await sheet.getByRole("button", { name: "Send answer" }).click();
    await page.getByText("Answer sent.").waitFor();
    await page.getByRole("button", { name: "View", exact: true }).waitFor();
    const admin = await arrive("admin");
    await admin.open(`/leads/${leadId}`);
    await admin.page.getByRole("button", { name: "Decide", exact: true }).waitFor();
    expect([visitor.mishaps, admin.mishaps]).toEqual([[], []]);
  });
});

describe("messages", () => {
  it("go from the network to a party and back, and make it that party's turn", async () => {
    const { id } = await filed();
    const admin = await arrive("admin");
    await admin.open(`/leads?part=returns&return=${id}`);
    const asking = admin.page.getByRole("dialog", { name: "Return", exact: true });
    await asking.getByLabel("To", { exact: true }).selectOption("buyer");
    await asking.getByLabel("Question").fill("Which day did the person say so?");
    await asking.getByRole("button", { name: "Send message" }).click();
    await asking.getByText("You to Buyer").waitFor();
    expect(await findingsInBothThemes(admin)).toEqual([]);

    const visitor = await arrive("advertiser");
    await visitor.open("/leads?part=returns&turn=buyer&sort=deadline");
    await visitor.page.locator(`a[href*="${id}"]`).first().waitFor();
    await visitor.open("/dashboard");
    await visitor.page
      .getByRole("list", { name: "The network asks about your returns" })
      .getByRole("button", { name: /^Write/ })
      .first()
      .click();
    const sheet = visitor.page.getByRole("dialog", { name: "Return", exact: true });
    await sheet.getByText("Which day did the person say so?").waitFor();
    await sheet.getByLabel("Message to the network").fill("On the third of November.");
    await sheet.getByLabel("Attach files").setInputFiles([
      { name: "calls.txt", mimeType: "text/plain", buffer: Buffer.from("3 Nov, no answer") },
      { name: "draft.txt", mimeType: "text/plain", buffer: Buffer.from("not this one") },
    ]);
    await sheet.getByRole("button", { name: "Remove draft.txt" }).click();
    await sheet.getByRole("button", { name: "Send message" }).click();
    const [download] = await Promise.all([
      visitor.page.waitForEvent("download"),
      sheet.getByRole("link", { name: "calls.txt (1 kB)" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("calls.txt");
    expect(await readFile(await download.path(), "utf8")).toBe("3 Nov, no answer");
    expect(await sheet.getByText("draft.txt").count()).toBe(0);
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await sheet.getByText("On the third of November.").waitFor();
    await asking.getByText("On the third of November.").waitFor();

    const affiliate = await arrive("affiliate");
    await affiliate.open(`/leads?part=returns&return=${id}`);
    const theirs = affiliate.page.getByRole("dialog", { name: "Return", exact: true });
    await theirs.getByText("No messages yet.").waitFor();
    expect(await theirs.innerText()).not.toMatch(/third of November|Which day/);
    expect([admin.mishaps, visitor.mishaps, affiliate.mishaps]).toEqual([[], [], []]);
  });
});

describe("a buyer", () => {
  it("withdraws an open return and keeps the lead", async () => {
    const { leadId, id } = await filed();
    const visitor = await arrive("advertiser");
    const { page } = visitor;
    await visitor.open(`/leads?part=returns&return=${id}`);
    const sheet = page.getByRole("dialog", { name: "Return", exact: true });
    await sheet.getByText("You paid").waitFor();
    await sheet.getByRole("button", { name: "Withdraw return" }).click();
    const question = page.getByRole("dialog", { name: "Withdraw this return?" });
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await question.getByRole("button", { name: "Withdraw return" }).click();
    await page.getByText("Return withdrawn. You keep the lead.").waitFor();
    await sheet.getByText("Withdrawn").first().waitFor();
    const { body } = await buyer.call("GET", `/v1/leads/${leadId}`);
    expect(body.sale).toMatchObject({ status: "sold", return_status: "withdrawn" });
    expect(body.contact).not.toBeNull();
    expect(visitor.mishaps).toEqual([]);
  });

  it("is warned where the product's own record says otherwise", async () => {
    const { leadId, saleId } = await bought();
    for (const outcome of ["attempted", "appointment"])
      await buyer.call(
        "POST",
        `/v1/sales/${saleId}/outcome`,
        { outcome },
        { "idempotency-key": randomUUID() },
      );
    const visitor = await arrive("advertiser");
    const { page } = visitor;
    await visitor.open(`/leads/${leadId}`);
    await page.getByRole("button", { name: "Request return" }).click();
    const sheet = page.getByRole("dialog", { name: "Request return" });
    await sheet.getByLabel("Reason").selectOption("outside_area");
    await sheet.getByText(/the lead is .*95838, which your campaign accepts/).waitFor();
    await sheet.getByLabel("Reason").selectOption("wrong_property_type");
    await sheet.getByText("the lead is single family, which your campaign accepts").waitFor();
    await sheet.getByLabel("Reason").selectOption("fake_spam");
    await sheet.getByText("you logged that you reached this person").waitFor();
    await sheet.getByLabel("Reason").selectOption("has_agent");
    await expect.poll(() => sheet.getByText("Our record says otherwise").count()).toBe(0);
    expect(visitor.mishaps).toEqual([]);
  });
});

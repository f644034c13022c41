// Tests work on purchased leads: an outcome takes one tap, notes stay within the account, and
// contacted leads leave the queue.
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { ApiUser, Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;
let trade: Trade;

beforeAll(async () => {
  trade = await Trade.open(network);
});
beforeEach(async () => {
  visitor = await visits.arrive();
  await visitor.signInQuietly("advertiser");
});

describe("a purchased lead's page", () => {
  it("shows calling hours and waiting time, and keeps outcome and note", async () => {
    const id = await trade.post({ first_name: "Corinna", last_name: "Vale" });
    const { page } = visitor;
    await page.goto(`/leads/${id}`);
    const work = page.getByRole("group", { name: "Outcome", exact: true });
    await page.getByText("Not called yet").waitFor();
    await work.getByText(/^(Within|Outside) calling hours$/).waitFor();
    await work.getByText("(8:00 AM–9:00 PM, US)").waitFor();
    await work.getByText(/^Local time: \d{1,2}:\d{2} [AP]M P[DS]T$/).waitFor();
    await work.getByText("Since delivery", { exact: true }).waitFor();
    await work.getByText(/^\d+ min of it within calling hours$/).waitFor();
    await work.getByText("No calls or notes yet.").waitFor();
    await work.getByRole("button", { name: "No answer" }).click();
    await work.getByText("First attempt after", { exact: true }).waitFor();
    await expect
      .poll(() => work.getByRole("button", { name: "No answer" }).getAttribute("aria-pressed"))
      .toBe("true");
    await work.getByLabel("Note").fill("Asks to be called after five.");
    await work.getByRole("button", { name: "Add note" }).click();
    await work.getByRole("list").getByText("Asks to be called after five.").waitFor();
    await page.reload();
    await work.getByText("1 attempt", { exact: false }).waitFor();
    await work.getByRole("list").getByText("Asks to be called after five.").waitFor();
    expect(await work.getByLabel("Note").inputValue()).toBe("");
    expect(visitor.mishaps).toEqual([]);
  });

  it("reports an outcome that cannot be recorded, and records it once on the retry", async () => {
    const id = await trade.post();
    const { page } = visitor;
    await page.goto(`/leads/${id}`);
    const work = page.getByRole("group", { name: "Outcome", exact: true });
    await page.getByText("Not called yet").waitFor();
    await page.route("**/v1/sales/*/outcome", (route) => route.abort());
    await work.getByRole("button", { name: "Reached" }).click();
    await work.getByRole("alert").first().waitFor();
    await page.unroute("**/v1/sales/*/outcome");
    await work.getByRole("button", { name: "Reached" }).click();
    await expect
      .poll(() => work.getByRole("button", { name: "Reached" }).getAttribute("aria-pressed"))
      .toBe("true");
    // The button is pressed before the server has answered.
    await visitor.settle();
    const buyer = await ApiUser.signIn(network, "advertiser");
    const touches = (await buyer.call("GET", `/v1/touches?where=lead_id,eq,${id}`)).body.items;
    expect(touches).toMatchObject([{ outcome: "contacted" }]);
  });

  it("works with the keyboard only", async () => {
    const id = await trade.post();
    const { page } = visitor;
    await page.goto(`/leads/${id}`);
    const work = page.getByRole("group", { name: "Outcome", exact: true });
    await work.getByRole("button", { name: "No answer" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => work.getByRole("button", { name: "Appointment" }).getAttribute("aria-pressed"))
      .toBe("true");
  });
});

describe("the queue", () => {
  it("lists the leads to call with their hours; one that was contacted leaves", async () => {
    await trade.post({ first_name: "Ottilie", last_name: "Brook" });
    const { page } = visitor;
    await page.goto("/dashboard");
    const row = page.getByRole("row", { name: /Ottilie Brook/ });
    await row.waitFor();
    const groupOf = () =>
      row.evaluate((line) => line.closest("tbody")?.querySelector("th")?.textContent ?? "");
    expect(await groupOf()).toMatch(
      /^(Within|Outside) calling hours · \d+(, (until|from) \S+ [AP]M their time)?$/,
    );
    await row.getByRole("button", { name: "No answer" }).click();
    await expect
      .poll(() => row.getByRole("button", { name: "No answer" }).getAttribute("aria-pressed"))
      .toBe("true");
    await expect.poll(groupOf).toMatch(/^No answer yet · \d+$/);
    await row.getByRole("button", { name: "Reached" }).click();
    await row.waitFor({ state: "detached" });
    await page.goto("/leads?progress=contacted");
    const listed = page.getByRole("row", { name: /Ottilie Brook/ });
    await listed.getByText("Reached").waitFor();
    await page.getByRole("link", { name: "To call" }).click();
    await page.waitForURL(/progress=new%2Cattempted/);
    await listed.waitFor({ state: "detached" });
  });
});

describe("the return on leads", () => {
  it("is shown by campaign, source, state, with a break-even bid per deal value", async () => {
    const { page } = visitor;
    await page.goto("/earnings");
    const table = page.getByRole("table", { name: "ROI" });
    const row = table.getByRole("row", { name: /^Shared leads, all our markets/ });
    await row.waitFor();
    expect(await row.getByRole("cell").last().textContent()).toBe("—");
    await page.getByLabel("Revenue per deal, $").fill("lots");
    await page.getByText("Enter an amount from $1 to $100,000.").waitFor();
    await page.getByLabel("Revenue per deal, $").fill("9,000");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => row.getByRole("cell").last().textContent()).toMatch(/^\$\d/);
    await page.reload();
    await expect.poll(() => page.getByLabel("Revenue per deal, $").inputValue()).toBe("9000");
    const paid = await row.getByRole("cell").last().textContent();
    const buyer = await ApiUser.signIn(network, "advertiser");
    const period = new URLSearchParams(
      await page.evaluate(
        () =>
          performance
            .getEntriesByType("resource")
            .map(({ name }) => name)
            .findLast((name) => name.includes("/v1/reports/groups"))
            ?.split("?")[1] ?? "",
      ),
    );
    const { groups } = (
      await buyer.call(
        "GET",
        `/v1/reports/groups?by=campaign&from=${period.get("from")}&to=${period.get("to")}`,
      )
    ).body;
    const { won, sales, returned } = groups.find(
      ({ name }: { name: string }) => name === "Shared leads, all our markets",
    ).current;
    expect(won).toBeGreaterThan(0);
    expect(Number(paid?.replaceAll(/[$,]/g, ""))).toBe(
      Math.floor((900_000 * won) / (sales - returned)) / 100,
    );
    await page.getByRole("link", { name: "State", exact: true }).click();
    await table.getByRole("row", { name: /^CA/ }).waitFor();
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("the table of calling hours", () => {
  it("is edited by the operator: a saved change of a state applies to every buyer", async () => {
    const id = await trade.post({ first_name: "Hedda", last_name: "Lind" });
    const operator = await ApiUser.signIn(network, "admin");
    const before = (await operator.call("GET", "/v1/settings")).body.calling_rules;
    const admin = await visits.arrive();
    await admin.signInQuietly("admin");
    await admin.page.goto("/settings?part=network");
    const table = admin.page.getByRole("group", { name: "Calling hours", exact: true });
    await table.getByRole("button", { name: "Add state" }).click();
    const sheet = admin.page.getByRole("dialog", { name: "Calling hours of a state" });
    await sheet.getByLabel("State").selectOption("CA");
    await sheet.getByLabel("Monday to Friday from").fill("21:00");
    await sheet.getByText("Choose an end after the start.").waitFor();
    for (const day of ["Monday to Friday", "Saturday", "Sunday"]) {
      await sheet.getByLabel(`${day} from`).fill("09:30");
      await sheet.getByLabel(`${day} until`).fill("17:00");
    }
    await sheet.getByLabel("Source").fill("A test");
    await sheet.getByRole("button", { name: "Apply" }).click();
    await table.getByRole("row", { name: /^CA/ }).getByText("9:30 AM–5 PM").first().waitFor();
    await admin.page.getByRole("button", { name: "Save", exact: true }).click();
    await admin.page.getByText("Saved.").waitFor();
    try {
      await visitor.page.goto(`/leads/${id}`);
      const hours = visitor.page.getByText("(9:30 AM–5:00 PM, CA)");
      await hours.waitFor();
      expect(await hours.count()).toBe(1);
    } finally {
      await operator.call(
        "PATCH",
        "/v1/settings",
        { calling_rules: before },
        { "content-type": "application/merge-patch+json" },
      );
    }
  });
});

// Tests call-backs of purchased leads in the browser: set with a usual time or one's own, listed in
// a view, out of "To call now" until their time, and first in it from then on.
import { beforeAll, describe, expect, inject, it } from "vitest";
import { HOUR_MS } from "../../domain/time.ts";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
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

async function arrive(width: number): Promise<Visitor> {
  const visitor = await visits.arrive({ viewport: { width, height: 900 } });
  await bringAxe(visitor);
  await visitor.signInQuietly("advertiser");
  return visitor;
}

/** Calls a lead back in an hour, as its page offers. */
async function setInAnHour({ page }: Visitor, leadId: string): Promise<void> {
  await page.goto(`/leads/${leadId}`);
  await page.getByRole("button", { name: "Call back later" }).click();
  await page
    .getByRole("dialog", { name: "Call back later" })
    .getByRole("button", { name: "In an hour" })
    .click();
  await page.getByText(/^We'll notify you /).waitFor();
}

const callbackOf = async (leadId: string): Promise<string | null> =>
  (await buyer.call("GET", `/v1/leads/${leadId}`)).body.sale.callback_at;

describe.each([1_440, 390])("at %i px", (width) => {
  it("sets a time, explains a wrong one, and removes it again", async () => {
    const leadId = await trade.post();
    const visitor = await arrive(width);
    const { page } = visitor;
    await setInAnHour(visitor, leadId);
    const set = Date.parse((await callbackOf(leadId)) ?? "");
    expect(Math.abs(set - Date.now() - HOUR_MS)).toBeLessThan(HOUR_MS / 2);
    await page.getByRole("button", { name: /^Call back / }).click();
    const form = page.getByRole("dialog", { name: "Call back later" });
    await form.getByLabel("Another time").fill("2020-01-01T10:00");
    await form.getByText(/^Local time of the lead: /).waitFor();
    await form.getByRole("button", { name: "Set call-back" }).click();
    await form.getByText("Choose a time that is still ahead, at most 90 days.").waitFor();
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    expect(await sideways(visitor)).toBe(0);
    await form.getByRole("button", { name: "Remove call-back" }).click();
    await page.getByText("Call-back removed.").waitFor();
    await page.getByRole("button", { name: "Call back later" }).waitFor();
    expect(await callbackOf(leadId)).toBeNull();
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("a call-back", () => {
  it("takes the lead out of the queue until its time, and then puts it first", async () => {
    const leadId = await trade.post({ first_name: "Philippa", last_name: "Reed" });
    const visitor = await arrive(1_440);
    const { page } = visitor;
    const row = page.getByRole("row", { name: /Philippa Reed/ });
    await page.goto("/dashboard");
    await row.waitFor();
    // Once reached, the lead would have left the queue for good.
    await row.getByRole("button", { name: "Reached" }).click();
    await row.waitFor({ state: "detached" });
    await setInAnHour(visitor, leadId);
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "To call now" }).waitFor();
    await visitor.settle();
    await row.waitFor({ state: "detached" });

    await page.clock.setSystemTime(Date.now() + 2 * HOUR_MS);
    await page.goto("/dashboard");
    await row.waitFor();
    const group = await row.evaluate(
      (line) => line.closest("tbody")?.querySelector("th")?.textContent ?? "",
    );
    expect(group).toMatch(/^Call back now · \d+$/);
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    // The server's clock was not moved: there, an attempt would be one before its time.
    await row.getByRole("button", { name: "Reached" }).click();
    await row.waitFor({ state: "detached" });
    expect(await callbackOf(leadId)).toBeNull();
  });

  it("is listed with its time in a view of the leads", async () => {
    const leadId = await trade.post({ first_name: "Rosalind", last_name: "Pike" });
    const visitor = await arrive(1_440);
    const { page } = visitor;
    await setInAnHour(visitor, leadId);
    await page.goto("/leads");
    await page.getByRole("link", { name: "Call-backs", exact: true }).click();
    await page.waitForURL(/callback=set/);
    const row = page.getByRole("row", { name: /Rosalind Pike/ });
    await row.getByText(/^Call back /).waitFor();
    expect(visitor.mishaps).toEqual([]);
  });
});

// Tests outcomes with what is asked beside them: a slip is undone, won takes the deal's value, lost
// a reason, and both can be skipped; agents do not see the value.
import { beforeAll, describe, expect, inject, it } from "vitest";
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

async function openLead(width: number): Promise<{ visitor: Visitor; leadId: string }> {
  const leadId = await trade.post();
  const visitor = await visits.arrive({ viewport: { width, height: 900 } });
  await bringAxe(visitor);
  await visitor.signInQuietly("advertiser");
  await visitor.open(`/leads/${leadId}`);
  return { visitor, leadId };
}

const work = ({ page }: Visitor) => page.getByRole("group", { name: "Outcome", exact: true });
const button = (visitor: Visitor, name: string) =>
  work(visitor).getByRole("button", { name, exact: true });
const touchesOf = async (leadId: string) =>
  (await buyer.call("GET", `/v1/touches?where=lead_id,eq,${leadId}`)).body.items;

describe.each([1_440, 390])("at %i px", (width) => {
  it("undoes a slip", async () => {
    const { visitor, leadId } = await openLead(width);
    await button(visitor, "Appointment").click();
    await visitor.page.getByText("Outcome set: Appointment.").waitFor();
    await visitor.page.getByRole("button", { name: "Undo" }).click();
    await visitor.page.getByText("Outcome undone.").waitFor();
    await work(visitor).getByText("No calls or notes yet.").waitFor();
    expect(await touchesOf(leadId)).toEqual([]);
    expect(await button(visitor, "Appointment").getAttribute("aria-pressed")).toBe("false");
    expect(visitor.mishaps).toEqual([]);
  });

  it("asks what a won deal is worth", async () => {
    const { visitor, leadId } = await openLead(width);
    await button(visitor, "Won").click();
    const form = visitor.page.getByRole("dialog", { name: "Won" });
    await form.getByLabel("Value of the deal, $").fill("a lot");
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByText("Enter an amount, for example 9,500.").waitFor();
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    expect(await sideways(visitor)).toBe(0);
    await form.getByLabel("Value of the deal, $").fill("9,500");
    await form.getByLabel("Value of the deal, $").press("Enter");
    await work(visitor).getByText("Won · worth $9,500.00").waitFor();
    expect(await touchesOf(leadId)).toMatchObject([{ outcome: "won", value_cents: 950_000 }]);
    expect(visitor.mishaps).toEqual([]);
  });

  it("asks why a lead was lost, and takes no answer too", async () => {
    const { visitor, leadId } = await openLead(width);
    await button(visitor, "Lost").click();
    const form = visitor.page.getByRole("dialog", { name: "Lost" });
    await form.getByRole("button", { name: "Has an agent" }).waitFor();
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await form.getByRole("button", { name: "Has an agent" }).click();
    await work(visitor).getByText("Lost · Has an agent").waitFor();
    await button(visitor, "Lost").click();
    await form.getByRole("button", { name: "Skip" }).click();
    await expect
      .poll(async () =>
        (await touchesOf(leadId)).map((one: { lost_reason: string }) => one.lost_reason),
      )
      .toEqual([null, "has_agent"]);
    expect(visitor.mishaps).toEqual([]);
  });
});

// Tests changes that show at once, before the server has answered, and that are taken back when
// they do not reach it.
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Route } from "playwright-core";
import type { Visitor } from "../support/browser.ts";
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
  const leadId = await trade.post();
  visitor = await visits.arrive();
  await visitor.signInQuietly("advertiser");
  await visitor.open(`/leads/${leadId}`);
});

const button = (name: string) =>
  visitor.page
    .getByRole("group", { name: "Outcome", exact: true })
    .getByRole("button", { name, exact: true });
const pressed = (name: string) => button(name).getAttribute("aria-pressed");

/** Holds the requests to an address. The first one, once it is sent, is in `sent`. */
async function hold(address: string): Promise<{ readonly sent: Promise<Route> }> {
  const { promise: sent, resolve } = Promise.withResolvers<Route>();
  await visitor.page.route(address, resolve);
  return { sent };
}

describe("an outcome", () => {
  it("is marked before the server answers", async () => {
    const { sent } = await hold("**/v1/sales/*/outcome");
    await button("Appointment").click();
    const route = await sent;
    await expect.poll(() => pressed("Appointment")).toBe("true");
    await route.continue();
    await visitor.page.getByText("Outcome set: Appointment.").waitFor();
    expect(await pressed("Appointment")).toBe("true");
  });

  it("is taken back when it does not reach the server", async () => {
    const { sent } = await hold("**/v1/sales/*/outcome");
    await button("Appointment").click();
    const route = await sent;
    await expect.poll(() => pressed("Appointment")).toBe("true");
    await route.abort();
    await visitor.page.getByRole("alert").first().waitFor();
    await expect.poll(() => pressed("Appointment")).toBe("false");
  });
});

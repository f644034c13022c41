// Tests a campaign's life in the browser: created, refused, edited, copied and archived; and what
// each role sees at its address.
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { ApiUser } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visits.arrive();
});

const field = (name: string) => visitor.page.getByLabel(name, { exact: true });
const press = (name: string | RegExp): Promise<void> =>
  visitor.page.getByRole("button", { name }).click();
const heading = (name: string): Promise<void> =>
  visitor.page.getByRole("heading", { name, level: 1, exact: true }).waitFor();
const PAGE = /\/campaigns\/[0-9a-f-]{36}$/;

/**
 * Fills in the minimum that a campaign needs, with a bid so low that it buys none of the network's
 * leads.
 */
async function make(name: string): Promise<string> {
  await visitor.page.goto("/campaigns/new");
  await field("Name").fill(name);
  await field("Exclusive bid, $").fill("$0.50");
  await field("States").fill("nv");
  await press("Create campaign");
  await visitor.page.waitForURL(PAGE);
  await heading(name);
  return new URL(visitor.page.url()).pathname.slice("/campaigns/".length);
}

describe("an advertiser", () => {
  beforeEach(() => visitor.signInQuietly("advertiser"));

  it("sees what to fix at each field, and creates the campaign once it is fixed", async () => {
    await visitor.page.goto("/campaigns/new");
    await press("Create campaign");
    await visitor.page.getByText("Enter a name.").waitFor();
    await expect
      .poll(() => visitor.page.evaluate(() => document.activeElement?.getAttribute("aria-invalid")))
      .toBe("true");
    await field("Name").fill("Reno nights");
    await field("Exclusive bid, $").fill("62.5");
    await field("States").fill("NV, QQ");
    await field("Leads: Per day").fill("1.5");
    await visitor.page
      .getByText("QQ isn't a US state. Enter two letters, for example CA.")
      .waitFor();
    await visitor.page.getByText("Enter a whole number above 0.").waitFor();
    await field("States").fill("nv");
    await field("Leads: Per day").fill("12");
    await field("Seller").check();
    await press("Create campaign");
    await visitor.page.waitForURL(PAGE);
    await visitor.page.getByText("Reno nights created. It buys from now on.").waitFor();
    for (const text of [
      "The lead type is seller.",
      "The state is Nevada.",
      "12 leads per day",
      "0 of 12 leads today",
      "$62.50",
    ])
      await visitor.page.getByText(text, { exact: true }).first().waitFor();
    expect(visitor.mishaps).toEqual([]);
  });

  it("is warned at the field, before saving, about rules and limits without effect", async () => {
    await visitor.page.goto("/campaigns/new");
    await field("Name").fill("Never");
    await field("Exclusive bid, $").fill("62.50");
    await field("States").fill("NV");
    await field("ZIP codes").fill("95838");
    await field("Money, $: Per day").fill("60");
    await field("Leads: Per day").fill("30");
    await field("Leads: Per week").fill("20");
    await press("Create campaign");
    for (const problem of [
      "This is less than one lead costs at your bid. Raise it, or lower the bid.",
      "A longer period allows less, so this is never reached. Lower it, or raise the other.",
    ])
      await visitor.page.getByText(problem).waitFor();
    for (const name of ["Money, $: Per day", "Leads: Per day"])
      expect(await field(name).getAttribute("aria-invalid"), name).toBe("true");
    await field("Money, $: Per day").fill("630");
    await field("Leads: Per day").fill("10");
    // Only the server knows where a ZIP lies.
    await press("Create campaign");
    await visitor.page
      .getByText("No lead can match this and the other rules. Change one of them.")
      .waitFor();
    expect(await field("ZIP codes").getAttribute("aria-invalid")).toBe("true");
    expect(new URL(visitor.page.url()).pathname).toBe("/campaigns/new");
  });

  it("loses no text if the server refuses or fails; many submits make one campaign", async () => {
    await visitor.page.goto("/campaigns/new");
    await field("Name").fill("Sent twice");
    await field("Shared bid, $").fill("0.4");
    await field("States").fill("NV");
    const refusal = {
      code: "invalid",
      detail: "No.",
      errors: [
        { field: "/criteria/all/0", code: "invalid", message: "Give another state." },
        {
          field: "/blocked_source_ids/0",
          code: "invalid",
          message: "Take this source off the list.",
        },
      ],
    };
    await visitor.page.route(
      /\/v1\/campaigns\/[0-9a-f-]{36}$/,
      (route) =>
        route.fulfill({
          status: 422,
          contentType: "application/problem+json",
          body: JSON.stringify(refusal),
        }),
      { times: 1 },
    );
    await press("Create campaign");
    await visitor.page.getByText("Give another state.").waitFor();
    await visitor.page.getByText("This source doesn't exist. Remove it from the list.").waitFor();
    expect(await field("States").getAttribute("aria-invalid")).toBe("true");
    // The answer is lost: the campaign exists, but the page does not know.
    await visitor.page.route(
      /\/v1\/campaigns\/[0-9a-f-]{36}$/,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await press("Create campaign");
    await visitor.page
      .getByText("The server isn't responding. Your input is still here. Try again in a moment.")
      .waitFor();
    expect(await field("Name").inputValue()).toBe("Sent twice");
    await press("Create campaign");
    await visitor.page.waitForURL(PAGE);
    await visitor.page.goto("/campaigns");
    await visitor.page.getByRole("link", { name: "Sent twice" }).first().waitFor();
    expect(await visitor.page.getByRole("row", { name: /Sent twice/ }).count()).toBe(1);
  });

  it("sends only what was changed, and keeps rules that the form cannot represent", async () => {
    const me = await ApiUser.signIn(network, "advertiser");
    const id = crypto.randomUUID();
    const kept = [
      { field: "radius", zip_code: "89501", miles: 20 },
      { not: { field: "timing", in: ["browsing"] } },
    ];
    const adjustments = [{ by: "tier", value: "hot", basis_points: 1_500 }];
    expect(
      (
        await me.call("PUT", `/v1/campaigns/${id}`, {
          name: "Around Reno",
          criteria: { all: kept },
          exclusive_bid_cents: 60,
          adjustments,
          limits: { leads: { day: 4, total: 90 } },
        })
      ).status,
    ).toBe(200);
    await visitor.page.goto(`/campaigns/${id}`);
    for (const text of [
      "It is within 20 miles of ZIP 89501.",
      "The timing isn't just looking.",
      "Hot: +15%",
    ])
      await visitor.page.getByText(text).waitFor();
    await visitor.page.getByRole("link", { name: "Edit" }).click();
    await heading("Edit Around Reno");
    expect(
      await visitor.page.getByRole("button", { name: "Save changes" }).getAttribute("title"),
    ).toBe("No changes yet.");
    await visitor.page.getByRole("heading", { name: "Other rules" }).waitFor();
    await field("Hot").check();
    await field("Leads: Per day").fill("");
    // In the meantime, another client changes terms that this form does not touch.
    expect(
      (
        await me.call(
          "PATCH",
          `/v1/campaigns/${id}`,
          { exclusive_bid_cents: 75 },
          { "content-type": "application/merge-patch+json" },
        )
      ).status,
    ).toBe(200);
    await press("Save changes");
    await heading("Around Reno");
    await visitor.page.getByText("Around Reno saved. Applies to new leads.").waitFor();
    const { body } = await me.call("GET", `/v1/campaigns/${id}`);
    expect(body).toMatchObject({
      exclusive_bid_cents: 75,
      adjustments,
      limits: { leads: { total: 90 }, cents: {} },
      criteria: {
        all: [{ field: "tier", in: ["hot"] }, { field: "radius", zip_code: "89501" }, kept[1]],
      },
    });
    expect(body).not.toHaveProperty("limits.leads.day");
  });

  it("pauses, copies and archives", async () => {
    const id = await make("To be archived");
    await press("Pause To be archived");
    await visitor.page.getByText("To be archived paused.").waitFor();
    await press("Actions");
    await visitor.page.getByRole("menuitem", { name: "Duplicate" }).click();
    await visitor.page.waitForURL(`**/campaigns/new?from=${id}`);
    await field("Name").waitFor();
    expect([
      await field("Name").inputValue(),
      await field("States").inputValue(),
      await field("Exclusive bid, $").inputValue(),
    ]).toEqual(["To be archived (copy)", "NV", "0.50"]);
    await visitor.page.goBack();
    await press("Actions");
    await visitor.page.getByRole("menuitem", { name: "Archive" }).click();
    await visitor.page
      .getByRole("dialog", { name: "Archive this campaign?" })
      .getByRole("button", { name: "Archive" })
      .click();
    await visitor.page.getByText("To be archived archived.").waitFor();
    expect(await visitor.page.getByRole("link", { name: "Edit" }).count()).toBe(0);
  });
});

describe("the same address", () => {
  it("shows the operator the owner, and asks before it pauses", async () => {
    await visitor.signInQuietly("advertiser");
    const id = await make("Looked at");
    await visitor.context.clearCookies();
    const operator = await visits.arrive();
    await operator.signInQuietly("admin");
    await operator.page.goto(`/campaigns/${id}`);
    await operator.page.getByRole("heading", { name: "Looked at", level: 1 }).waitFor();
    expect(await operator.page.getByRole("link", { name: "Edit" }).count()).toBe(0);
    await operator.page
      .getByRole("main")
      .getByRole("link", { name: "Cedar & Main Realty" })
      .waitFor();
    await operator.page.getByRole("button", { name: "Pause" }).click();
    const dialog = operator.page.getByRole("dialog", { name: "Pause Looked at" });
    await dialog.getByLabel("Reason").fill("We are looking at it.");
    await dialog.getByRole("button", { name: "Pause", exact: true }).click();
    await operator.page.getByText("Looked at paused.").waitFor();
    expect(operator.mishaps).toEqual([]);
  });

  it("shows an affiliate the order without its buyer, and others who can create one", async () => {
    await visitor.signInQuietly("affiliate");
    await visitor.page.goto("/campaigns");
    const link = visitor.page.getByRole("table").getByRole("link").first();
    const order = new URLSearchParams((await link.getAttribute("href"))?.split("?")[1]).get(
      "order",
    );
    await visitor.page.goto(`/campaigns/${order}`);
    await visitor.page.getByRole("dialog", { name: /^Order: / }).waitFor();
    expect(new URL(visitor.page.url()).search).toBe(`?order=${order}`);
    await visitor.page.goto("/campaigns/new");
    await visitor.page.getByText("Only advertisers create campaigns.").waitFor();
  });
});

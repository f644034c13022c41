// Tests an affiliate's sources: created, configured, given another key, and shown to the developer
// of the posting program.
import type { Locator } from "playwright-core";
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { sellFirstLeadByApi } from "../support/first-sold-lead.ts";
import { fillSignIn, signUp } from "../support/sign-up.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { ApiUser } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;
let api: ApiUser;
let source: { id: string; key: string; posting_token: string };

const button = (name: string): Locator => visitor.page.getByRole("button", { name, exact: true });
const says = (text: string): Promise<void> =>
  visitor.page.getByText(text, { exact: true }).first().waitFor();
const field = (name: string): Locator => visitor.page.getByLabel(name, { exact: true });
const read = async () => (await api.call("GET", `/v1/sources/${source.id}`)).body;

async function arrive(view: string): Promise<void> {
  visitor = await visits.arrive();
  await bringAxe(visitor);
  await visitor.signInQuietly("affiliate");
  await visitor.open(`/settings?part=sources&source=${source.id}${view}`);
}

async function post(key: string, fields: object): Promise<number> {
  return (
    await fetch(`${network.url}/v1/leads`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(fields),
    })
  ).status;
}

beforeEach(async () => {
  api = await ApiUser.signIn(network, "affiliate");
  source = (
    await api.call("PUT", `/v1/sources/${crypto.randomUUID()}`, { name: "Tool page", kind: "api" })
  ).body;
});

describe("a new affiliate", () => {
  it("sells its first lead by API in four actions", async () => {
    visitor = await visits.arrive();
    await fillSignIn(visitor.page, await signUp(network.url, "affiliate", "Nico First"));
    const { done, answer } = await sellFirstLeadByApi(visitor.page);
    expect(done).toHaveLength(4);
    expect(answer).toMatchObject({ outcome: "success", status: "accepted" });
    expect(answer["price"]).toBeGreaterThan(0);
    await visitor.open("/leads");
    await visitor.page.getByRole("table").getByText("Sold", { exact: true }).first().waitFor();
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("a source", () => {
  it("is found in the list, opened, paused and resumed", async () => {
    visitor = await visits.arrive();
    await visitor.signInQuietly("affiliate");
    await visitor.open("/settings?part=sources");
    await visitor.page
      .getByRole("table", { name: "Sources" })
      .getByRole("link", { name: "Tool page" })
      .first()
      .click();
    await field("Allowed addresses").waitFor();
    await visitor.page.goto(`/settings?part=sources&source=${source.id}`);
    await button("Pause").click();
    await says("Tool page paused. Its posts return source_paused.");
    await expect.poll(async () => (await read()).status).toBe("paused");
    await button("Resume").click();
    await says("Tool page resumed. It accepts leads again.");
    expect(visitor.mishaps).toEqual([]);
  });

  it("has terms that are saved together, and reports invalid ones", async () => {
    await arrive("");
    await field("Shared, up to").fill("0");
    await visitor.page.getByRole("checkbox", { name: "To one buyer only" }).uncheck();
    await field("Minimum earnings, exclusive").fill("12,5x");
    await field("Daily cap").fill("some");
    await field("Ping offer lifetime (seconds)").fill("5");
    await field("Allowed addresses").fill("203.0.113.0/24\noffice");
    await button("Save").click();
    for (const sentence of [
      "Choose one buyer, or at least one shared slot.",
      "Enter an amount, for example 12.50.",
      "Enter a whole number.",
      "Enter a number from 15 to 120.",
      "office isn't an address or a range.",
    ])
      await says(sentence);
    expect(await findings(visitor)).toEqual([]);
    await visitor.page.getByRole("checkbox", { name: "To one buyer only" }).check();
    await field("Minimum earnings, exclusive").fill("$12.50");
    await field("Daily cap").fill("99");
    await field("Ping offer lifetime (seconds)").fill("90");
    await field("Allowed addresses").fill("203.0.113.0/24, 127.0.0.1");
    await button("Save").click();
    // Above the network's limit for a new source: the server reports it, and typed values stay.
    await visitor.page.getByText("Set at most 50, or ask the network to raise it.").waitFor();
    await field("Daily cap").fill("20");
    await button("Save").click();
    await says("Saved. Applies to new leads.");
    expect(await read()).toMatchObject({
      allows_exclusive: true,
      shared_slots: 0,
      reserve_exclusive_cents: 1_250,
      daily_cap: 20,
      ping_expiry_s: 90,
      allowed_ips: ["203.0.113.0/24", "127.0.0.1"],
    });
    expect(visitor.mishaps.filter((mishap) => !mishap.includes("422"))).toEqual([]);
  });

  it("gets another key while the old one still works, until it is revoked", async () => {
    await arrive("&view=key");
    await button("Replace key").click();
    expect(await field("The old key").inputValue()).toBe("24");
    await visitor.page.getByRole("dialog").getByRole("button", { name: "Replace key" }).click();
    await says("Copy the key now; you won't see it again.");
    const fresh =
      (await visitor.page.locator("code", { hasText: /^plat_src_/ }).textContent()) ?? "";
    expect(fresh).not.toBe(source.key);
    for (const key of [source.key, fresh]) expect(await post(key, { test: 1 })).toBe(200);
    await button("End now").click();
    await visitor.page.getByRole("dialog").getByRole("button", { name: "End now" }).click();
    await says("Old key revoked.");
    await expect.poll(() => post(source.key, { test: 1 })).toBe(401);
    expect(await post(fresh, { test: 1 })).toBe(200);
    // The sample post contains the new key.
    await visitor.page.getByRole("link", { name: "How to post", exact: true }).click();
    await visitor.page.getByRole("tabpanel").getByText(fresh).waitFor();
    await visitor.page.reload();
    await visitor.page.getByRole("tabpanel").getByText("YOUR_KEY").waitFor();
    expect(visitor.mishaps).toEqual([]);
  });

  it("shows the results of requests as they arrive", async () => {
    await arrive("&view=calls");
    await says("No requests yet. Send a test lead above, or post one with the key.");
    await post(source.key, { side: "seller", zip_code: "95838" });
    await visitor.page
      .getByRole("row", { name: /Post.*200.*Rejected.*missing_field.*phone/s })
      .waitFor();
    await fetch(`${network.url}/v1/leads`, {
      method: "POST",
      headers: { authorization: `Bearer ${source.key}`, "content-type": "application/json" },
      body: "{",
    });
    await visitor.page.getByRole("row", { name: /Post.*400.*Refused.*malformed/s }).waitFor();
    expect(await findings(visitor)).toEqual([]);
    expect(visitor.mishaps).toEqual([]);
  });

  it("shows what buyers would pay now for its leads, or where to look if none would", async () => {
    await arrive("&view=prices");
    await says("No leads in the last four weeks. Open demand shows what buyers want and pay.");
    const { items } = (await api.call("GET", "/v1/sources?limit=100")).body;
    const { id } = items.find(({ name }: { name: string }) => name === "Home value form");
    await visitor.open(`/settings?part=sources&source=${id}&view=prices`);
    const { kinds } = (await api.call("GET", `/v1/sources/${id}/prices`)).body;
    const table = visitor.page.getByRole("table", { name: "What buyers would pay now" });
    await table.getByRole("row", { name: /Seller · Hot.*\$/ }).waitFor();
    expect(await table.getByRole("row").count()).toBe(kinds.length + 1);
    expect(await findings(visitor)).toEqual([]);
    expect(visitor.mishaps).toEqual([]);
  });

  it("that does not exist is reported as missing", async () => {
    visitor = await visits.arrive();
    await visitor.signInQuietly("affiliate");
    await visitor.page.goto(`/settings?part=sources&source=${crypto.randomUUID()}`);
    await says("Source not found, or you don't have access.");
    expect(visitor.mishaps.every((mishap) => mishap.includes("404"))).toBe(true);
  });
});

describe("the posting page", () => {
  const openPage = async (options: object = {}): Promise<void> => {
    visitor = await visits.arrive(options);
    await bringAxe(visitor);
    await visitor.open(`/spec/${source.posting_token}`);
    await visitor.page
      .getByRole("button", { name: /^(Send test lead|Enviar prospecto de prueba)$/ })
      .waitFor();
  };

  it("needs no sign-in; a test post by keyboard and its log show what to fix", async () => {
    await openPage();
    const lead = visitor.page.getByLabel("The lead");
    const record = JSON.parse(await lead.inputValue());
    await lead.fill("{ no");
    await lead.press("Tab");
    await visitor.page.keyboard.press("Tab");
    await visitor.page.keyboard.press("Enter");
    await says("Enter one JSON object. Check the commas and quotes.");
    await lead.fill(JSON.stringify({ ...record, zip_code: "00000", consent: false }));
    await button("Send test lead").click();
    await visitor.page.getByText("A field was invalid.").first().waitFor();
    // What could be read, beside the errors.
    const read = visitor.page.getByRole("table", { name: "Read as" });
    await read.getByRole("row", { name: /^phone \+1/ }).waitFor();
    expect(await read.getByRole("row", { name: /^(?:zip_code|consent) / }).count()).toBe(0);
    const log = visitor.page.getByRole("table", { name: "Request log" });
    await log.getByRole("row", { name: /Test.*Rejected.*zip_code/s }).waitFor();
    await lead.fill(
      JSON.stringify({
        ...record,
        phone: "916-555-7301",
        email: "try@example.com",
        address: "7301 N Oak St",
        finance_status: "FHA",
      }),
    );
    await button("Send test lead").click();
    // Each field as it was read, and what was left out.
    await visitor.page.getByRole("cell", { name: "+19165557301" }).waitFor();
    await visitor.page.getByText("came as “FHA” and was left out.").waitFor();
    await says(
      "A test: nothing was stored. To see the price, post with the source's key and test=1.",
    );
    await log.getByRole("row", { name: /Test.*Accepted.*finance_status/s }).waitFor();
    expect((await visitor.page.getByRole("main").textContent()) ?? "").not.toContain(source.key);
    expect(await findings(visitor)).toEqual([]);
    expect(visitor.mishaps).toEqual([]);
  });

  it("changes the sample's language by arrow keys", async () => {
    await openPage();
    await visitor.page.getByRole("tab", { name: "curl" }).focus();
    for (const [name, says_] of [
      ["JavaScript", "await fetch("],
      ["PHP", "<?php"],
      ["Python", "import json"],
      ["curl", "curl http"],
    ] as const) {
      await visitor.page.keyboard.press("ArrowRight");
      await visitor.page.getByRole("tabpanel", { name }).getByText(says_).waitFor();
      expect(await visitor.page.getByRole("tab", { selected: true }).textContent()).toBe(name);
    }
  });

  it("fits a phone of 320 px, dark and in Spanish, without axe violations", async () => {
    await openPage({ viewport: { width: 320, height: 700 }, colorScheme: "dark", locale: "es-US" });
    await visitor.page
      .getByLabel("Idioma")
      .or(visitor.page.getByLabel("Language"))
      .selectOption("es");
    await button("Enviar prospecto de prueba").waitFor();
    expect(await findings(visitor)).toEqual([]);
    expect(await sideways(visitor)).toBeLessThanOrEqual(0);
  });

  it("is gone under its old address once it has another", async () => {
    await arrive("&view=posting");
    await button("Replace address").click();
    await visitor.page.getByRole("dialog").getByRole("button", { name: "Replace address" }).click();
    await says("Page address replaced.");
    await visitor.page.goto(`/spec/${source.posting_token}`);
    await says("This link no longer leads to a source. Ask the affiliate for the new one.");
    expect((await read()).posting_token).not.toBe(source.posting_token);
  });
});

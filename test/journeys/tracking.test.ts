// Tests tracking in a real browser: from a published link over the hosted form and the lead to the
// postback to the affiliate's own system.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { HostedForms, type Made, fillIn, sendForm } from "../support/hosted-forms.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { Receiver } from "../support/receiver.ts";
import { ApiUser, Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 " +
  "Safari/537.36";
const PHONE = { width: 320, height: 640 };

const network = inject("network");
const visits = openVisits();
let forms: HostedForms;
let affiliate: ApiUser;
let system: Receiver;

beforeAll(async () => {
  // A buyer of every lead from California.
  await Trade.open(network);
  forms = await HostedForms.open(network);
  affiliate = await ApiUser.signIn(network, "affiliate");
  system = await Receiver.open();
});
beforeEach(() => system.reset());
afterAll(() => system.close());

async function formNamed(name: string): Promise<Made> {
  return forms.make({ name });
}

async function arrive(options: Parameters<typeof visits.arrive>[0] = {}): Promise<Visitor> {
  const visitor = await visits.arrive({
    permissions: ["clipboard-read", "clipboard-write"],
    ...options,
  });
  await bringAxe(visitor);
  await visitor.signInQuietly("affiliate");
  return visitor;
}

async function look(visitor: Visitor, what: string): Promise<void> {
  expect(await findings(visitor), what).toEqual([]);
  expect(await sideways(visitor), what).toBeLessThanOrEqual(0);
}

it("a link leads over the form to a sold lead, a converted click and a postback", async () => {
  const name = `Tracked ${crypto.randomUUID().slice(0, 8)}`;
  const form = await formNamed(name);
  const owner = await arrive();
  const { page } = owner;
  await owner.open("/settings?part=tracking");
  await page.getByRole("combobox", { name: "Source" }).selectOption({ label: name });
  await page.getByRole("textbox", { name: "Name" }).fill(`Link of ${name}`);
  await page.getByRole("button", { name: "Create link" }).click();
  await page.getByRole("button", { name: `Copy link: Link of ${name}` }).click();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/\/t\/[a-z0-9]{9}$/);
  const address = await copied();

  await page.getByRole("link", { name: "Postbacks" }).click();
  const field = page.getByRole("textbox", { name: "Address to call" });
  await field.fill(`${system.origin}/{event}?cid={clickid}&s={sub1}&p={payout}&lead={lead_id}`);
  await page.getByText("There is no macro {clickid}. Did you mean {click_id}?").waitFor();
  await page.getByRole("button", { name: "Use {click_id}" }).click();
  await page.getByRole("checkbox", { name: "Accepted" }).check();
  await page.getByRole("combobox", { name: "For" }).selectOption({ label: name });
  await page.getByRole("button", { name: "Send test call" }).click();
  await page.getByText("HTTP 200").waitFor();
  expect(system.seen.map(({ url }) => url.pathname + url.search)).toEqual([
    "/sold?cid=test-click&s=test-sub1&p=48.50&lead=test-lead",
  ]);
  system.seen = [];
  await page.getByRole("button", { name: "Create postback" }).click();
  await page.getByText("No unsent events in the last 30 days.").waitFor();
  await page.getByText("No calls yet.").waitFor();

  const guest = await visits.arrive({ userAgent: BROWSER });
  await guest.page.goto(`${address.replace(/^https?:\/\/[^/]+/, network.url)}?s1=spring`);
  const clickId = new URL(guest.page.url()).searchParams.get("click_id");
  expect(new URL(guest.page.url())).toMatchObject({
    pathname: `/f/${form.slug}`,
    search: `?click_id=${clickId}&sub1=spring`,
  });
  await fillIn(guest.page);
  await sendForm(guest.page);
  await expect.poll(() => system.seen.length, { timeout: 60_000 }).toBe(2);
  const [lead] = await forms.leadsOf(form);
  const earned = (lead.earned_cents ?? 0) / 100;
  const told = Object.fromEntries(
    system.seen.map(({ url }) => [url.pathname, Object.fromEntries(url.searchParams)]),
  );
  expect(told["/accepted"]).toMatchObject({ cid: clickId, s: "spring", lead: lead.id });
  expect(told["/sold"]).toMatchObject({
    cid: clickId,
    s: "spring",
    lead: lead.id,
    p: told["/accepted"]?.["p"],
  });
  expect(Number(told["/sold"]?.["p"])).toBeGreaterThan(0);
  if (earned > 0) expect(Number(told["/sold"]?.["p"])).toBe(earned);

  await page.reload();
  await page.getByRole("list", { name: "Calls" }).getByText("No more attempts").nth(1).waitFor();
  await page.getByText("Attempts: 1").first().click();
  await page.getByText("HTTP 200").first().waitFor();
  await look(owner, "the log");
  await owner.open("/settings?part=tracking");
  await page.getByRole("link", { name: `Link of ${name}` }).click();
  await page.getByRole("row", { name: /^spring 1/ }).waitFor();
  await page.getByRole("table", { name: "Clicks" }).getByRole("link", { name: "Lead" }).click();
  await page.waitForURL(new RegExp(lead.id));
  // The earnings of the click are next to those of its sub id.
  await owner.open("/earnings?by=sub1");
  const perClick = page
    .getByRole("table", { name: "By source and sub ID" })
    .getByRole("row", { name: /^spring/ })
    .getByRole("cell")
    .last();
  await perClick.getByText("of 1 click").waitFor();
  expect(await perClick.textContent()).toContain(`$${Number(told["/sold"]?.["p"]).toFixed(2)}`);
  expect([...owner.mishaps, ...guest.mishaps]).toEqual([]);
});

describe("the screens", () => {
  let linkId: string;
  let postbackId: string;
  beforeAll(async () => {
    const form = await formNamed("Screens");
    linkId = crypto.randomUUID();
    postbackId = crypto.randomUUID();
    await affiliate.call("PUT", `/v1/links/${linkId}`, { name: "Screens", source_id: form.id });
    await affiliate.call("PUT", `/v1/postbacks/${postbackId}`, {
      address: `${system.origin}/{event}?id={event_id}`,
      events: ["sold"],
      source_id: (await affiliate.call("GET", "/v1/links?order=created_at&limit=1")).body.items[0]
        .source_id,
    });
    const sent = await affiliate.call("POST", `/v1/postbacks/${postbackId}/past`, { days: 7 });
    if (sent.body.events?.[0]?.count === 0)
      throw new Error("the demo has sold nothing of this source in a week");
  });

  it.each([
    ["light", "en-US"],
    ["dark", "es-US"],
  ] as const)(
    "have no axe violations, in the %s theme in %s, wide and on a phone",
    async (colorScheme, locale) => {
      const visitor = await arrive({ colorScheme, locale });
      const demo = (await affiliate.call("GET", "/v1/links?order=created_at&limit=1")).body
        .items[0];
      for (const query of [
        "",
        `&link=${demo.id}`,
        `&link=${linkId}`,
        "&view=postbacks",
        `&postback=${postbackId}`,
        `&link=${crypto.randomUUID()}`,
        `&postback=${crypto.randomUUID()}`,
      ]) {
        await visitor.open(`/settings?part=tracking${query}`);
        await look(visitor, query);
        await visitor.page.setViewportSize(PHONE);
        await look(visitor, `${query} on a phone`);
        await visitor.page.setViewportSize({ width: 1280, height: 800 });
      }
      // The server answers 404 for missing records too, which the browser logs.
      expect(visitor.mishaps.filter((mishap) => !mishap.includes("404"))).toEqual([]);
    },
  );

  it("work by keyboard: a postback is created, tested, switched on, and resent", async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const { keyboard } = page;
    await visitor.open("/settings?part=tracking&view=postbacks");
    await page.getByRole("textbox", { name: "Address to call" }).focus();
    await keyboard.type(`${system.origin}/keys?e={event}&id=`);
    // The macros follow the URL; the second to last is {event_id}.
    await page.getByRole("button", { name: "{event_id}" }).focus();
    await keyboard.press("Enter");
    expect(await page.getByRole("textbox", { name: "Address to call" }).inputValue()).toBe(
      `${system.origin}/keys?e={event}&id={event_id}`,
    );
    await page.getByRole("checkbox", { name: "Paid" }).focus();
    await keyboard.press("Space");
    await page.getByRole("checkbox", { name: "Sold" }).focus();
    await keyboard.press("Space");
    await page.getByRole("button", { name: "Send test call" }).focus();
    await keyboard.press("Enter");
    await page.getByText("HTTP 200").waitFor();
    await page.getByRole("button", { name: "Create postback" }).focus();
    await keyboard.press("Enter");
    await page.getByRole("button", { name: "Remove" }).waitFor();
    await page.getByRole("button", { name: "Remove" }).focus();
    await keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Remove this postback?" }).waitFor();
    await look(visitor, "asked before it is removed");
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).focus();
    await keyboard.press("Enter");
    await page.getByRole("heading", { name: "New postback" }).waitFor();
    await visitor.open(`/settings?part=tracking&postback=${postbackId}`);
    const calls = system.seen.length;
    await page.getByRole("button", { name: "Send again" }).first().focus();
    await keyboard.press("Enter");
    await expect.poll(() => system.seen.length, { timeout: 60_000 }).toBeGreaterThan(calls);
    expect(visitor.mishaps).toEqual([]);
  });
});

// Tests a buyer's destinations: set up with the keyboard only, a purchased lead arrives there, and
// where it does not, the reason is shown everywhere.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { BuyerDestinations } from "../support/buyer-destinations.ts";
import { Receiver } from "../support/receiver.ts";
import { Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";
import { believed } from "../support/webhook-libraries.ts";

const [PHONE, WIDE] = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

const network = inject("network");
const visits = openVisits();
let system: Receiver;
let trade: Trade;
let destinations: BuyerDestinations;

beforeAll(async () => {
  trade = await Trade.open(network);
  system = await Receiver.open();
  destinations = await BuyerDestinations.open(network, system.origin);
});
beforeEach(() => system.reset());
// Leads of other tests must not arrive here.
afterEach(() => destinations.removeAll());
afterAll(() => system.close());

async function arrive(options: Parameters<typeof visits.arrive>[0] = {}): Promise<Visitor> {
  const visitor = await visits.arrive(options);
  await bringAxe(visitor);
  await visitor.signInQuietly("advertiser");
  return visitor;
}

async function look(visitor: Visitor, what: string): Promise<void> {
  expect(await findings(visitor), what).toEqual([]);
  expect(await sideways(visitor), what).toBeLessThanOrEqual(0);
}

describe("with the keyboard only", () => {
  it("a destination is created, mapped, tested, planned, and gets a purchased lead", async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const { keyboard: keys } = page;
    const press = async (name: string): Promise<void> => {
      await page.getByRole("button", { name, exact: true }).first().focus();
      await keys.press("Enter");
    };
    const write = async (name: string, text: string): Promise<void> => {
      await page.getByRole("textbox", { name, exact: true }).focus();
      await keys.press("ControlOrMeta+A");
      await keys.type(text);
    };
    await visitor.open("/settings?part=deliveries");
    await press("Add destination");
    await page.getByRole("menuitem", { name: /^Your own format/ }).waitFor();
    await look(visitor, "the kinds to choose from");
    await page.getByRole("menuitem", { name: /^Your own format/ }).focus();
    await keys.press("Enter");
    await page.getByRole("heading", { name: "New destination: Your own format" }).waitFor();
    await press("Add destination");
    await page.getByText("Enter the address to call.").waitFor();
    await write("Name", "Our CRM");
    await write("Address to call", `${system.origin}/leads`);
    // The first row is the first name: it is mapped to another name from the menu, and moved down
    // without losing the focus.
    await write("Name of field 1", "person.called");
    await write("Value of field 1", "{frst_name} ");
    await page.getByText("Did you mean {first_name}?").waitFor();
    await write("Value of field 1", "Dear ");
    await press("Insert lead field: Value of field 1");
    await page.getByRole("menuitem", { name: "{first_name}", exact: true }).focus();
    await keys.press("Enter");
    expect(await page.getByRole("textbox", { name: "Value of field 1" }).inputValue()).toBe(
      "Dear {first_name}",
    );
    await press("Move down: Field 1");
    await expect
      .poll(() => page.getByRole("textbox", { name: "Name of field 2" }).inputValue())
      .toBe("person.called");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Move down: Field 2",
    );
    await press("Remove: Field 1");
    await press("Add header");
    await write("Name of header 1", "X-Api-Key");
    await write("Value of header 1", "s3cret");
    const sample = page.getByRole("region", { name: "Sample", exact: true });
    await sample.getByText("Dear ").waitFor();
    await sample.getByText("X-Api-Key").waitFor();
    await look(visitor, "the form");
    await press("Add destination");

    await page.getByText("Not in a plan, so it gets no leads.").waitFor();
    await press("Send test lead");
    await page.getByText("HTTP 200").waitFor();
    expect([
      JSON.parse(system.seen[0]?.body ?? "").person.called,
      system.seen[0]?.headers["x-api-key"],
    ]).toEqual([expect.stringMatching(/^Dear \w/), "s3cret"]);
    await page.getByRole("link", { name: "Go to plan" }).focus();
    await keys.press("Enter");
    await page.getByRole("list", { name: "Destinations" }).getByText("Our CRM").waitFor();
    await press("Add route");
    await press("Save plan");
    await page.getByText("Plan saved. Applies to new purchases.").waitFor();

    const leadId = await trade.post({ first_name: "Marisol" });
    await expect.poll(() => system.seen.length).toBe(2);
    expect(JSON.parse(system.seen[1]?.body ?? "").person.called).toBe("Dear Marisol");
    await visitor.open(`/leads/${leadId}`);
    const handed = page.getByRole("list", { name: "Delivery" }).getByRole("listitem").first();
    await handed.getByText("Delivered").first().waitFor();
    await page.getByText("Delivered to Our CRM").waitFor();
    await handed.getByRole("button", { name: "Send again" }).focus();
    await keys.press("Enter");
    await expect.poll(() => system.seen.length).toBe(3);
    expect(visitor.mishaps).toEqual([]);
  });

  it("a plan gets fallbacks and an order; a campaign its own, then the account's", async () => {
    const [one, other] = [
      await destinations.make("First CRM", "/one"),
      await destinations.make("Second CRM", "/two", { fall_back_after_minutes: 7 }),
    ];
    await destinations.route(one);
    const visitor = await arrive();
    const { page } = visitor;
    const press = async (name: string): Promise<void> => {
      await page.getByRole("button", { name, exact: true }).focus();
      await page.keyboard.press("Enter");
    };
    // A button that is still saving cannot be pressed again.
    const save = async (): Promise<void> => {
      await press("Save plan");
      await page.getByRole("button", { name: "Save plan", disabled: false }).waitFor();
    };
    const routes = async (id: string): Promise<unknown> =>
      (await destinations.buyer.call("GET", `/v1/delivery-plans/${id}`)).body.routes;
    await visitor.open("/settings?part=deliveries");
    await press("Add fallback to route 1");
    await page.getByText("then, after 5 minutes of failing").waitFor();
    await press("Move up: Fallback 1 of route 1");
    await page.getByText("then, after 7 minutes of failing").waitFor();
    await save();
    await expect.poll(() => routes(destinations.accountId)).toEqual([[other, one]]);
    await press("Remove: First of route 1");
    await save();
    await expect.poll(() => routes(destinations.accountId)).toEqual([[one]]);

    const campaignId = (
      await destinations.buyer.call("GET", "/v1/campaigns?where=status,eq,active&limit=1")
    ).body.items[0].id;
    await visitor.open(`/campaigns/${campaignId}`);
    const choice = page.getByRole("combobox", { name: "Plan", exact: true });
    await page.getByText("First CRM").waitFor();
    await choice.selectOption("own");
    await press("Add route");
    await page
      .getByRole("combobox", { name: "First of route 1" })
      .selectOption({ label: "Second CRM" });
    await save();
    await expect.poll(() => routes(campaignId)).toEqual([[other]]);
    await choice.selectOption("others");
    await expect
      .poll(
        async () =>
          (await destinations.buyer.call("GET", `/v1/delivery-plans/${campaignId}`)).status,
      )
      .toBe(404);
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("other kinds", () => {
  it("a webhook shows its secret once, signs with it, and receives past leads again", async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await visitor.open("/settings?part=deliveries&make=webhook");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Our own system");
    await page.getByRole("textbox", { name: "Address to call" }).fill(`${system.origin}/hook`);
    await page.getByRole("button", { name: "Add destination" }).click();
    const secret = (await page.getByText(/^whsec_/).textContent()) ?? "";
    const id = new URL(page.url()).searchParams.get("destination") ?? "";
    await destinations.route(id);
    await trade.post();
    await expect.poll(() => system.seen.length).toBe(1);
    const [told] = system.seen;
    if (told === undefined) throw new Error("nothing was told");
    expect(believed(secret, told)).toEqual([true, true]);
    await page.reload();
    await page
      .getByRole("list", { name: "Deliveries" })
      .getByRole("link", { name: "Open the lead" })
      .waitFor();
    // Shown once: it is gone from the page.
    expect(await page.getByText(/^whsec_/).count()).toBe(0);
    await page.locator("summary", { hasText: "Send leads again" }).click();
    const again = page.locator("form", { hasText: "Bought since" });
    await again.getByRole("button", { name: "Send again" }).click();
    await page.getByText("Enter a day.").waitFor();
    await again
      .getByLabel("Bought since")
      .fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
    await again.getByLabel("What", { exact: true }).selectOption("all");
    await again.getByRole("button", { name: "Send again" }).click();
    await page.getByText("Sending 1 lead again.").waitFor();
    await expect.poll(() => system.seen.length).toBe(2);
    expect(system.seen[1]?.headers["webhook-id"]).toBe(told.headers["webhook-id"]);
    expect(visitor.mishaps).toEqual([]);
  });

  it("Follow Up Boss gets a key that stays hidden, its stages and a callback address", async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await visitor.open("/settings?part=deliveries&make=follow_up_boss");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Our boss");
    await page.getByLabel("API key").fill("fka_secret_of_ours");
    await page.getByRole("button", { name: "Add stage" }).click();
    await page.getByRole("textbox", { name: "Stage 1" }).fill("Tour booked");
    await page
      .getByRole("combobox", { name: "Outcome of stage 1" })
      .selectOption({ label: "Appointment" });
    await page
      .getByRole("region", { name: "Sample", exact: true })
      .getByText("https://api.followupboss.com/v1/events")
      .waitFor();
    await page.getByRole("button", { name: "Add destination" }).click();
    await page.getByText(/\/v1\/destinations\/.+\/stages\//).waitFor();
    const id = new URL(page.url()).searchParams.get("destination") ?? "";
    expect((await destinations.buyer.call("GET", `/v1/destinations/${id}`)).body).toMatchObject({
      has_key: true,
      to: { stages: [{ stage: "Tour booked", outcome: "appointment" }] },
    });
    await page.locator("summary", { hasText: "Edit" }).click();
    expect(await page.getByLabel("API key").inputValue()).toBe("");
    await page.getByText("A key is saved. Leave blank to keep it.").waitFor();
    expect(await visitor.kept()).not.toContain("fka_secret_of_ours");
    expect(visitor.mishaps).toEqual([]);
  });

  it("a text message shows its text; an email says that the network sends no emails", async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const sample = page.getByRole("region", { name: "Sample", exact: true });
    await visitor.open("/settings?part=deliveries&make=sms");
    await page
      .getByRole("textbox", { name: "Gateway address" })
      .fill("https://sms.example.com/send");
    await page.getByRole("textbox", { name: "Recipient number" }).fill("+1 916 555 0100");
    await page.getByRole("textbox", { name: "Text", exact: true }).fill("New in {city}");
    await page.getByText("13 of 480 characters", { exact: false }).waitFor();
    await sample.getByText("New in Sacramento").waitFor();
    await page.getByRole("combobox", { name: "Format" }).selectOption("form");
    await sample.getByText("New+in+Sacramento").waitFor();
    await look(visitor, "a text message");
    // The demo sends no emails, which the form says in advance.
    await visitor.open("/settings?part=deliveries&make=email");
    await page.getByRole("textbox", { name: "Addresses" }).fill("ann@example.com");
    await sample.getByText("This network sends no emails.", { exact: false }).waitFor();
    expect(visitor.mishaps.filter((mishap) => !mishap.includes("422"))).toEqual([]);
  });
});

describe("a lead that does not arrive", () => {
  it("shows reason and next attempt; its destination is paused, edited and removed", async () => {
    const id = await destinations.make("Old CRM", "/refuses");
    await destinations.route(id);
    system.answer = (response) => response.writeHead(401).end("who are you?");
    const leadId = await trade.post();
    await expect.poll(() => system.seen.length).toBeGreaterThan(0);
    const visitor = await arrive();
    const { page } = visitor;
    await visitor.open(`/leads/${leadId}`);
    const handed = page.getByRole("list", { name: "Delivery" }).getByRole("listitem").first();
    await handed.getByText("The endpoint rejected the key (401 or 403).").waitFor();
    await handed.getByText(/^Next attempt/).waitFor();
    await handed.getByText(/^Attempts: /).click();
    await handed.getByText("HTTP 401").first().waitFor();
    await handed.getByRole("link", { name: "Old CRM" }).click();
    await page.getByText(/^Every call has failed since/).waitFor();
    await page
      .getByRole("list", { name: "Deliveries" })
      .getByText("The endpoint rejected the key (401 or 403).")
      .waitFor();
    await page.locator("summary", { hasText: "Edit" }).click();
    expect(
      await page.getByRole("textbox", { name: "Value of header 1" }).getAttribute("placeholder"),
    ).toBe("unchanged");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("New CRM");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "New CRM" }).waitFor();
    system.reset();
    await page.getByRole("button", { name: "Send again", exact: true }).first().click();
    await page
      .getByRole("list", { name: "Deliveries" })
      .getByText("Delivered", { exact: true })
      .first()
      .waitFor();
    expect(system.seen.at(-1)?.headers["x-api-key"]).toBe("s3cret");
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByText("Paused", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page
      .getByRole("dialog", { name: "Remove this destination?" })
      .getByRole("button", { name: "Remove" })
      .click();
    await page.getByText("No destinations yet.", { exact: false }).waitFor();
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("the screens", () => {
  it.each([
    ["light", "en-US"],
    ["dark", "es-US"],
  ] as const)(
    "have no axe violations, in the %s theme in %s, wide and on a phone",
    async (colorScheme, locale) => {
      const [first, boss] = [await destinations.make("Our CRM", "/screens"), crypto.randomUUID()];
      await destinations.buyer.call("PUT", `/v1/destinations/${boss}`, {
        name: "Follow Up Boss",
        to: {
          kind: "follow_up_boss",
          api_key: "fka_0123456789",
          stages: [{ stage: "Appointment Set", outcome: "appointment" }],
        },
      });
      await destinations.route(first, boss);
      const campaignId = crypto.randomUUID();
      await destinations.buyer.call("PUT", `/v1/campaigns/${campaignId}`, {
        name: "Far from here",
        criteria: { all: [{ field: "state", in: ["ME"] }] },
        exclusive_bid_cents: 1_000,
      });
      expect(
        (
          await destinations.buyer.call("PUT", `/v1/delivery-plans/${campaignId}`, {
            routes: [[boss], [first]],
          })
        ).status,
      ).toBe(200);
      system.answer = (response) => response.writeHead(503).end("down");
      const leadId = await trade.post();
      await expect.poll(() => system.seen.length).toBeGreaterThan(0);
      const visitor = await arrive({ colorScheme, locale });
      const here = "/settings?part=deliveries";
      const kinds = ["webhook", "http", "email", "follow_up_boss", "sms"].map(
        (kind) => `${here}&make=${kind}`,
      );
      for (const path of [
        here,
        ...kinds,
        `${here}&destination=${first}`,
        `${here}&destination=${boss}`,
        `${here}&destination=${crypto.randomUUID()}`,
        `/leads/${leadId}`,
        `/campaigns/${campaignId}`,
      ]) {
        await visitor.open(path);
        await visitor.page
          .getByRole("main")
          .getByRole("heading", { level: 2 })
          .or(visitor.page.getByText(/no longer exists|ya no existe/))
          .first()
          .waitFor();
        for (const more of await visitor.page.getByRole("main").locator("details").all())
          await more.evaluate((element) => element.setAttribute("open", ""));
        await look(visitor, path);
        await visitor.page.setViewportSize(PHONE);
        await look(visitor, `${path} on a phone`);
        await visitor.page.setViewportSize(WIDE);
      }
      expect(visitor.mishaps.filter((mishap) => !mishap.includes("404"))).toEqual([]);
    },
  );
});

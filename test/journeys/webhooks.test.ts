// Tests a buyer's own system: it receives a purchased lead in a signed request, which appears in
// the log and can be sent again.
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
} from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { Receiver } from "../support/receiver.ts";
import { ApiUser, Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";
import { believed } from "../support/webhook-libraries.ts";

const PHONE = { width: 320, height: 640 };

const network = inject("network");
const visits = openVisits();
let system: Receiver;
let trade: Trade;

beforeAll(async () => {
  trade = await Trade.open(network);
  system = await Receiver.open();
});
beforeEach(() => system.reset());
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

it("by keyboard, a webhook shows its secret once, is tested, and gets a sale twice", async () => {
  const visitor = await arrive();
  const { page } = visitor;
  const press = async (name: string): Promise<void> => {
    await page.getByRole("button", { name, exact: true }).first().focus();
    await page.keyboard.press("Enter");
  };
  await visitor.open("/settings?part=webhooks");
  await press("Create webhook");
  await page.getByText("Enter the address to call.").waitFor();
  await page.getByRole("textbox", { name: "Address to call" }).focus();
  await page.keyboard.type(`${system.origin}/hook`);
  expect(await page.getByRole("checkbox", { name: "You bought a lead" }).isChecked()).toBe(true);
  await press("Create webhook");
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? "";
  await press("Send a test event");
  await page.getByText("HTTP 200").waitFor();
  const [test] = system.seen;
  if (test === undefined) throw new Error("no test event came");
  expect([JSON.parse(test.body).type, believed(secret, test)]).toEqual(["test", [true, true]]);

  const leadId = await trade.post();
  await expect.poll(() => system.seen.length).toBe(2);
  const [, told] = system.seen;
  if (told === undefined) throw new Error("nothing was told");
  expect([JSON.parse(told.body), believed(secret, told)]).toMatchObject([
    { type: "lead_bought", data: { lead_id: leadId }, url: `/leads/${leadId}` },
    [true, true],
  ]);
  await page.reload();
  const message = page.getByRole("list", { name: "Messages" }).getByRole("listitem").first();
  await message.getByText("Delivered").first().waitFor();
  // Shown once: it is gone from the page.
  expect(await page.getByText(/^whsec_/).count()).toBe(0);
  await message.getByRole("button", { name: "Send again" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => system.seen.length).toBe(3);
  expect(system.seen[2]?.headers["webhook-id"]).toBe(told.headers["webhook-id"]);
  await press("Create new secret");
  await page.getByText(/^The old secret also signs until/).waitFor();
  await press("Pause");
  await page.getByText("Paused", { exact: true }).waitFor();
  await press("Remove");
  await page
    .getByRole("dialog", { name: "Remove this webhook?" })
    .getByRole("button", { name: "Remove" })
    .focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "New webhook" }).waitFor();
  expect(visitor.mishaps).toEqual([]);
});

describe("the screens", () => {
  it.each([
    ["light", "en-US"],
    ["dark", "es-US"],
  ] as const)(
    "have no axe violations, in the %s theme in %s, wide and on a phone",
    async (colorScheme, locale) => {
      const buyer = await ApiUser.signIn(network, "advertiser");
      const id = crypto.randomUUID();
      system.answer = (response) => response.writeHead(503).end("down");
      await buyer.call("PUT", `/v1/webhooks/${id}`, {
        address: `${system.origin}/screens`,
        events: ["lead_bought"],
        description: "Our CRM",
      });
      onTestFinished(async () => void (await buyer.call("DELETE", `/v1/webhooks/${id}`)));
      await trade.post();
      await expect.poll(() => system.seen.length).toBeGreaterThan(0);
      const visitor = await arrive({ colorScheme, locale });
      for (const query of ["", `&webhook=${id}`, `&webhook=${crypto.randomUUID()}`]) {
        await visitor.open(`/settings?part=webhooks${query}`);
        for (const more of await visitor.page.locator("details").all())
          await more.evaluate((element) => element.setAttribute("open", ""));
        await look(visitor, query);
        await visitor.page.setViewportSize(PHONE);
        await look(visitor, `${query} on a phone`);
        await visitor.page.setViewportSize({ width: 1280, height: 800 });
      }
      expect(visitor.mishaps.filter((mishap) => !mishap.includes("404"))).toEqual([]);
    },
  );
});

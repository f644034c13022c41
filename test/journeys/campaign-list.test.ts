// Tests an advertiser's list of campaigns: terms edited in their cells, several campaigns paused
// together, pauses with an end, and undo; with the keyboard only, and on a small phone.
import type { Locator } from "playwright-core";
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { openVisits } from "../support/visits.ts";
import { DAY_MS } from "../../domain/time.ts";

const network = inject("network");
const visits = openVisits();
const NAMES = ["Reno one", "Reno two", "Reno three"] as const;
const ZONE = "America/Los_Angeles";
let visitor: Visitor;
let ids: readonly string[];
/** Signs in a new advertiser with three campaigns. */
async function arrive(options?: Parameters<typeof visits.arrive>[0]): Promise<void> {
  visitor = await visits.arrive(options);
  await bringAxe(visitor);
  await visitor.signUpQuietly("advertiser", "Kim Lister");
  ids = NAMES.map(() => crypto.randomUUID());
  for (const [index, id] of ids.entries()) {
    const terms = {
      name: NAMES[index],
      criteria: { all: [{ field: "state", in: ["NV"] }] },
      exclusive_bid_cents: 60,
      limits: { leads: { day: 4, week: 20 } },
      weight: 3,
    };
    expect(
      (
        await visitor.context.request.put(`/v1/campaigns/${id}`, {
          data: terms,
          headers: { origin: network.url },
        })
      ).status(),
    ).toBe(200);
  }
}

const read = async (index: number) =>
  (await visitor.context.request.get(`/v1/campaigns/${ids[index] ?? ""}`)).json();
const command = async (index: number, what: string, data?: object) =>
  (
    await visitor.context.request.post(`/v1/campaigns/${ids[index] ?? ""}/${what}`, {
      ...(data === undefined ? {} : { data }),
      headers: { origin: network.url },
    })
  ).json();
const statuses = (): Promise<string[]> =>
  Promise.all(ids.map(async (_, index) => (await read(index)).status));
const button = (name: string | RegExp): Locator =>
  visitor.page.getByRole("button", { name, exact: true });
const box = (name: string): Locator =>
  visitor.page.getByRole("checkbox", { name: `Select row: ${name}` });
const says = (text: string): Promise<void> =>
  visitor.page.getByText(text, { exact: true }).first().waitFor();
const undo = (): Promise<void> => button("Undo").last().click();
const focused = (): Promise<string> =>
  visitor.page.evaluate(
    () =>
      document.activeElement?.getAttribute("aria-label") ??
      document.activeElement?.textContent ??
      "",
  );
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await visitor.page.keyboard.press(key);
};
/** Presses Tab until an element with this name has the focus. */
async function tabTo(name: string, key = "Tab"): Promise<void> {
  for (let count = 0; count < 80; count += 1) {
    await press(key);
    if ((await focused()).startsWith(name)) return;
  }
  throw new Error(`no ${key} leads to ${name}`);
}
/** A day from now in the notation of a date field, and as the status shows it. */
function dayFromNow(days: number): { readonly typed: string; readonly said: string } {
  const format = (locale: string, look: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...look }).format(Date.now() + days * DAY_MS);
  return { typed: format("en-CA", {}), said: format("en-US", { month: "short", day: "numeric" }) };
}
const dayField = (): Locator => visitor.page.getByLabel("Day", { exact: true });
const pickDay = (typed: string): Promise<void> =>
  dayField()
    .fill(typed)
    .then(() => press("Enter"));
/** Records the changes that are sent from now on. */
function watchPatches(): unknown[] {
  const sent: unknown[] = [];
  visitor.page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(request.postDataJSON());
  });
  return sent;
}

describe("a term in its cell", () => {
  beforeEach(async () => {
    await arrive();
    await visitor.open("/campaigns");
  });
  it("is edited with the keyboard only, sent alone, and undone", async () => {
    const sent = watchPatches();
    await tabTo("Exclusive bid of Reno two: $0.60");
    await press("Enter");
    await expect.poll(focused).toBe("Exclusive bid of Reno two");
    expect(await findings(visitor)).toEqual([]);
    // Arrow keys and letters go to the field, not to the table.
    await press("ArrowDown", "Control+a");
    await visitor.page.keyboard.type("0.75");
    await press("Enter");
    await says("Reno two: exclusive bid $0.75.");
    await expect.poll(focused).toBe("Exclusive bid of Reno two: $0.75. Edit");
    await button("Undo").last().hover();
    await tabTo("Undo", "Shift+Tab");
    await press("Enter");
    await says("Reno two: exclusive bid $0.60.");
    await expect.poll(async () => (await read(1)).exclusive_bid_cents).toBe(60);
    expect(sent).toEqual([{ exclusive_bid_cents: 75 }, { exclusive_bid_cents: 60 }]);
    expect(await read(1)).toMatchObject({ weight: 3, limits: { leads: { day: 4, week: 20 } } });
    expect(visitor.mishaps).toEqual([]);
  });

  it("removes and restores a cap, and adds a bid", async () => {
    const sent = watchPatches();
    await button(/^Daily cap of Reno one: 4/).click();
    await press("Delete", "Enter");
    await says("Reno one has no daily cap now.");
    expect((await read(0)).limits.leads).toEqual({ week: 20 });
    await undo();
    await button(/^Daily cap of Reno one: 4/).waitFor();
    const shared = button(/^Shared bid of Reno one: No bid/);
    await shared.click();
    await visitor.page.keyboard.type("$0.25");
    await press("Enter");
    await shared.waitFor({ state: "detached" });
    await undo();
    await shared.waitFor();
    expect(sent).toEqual([
      { limits: { leads: { day: null } } },
      { limits: { leads: { day: 4 } } },
      { shared_bid_cents: 25 },
      { shared_bid_cents: null },
    ]);
  });

  it("shows errors of page and server at the field, and keeps typed text", async () => {
    const field = visitor.page.getByRole("textbox", { name: "Daily cap of Reno one" });
    await button(/^Daily cap of Reno one/).click();
    for (const [typed, problem] of [
      ["1.5", "Enter a whole number above 0."],
      [
        "30",
        "A longer period allows less, so this is never reached. Lower it, or raise the other.",
      ],
    ] as const) {
      await field.fill(typed);
      await press("Enter");
      await says(problem);
      expect([
        await field.getAttribute("aria-invalid"),
        await field.inputValue(),
        await focused(),
      ]).toEqual(["true", typed, "Daily cap of Reno one"]);
      expect(await findings(visitor)).toEqual([]);
    }
    await visitor.page.route(/\/v1\/campaigns\/[0-9a-f-]{36}$/, (route) => route.abort(), {
      times: 1,
    });
    await field.fill("5");
    await press("Enter");
    await says("The server isn't responding. Your input is still here. Try again in a moment.");
    await press("Escape");
    await expect.poll(focused).toBe("Daily cap of Reno one: 4. Edit");
    // Its only bid.
    await button(/^Exclusive bid of Reno one/).click();
    await press("Delete", "Enter");
    await says("Enter a bid for exclusive leads, for shared ones, or for both.");
    expect(await read(0)).toMatchObject({ exclusive_bid_cents: 60, limits: { leads: { day: 4 } } });
  });

  it("is kept as typed, and marked as not saved, if the user leaves the page", async () => {
    const sent = watchPatches();
    const field = visitor.page.getByRole("textbox", { name: "Exclusive bid of Reno one" });
    const bid = button(/^Exclusive bid of Reno one/);
    await bid.click();
    await press("Tab");
    // Restored to the old value, the field becomes a button again.
    await bid.waitFor();
    const typeAndGo = (): Promise<void> =>
      bid
        .click()
        .then(() => field.fill("0.80"))
        .then(() => visitor.page.getByRole("heading", { level: 1 }).click());
    await typeAndGo();
    await says("Not saved yet.");
    expect(await field.inputValue()).toBe("0.80");
    expect(await findings(visitor)).toEqual([]);
    await button("Discard").click();
    await button(/^Exclusive bid of Reno one: \$0.60/).waitFor();
    expect(sent).toEqual([]);
    await typeAndGo();
    await button("Save").click();
    await button(/^Exclusive bid of Reno one: \$0.80/).waitFor();
    expect(sent).toEqual([{ exclusive_bid_cents: 80 }]);
  });
});

describe("several campaigns", () => {
  beforeEach(async () => {
    await arrive();
    await command(2, "pause");
    await visitor.open("/campaigns");
  });
  it("are chosen and paused with the keyboard only, and Undo restores exactly those", async () => {
    await tabTo("Select all on this page");
    await press("Space");
    await says("3 selected");
    expect(await findings(visitor)).toEqual([]);
    for (const stop of ["Clear selection", "Resume", "Pause until…", "Pause"])
      await tabTo(stop, "Shift+Tab");
    await press("Enter");
    await says("2 campaigns paused.");
    await button("Undo").last().hover();
    expect(await statuses()).toEqual(["paused", "paused", "paused"]);
    // The bar is gone, and the focus is on the rows.
    await expect.poll(focused).toBe("Campaigns");
    await tabTo("Undo", "Shift+Tab");
    await press("Enter");
    await says("2 campaigns restored.");
    expect(await statuses()).toEqual(["active", "active", "paused"]);
    await box(NAMES[2]).check();
    expect(await button("Pause").first().getAttribute("title")).toBe("None of these is active.");
    await button("Resume").first().click();
    await says("Reno three resumed.");
    expect(visitor.mishaps).toEqual([]);
  });

  it("can fail one by one: each is named with its reason and stays chosen", async () => {
    await visitor.page.route(
      new RegExp(`/v1/campaigns/${ids[1] ?? ""}/pause$`),
      (route) =>
        route.fulfill({
          status: 503,
          contentType: "application/problem+json",
          body: JSON.stringify({ code: "unavailable", detail: "Busy." }),
        }),
      { times: 1 },
    );
    await box(NAMES[0]).check();
    await box(NAMES[1]).check();
    await button("Pause").first().click();
    await says("Reno one paused.");
    const alert = visitor.page.getByRole("alert").filter({ hasText: "1 campaign wasn't changed" });
    await alert.waitFor();
    expect(await alert.getByRole("listitem").allTextContents()).toEqual([
      "Reno two: The server is busy or starting. Try again in a moment.",
    ]);
    expect(await Promise.all(NAMES.map((name) => box(name).isChecked()))).toEqual([
      false,
      true,
      false,
    ]);
    expect(await findings(visitor)).toEqual([]);
    await button("Pause").first().click();
    await says("Reno two paused.");
    await alert.waitFor({ state: "detached" });
    // Only the changes of the last step.
    await undo();
    await says("Reno two resumed.");
    expect(await statuses()).toEqual(["paused", "active", "paused"]);
  });
});

describe("a pause with an end", () => {
  beforeEach(() => arrive());
  it("begins in the list, for one or several, and shows its day everywhere", async () => {
    const [soon, later] = [dayFromNow(5), dayFromNow(40)];
    await visitor.open("/campaigns");
    await button("Pause until: Reno one").click();
    const dialog = visitor.page.getByRole("dialog", { name: "Pause until" });
    await says("Buying resumes at the start of this day, in the time zone America/Los Angeles.");
    expect(await findings(visitor)).toEqual([]);
    await press("Enter");
    await dialog.getByText("Choose a day.").waitFor();
    for (const [days, problem] of [
      [0, "Choose a day after today."],
      [400, "Choose a day within a year."],
    ] as const) {
      await pickDay(dayFromNow(days).typed);
      await dialog.getByText(problem).waitFor();
    }
    await pickDay(soon.typed);
    await says(`Reno one paused until ${soon.said}.`);
    await expect.poll(focused).toBe("Pause until: Reno one");
    await visitor.page
      .getByRole("row", { name: /Reno one/ })
      .getByText(`until ${soon.said}`)
      .waitFor();
    const { paused_until: until } = await read(0);
    expect(
      new Intl.DateTimeFormat("en-US", {
        timeZone: ZONE,
        timeStyle: "medium",
        hourCycle: "h23",
      }).format(Date.parse(until)),
    ).toBe("00:00:00");
    // With one that was not paused, until a later day; Undo restores each.
    await box(NAMES[0]).check();
    await box(NAMES[1]).check();
    await button("Pause until…").click();
    await pickDay(later.typed);
    await says(`2 campaigns paused until ${later.said}.`);
    await expect.poll(focused).toBe("Campaigns");
    await undo();
    await says("2 campaigns restored.");
    expect([await read(0), await read(1)]).toMatchObject([
      { status: "paused", paused_until: until },
      { status: "active", paused_until: null },
    ]);
    expect(visitor.mishaps).toEqual([]);
  });

  it("is set, shown and ended on the campaign's page, and shown to the operator", async () => {
    const day = dayFromNow(9);
    await visitor.open(`/campaigns/${ids[0] ?? ""}`);
    await button("Pause until: Reno one").click();
    await pickDay(day.typed);
    await says(`Paused until ${day.said}`);
    const operator = await visits.arrive();
    await operator.signInQuietly("admin");
    await operator.page.goto(`/campaigns/${ids[0] ?? ""}`);
    await operator.page.getByText(`Paused until ${day.said}`).waitFor();
    await operator.page.goto("/campaigns");
    await operator.page
      .getByRole("row", { name: /Reno one.*Kim Lister/ })
      .getByText(`until ${day.said}`)
      .waitFor();
    await button("Resume Reno one").click();
    await says("Reno one resumed.");
    // After Undo, the pause ends on its day again.
    await undo();
    await says(`Reno one paused until ${day.said}.`);
    await says(`Paused until ${day.said}`);
    // Or it no longer has an end.
    await button("Pause until: Reno one").click();
    expect(await dayField().inputValue()).toBe(day.typed);
    await button("No end date").click();
    await expect.poll(async () => (await read(0)).paused_until).toBeNull();
    expect(visitor.mishaps).toEqual([]);
  });

  it("ends by itself", async () => {
    await Promise.all([
      command(0, "pause", { until: new Date(Date.now() + 3_600_000).toISOString() }),
      visitor.open("/campaigns"),
    ]);
    await button("Resume Reno one").waitFor();
    const until = new Date(Date.now() + 3_000).toISOString();
    expect((await command(0, "pause", { until })).status).toBe("paused");
    await expect.poll(async () => (await read(0)).status).toBe("active");
    await visitor.page.reload();
    await button("Pause Reno one").waitFor();
  });
});

it("fits a phone of 320 px, where a term opens over the page", async () => {
  await arrive({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  await visitor.open("/campaigns");
  const check = async (what: string): Promise<void> => {
    await visitor.page.evaluate(() => window.scrollTo(0, 0));
    expect([await sideways(visitor), await findings(visitor)], what).toEqual([0, []]);
  };
  const bid = button(/^Exclusive bid of Reno one/);
  await bid
    .evaluate((cell) => cell.scrollIntoView({ block: "center", inline: "end" }))
    .then(() => bid.tap()); // Away from the assistant's launcher.
  const dialog = visitor.page.getByRole("dialog", { name: "Exclusive bid of Reno one" });
  const save = async (typed: string): Promise<void> => {
    await dialog.getByLabel("Exclusive bid", { exact: true }).fill(typed);
    await dialog.getByRole("button", { name: "Save" }).tap();
  };
  await save("none");
  await says("Enter an amount above 0, for example 62.50.");
  await check("a term");
  await save("0.90");
  await says("Reno one: exclusive bid $0.90.");
  await dialog.waitFor({ state: "detached" });
  expect((await read(0)).exclusive_bid_cents).toBe(90);
  await box(NAMES[0]).tap();
  await box(NAMES[2]).tap();
  await check("chosen");
  await button("Pause until…").tap();
  await dayField().fill(dayFromNow(3).typed);
  await check("until when");
  await button("Pause").last().tap();
  await says(`2 campaigns paused until ${dayFromNow(3).said}.`);
  await check("paused");
  expect(visitor.mishaps).toEqual([]);
});

// Tests the assistant's widget in a real browser, sentence by sentence of the specification, with
// the built-in assistant: launcher and panel, messages and failures, and the four answers of each
// role.
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { AssistantWidget, COMPLETIONS, GREETING } from "../support/assistant-widget.ts";
import type { Visitor } from "../support/browser.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;
let page: Page;
let widget: AssistantWidget;

beforeEach(async () => {
  visitor = await visits.arrive();
  ({ page } = visitor);
  widget = new AssistantWidget(page);
});

const EMPTY = "I apologize, but I couldn't process that request.";
const ERROR = "I apologize, but I encountered an error. Please try again.";
/** The browser's console message for an aborted request. */
const CUT = "Failed to load resource: net::ERR_FAILED";
const statusNoted = (status: string): string =>
  `Failed to load resource: the server responded with a status of ${status}`;

describe("the panel", () => {
  it("opens by button on every screen, by key and by palette, only when signed in", async () => {
    await page.goto("/login");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await widget.launcher.count()).toBe(0);
    await visitor.signInQuietly("advertiser");
    await visitor.open("/dashboard");
    await widget.launcher.waitFor();
    for (const [key, path] of [
      ["c", "campaigns"],
      ["l", "leads"],
      ["m", "marketplace"],
      ["b", "billing"],
      ["e", "earnings"],
      ["u", "users"],
      ["a", "activity"],
      ["s", "settings"],
    ] as const) {
      // The two keys must follow within a second, which a busy machine can exceed.
      await expect
        .poll(async () => {
          for (const pressed of ["g", key]) await page.keyboard.press(pressed);
          await page.waitForTimeout(200);
          return new URL(page.url()).pathname;
        })
        .toBe(`/${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await widget.launcher.isVisible(), path).toBe(true);
    }
    await page.goto("/no/such/screen");
    await widget.launcher.click();
    await widget.panel.getByRole("heading", { name: "AI Assistant" }).waitFor();
    await widget.control("Close").click();
    await page.keyboard.press("Control+k");
    await page.getByRole("option", { name: "Ask the assistant" }).click();
    await expect
      .poll(() => widget.input.evaluate((field) => field === document.activeElement))
      .toBe(true);
    await widget.control("Close").click();
    await page.keyboard.press("Shift+Slash");
    await page.getByRole("dialog").getByText("Ask the assistant").waitFor();
    // A dialog is the top layer: Esc closes only the dialog.
    await page.keyboard.press("Escape");
    await page.keyboard.press("i");
    await widget.panel.waitFor();
    expect(visitor.mishaps).toEqual([statusNoted("404 (Not Found)")]);
  });

  it("greets once, identifies itself, sends no blank, asks after 1 s, also minimized", async () => {
    await visitor.signUpQuietly("advertiser", "Greta Greeting");
    await visitor.open("/dashboard");
    await widget.open();
    expect(await widget.texts()).toEqual([GREETING]);
    const time = widget.messages.getByRole("time");
    expect([
      /^\d{1,2}:\d{2}\s[AP]M$/.test((await time.textContent()) ?? ""),
      Math.abs(Date.now() - Date.parse((await time.getAttribute("datetime")) ?? "")) < 60_000,
      (await time.getAttribute("title"))?.includes(":"),
    ]).toEqual([true, true, true]);
    for (const blank of ["", "   ", "\n"]) {
      await widget.input.fill(blank);
      await widget.input.press("Enter");
      await widget.control("Send").click();
    }
    expect([widget.sent.length, await widget.texts()]).toEqual([0, [GREETING]]);
    await page.route(
      COMPLETIONS,
      async (route) => {
        await page.getByText("The assistant is typing").waitFor({ state: "attached" });
        // A message sent while the reply is pending is held until the reply has arrived.
        await widget.input.fill("It is");
        await widget.input.press("Shift+Enter");
        await widget.input.press("End");
        await widget.input.pressSequentially("in Tampa, FL");
        await route.continue();
      },
      { times: 1 },
    );
    const posted = await widget.watchBotLines();
    await widget.say("A condo", "andQuestion");
    const {
      answered,
      lines: [reply = NaN, question = NaN],
    } = await posted();
    expect([reply >= answered, question > reply]).toEqual([true, true]);
    // A timer can fire slightly early. The upper limit of a second is covered by the conversation's
    // own test, which uses a fake clock.
    expect(question - answered).toBeGreaterThanOrEqual(990);
    expect(await widget.texts()).toEqual([
      GREETING,
      "A condo",
      "Noted: a condo.",
      "Where should they be? A ZIP, a city, a county or a state will do.",
    ]);
    expect(await widget.input.inputValue()).toBe("It is\nin Tampa, FL");
    await widget.panel
      .getByText(
        "Built-in assistant: answers by rules, no outside model. You're talking to a program, " +
          "not a person.",
      )
      .waitFor();
    const minimised = Promise.withResolvers<void>();
    await page.route(
      COMPLETIONS,
      async (route) => {
        await minimised.promise;
        await route.continue();
      },
      { times: 1 },
    );
    await widget.input.press("Enter");
    await page.getByText("The assistant is typing").waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
    await expect
      .poll(() => widget.minimised.evaluate((button) => button === document.activeElement))
      .toBe(true);
    minimised.resolve();
    await page.getByTestId("unseen").waitFor();
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => (await widget.texts()).at(-1))
      .toBe("What price range should they have?");
    expect(await page.getByTestId("unseen").count()).toBe(0);
    await widget.control("Close").click();
    await widget.launcher.click();
    expect((await widget.texts()).filter((text) => text === GREETING)).toHaveLength(1);
    const [first, second] = widget.sent;
    expect(first).toMatchObject({
      model: "gpt-4",
      max_tokens: 150,
      messages: [{ role: "system" }, { role: "user", content: "A condo" }],
      plat: { language: "en", time_zone: "America/Los_Angeles" },
    });
    expect([
      first?.plat["asked_id"],
      typeof second?.plat["asked_id"],
      typeof second?.plat["thread_id"],
    ]).toEqual([undefined, "string", "string"]);
    expect(visitor.mishaps).toEqual([]);
  });

  it("reports a failure and retries it, reports an empty answer, and keeps long text", async () => {
    await visitor.signUpQuietly("advertiser", "Ernest Error");
    await visitor.open("/dashboard");
    await widget.open();
    await page.route(COMPLETIONS, (route) => route.abort(), { times: 2 });
    await widget.say("A condo");
    for (let round = 0; round < 2; round += 1) {
      expect(await widget.texts()).toEqual([GREETING, "A condo", ERROR]);
      await widget.control("Try again").click();
      await widget.messages.getByText(round === 0 ? ERROR : "Noted: a condo.").waitFor();
    }
    expect([
      widget.sent.length,
      new Set(widget.sent.map(({ plat }) => plat["message_id"])).size,
    ]).toEqual([3, 1]);
    await page.route(
      COMPLETIONS,
      async (route) => {
        const answer = await route.fetch();
        const body = await answer.json();
        await route.fulfill({
          response: answer,
          json: {
            ...body,
            choices: [{ ...body.choices[0], message: { role: "assistant", content: "" } }],
          },
        });
      },
      { times: 1 },
    );
    await expect.poll(async () => (await widget.texts()).length).toBe(4);
    await widget.say("Tampa, FL");
    await page.waitForTimeout(1_500);
    expect((await widget.texts()).at(-1)).toBe(EMPTY);
    await page.route(
      COMPLETIONS,
      async (route) => {
        await widget.input.fill("Over 500k");
        await widget.input.press("Enter");
        await widget.panel.getByText("Sent after the reply.").waitFor();
        await route.continue();
      },
      { times: 1 },
    );
    await widget.say("A townhouse, rather");
    await widget.messages.getByText("Over 500k").waitFor();
    expect(await widget.input.inputValue()).toBe("");
    await widget.input.fill("x".repeat(950));
    await widget.panel.getByText("50 left").waitFor();
    await widget.input.fill("x".repeat(1_003));
    await widget.input.press("Enter");
    await widget.panel.getByText("A message has at most 1,000 characters. Remove 3.").waitFor();
    expect((await widget.input.inputValue()).length).toBe(1_003);
    expect(visitor.mishaps).toEqual([CUT, CUT]);
  });
});

describe("the four answers", () => {
  it.each([
    [
      "advertiser",
      ["A condo", "Sacramento, CA", "300 to 450k", "in 3 to 6 months"],
      "Create a campaign",
      "/campaigns/new",
      ["Condo", "3–6 months"],
    ],
    [
      "admin",
      ["A condo in Sacramento, CA, 300 to 450k, in 3 to 6 months"],
      "Show similar leads",
      "/leads",
      ["Type: Condo", "Timing: 3–6 months", "State: CA"],
    ],
    ["affiliate", ["A condo in Sacramento, CA", "300 to 450k, in 3 to 6 months"], null, "", []],
  ] as const)(
    "of an %s, by keyboard alone, end where they can be used",
    async (role, answers, link, path, filled) => {
      await visitor.signInQuietly(role);
      await visitor.open("/dashboard");
      await widget.open();
      await widget.control("New conversation").press("Enter");
      await expect.poll(widget.texts).toEqual([GREETING]);
      for (const answer of answers) {
        const before = await widget.botLines();
        // The field takes the keyboard after the greeting is drawn.
        await expect
          .poll(() => widget.input.evaluate((field) => field === document.activeElement))
          .toBe(true);
        await page.keyboard.type(answer);
        await page.keyboard.press("Enter");
        await expect
          .poll(widget.botLines)
          .toBe(before + (answer.endsWith("in 3 to 6 months") ? 1 : 2));
      }
      expect((await widget.texts()).at(-1)).toContain(
        "That is all I need: a condo, in Sacramento, CA, $300,000 to $450,000, in 3 to 6 months.",
      );
      await widget.panel.getByText("4 of 4").waitFor();
      if (link === null) return;
      for (
        let steps = 0;
        steps < 4 && (await page.evaluate(() => document.activeElement?.textContent)) !== link;
        steps += 1
      )
        await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Enter");
      await page.waitForURL(`**${path}?*`);
      expect([...new URL(page.url()).searchParams.values()]).toEqual(
        expect.arrayContaining(["condo", role === "admin" ? "CA" : "Sacramento CA", "m3_6"]),
      );
      const main = page.getByRole("main");
      for (const name of filled)
        await main
          .getByRole("button", { name })
          .or(main.getByRole("checkbox", { name, exact: true, checked: true }))
          .waitFor();
      expect(await widget.panel.isVisible()).toBe(true);
      expect(visitor.mishaps).toEqual([]);
    },
  );

  it("can be corrected in place, with the problem at its field and no text lost", async () => {
    await visitor.signUpQuietly("advertiser", "Cora Card");
    await visitor.open("/dashboard");
    await widget.open();
    await widget.panel.getByRole("button", { name: /0 of 4$/ }).click();
    const typed = Array.from({ length: 21 }, () => "33602").join("; ");
    await widget.cell("Place").click();
    await page.getByLabel("ZIP, or city and state").fill("Tampa");
    await widget.control("Save").click();
    await widget.panel.getByRole("alert").getByText("isn't a ZIP or a city").waitFor();
    await page.getByLabel("ZIP, or city and state").fill(typed);
    await widget.control("Save").click();
    await widget.panel.getByRole("alert").getByText("Enter 20 or fewer.").waitFor();
    expect(await page.getByLabel("ZIP, or city and state").inputValue()).toBe(typed);
    await page.getByLabel("ZIP, or city and state").fill("33602; Tampa, FL");
    await page.keyboard.press("Enter");
    await widget.panel.getByRole("button", { name: "Place 33602; Tampa, FL Edit" }).waitFor();
    await widget.cell("Property").click();
    await widget.panel.getByLabel("Condo").check();
    await widget.control("Save").click();
    await widget.cell("Timing").press("Enter");
    await widget.panel.getByRole("combobox", { name: "Timing" }).selectOption("m3_6");
    // Esc closes only this layer.
    await page.keyboard.press("Escape");
    await widget.panel.getByText("2 of 4").waitFor();
    expect(
      await widget.cell("Timing").evaluate((button) => button === document.activeElement),
    ).toBe(true);
    expect(await widget.cell("Timing").textContent()).toContain("Open");
    expect(visitor.mishaps).toEqual([statusNoted("422 (Unprocessable Entity)")]);
  });

  it("can be chosen from suggestions; one press runs a proposed change, once", async () => {
    await visitor.signUpQuietly("advertiser", "Paula Pause");
    const id = randomUUID();
    const made = await visitor.context.request.put(`/v1/campaigns/${id}`, {
      data: {
        name: "Evening condos",
        criteria: { all: [] },
        exclusive_bid_cents: 2_000,
        limits: {},
      },
      headers: { origin: network.url },
    });
    expect(made.ok(), await made.text()).toBe(true);
    await visitor.open("/dashboard");
    await widget.open();
    await widget.say("a townhouse in Tampa, FL", "andQuestion");
    await widget.panel.getByRole("button", { name: "Over $500,000" }).click();
    await expect
      .poll(async () => (await widget.texts()).at(-1))
      .toBe("How soon should they want to move?");
    const before = await widget.botLines();
    await widget.say("pause Evening condos");
    expect(await widget.botLines()).toBeGreaterThan(before);
    const statusOf = async (): Promise<string> =>
      (await (await visitor.context.request.get(`/v1/campaigns/${id}`)).json()).status;
    const calls: string[] = [];
    page.on(
      "request",
      (request) => void (request.url().includes("/pause") && calls.push(request.url())),
    );
    expect(await statusOf()).toBe("active");
    await widget.control("Pause “Evening condos”").click();
    await widget.control("Done: Pause “Evening condos”").waitFor();
    await widget.control("Done: Pause “Evening condos”").click({ force: true });
    expect([await statusOf(), calls.length]).toEqual(["paused", 1]);
    await page.route("**/resume", (route) => route.abort(), { times: 1 });
    await widget.say("resume Evening condos");
    await widget.control("Resume “Evening condos”").click();
    await widget.panel.getByRole("alert").getByText("The server isn't responding.").waitFor();
    expect(await statusOf()).toBe("paused");
    expect(visitor.mishaps).toEqual([CUT]);
  });
});

// Tests the app without a mouse: signing in, navigation, the palette, the bell, tables and dialogs,
// with the focus always visible.
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visits.arrive();
});

/** The accessible name of the focused element. */
const focused = (): Promise<string> =>
  visitor.page.evaluate(() => {
    const element = document.activeElement;
    return (
      element?.getAttribute("aria-label") ??
      (element instanceof HTMLInputElement
        ? element.labels?.[0]?.textContent
        : element?.textContent) ??
      ""
    ).trim();
  });
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await visitor.page.keyboard.press(key);
};
/** Presses Tab until an element with this name has the focus. */
async function tabTo(name: RegExp | string, most = 60): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    await press("Tab");
    const now = await focused();
    if (typeof name === "string" ? now === name : name.test(now)) return;
  }
  throw new Error(`no Tab leads to ${String(name)}`);
}
const heading = (name: string): Promise<void> =>
  visitor.page.getByRole("heading", { name, level: 1 }).waitFor();

describe("with the keyboard only", () => {
  it("a user can sign in and out", async () => {
    const user = network.users.find(({ role }) => role === "advertiser");
    await visitor.page.goto("/login");
    await heading("Sign in");
    await visitor.page.getByLabel("Email").waitFor();
    await tabTo("Email");
    await visitor.page.keyboard.type(user?.email ?? "");
    await tabTo("Password");
    await visitor.page.keyboard.type(user?.password ?? "");
    await press("Enter");
    await heading("Dashboard");
    await tabTo("Logout");
    await press("Enter");
    await heading("Sign in");
    expect(await visitor.page.getByRole("button", { name: "Logout" }).count()).toBe(0);
  });

  it("the first Tab stop skips to the content, and every stop is visible", async () => {
    await visitor.signInQuietly("admin");
    await visitor.open("/users");
    await press("Tab");
    expect(await focused()).toBe("Skip to content");
    await press("Enter");
    expect(await visitor.page.evaluate(() => document.activeElement?.id)).toBe("content");
    for (let count = 0; count < 12; count += 1) {
      await press("Tab");
      const seen = await visitor.page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return null;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return {
          isMarked: (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none",
          isThere: width > 0 && height > 0,
        };
      });
      expect(seen, await focused()).toEqual({ isMarked: true, isThere: true });
    }
  });

  it("G and a letter open a screen; / and Ctrl K open the palette, which opens any", async () => {
    await visitor.signInQuietly("admin");
    await visitor.open("/dashboard");
    // The two keys must follow within a second, which a busy machine can exceed.
    await expect
      .poll(async () => {
        await press("g", "u");
        await visitor.page.waitForTimeout(200);
        return new URL(visitor.page.url()).pathname;
      })
      .toBe("/users");
    await heading("Users");
    await press("/");
    const palette = visitor.page.getByRole("dialog").getByRole("combobox");
    await palette.waitFor();
    await visitor.page.keyboard.type("activ");
    await press("Enter");
    await heading("Activity");
    await press("Control+k");
    await palette.waitFor();
    await press("Escape");
    await palette.waitFor({ state: "detached" });
    await press("Shift+Slash");
    await visitor.page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await press("Escape");
    // Typed text is never a command.
    await visitor.page.goto("/settings");
    await visitor.page.getByLabel("Your name").focus();
    await press("g", "d");
    expect(new URL(visitor.page.url()).pathname).toBe("/settings");
  });

  it("the palette finds a record that was opened before", async () => {
    await visitor.signInQuietly("admin");
    await visitor.open("/campaigns");
    const link = visitor.page.getByRole("main").getByRole("table").getByRole("link").first();
    await link.waitFor();
    const name = (await link.textContent()) ?? "";
    await press("Control+k");
    await visitor.page.getByRole("dialog").getByRole("combobox").waitFor();
    await visitor.page.keyboard.type(name);
    await visitor.page
      .getByRole("option", { name: new RegExp(`^${name}`) })
      .first()
      .waitFor();
    await press("Enter");
    await visitor.page.waitForURL(/\/campaigns\/[0-9a-f-]{36}/);
    const title = visitor.page.getByRole("heading", { level: 1 }).filter({ hasText: name });
    await title.waitFor();
    expect(await title.count()).toBe(1);
  });

  it("the bell opens, closes with Escape, and returns the focus", async () => {
    await visitor.signInQuietly("advertiser");
    await visitor.page.goto("/settings");
    await heading("Settings");
    await tabTo(/^Notifications/);
    await press("Enter");
    const panel = visitor.page.getByRole("dialog", { name: "Notifications" });
    await panel.waitFor();
    await expect
      .poll(() =>
        visitor.page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null),
      )
      .toBe(true);
    await press("Escape");
    await panel.waitFor({ state: "detached" });
    await expect.poll(focused).toMatch(/^Notifications/);
  });

  it("a record opens from its table, and a dialog keeps the focus until answered", async () => {
    await visitor.signInQuietly("advertiser");
    await visitor.page.goto("/marketplace");
    await visitor.page
      .getByRole("button", { name: /^Buy: / })
      .first()
      .waitFor();
    await tabTo(/^Buy: /, 80);
    await press("Enter");
    const question = visitor.page.getByRole("dialog", { name: "Buy this lead?" });
    await question.waitFor();
    for (let count = 0; count < 8; count += 1) {
      await press("Tab");
      // The browser's own toolbar may receive the focus; the page behind the dialog never does.
      expect(
        await visitor.page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest("dialog") !== null,
        ),
      ).toBe(true);
    }
    await press("Escape");
    await question.waitFor({ state: "detached" });
    await expect.poll(focused).toMatch(/^Buy: /);
  });
});

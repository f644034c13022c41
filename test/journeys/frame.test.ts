// Tests the frame of the web app, sentence by sentence of its specification: redirects, menus,
// signing in and out, and what an error or a lost server looks like.
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const SCREENS = [
  "dashboard",
  "campaigns",
  "settings",
  "billing",
  "leads",
  "earnings",
  "users",
  "marketplace",
  "activity",
  "consumers",
];
const MENUS = {
  advertiser: [
    ["Dashboard", "/dashboard"],
    ["Campaigns", "/campaigns"],
    ["Lead Marketplace", "/marketplace"],
    ["Billing", "/billing"],
  ],
  affiliate: [
    ["Dashboard", "/dashboard"],
    ["Leads", "/leads"],
    ["Lead Marketplace", "/marketplace"],
    ["Earnings", "/earnings"],
  ],
  admin: [
    ["Dashboard", "/dashboard"],
    ["Users", "/users"],
    ["Campaigns", "/campaigns"],
    ["Lead Marketplace", "/marketplace"],
    ["Settings", "/settings"],
  ],
} as const;

const visits = openVisits();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visits.arrive();
});

const pathNow = (): string =>
  new URL(visitor.page.url()).pathname + new URL(visitor.page.url()).search;

describe("signed out", () => {
  it("redirects every screen to the login, and from there to the requested screen", async () => {
    for (const screen of ["", ...SCREENS]) {
      await visitor.page.goto(`/${screen}`);
      await visitor.page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
      expect(pathNow().split("?")[0]).toBe("/login");
    }
    await visitor.page.goto("/settings?part=display");
    await visitor.signIn("advertiser");
    await visitor.page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
    expect(pathNow()).toBe("/settings?part=display");
    expect(visitor.mishaps).toEqual([]);
  });

  it("never follows a return address to another site", async () => {
    for (const next of [
      "//evil.example",
      "https://evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      "/login",
    ]) {
      await visitor.page.goto(`/login?next=${encodeURIComponent(next)}`);
      await visitor.signIn("advertiser");
      await visitor.page.waitForURL(`${network.url}/dashboard`);
      expect(pathNow()).toBe("/dashboard");
      await visitor.page.getByRole("button", { name: "Logout" }).click();
      await visitor.page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
    }
  });

  it("shows the not-found screen for any other path, with its status", async () => {
    const answer = await visitor.page.goto("/nowhere/at/all");
    expect(answer?.status()).toBe(404);
    await visitor.page.getByRole("heading", { name: "Page not found" }).waitFor();
    expect(
      await visitor.page.getByRole("link", { name: "Go to sign-in" }).getAttribute("href"),
    ).toBe("/login");
  });

  it("reports a wrong password in one sentence and keeps what was typed", async () => {
    await visitor.page.goto("/login");
    await visitor.page.getByLabel("Email").fill("advertiser@example.com");
    await visitor.page.getByLabel("Password", { exact: true }).fill("not the password");
    await visitor.page.getByRole("button", { name: "Sign in", exact: true }).click();
    expect(await visitor.page.getByRole("alert").textContent()).toBe(
      "Wrong email or password. Try again.",
    );
    expect(await visitor.page.getByLabel("Email").inputValue()).toBe("advertiser@example.com");
    expect(await visitor.page.getByLabel("Password", { exact: true }).inputValue()).toBe(
      "not the password",
    );
  });

  it("shows a missing value at its field before anything is sent", async () => {
    await visitor.page.goto("/login");
    let isSent = false;
    visitor.page.on(
      "request",
      (request) => (isSent ||= request.url().includes("/v1/auth/sign-in")),
    );
    await visitor.page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect
      .poll(() => visitor.page.getByRole("alert").allTextContents())
      .toEqual(["Enter your email address.", "Enter your password."]);
    expect(isSent).toBe(false);
  });

  it("says that the server does not answer, and continues once it does", async () => {
    await visitor.page.goto("/login");
    await visitor.context.setOffline(true);
    await visitor.page.getByLabel("Email").fill("advertiser@example.com");
    await visitor.page.getByLabel("Password", { exact: true }).fill("x");
    await visitor.page.getByRole("button", { name: "Sign in", exact: true }).click();
    expect(await visitor.page.getByRole("alert").textContent()).toContain(
      "The server isn't responding.",
    );
    await visitor.context.setOffline(false);
    await visitor.signIn("advertiser");
    await visitor.page.waitForURL(`${network.url}/dashboard`);
  });

  it("signs up an advertiser and an affiliate, each into its own menu", async () => {
    for (const [role, menu] of [
      ["advertiser", "Billing"],
      ["affiliate", "Earnings"],
    ] as const) {
      await visitor.page.goto("/login");
      await visitor.page.getByRole("button", { name: "Create an account" }).click();
      await visitor.page.getByLabel("I want to").selectOption(role);
      await visitor.page.getByLabel("Your name").fill("Nora New");
      await visitor.page.getByLabel("Company").fill("New Homes");
      if (role === "advertiser") {
        await visitor.page.getByRole("button", { name: "Create account" }).click();
        await visitor.page.getByText("Enter at least one state, for example CA.").waitFor();
        await visitor.page.getByText("Choose your buyer type.").waitFor();
        await visitor.page.getByLabel("Licensed states").fill("ca, nv");
        await visitor.page.getByLabel("Buyer type").selectOption("Broker or team");
      } else await visitor.page.getByLabel("Main traffic").selectOption("Social media");
      await visitor.page.getByLabel("Email").fill(`nora-${role}@example.com`);
      await visitor.page.getByLabel("Password", { exact: true }).fill("a long pass phrase");
      await visitor.page.getByRole("button", { name: "Create account" }).click();
      await visitor.page
        .getByRole("navigation", { name: "Menu" })
        .getByRole("link", { name: menu })
        .waitFor();
      await visitor.page.getByRole("button", { name: "Logout" }).click();
      await visitor.page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
    }
    expect(visitor.mishaps).toEqual([]);
  });

  it("signs in with one of three buttons, as this is a demo", async () => {
    await visitor.page.goto("/login");
    await visitor.page.getByRole("button", { name: "Sign in as affiliate" }).click();
    await visitor.page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Earnings" })
      .waitFor();
    expect(await visitor.page.getByRole("button", { name: /^Sign in as/ }).count()).toBe(0);
  });
});

describe("signed in", () => {
  it.each(Object.entries(MENUS))("has the menu of an %s, exactly", async (role, menu) => {
    await visitor.signInQuietly(role);
    await visitor.page.goto("/");
    await visitor.page.waitForURL(`${network.url}/dashboard`);
    const links = visitor.page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("listitem")
      .getByRole("link");
    await links.first().waitFor();
    const shown = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute("href")]),
    );
    expect(shown).toEqual(menu);
  });

  it("has an empty menu in any other role, and its profile", async () => {
    await visitor.signInQuietly("advertiser");
    await visitor.page.route("**/v1/auth/get-session", async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      await route.fulfill({
        response: answer,
        json: { session: { ...body.session, role: "auditor" } },
      });
    });
    await visitor.page.goto("/settings");
    await visitor.page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
    expect(await visitor.page.getByRole("navigation", { name: "Menu" }).count()).toBe(0);
  });

  it("goes from the login to the dashboard, as does the index", async () => {
    await visitor.signInQuietly("admin");
    for (const path of ["/login", "/"]) {
      await visitor.page.goto(path);
      await visitor.page.waitForURL(`${network.url}/dashboard`);
      await visitor.page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
      expect(await visitor.page.getByRole("button", { name: "Logout" }).count()).toBe(1);
    }
  });

  it("shows a spinner while a screen loads", async () => {
    await visitor.signInQuietly("admin");
    await visitor.page.goto("/activity");
    await visitor.page.getByRole("heading", { level: 1 }).waitFor();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await visitor.page.route(/\/assets\/settings-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await visitor.page.getByRole("link", { name: "Settings", exact: true }).click();
    await visitor.page.getByRole("status", { name: "Loading" }).waitFor();
    letGo();
    await visitor.page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
    const spinner = visitor.page.getByRole("status", { name: "Loading" });
    await spinner.first().waitFor({ state: "detached" });
    expect(await spinner.count()).toBe(0);
  });

  it("has bell, display name and Logout in the top bar; Logout clears the account", async () => {
    await visitor.page.goto("/login");
    await visitor.signIn("affiliate");
    const bar = visitor.page.getByRole("banner");
    await bar.getByRole("button", { name: /^Notifications/ }).waitFor();
    expect(await bar.getByRole("link", { name: "Fia Affiliate" }).getAttribute("href")).toBe(
      "/settings",
    );
    expect(await visitor.page.evaluate(() => localStorage.getItem("plat.user"))).toContain(
      "Fia Affiliate",
    );
    await bar.getByRole("button", { name: "Logout" }).click();
    await visitor.page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
    expect(await visitor.page.evaluate(() => localStorage.getItem("plat.user"))).toBeNull();
    expect((await visitor.context.request.get("/v1/profile")).status()).toBe(401);
  });

  it("cancels pending reads at Logout, without a message about an ended session", async () => {
    await visitor.signInQuietly("affiliate");
    await visitor.open("/dashboard");
    let isHeld = false;
    await visitor.page.route("**/v1/leads?*", async (route) => {
      isHeld = true;
      await visitor.page.waitForResponse((response) =>
        response.url().endsWith("/v1/auth/sign-out"),
      );
      // Canceled or not, the request continues, and the server would refuse it.
      await route.continue().catch(() => undefined);
    });
    await visitor.page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Leads" })
      .click();
    await expect.poll(() => isHeld).toBe(true);
    await visitor.page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
    await visitor.page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
    await visitor.settle();
    expect(visitor.mishaps).toEqual([]);
  });

  it("shows the not-found screen inside the shell", async () => {
    await visitor.signInQuietly("admin");
    await visitor.page.goto("/marketplaec");
    await visitor.page.getByRole("heading", { name: "Page not found" }).waitFor();
    expect(await visitor.page.getByRole("main").getByRole("link").first().textContent()).toBe(
      "Lead Marketplace",
    );
    expect(await visitor.page.getByRole("button", { name: "Logout" }).count()).toBe(1);
  });

  it("asks to sign in again when a session ends within a form, and keeps its text", async () => {
    await visitor.page.goto("/login?next=/settings");
    await visitor.signIn("affiliate");
    await visitor.page.getByLabel("Your name").fill("Fia Typing");
    await visitor.context.clearCookies();
    await visitor.page.getByRole("button", { name: "Save" }).click();
    const dialog = visitor.page.getByRole("dialog", { name: "Your session has ended" });
    await dialog.waitFor();
    await visitor.signIn("affiliate");
    await dialog.waitFor({ state: "hidden" });
    expect(await visitor.page.getByLabel("Your name").inputValue()).toBe("Fia Typing");
    await visitor.page.getByLabel("Your name").fill("Fia Affiliate");
    await visitor.page.getByRole("button", { name: "Save" }).click();
    await visitor.page.getByText("Saved.").waitFor();
  });
});

// Tests choosing a password in the browser: the hint, the reasons at the field, and one that is
// taken, at sign-up and in the settings.
import { randomUUID } from "node:crypto";
import { expect, inject, it } from "vitest";
import { fillSignIn, signUp } from "../support/sign-up.ts";
import { openVisits } from "../support/visits.ts";

const visits = openVisits();

it("tells at sign-up why a password is refused, until one is taken", async () => {
  const { page } = await visits.arrive();
  await page.goto("/login");
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("I want to").selectOption("affiliate");
  await page.getByLabel("Main traffic").selectOption("search");
  await page.getByLabel("Your name").fill("Marisol Keller");
  await page.getByLabel("Company").fill("Sunfield Media");
  await page.getByLabel("Email").fill(`${randomUUID()}@example.com`);
  const password = page.getByLabel("Password", { exact: true });
  await page.getByText("12 characters or more; a few words work well.").waitFor();
  expect(await password.getAttribute("autocomplete")).toBe("new-password");
  for (const [typed, reason] of [
    ["short", "Use at least 12 characters."],
    ["PasswordPassword", "This password is among the most common ones. Choose another."],
    ["marisol-keller-24", "Add words: it can be guessed from your name."],
    ["SunfieldMedia2024", "Add words: it can be guessed from your company's name."],
  ] as const) {
    await password.fill(typed);
    await page.getByRole("button", { name: "Create account", exact: true }).click();
    await page.getByRole("alert").getByText(reason).waitFor();
    expect(await page.getByRole("alert").count()).toBe(1);
  }
  await page.getByRole("button", { name: "Show password" }).click();
  expect(await password.getAttribute("type")).toBe("text");
  await password.fill("seven herons by the river");
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.getByRole("button", { name: "Create account", exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== "/login");
});

it("refuses the current password in the settings, and takes another", async () => {
  const newcomer = await signUp(inject("network").url, "affiliate", "Nora Quist");
  const { page } = await visits.arrive();
  await fillSignIn(page, newcomer);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== "/login");
  await page.goto("/settings?part=security");
  await page.getByLabel("Current password").fill(newcomer.password);
  await page.getByLabel("New password").fill(newcomer.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("This is your current password. Choose another.").waitFor();
  await page.getByLabel("New password").fill("seven herons by the river");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Password changed. Other sessions have ended.").waitFor();
  expect(await page.getByLabel("New password").inputValue()).toBe("");
});

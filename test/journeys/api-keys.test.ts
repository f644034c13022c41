// Tests API keys in the browser: one is made with scopes and used, ends when its maker
// leaves, and is moved to another owner.
import { randomUUID } from "node:crypto";
import { beforeEach, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { type Newcomer, fillSignIn, signUp } from "../support/sign-up.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let owner: Visitor;
let person: Newcomer;

const press = ({ page }: Visitor, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();
const says = ({ page }: Visitor, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();

beforeEach(async () => {
  owner = await visits.arrive();
  await bringAxe(owner);
  person = await signUp(network.url, "affiliate", "Olga Owner");
  await fillSignIn(owner.page, person);
  await press(owner, "Sign in");
  await owner.page.getByRole("button", { name: "Logout" }).waitFor();
});

const call = async (key: string, path: string): Promise<{ status: number; body: string }> => {
  const answer = await fetch(`${network.url}${path}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return { status: answer.status, body: await answer.text() };
};

/** Makes a key for leads that reads from this machine only, and returns it. */
async function makeKey(visitor: Visitor, name: string): Promise<string> {
  const { page } = visitor;
  await visitor.open("/settings?part=keys");
  await press(visitor, "New API key");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Read", { exact: true }).uncheck();
  await press(visitor, "Create key");
  await says(visitor, "Choose at least one.");
  await page.getByLabel("Leads", { exact: true }).check();
  await page.getByLabel("Expires", { exact: true }).selectOption({ label: "In 30 days" });
  await page.getByLabel("Allowed addresses", { exact: true }).fill("127.0.0.0/8\n::1\noffice");
  await press(visitor, "Create key");
  await says(visitor, "office isn't an address or a range.");
  expect([await findingsInBothThemes(visitor), await sideways(visitor)]).toEqual([[], 0]);
  await page.getByLabel("Allowed addresses", { exact: true }).fill("127.0.0.0/8\n::1");
  await press(visitor, "Create key");
  await says(visitor, "Copy the key now");
  return (await page.getByText(/^plat_key_/).textContent()) ?? "";
}

it("makes a key that reaches as far as its scopes, and revokes it", async () => {
  const key = await makeKey(owner, "CRM sync");
  const row = owner.page.getByRole("listitem").filter({ hasText: "CRM sync" });
  await row.getByText("127.0.0.0/8, ::1").waitFor();
  expect(await row.getByText("Never", { exact: true }).count()).toBe(1);
  expect((await call(key, "/v1/leads")).status).toBe(200);
  expect(await call(key, "/v1/earnings")).toMatchObject({
    status: 403,
    body: expect.stringContaining("without the scope money"),
  });
  await owner.open("/settings?part=keys");
  await row.getByText(/from (127\.0\.0\.1|::1)/).waitFor();
  expect([await findingsInBothThemes(owner), await sideways(owner)]).toEqual([[], 0]);
  await row.getByRole("button", { name: "Revoke" }).click();
  await owner.page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await says(owner, "API key revoked.");
  expect((await call(key, "/v1/leads")).status).toBe(401);
  expect(owner.mishaps).toEqual([]);
});

it("ends a key when its maker leaves, until another owner moves it to themselves", async () => {
  await owner.open("/settings?part=team");
  await owner.page.getByLabel("Their email").fill(`${randomUUID()}@example.com`);
  await owner.page.getByLabel("Team role", { exact: true }).selectOption({ label: "Owner" });
  await press(owner, "Create link");
  const link = await owner.page.getByText(/\/login\?invite=/).textContent();
  const maker = await visits.arrive();
  await bringAxe(maker);
  await maker.page.goto(link ?? "");
  await maker.page.getByLabel("Your name").fill("Max Maker");
  await maker.page.getByLabel("Choose a password").fill("a long pass phrase");
  await maker.page.keyboard.press("Enter");
  await maker.page.getByRole("button", { name: "Logout" }).waitFor();
  const key = await makeKey(maker, "Nightly");
  expect((await call(key, "/v1/leads")).status).toBe(200);
  // The owner is told who made it.
  await owner.page.reload();
  await owner.page
    .getByRole("button", { name: /Notifications/ })
    .first()
    .click();
  await says(owner, "Max Maker created the API key “Nightly”");
  await owner.page.keyboard.press("Escape");
  await owner.page.getByRole("button", { name: "Remove Max Maker" }).click();
  await owner.page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await owner.page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await call(key, "/v1/leads")).toMatchObject({
    status: 401,
    body: expect.stringContaining("may no longer hold keys"),
  });
  await owner.open("/settings?part=keys");
  await says(owner, "Ended with its holder");
  await press(owner, "Move to me");
  await owner.page.getByRole("dialog").getByRole("button", { name: "Move to me" }).click();
  await says(owner, "The key is yours now.");
  expect((await call(key, "/v1/leads")).status).toBe(200);
  expect(owner.mishaps).toEqual([]);
});

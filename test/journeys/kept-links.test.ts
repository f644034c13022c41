// Tests recovering an account on a network without a mail server: the network shows the link of the
// kept email, and hands it over.
import { beforeEach, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { type Newcomer, fillSignIn, signUp } from "../support/sign-up.ts";
import { openVisits } from "../support/visits.ts";

const NEW_PASSWORD = "another long pass phrase";
const network = inject("network");
const visits = openVisits();
let visitor: Visitor;
let person: Newcomer;

const press = (who: Visitor, name: string): Promise<void> =>
  who.page.getByRole("button", { name, exact: true }).click();

beforeEach(async () => {
  visitor = await visits.arrive();
  person = await signUp(network.url, "advertiser", "Kim Kept");
});

/** The link of the person's newest email of a kind, as the network's screen shows it. */
async function handedOver(userId: string, kind: string): Promise<string> {
  const admin = await visits.arrive();
  await bringAxe(admin);
  await admin.signInQuietly("admin");
  const address = `/v1/emails?order=-at&where=user_id,eq,${userId}&where=kind,eq,${kind}`;
  const find = async () => (await (await admin.context.request.get(address)).json()).items[0];
  await expect.poll(async () => (await find())?.status).toBe("kept");
  await admin.open(`/settings?part=emails&mail=${(await find()).id}`);
  await press(admin, "Show link");
  const link = admin.page.getByText(/^http:.*\/login\?(link|reset)=/);
  await link.waitFor();
  expect([await findings(admin), await sideways(admin)]).toEqual([[], 0]);
  const log = await (await admin.context.request.get("/v1/activity?order=-at")).json();
  expect(log.items).toContainEqual(
    expect.objectContaining({ action: "email.link_shown", subject_id: userId }),
  );
  return (await link.textContent()) ?? "";
}

async function idOf(who: Visitor): Promise<string> {
  const { session } = await (await who.context.request.get("/v1/auth/get-session")).json();
  return session.user.id;
}

it("a new password and a confirmed email come by links that are handed over", async () => {
  const { page } = visitor;
  await fillSignIn(page, person);
  await press(visitor, "Sign in");
  await page.getByRole("button", { name: "Logout" }).waitFor();
  const userId = await idOf(visitor);
  await page.goto(new URL(await handedOver(userId, "verify_email")).href);
  await press(visitor, "Confirm email");
  await page.getByText(`${person.email} is confirmed.`).waitFor();
  await page.getByRole("link", { name: "Open the app" }).click();
  await press(visitor, "Logout");

  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("heading", { name: "Reset your password" }).waitFor();
  await page.getByLabel("Email").fill(person.email);
  await press(visitor, "Send link");
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await page.goto(await handedOver(userId, "reset_password"));
  await page.getByLabel("New password").fill(NEW_PASSWORD);
  await press(visitor, "Save password");
  await page.getByRole("link", { name: "Go to sign in" }).click();
  await fillSignIn(page, { ...person, password: NEW_PASSWORD });
  await press(visitor, "Sign in");
  await page.getByRole("button", { name: "Logout" }).waitFor();
  const { session } = await (await visitor.context.request.get("/v1/auth/get-session")).json();
  expect(session.user).toMatchObject({ id: userId, email_verified: true });
});

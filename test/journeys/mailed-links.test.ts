// Tests the emails about a person's own access in the browser, read from a real mail server:
// confirming an email, a forgotten password, a change of email, signing in by link.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { MailedNetwork, PASSWORD } from "../support/mailed-people.ts";
import { openVisits } from "../support/visits.ts";

const NEW_PASSWORD = "another long pass phrase";
const visits = openVisits();
let network: MailedNetwork;
let visitor: Visitor;
let email: string;

beforeAll(async () => {
  network = await MailedNetwork.start();
});
afterAll(() => network.stop());
beforeEach(async () => {
  visitor = await visits.arrive({ baseURL: network.url });
  await bringAxe(visitor);
  email = await network.join();
});

const press = (name: string): Promise<void> =>
  visitor.page.getByRole("button", { name, exact: true }).click();
const follow = (name: string): Promise<void> =>
  visitor.page.getByRole("link", { name, exact: true }).click();
const says = (text: string | RegExp): Promise<void> =>
  visitor.page.getByText(text).first().waitFor();
const type = (label: string, text: string): Promise<void> =>
  visitor.page.getByLabel(label, { exact: true }).fill(text);
const look = async (): Promise<void> =>
  expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);

/** Errors of the page, without the answers that a test asks for. */
const errors = (): string[] => visitor.mishaps.filter((text) => !/ 4(01|10|22) /.test(text));

async function signIn(address = email, password = PASSWORD): Promise<void> {
  await visitor.page.goto("/login");
  await type("Email", address);
  await type("Password", password);
  await press("Sign in");
  await visitor.page.getByRole("button", { name: "Logout" }).waitFor();
}

it("a code confirms the email; a wrong one says so, and a new one can be sent", async () => {
  await signIn();
  await visitor.open("/settings?part=security");
  await says("Not confirmed");
  await look();
  await press("Confirm");
  await says("Enter the six digits from the email.");
  const code = /code in the app: (\d{6})/.exec(
    await network.mail(email, "Confirm your email"),
  )?.[1];
  await type("Code from the email", code === "000000" ? "000001" : "000000");
  await press("Confirm");
  await says("Wrong code. Enter the one in the newest email.");
  await press("Send again");
  await says("A new email is on its way.");
  const isNewer = async (): Promise<boolean> =>
    !(await network.mail(email, "Confirm your email")).includes(String(code));
  await expect.poll(isNewer).toBe(true);
  const newest = await network.mail(email, "Confirm your email");
  await type("Code from the email", /code in the app: (\d{6})/.exec(newest)?.[1] ?? "");
  await press("Confirm");
  await says("Email confirmed.");
  await visitor.page.getByText("Confirmed", { exact: true }).waitFor();
  expect(errors()).toEqual([]);
});

it("a link confirms the email without a session, once", async () => {
  const path = await network.link(email, "Confirm your email");
  await visitor.page.goto(path);
  await visitor.page.getByRole("heading", { name: "Confirm your email" }).waitFor();
  await look();
  await press("Confirm email");
  await says(`${email} is confirmed.`);
  await follow("Go to sign in");
  await signIn();
  await visitor.open("/settings?part=security");
  await visitor.page.getByText("Confirmed", { exact: true }).waitFor();
  await visitor.page.goto(path);
  await says("This link was used or replaced, or has expired.");
  expect(errors()).toEqual([]);
});

it("a forgotten password is replaced by email", async () => {
  await visitor.page.goto("/login");
  await follow("Forgot your password?");
  await visitor.page.getByRole("heading", { name: "Reset your password" }).waitFor();
  await look();
  await press("Send link");
  await says("Enter your email address.");
  await type("Email", email);
  await press("Send link");
  await visitor.page.getByRole("heading", { name: "Check your email" }).waitFor();
  await look();
  const path = await network.link(email, "Reset your password");
  await visitor.page.goto(path);
  await type("New password", NEW_PASSWORD);
  await press("Save password");
  await follow("Go to sign in");
  await signIn(email, NEW_PASSWORD);
  expect(await network.mail(email, "was changed")).toContain("Your password was changed on");
  await visitor.page.goto(path);
  await says("This link was used or replaced, or has expired.");
  expect(errors()).toEqual([]);
});

it("an unknown email is answered the same way", async () => {
  const unknown = `${randomUUID()}@example.com`;
  await visitor.page.goto("/login?ask=reset");
  await type("Email", unknown);
  await press("Send link");
  await says(`If an account uses ${unknown}, a link is on its way there.`);
  expect(errors()).toEqual([]);
});

it("an email is changed from both addresses", async () => {
  const next = `${randomUUID()}@example.com`;
  await signIn();
  await visitor.open("/settings?part=security");
  await press("Edit email");
  await type("New email", next);
  await visitor.page.getByLabel("Password", { exact: true }).fill("not the pass phrase");
  await press("Send links");
  await says("Wrong password. Try again.");
  await visitor.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press("Send links");
  await says("Waiting for the link at the new address.");
  await look();
  await visitor.page.goto(await network.link(next, "Confirm your new email"));
  await press("Confirm new email");
  await says("Your email changes when the link sent to the other address is used too.");
  await visitor.open("/settings?part=security");
  await says("Confirmed from the new address.");
  const other = await visits.arrive({ baseURL: network.url });
  await other.page.goto(await network.link(email, "needs your approval"));
  await other.page.getByText(`You want to sign in with ${next} in place of ${email}.`).waitFor();
  await other.page.getByRole("button", { name: "Approve new email" }).click();
  await other.page.getByText(`Sign in with ${next} from now on.`).waitFor();
  for (const address of [email, next])
    expect(await network.mail(address, "was changed")).toContain(
      "The email with which you sign in",
    );
  await signIn(next);
  await visitor.open("/settings?part=security");
  await says(next);
  expect(errors()).toEqual([]);
});

it("a change of email is canceled", async () => {
  const next = `${randomUUID()}@example.com`;
  await signIn();
  await visitor.open("/settings?part=security");
  await press("Edit email");
  await type("New email", next);
  await visitor.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press("Send links");
  const path = await network.link(next, "Confirm your new email");
  await press("Cancel change");
  await says("Your email stays as it is.");
  await visitor.page.getByRole("button", { name: "Edit email" }).waitFor();
  await visitor.page.goto(path);
  await says("This link was used or replaced, or has expired.");
  expect(errors()).toEqual([]);
});

it("a link signs in once the network allows it", async () => {
  await visitor.page.goto("/login");
  await visitor.page.getByRole("link", { name: "Forgot your password?" }).waitFor();
  expect(await visitor.page.getByRole("link", { name: "Sign in by email" }).count()).toBe(0);
  await signIn();
  await visitor.open("/settings?part=network");
  await visitor.page.getByLabel("Allow signing in by email").check();
  await press("Save");
  await says("Saved.");
  await press("Logout");
  await visitor.page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  await visitor.page.goto("/login");
  await follow("Sign in by email");
  await visitor.page.getByRole("heading", { name: "Sign in by email" }).waitFor();
  await type("Email", email);
  await press("Send link");
  await says("It works once, for 15 minutes.");
  const path = await network.link(email, "Sign in to");
  await visitor.page.goto(path);
  await says(`Sign in as ${email}.`);
  await look();
  await press("Sign in");
  await visitor.page.getByRole("button", { name: "Logout" }).waitFor();
  await visitor.page.goto(path);
  await says("This link was used or replaced, or has expired.");
  expect(errors()).toEqual([]);
});

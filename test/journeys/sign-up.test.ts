// Tests signing up with a production network in the browser: the code of a real email, its link in
// another browser, an address that is known, and an invitation to a team.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { MailedNetwork, PASSWORD } from "../support/mailed-people.ts";
import { openVisits } from "../support/visits.ts";

const visits = openVisits();
let network: MailedNetwork;
let visitor: Visitor;

beforeAll(async () => {
  network = await MailedNetwork.start({ production: true });
});
afterAll(() => network.stop());
beforeEach(async () => {
  visitor = await visits.arrive({ baseURL: network.url });
  await bringAxe(visitor);
});

const press = (name: string): Promise<void> =>
  visitor.page.getByRole("button", { name, exact: true }).click();
const says = (text: string | RegExp): Promise<void> =>
  visitor.page.getByText(text).first().waitFor();
const type = (label: string, text: string): Promise<void> =>
  visitor.page.getByLabel(label, { exact: true }).fill(text);
const look = async (): Promise<void> =>
  expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);
/** Errors of the page, without the answers that a test asks for. */
const errors = (): string[] => visitor.mishaps.filter((text) => !/ 4(01|10|22) /.test(text));
/** A company that waits for approval sees its application. */
const isSignedIn = (): Promise<void> =>
  visitor.page.getByRole("heading", { name: "Apply to join the network" }).waitFor();

async function signUp(email: string): Promise<void> {
  await visitor.page.goto("/login");
  await press("Create an account");
  await visitor.page.getByLabel("Buyer type").selectOption("agent");
  await type("Your name", "Ana Ruiz");
  await type("Company", "Ruiz Realty");
  await type("Licensed states", "CA");
  await type("Email", email);
  await type("Password", PASSWORD);
  await press("Create account");
  await says(`Enter the code we sent to ${email}`);
}

const codeIn = async (email: string): Promise<string> =>
  /code in the app: (\d{6})/.exec(await network.mail(email, "Confirm your email"))?.[1] ?? "";

it("a code finishes it; a wrong one says so, and a new one can be sent", async () => {
  const email = `${randomUUID()}@example.com`;
  await signUp(email);
  await look();
  await press("Finish sign-up");
  await says("Enter the six digits from the email.");
  const code = await codeIn(email);
  await type("Code from the email", code === "000000" ? "000001" : "000000");
  await press("Finish sign-up");
  await says("Wrong code. Enter the one in the newest email.");
  await look();
  await press("Send again");
  await says("A new email is on its way.");
  await expect.poll(() => codeIn(email)).not.toBe(code);
  await type("Code from the email", await codeIn(email));
  await press("Finish sign-up");
  await isSignedIn();
  expect(errors()).toEqual([]);
});

it("a link finishes it in another browser", async () => {
  const email = `${randomUUID()}@example.com`;
  await signUp(email);
  const path = await network.link(email, "Confirm your email");
  visitor = await visits.arrive({ baseURL: network.url });
  await bringAxe(visitor);
  await visitor.page.goto(path);
  await visitor.page.getByRole("heading", { name: "Finish signing up" }).waitFor();
  await look();
  await press("Finish sign-up");
  await isSignedIn();
  await visitor.page.goto(path);
  await says("This link was used or replaced, or has expired.");
  expect(errors()).toEqual([]);
});

it("for a known email looks the same, and only the mailbox is told", async () => {
  const email = await network.join();
  await signUp(email);
  expect(await network.mail(email, "You already have an account")).toContain("/login?ask=reset");
  await type("Code from the email", "123456");
  await press("Finish sign-up");
  await says("Wrong code. Enter the one in the newest email.");
  await press("Edit my details");
  await visitor.page.getByLabel("Company").waitFor();
  expect(await visitor.page.getByLabel("Company").inputValue()).toBe("Ruiz Realty");
  expect(errors()).toEqual([]);
});

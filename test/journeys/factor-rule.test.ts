// Tests an owner's rule in the browser that every member needs a second factor: it waits for the
// owner's own, asks for a confirmation, is said in an invitation, and holds who joins.
import { randomUUID } from "node:crypto";
import { expect, inject, it } from "vitest";
import { ageSession } from "../support/age-session.ts";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { type Newcomer, fillSignIn, signUp } from "../support/sign-up.ts";
import { totp } from "../support/totp.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;

const press = (name: string): Promise<void> =>
  visitor.page.getByRole("button", { name, exact: true }).click();
const says = (text: string | RegExp): Promise<void> =>
  visitor.page.getByText(text).first().waitFor();
const type = (label: string, text: string): Promise<void> =>
  visitor.page.getByLabel(label, { exact: true }).fill(text);
const look = async (): Promise<void> =>
  expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);

/** Sets up an authenticator app over the API, as the signed-in person. */
async function addApp({ password }: Newcomer): Promise<void> {
  const { request } = visitor.context;
  const send = (step: string, data: object) =>
    request.post(`/v1/auth/two-factor/${step}`, { data, headers: { origin: network.url } });
  const { secret } = await (await send("setup", { password })).json();
  expect((await send("confirm", { code: totp(secret) })).status()).toBe(204);
}

it("is switched on by an owner who has one, and holds who joins", async () => {
  const owner = await signUp(network.url, "advertiser", "Olga Owner");
  visitor = await visits.arrive({ viewport: { width: 1280, height: 900 } });
  await bringAxe(visitor);
  await fillSignIn(visitor.page, owner);
  await press("Sign in");
  await visitor.page.getByRole("button", { name: "Logout" }).waitFor();
  await visitor.open("/settings?part=team");
  await says("Each member decides whether to use one.");
  await says("Set up your own first, under Security.");
  await look();

  await addApp(owner);
  await visitor.page.reload();
  await says("All members have one.");
  await ageSession(visitor);
  await press("Require of all");
  await visitor.page.getByRole("dialog").getByRole("button", { name: "Require of all" }).click();
  const proof = visitor.page.getByRole("dialog", { name: "Confirm it's you" });
  await proof.getByLabel("Password").fill(owner.password);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await says("Every member needs an authenticator app or a passkey.");
  await look();
  await type("Their email", `${randomUUID()}@example.com`);
  await press("Create link");
  const link = (await visitor.page.getByText(/\/login\?invite=/).textContent()) ?? "";

  visitor = await visits.arrive({ viewport: { width: 390, height: 844 } });
  await bringAxe(visitor);
  await visitor.page.goto(link);
  await says("This account requires a second factor: you set it up right after you join.");
  await look();
  await type("Your name", "Max Member");
  await type("Choose a password", "a long pass phrase");
  await press("Join and sign in");
  await visitor.page.getByRole("heading", { name: "Set up an authenticator app" }).waitFor();
  await says(/^The owners of .* require a second factor of every member\.$/);
  await look();
  await visitor.page.goto("/leads");
  await visitor.page.getByRole("heading", { name: "Set up an authenticator app" }).waitFor();
  expect((await visitor.context.request.get("/v1/members")).status()).toBe(403);
  await type("Password", "a long pass phrase");
  await press("Continue");
  const shown = await visitor.page.getByText(/^([A-Z2-7]{1,4} ?)+$/).textContent();
  await type("Code from the app", totp((shown ?? "").replaceAll(" ", "")));
  await press("Turn on");
  await press("I have saved them");
  await visitor.page.getByRole("heading", { level: 1, name: "Leads" }).waitFor();
});

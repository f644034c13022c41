// The way of a new advertiser from the sign-in to the first lead that it owns, as a person goes it: what is done, one by one.
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { fromElsewhere } from "./browser.ts";

const PASSWORD = "a long pass phrase";

export interface NewAdvertiser {
  readonly email: string;
  readonly password: string;
}

/** Somebody who signed up a moment ago, licensed where the demo has leads. */
export async function signUpAdvertiser(url: string): Promise<NewAdvertiser> {
  const email = `${randomUUID()}@example.com`;
  const answer = await fetch(`${url}/v1/auth/sign-up/email`, {
    method: "POST", headers: { "content-type": "application/json", "origin": url, ...fromElsewhere() },
    body: JSON.stringify({ name: "Nia First", email, password: PASSWORD, role: "advertiser", company: `First Homes ${email.slice(0, 8)}`, time_zone: "America/Los_Angeles", licensed_states: ["CA", "AZ"] }),
  });
  if (!answer.ok) throw new Error(`signing up was answered ${answer.status}: ${await answer.text()}`);
  return { email, password: PASSWORD };
}

/**
 * Goes the way on a page that shows the filled-in sign-in form. Answers with what was done; the lead's contact is on the
 * screen then.
 */
export async function buyFirstLead(page: Page): Promise<readonly string[]> {
  const done: string[] = [];
  const act = async (what: string, click: () => Promise<void>): Promise<void> => {
    done.push(what);
    await click();
  };
  await act("sign in", () => page.getByRole("button", { name: "Sign in", exact: true }).click());
  await act("open the marketplace", () => page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Lead Marketplace" }).click());
  await act("choose a lead", () => page.getByRole("button", { name: /^Buy: / }).first().click());
  await act("buy it", () => page.getByRole("dialog").getByRole("button", { name: /^Buy for \$/ }).click());
  await page.getByText("You have the lead. Call now: the first call counts most.").waitFor();
  await page.getByRole("link", { name: /^\(\d{3}\) \d{3}-\d{4}$/ }).waitFor();
  return done;
}

/** Opens the sign-in and fills it in: typing is not counted. */
export async function fillSignIn(page: Page, { email, password }: NewAdvertiser): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

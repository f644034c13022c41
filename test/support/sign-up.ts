// Signs up new people in the demo network, and fills in their sign-in.
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { fromElsewhere } from "./browser.ts";

const PASSWORD = "a long pass phrase";

export interface Newcomer {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs up a new person; the demo approves affiliates immediately. Advertisers are licensed where
 * the demo has leads.
 */
export async function signUp(
  url: string,
  role: "advertiser" | "affiliate",
  name: string,
): Promise<Newcomer> {
  const email = `${randomUUID()}@example.com`;
  const answer = await fetch(`${url}/v1/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url, ...fromElsewhere() },
    body: JSON.stringify({
      name,
      email,
      password: PASSWORD,
      role,
      company: `${name} ${email.slice(0, 8)}`,
      time_zone: "America/Los_Angeles",
      ...(role === "advertiser" ? { licensed_states: ["CA", "AZ"] } : {}),
    }),
  });
  if (!answer.ok)
    throw new Error(`signing up was answered ${answer.status}: ${await answer.text()}`);
  return { email, password: PASSWORD };
}

/** Opens the sign-in and fills it in; typing does not count as an action. */
export async function fillSignIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

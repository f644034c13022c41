// Somebody new in the demo network, and their sign-in filled in.
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { fromElsewhere } from "./browser.ts";

const PASSWORD = "a long pass phrase";

export interface Newcomer {
  readonly email: string;
  readonly password: string;
}

/**
 * Somebody who signed up a moment ago; the demo approves affiliates at once. Who buys is licensed
 * where the demo has leads.
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

/** Opens the sign-in and fills it in: typing is not counted. */
export async function fillSignIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

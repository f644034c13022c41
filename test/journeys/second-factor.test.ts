// Tests the second factor in the browser: set up under Settings, asked for at sign-in, replaced by
// a recovery code, and turned off.
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { type Newcomer, fillSignIn, signUp } from "../support/sign-up.ts";
import { totp, wrongTotp } from "../support/totp.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;
let person: Newcomer;

const press = (name: string): Promise<void> =>
  visitor.page.getByRole("button", { name, exact: true }).click();
const says = (text: string | RegExp): Promise<void> =>
  visitor.page.getByText(text).first().waitFor();
const type = (label: string, text: string): Promise<void> =>
  visitor.page.getByLabel(label, { exact: true }).fill(text);

/** Leaves, and waits for the login: the next visit must not overtake the end of the session. */
async function logOut(): Promise<void> {
  await press("Logout");
  await visitor.page.getByLabel("Email").waitFor();
}

async function signInWithPassword(): Promise<void> {
  await fillSignIn(visitor.page, person);
  await press("Sign in");
}

/**
 * Records whether this page ever says that the session has ended: a change of the second factor
 * replaces the session, and the person must notice nothing of it.
 */
async function watchForEnd(): Promise<void> {
  await visitor.page.evaluate((title) => {
    new MutationObserver((_changes, observer) => {
      if (document.body.textContent.includes(title)) {
        document.documentElement.dataset["end"] = title;
        observer.disconnect();
      }
    }).observe(document.body, { subtree: true, childList: true });
  }, "Your session has ended");
}

const shownEnd = (): Promise<string | null> =>
  visitor.page.locator("html").getAttribute("data-end");

/** Turns the app on; returns its secret and the recovery codes. */
async function setUp(): Promise<{ secret: string; codes: readonly string[] }> {
  await visitor.open("/settings?part=security");
  await watchForEnd();
  await says("Off. Signing in asks for your password only.");
  await press("Set up app");
  await type("Password", person.password);
  await press("Continue");
  await visitor.page.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
  const shown = await visitor.page.getByText(/^([A-Z2-7]{1,4} ?)+$/).textContent();
  const secret = (shown ?? "").replaceAll(" ", "");
  await type("Code from the app", wrongTotp(secret));
  await press("Turn on");
  await says("Wrong code. Enter the one that your app shows now.");
  await type("Code from the app", totp(secret));
  await press("Turn on");
  const list = visitor.page.getByRole("list", { name: "Save your recovery codes" });
  await list.waitFor();
  const codes = await list.getByRole("listitem").allTextContents();
  await press("I have saved them");
  await says("On. Signing in asks for your password and a code from your app.");
  expect(await shownEnd()).toBeNull();
  return { secret, codes };
}

beforeEach(async () => {
  visitor = await visits.arrive();
  person = await signUp(network.url, "advertiser", "Fay Factor");
  await signInWithPassword();
  await visitor.page.getByRole("button", { name: "Logout" }).waitFor();
});

describe("an authenticator app", () => {
  it("is set up, asked for at sign-in, and turned off", async () => {
    const { secret, codes } = await setUp();
    expect(codes).toHaveLength(10);
    await logOut();
    await signInWithPassword();
    await visitor.page.getByRole("heading", { name: "Enter your code" }).waitFor();
    await type("Code from the app", "12 34");
    await press("Sign in");
    await says("Enter the six digits that your app shows.");
    await type("Code from the app", wrongTotp(secret));
    await press("Sign in");
    await says("Wrong code. Enter the one that your app shows now.");
    const code = totp(secret);
    await type("Code from the app", `${code.slice(0, 3)} ${code.slice(3)}`);
    await press("Sign in");
    await visitor.page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();

    await visitor.open("/settings?part=security");
    await watchForEnd();
    await press("Turn off");
    await type("Password", "not the pass phrase");
    await press("Turn off");
    await says("Wrong current password. Try again.");
    await type("Password", person.password);
    await press("Turn off");
    await says("Off. Signing in asks for your password only.");
    expect(await shownEnd()).toBeNull();
    await logOut();
    await signInWithPassword();
    await visitor.page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  });

  it("is replaced by a recovery code, which works once", async () => {
    const { codes } = await setUp();
    const [code = ""] = codes;
    const recover = async (): Promise<void> => {
      await logOut();
      await signInWithPassword();
      await press("Use a recovery code");
      await type("Recovery code", code);
      await press("Sign in");
    };
    await recover();
    await visitor.page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    await recover();
    await says("Wrong recovery code, or one that was used before.");
    await press("Back to password");
    await visitor.page.getByLabel("Email").waitFor();
    expect(await visitor.page.getByRole("button", { name: "Logout" }).count()).toBe(0);
  });

  it("has no axe violations in any step, and fits a phone", async () => {
    await bringAxe(visitor);
    await visitor.page.setViewportSize({ width: 320, height: 700 });
    await visitor.open("/settings?part=security");
    await press("Set up app");
    await type("Password", person.password);
    await press("Continue");
    await visitor.page.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
    expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);
    const shown = await visitor.page.getByText(/^([A-Z2-7]{1,4} ?)+$/).textContent();
    await type("Code from the app", totp((shown ?? "").replaceAll(" ", "")));
    await press("Turn on");
    await visitor.page.getByRole("list", { name: "Save your recovery codes" }).waitFor();
    expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);
    await press("I have saved them");
    await visitor.page.getByRole("button", { name: "Turn off" }).waitFor();
    await logOut();
    await signInWithPassword();
    await visitor.page.getByRole("heading", { name: "Enter your code" }).waitFor();
    expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);
    expect(visitor.mishaps.filter((text) => !/ 4(01|22) /.test(text))).toEqual([]);
  });
});

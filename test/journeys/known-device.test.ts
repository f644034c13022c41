// Tests a guessing attack as its victim sees it: the browser in which the person signed in before
// signs in at once, and one at the attacker's address is told how long to wait.
import { expect, inject, it, onTestFinished } from "vitest";
import { fromElsewhere } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { fillSignIn, signUp } from "../support/sign-up.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
/** A password and ten wrong ones are free of waiting. */
const LEAST_GUESSES = 15;

/** Guesses at the account without a pause until it is stopped. */
class Attack {
  readonly headers = fromElsewhere();
  readonly statuses: number[] = [];
  #isOver = false;
  readonly #done: Promise<void>;

  constructor(email: string) {
    this.#done = this.#guess(email);
  }

  async #guess(email: string): Promise<void> {
    while (!this.#isOver) {
      const answer = await fetch(`${network.url}/v1/auth/sign-in/email`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: network.url, ...this.headers },
        body: JSON.stringify({ email, password: `guess number ${this.statuses.length}` }),
      });
      this.statuses.push(answer.status);
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#done;
  }
}

it("keeps no person out of the browser that they used before", async () => {
  const person = await signUp(network.url, "advertiser", "Vera Victim");
  const own = await visits.arrive({ viewport: { width: 1280, height: 900 } });
  const signIn = () => own.page.getByRole("button", { name: "Sign in", exact: true }).click();
  const isIn = () => own.page.getByRole("button", { name: "Logout" }).waitFor();
  await fillSignIn(own.page, person);
  await signIn();
  await isIn();
  await own.page.getByRole("button", { name: "Logout" }).click();
  await own.page.getByLabel("Email").waitFor();

  const attack = new Attack(person.email);
  onTestFinished(() => attack.stop());
  await expect.poll(() => attack.statuses.length).toBeGreaterThan(LEAST_GUESSES);
  await fillSignIn(own.page, person);
  await signIn();
  await isIn();

  const other = await visits.arrive({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: attack.headers,
  });
  await bringAxe(other);
  await fillSignIn(other.page, person);
  await other.page.getByRole("button", { name: "Sign in", exact: true }).click();
  await other.page.getByText(/^Too many attempts/).waitFor();
  expect([await findings(other), await sideways(other)]).toEqual([[], 0]);
  await attack.stop();
  expect([...new Set(attack.statuses)].toSorted()).toEqual([401, 429]);
  // Another person's password at the person's own browser is still a wrong one.
  await own.page.getByRole("button", { name: "Logout" }).click();
  await own.page.getByLabel("Email").waitFor();
  await fillSignIn(own.page, { ...person, password: "not the pass phrase" });
  await signIn();
  await own.page.getByText(/^Wrong email or password/).waitFor();
});

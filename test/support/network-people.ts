// Brings colleagues of the operator into the journeys' network.
import { randomUUID } from "node:crypto";
import type { Visitor } from "./browser.ts";
import { bringAxe } from "./looks.ts";
import type { Visits } from "./visits.ts";

/** Invites a person for finance by link, who joins in another browser, on a phone. */
export async function inviteFinance(
  owner: Visitor,
  visits: Visits,
  name: string,
): Promise<Visitor> {
  await owner.open("/settings?part=team");
  await owner.page.getByLabel("Their email").fill(`${randomUUID()}@example.com`);
  await owner.page.getByLabel("Team role", { exact: true }).selectOption("Finance");
  await owner.page.getByRole("button", { name: "Create link" }).click();
  const link = (await owner.page.getByText(/\/login\?invite=/).textContent()) ?? "";
  const visitor = await visits.arrive({ viewport: { width: 390, height: 844 } });
  await bringAxe(visitor);
  await visitor.page.goto(link);
  await visitor.page.getByLabel("Your name").fill(name);
  await visitor.page.getByLabel("Choose a password").fill("a long pass phrase");
  await visitor.page.getByRole("button", { name: "Join and sign in" }).click();
  await visitor.page.getByRole("button", { name: "Logout" }).waitFor();
  return visitor;
}

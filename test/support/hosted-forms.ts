// Operates hosted forms of the demo's affiliate in journeys: creates them by API, fills them in
// like a person, and reads the results.
import { randomUUID } from "node:crypto";
import type { FrameLocator, Page } from "playwright-core";
import type { DemoNetwork } from "./demo-network.ts";
import { stranger } from "./first-form.ts";
import { ApiUser } from "./trade.ts";

/** The delay between keys of a fast typist, in milliseconds. */
export const KEY_MS = 25;
/** The time for which a person reads before pressing a button. */
const LOOK_MS = 1_500;
/** How often a page is loaded until its script comes in time. */
const LOADS = 4;

export interface Made {
  readonly id: string;
  readonly slug: string;
}

export class HostedForms {
  readonly #affiliate: ApiUser;

  private constructor(affiliate: ApiUser) {
    this.#affiliate = affiliate;
  }

  static async open(network: DemoNetwork): Promise<HostedForms> {
    return new HostedForms(await ApiUser.signIn(network, "affiliate"));
  }

  async make(document: object = {}): Promise<Made> {
    const { status, body } = await this.#affiliate.call("PUT", `/v1/forms/${randomUUID()}`, {
      name: `Journey ${randomUUID().slice(0, 8)}`,
      sides: ["seller"],
      questions: [],
      ...document,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  }

  async read({ id }: Made): Promise<ReturnType<typeof JSON.parse>> {
    return (await this.#affiliate.call("GET", `/v1/forms/${id}`)).body;
  }

  async leadsOf({ id }: Made): Promise<readonly ReturnType<typeof JSON.parse>[]> {
    return (await this.#affiliate.call("GET", `/v1/leads?where=source_id,eq,${id}`)).body.items;
  }

  async funnelOf({
    id,
  }: Made): Promise<Readonly<Record<"seen" | "started" | "finished" | "bots", number>>> {
    const { seen, started, finished, bots } = (
      await this.#affiliate.call("GET", `/v1/forms/${id}/funnel?days=2`)
    ).body;
    return { seen, started, finished, bots };
  }
}

/** Opens a form with all questions by its address, fills it in and sends it. */
export async function visitForm(page: Page, address: string, person = stranger()): Promise<void> {
  await page.goto(address);
  await untilStepwise(page);
  await page.getByText("Sell a home", { exact: true }).click();
  await page.getByText("House", { exact: true }).click();
  await page.getByRole("combobox").pressSequentially("sacram", { delay: KEY_MS });
  await page.getByRole("option", { name: /^Sacramento, CA/ }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("$350,000 to $500,000").click();
  await page.getByText("Within a month").click();
  await page.getByText("No", { exact: true }).click();
  for (const [name, text] of [
    ["First name", person.first],
    ["Last name", person.last],
    ["Phone", person.phone],
    ["Email", person.email],
  ] as const)
    await page.getByRole("textbox", { name }).pressSequentially(text, { delay: KEY_MS });
  await page.getByRole("checkbox").check();
  await page.waitForTimeout(LOOK_MS);
  await sendForm(page);
}

/**
 * Waits until the form asks step by step. On a busy machine its script may come later than the form
 * waits for it: the whole form is then shown for good, and the page is loaded again.
 */
async function untilStepwise(page: Page): Promise<void> {
  for (let attempt = 0; attempt < LOADS; attempt += 1) {
    await page.locator("[data-running], html.whole").first().waitFor({ state: "attached" });
    if ((await page.locator("[data-running]").count()) > 0) return;
    await page.reload();
  }
}

/** Answers all questions of a seller, up to the last button. */
export async function fillIn(page: Page | FrameLocator, person = stranger()): Promise<void> {
  if ("reload" in page) await untilStepwise(page);
  await page.getByText("House", { exact: true }).click();
  await page
    .getByRole("combobox", { name: "City or ZIP code" })
    .pressSequentially("95838", { delay: KEY_MS });
  // Exact, or it would match one of the places to which half of the ZIP was completed.
  await page.getByText("Sacramento, CA", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("$350,000 to $500,000").click();
  await page.getByText("Within a month").click();
  await page
    .getByRole("textbox", { name: "First name" })
    .pressSequentially(person.first, { delay: KEY_MS });
  await page
    .getByRole("textbox", { name: "Last name" })
    .pressSequentially(person.last, { delay: KEY_MS });
  await page
    .getByRole("textbox", { name: "Phone" })
    .pressSequentially(person.phone, { delay: KEY_MS });
  await page
    .getByRole("textbox", { name: "Email" })
    .pressSequentially(person.email, { delay: KEY_MS / 5 });
  await page.getByRole("checkbox").check();
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}

export async function sendForm(page: Page | FrameLocator): Promise<void> {
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("heading", { name: "Thank you. Your request was sent." }).waitFor();
}

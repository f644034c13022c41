// Performs the steps of a new affiliate from the sign-in to a form's address that can be shared,
// and those of a consumer who fills in the form.
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";

/**
 * Performs the steps on a page with the filled-in sign-in form. Returns the actions, and the copied
 * address of the form.
 */
export async function makeFirstForm(
  page: Page,
): Promise<{ readonly done: readonly string[]; readonly address: string }> {
  const done: string[] = [];
  const act = async (what: string, click: () => Promise<void>): Promise<void> => {
    done.push(what);
    await click();
  };
  await act("sign in", () => page.getByRole("button", { name: "Sign in", exact: true }).click());
  await act("open the settings", () =>
    page.getByRole("banner").getByRole("link", { name: "Noa First" }).click(),
  );
  await act("open the forms", () =>
    page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Forms" }).click(),
  );
  await act("make a form", () => page.getByRole("button", { name: "Create form" }).click());
  await page.getByText("Your form is live.").waitFor();
  await act("copy its address", () => page.getByRole("button", { name: "Copy address" }).click());
  await page.getByText("Copied").waitFor();
  return { done, address: await page.evaluate(() => navigator.clipboard.readText()) };
}

const AREA_CODES = [
  209, 213, 310, 408, 415, 510, 530, 559, 619, 626, 650, 707, 714, 760, 805, 818, 831, 858, 909,
  916,
];
/** Line numbers from 6000 are those of `trade.ts`. */
const FIRST_LINE = 2_000;
let strangersMade = 0;

/** A new consumer: no two of this process share a phone or an email. */
export function stranger(): {
  readonly first: string;
  readonly last: string;
  readonly phone: string;
  readonly email: string;
} {
  const no = strangersMade;
  strangersMade += 1;
  const line = FIRST_LINE + no;
  const area = AREA_CODES[no % AREA_CODES.length] ?? "";
  return {
    first: "Rita",
    last: `Form${line}`,
    phone: `${area}555${line}`,
    email: `${randomUUID()}@example.com`,
  };
}

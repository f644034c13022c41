// Performs the steps of a new advertiser from the sign-in to its first purchased lead, and lists
// each action.
import type { Page } from "playwright-core";

/**
 * Performs the steps on a page with the filled-in sign-in form. Returns the actions; the screen
 * then shows the lead's contact.
 */
export async function buyFirstLead(page: Page): Promise<readonly string[]> {
  const done: string[] = [];
  const act = async (what: string, click: () => Promise<void>): Promise<void> => {
    done.push(what);
    await click();
  };
  await act("sign in", () => page.getByRole("button", { name: "Sign in", exact: true }).click());
  await act("open the marketplace", () =>
    page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Lead Marketplace" })
      .click(),
  );
  await act("choose a lead", () =>
    page
      .getByRole("button", { name: /^Buy: / })
      .first()
      .click(),
  );
  await act("buy it", () =>
    page
      .getByRole("dialog")
      .getByRole("button", { name: /^Buy for \$/ })
      .click(),
  );
  await page.getByText("Lead purchased. Call now.").waitFor();
  await page.getByRole("link", { name: /^\(\d{3}\) \d{3}-\d{4}$/ }).waitFor();
  return done;
}

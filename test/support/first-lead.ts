// The way of a new advertiser from the sign-in to the first lead that it owns, as a person goes it:
// what is done, one by one.
import type { Page } from "playwright-core";

/**
 * Goes the way on a page that shows the filled-in sign-in form. Answers with what was done; the
 * lead's contact is on the screen then.
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
  await page.getByText("You have the lead. Call now: the first call counts most.").waitFor();
  await page.getByRole("link", { name: /^\(\d{3}\) \d{3}-\d{4}$/ }).waitFor();
  return done;
}

// Tests in the browser that the network views an account: its screens under a banner, no change and
// no contact, in every tab; and that both sides know of it afterwards.
import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, findingsInBothThemes, sideways } from "../support/looks.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();

interface OwnAccount {
  readonly id: string;
  readonly name: string;
}

/** A person of the demo, with their account. */
async function arriveAs(role: "advertiser" | "affiliate") {
  const visitor = await visits.arrive();
  await visitor.signInQuietly(role);
  const answer = await visitor.context.request.get(`${network.url}/v1/profile`);
  const { account } = (await answer.json()) as { readonly account: OwnAccount };
  return { visitor, account };
}

async function arriveAsOperator(): Promise<Visitor> {
  const visitor = await visits.arrive({ viewport: { width: 1280, height: 900 } });
  await bringAxe(visitor);
  await visitor.signInQuietly("admin");
  return visitor;
}

const bannerOf = (page: Page) => page.getByRole("region", { name: "View of an account" });

/** Begins to view the account, from its sheet. */
async function beginView({ page, open }: { page: Page; open: Visitor["open"] }, id: string) {
  await open(`/users?account=${id}`);
  await page.getByRole("button", { name: /^View as this account/ }).click();
  await page.getByLabel("Reason").fill("Asked for help with a campaign.");
  await page.getByRole("button", { name: "Start viewing" }).click();
  await bannerOf(page).waitFor();
}
const viewing = (visitor: Visitor, id: string) =>
  beginView({ page: visitor.page, open: (path) => visitor.open(path) }, id);

/** Goes through the menu; under the banner, each screen has no findings and nothing sideways. */
async function goThroughMenu(visitor: Visitor, screens: readonly string[]): Promise<void> {
  const { page } = visitor;
  const menu = page.getByRole("navigation", { name: "Menu" });
  for (const screen of screens) {
    await menu.getByRole("link", { name: screen, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: screen }).waitFor();
    await bannerOf(page).waitFor();
    expect(await findings(visitor), screen).toEqual([]);
    expect(await sideways(visitor), screen).toBe(0);
  }
}

/** Everything that a browser keeps of the network on disk, by name, without the view itself. */
function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const contents: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(opening.error));
      });
      for (const store of database.objectStoreNames) {
        const keys = await new Promise<IDBValidKey[]>((resolve) => {
          const asking = database.transaction(store).objectStore(store).getAllKeys();
          asking.addEventListener("success", () => resolve(asking.result));
        });
        contents.push([name, store, keys.map(String).toSorted()]);
      }
      database.close();
    }
    return JSON.stringify(contents);
  });
}

it("an advertiser's screens are seen under a banner, and nothing is changed", async () => {
  const { visitor: buyer, account } = await arriveAs("advertiser");
  const bell = buyer.page.getByRole("button", { name: /^Notifications/ });
  await buyer.open("/dashboard");
  const unread = await bell.getAttribute("aria-label");
  const operator = await arriveAsOperator();
  const { page } = operator;
  await operator.open(`/users?account=${account.id}`);
  await page.getByRole("button", { name: /^View as this account/ }).click();
  await page.getByRole("button", { name: "Start viewing" }).click();
  await page.getByText("Enter a reason.").waitFor();
  expect(await findingsInBothThemes(operator)).toEqual([]);
  const second = await operator.context.newPage();
  await second.goto(`${network.url}/campaigns`);
  await second.getByRole("heading", { level: 1, name: "Campaigns" }).waitFor();
  const kept = await readKept(page);

  await page.getByLabel("Reason").fill("Asked for help with a campaign.");
  await page.getByRole("button", { name: "Start viewing" }).click();
  await bannerOf(page).getByText(account.name).waitFor();
  await page.getByText(`What ${account.name} bought.`).waitFor();
  // The other tab follows by itself.
  await bannerOf(second).getByText("(advertiser), read only, until").waitFor();
  await goThroughMenu(operator, ["Dashboard", "Campaigns", "Lead Marketplace", "Billing"]);

  // The contact of a bought lead is hidden, with the reason.
  await operator.open("/leads");
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByText("A view of an account shows no contact data.").waitFor();
  // Nor what the buyer noted about it, which the network does not read either.
  await page.getByText("Not shown while you view an account.").first().waitFor();
  expect(await findings(operator)).toEqual([]);

  // A change is refused in words.
  await operator.open("/billing");
  await page.getByRole("button", { name: "Top up" }).first().click();
  await page
    .getByRole("button", { name: /Add \$/ })
    .first()
    .click();
  const refused = page.getByText(
    "You are only viewing this account. Stop viewing to change something.",
  );
  await refused.waitFor();
  // The banner stays in sight above what is open.
  const box = await bannerOf(page).boundingBox();
  expect(
    await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest("dialog") === null, [
      (box?.x ?? 0) + 40,
      (box?.y ?? 0) + 20,
    ] as const),
  ).toBe(true);

  // What is each person's own is not there.
  await operator.open("/settings?part=security");
  await page.getByText("Each person sets this for themselves.").waitFor();
  await operator.open("/settings?part=keys");
  await page.getByText("Not shown while you view an account.").waitFor();
  expect(await findingsInBothThemes(operator)).toEqual([]);
  expect(await page.getByRole("button", { name: /^Notifications/ }).count()).toBe(0);
  expect(await page.getByRole("button", { name: /AI Assistant/ }).count()).toBe(0);
  await page.keyboard.press("i");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("option", { name: "Billing" }).first().waitFor();
  expect(await page.getByRole("option", { name: "Open assistant" }).count()).toBe(0);
  await page.keyboard.press("Escape");

  await bannerOf(page).getByRole("button", { name: "Stop viewing" }).click();
  await page.getByRole("link", { name: "Users", exact: true }).waitFor();
  await second.getByRole("link", { name: "Users", exact: true }).waitFor();
  expect(await bannerOf(page).count()).toBe(0);
  expect(await bannerOf(second).count()).toBe(0);
  await page.getByRole("button", { name: /^Notifications/ }).waitFor();
  // What the browser keeps for the operator is still there, and nothing of the account came to it.
  const keptNow = JSON.parse(await readKept(page)) as readonly (readonly [
    string,
    string,
    string[],
  ])[];
  for (const [name, store, keys] of JSON.parse(kept) as typeof keptNow)
    expect(keptNow.find((one) => one[0] === name && one[1] === store)?.[2]).toEqual(
      expect.arrayContaining(keys),
    );
  expect(kept).toContain(" /v1/");
  // Only advertisers read a wallet there.
  expect(JSON.stringify(keptNow)).not.toContain(" /v1/wallet");

  // The account reads that it was viewed; its marks are as they were.
  await buyer.open("/activity");
  await buyer.page.getByText("The network stopped viewing the account").first().waitFor();
  await buyer.page.getByRole("cell", { name: "The network", exact: true }).first().waitFor();
  await expect.poll(() => bell.getAttribute("aria-label")).toBe(unread);
  // The network reads who did, and why.
  await operator.open("/activity");
  await page.getByText("Viewing of an account started").first().waitFor();
  await page.getByText("Asked for help with a campaign.").first().waitFor();
});

it("an affiliate's screens are seen, on a phone too", async () => {
  const { account } = await arriveAs("affiliate");
  const operator = await arriveAsOperator();
  const { page } = operator;
  await viewing(operator, account.id);
  await goThroughMenu(operator, ["Dashboard", "Leads", "Lead Marketplace", "Earnings"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await goThroughMenu(operator, ["Dashboard", "Earnings"]);
  expect(await findingsInBothThemes(operator)).toEqual([]);
  const { end, width } = await bannerOf(page)
    .getByText(/until \d/)
    .evaluate((element) => ({
      end: element.scrollWidth <= element.clientWidth,
      width: element.clientWidth,
    }));
  expect([end, width > 100]).toEqual([true, true]);
  await operator.open("/settings?part=sources");
  await page.getByRole("table", { name: "Sources" }).getByRole("link").first().click();
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await page
    .getByText("You are only viewing this account. Stop viewing to change something.")
    .waitFor();
  await bannerOf(page).getByRole("button", { name: "Stop viewing" }).click();
  await page.getByRole("link", { name: "Users", exact: true }).waitFor();
});

it("a view that ended elsewhere gives the operator's screens back", async () => {
  const { account } = await arriveAs("advertiser");
  const operator = await arriveAsOperator();
  const { page } = operator;
  await viewing(operator, account.id);
  const ended = await operator.context.request.delete(`${network.url}/v1/view`, {
    headers: { origin: network.url },
  });
  expect(ended.status()).toBe(204);
  // A read that was under way may have shown it already: then there is no such link left.
  const users = page.getByRole("link", { name: "Users", exact: true });
  const billing = page.getByRole("link", { name: "Billing", exact: true });
  await Promise.any([billing.click(), users.waitFor()]);
  await users.waitFor();
  expect(await bannerOf(page).count()).toBe(0);
});

// Seller names: a buyer asks for one, the network approves it, it stands on the public list, and
// its end is confirmed; and what a rename of the network would do is said before it is saved.
import { beforeEach, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { ApiUser } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const visits = openVisits();
let buyer: Visitor;
let operator: Visitor;

beforeEach(async () => {
  buyer = await visits.arrive();
  operator = await visits.arrive();
  for (const visitor of [buyer, operator]) await bringAxe(visitor);
});

const press = ({ page }: Visitor, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name, exact: typeof name === "string" }).click();

async function looksRight(visitor: Visitor): Promise<void> {
  expect([await findingsInBothThemes(visitor), await sideways(visitor)]).toEqual([[], 0]);
  await visitor.page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(visitor)).toBeLessThanOrEqual(0);
  await visitor.page.setViewportSize({ width: 1440, height: 900 });
}

it("goes from the request to the public list, and ends", async () => {
  const name = "Quillfeather Offers LLC";
  await buyer.signUpQuietly("advertiser", "Nora Names");
  await buyer.open("/settings");
  const { page } = buyer;
  await page.getByRole("heading", { name: "Seller names" }).waitFor();
  await page.getByLabel("New seller name").fill("Quіllfeather");
  await press(buyer, "Request approval");
  await page.getByText("Use Latin letters, digits and common punctuation only.").waitFor();
  await page.getByLabel("New seller name").fill(name);
  await press(buyer, "Request approval");
  await page.getByRole("listitem").filter({ hasText: name }).getByText("Waiting").waitFor();
  await looksRight(buyer);

  await operator.signInQuietly("admin");
  const { account } = await (await buyer.context.request.get("/v1/profile")).json();
  await operator.open(`/users/${account.id}?part=documents`);
  await press(operator, `Approve the name ${name}`);
  await operator.page.getByText(`Approved: ${name}`).first().waitFor();
  await press(operator, `Remove from the list: ${name}`);
  await press(operator, `Add to the list: ${name}`);
  await operator.page.getByRole("button", { name: `Remove from the list: ${name}` }).waitFor();
  await looksRight(operator);

  const reader = await visits.arrive();
  await bringAxe(reader);
  await reader.page.goto("/buyers");
  await reader.page.getByRole("rowheader", { name }).waitFor();
  await looksRight(reader);

  await buyer.page.reload();
  await press(buyer, `End ${name}`);
  await buyer.page.getByRole("dialog").getByRole("button", { name: "End", exact: true }).click();
  await buyer.page.getByText(`Ended: ${name}`).first().waitFor();
  await reader.page.reload();
  await reader.page.getByRole("heading", { name: "Earlier versions" }).waitFor();
  expect(await reader.page.getByRole("rowheader", { name }).count()).toBe(0);
  await reader.page
    .getByRole("link", { name: /^Version/ })
    .first()
    .click();
  await reader.page.getByRole("rowheader", { name }).waitFor();
  expect([...buyer.mishaps, ...operator.mishaps, ...reader.mishaps]).toEqual([]);
});

it("says what a rename would do, and changes nothing until it is confirmed", async () => {
  await operator.signInQuietly("admin");
  await operator.open("/settings?part=network");
  const { page } = operator;
  const field = page.getByLabel("Network name");
  const before = await field.inputValue();
  await field.fill("Parcel Exchange");
  await press(operator, "Save");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Consents that were given under the present name stay valid.").waitFor();
  await dialog.getByText(/sold leads of the last week would not have been sold/).waitFor();
  await looksRight(operator);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  expect(await field.inputValue()).toBe(before);
  expect(operator.mishaps).toEqual([]);
});

it("names the field of a rename that is refused, until another name is entered", async () => {
  const reader = await ApiUser.signIn(inject("network"), "admin");
  const { body } = await reader.call("GET", "/v1/seller-names?where=state,eq,approved");
  await operator.signInQuietly("admin");
  await operator.open("/settings?part=network");
  const { page } = operator;
  const field = page.getByLabel("Network name");
  await field.fill(body.items[0].name);
  await press(operator, "Save");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Rename", exact: true }).click();
  await dialog.getByText("This is already taken. Choose another.").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  const refusal = page.getByText("Network name: This is already taken. Choose another.");
  await refusal.waitFor();
  await field.fill("Parcel Exchange");
  await refusal.waitFor({ state: "detached" });
  expect(operator.mishaps).toEqual([expect.stringContaining("422")]);
});

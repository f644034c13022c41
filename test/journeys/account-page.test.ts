// Tests the page of an account in the browser, as a person of the network uses it: found by the
// palette, read section by section, tagged, noted and given a file; a session and a key are ended.
import { readFile } from "node:fs/promises";
import { expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, findingsInBothThemes, sideways } from "../support/looks.ts";
import { inviteFinance } from "../support/network-people.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();

/** Signs a company up; returns its browser and its account's id. */
async function newCompany(
  role: "advertiser" | "affiliate",
  company: string,
): Promise<{ readonly visitor: Visitor; readonly accountId: string }> {
  const visitor = await visits.arrive();
  await visitor.signUpQuietly(role, company);
  const answer = await visitor.context.request.get(`${network.url}/v1/profile`);
  const { account } = (await answer.json()) as { readonly account: { readonly id: string } };
  return { visitor, accountId: account.id };
}

async function arriveAsOwner(): Promise<Visitor> {
  const visitor = await visits.arrive({ viewport: { width: 1280, height: 900 } });
  await bringAxe(visitor);
  await visitor.signInQuietly("admin");
  return visitor;
}

async function looksRight(visitor: Visitor): Promise<void> {
  expect(await findings(visitor)).toEqual([]);
  await visitor.page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(visitor)).toBe(0);
  await visitor.page.setViewportSize({ width: 1280, height: 900 });
}

const press = ({ page }: Visitor, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name, exact: typeof name === "string" }).click();
const openPart = ({ page }: Visitor, name: string): Promise<void> =>
  page
    .getByRole("navigation", { name: "Sections of the account" })
    .getByRole("link", { name, exact: true })
    .click();

it("is found by the account's name, and reads in sections, each with an address", async () => {
  await newCompany("advertiser", "Palette Realty");
  const owner = await arriveAsOwner();
  const { page } = owner;
  await owner.open("/dashboard");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("Palette Realty");
  await page
    .getByRole("option", { name: /Palette Realty/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "Palette Realty", level: 1 }).waitFor();
  await page.getByText("Nothing of this account waits for a decision.").waitFor();
  await looksRight(owner);
  for (const [part, sentence] of [
    ["Money", "No payments, credit or refunds entered yet."],
    ["Campaigns", /^No campaigns/],
    ["People", "Last seen"],
    ["Keys", "No API keys. Keys that owners of this account create appear here."],
    ["Notes and files", /^No notes yet\./],
    ["Documents", "Documents of wallet entries"],
    ["History", "Signed up"],
  ] as const) {
    await openPart(owner, part);
    await page.getByText(sentence).first().waitFor();
    await owner.settle();
    await looksRight(owner);
  }
  await page.reload();
  await page.getByText("Signed up").first().waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Documents of wallet entries" }).waitFor();
  expect(owner.mishaps).toEqual([]);
});

it("keeps tags, notes and files that the account never sees", async () => {
  const { visitor: buyer, accountId } = await newCompany("advertiser", "Noted Homes");
  const owner = await arriveAsOwner();
  const { page } = owner;
  await owner.open(`/users?account=${accountId}`);
  await page.waitForURL(`${network.url}/users/${accountId}`);
  await press(owner, "Add tag");
  await page.getByLabel("New tag").fill("  Slow   payer ");
  await page.keyboard.press("Enter");
  await page.getByRole("listitem").getByText("Slow payer", { exact: true }).waitFor();
  await press(owner, "Done");
  expect(await findingsInBothThemes(owner)).toEqual([]);

  await openPart(owner, "Notes and files");
  await press(owner, "Add note");
  await page.getByText("Write a note.").waitFor();
  await page.getByLabel("New note").fill("Speak to Bo about the wire.");
  await press(owner, "Add note");
  const note = page.getByRole("list", { name: "Notes about the account" });
  await note.getByText("Speak to Bo about the wire.").waitFor();
  await press(owner, /^Edit the note of/);
  await page.getByLabel("Note", { exact: true }).fill("Speak to Bo about the late wire.");
  await press(owner, "Save note");
  await note.getByText("Speak to Bo about the late wire.").waitFor();
  await note.getByText(/edited/).waitFor();
  await page.getByLabel("Attach file").setInputFiles({
    name: "contract.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Agreed."),
  });
  await press(owner, "Attach");
  const files = page.getByRole("list", { name: "Files about the account" });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    files.getByRole("link", { name: /contract\.txt/ }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toBe("Agreed.");
  await owner.settle();
  await looksRight(owner);

  await openPart(owner, "History");
  await page.getByRole("link", { name: "By the network about it" }).click();
  for (const line of [
    "File opened",
    "File attached",
    "Note edited",
    "Note written",
    "Tags changed",
  ])
    await page.getByRole("cell", { name: line }).or(page.getByText(line)).first().waitFor();

  await openPart(owner, "Notes and files");
  await press(owner, "Delete contract.txt");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText(/^No files yet\./).waitFor();
  await press(owner, /^Delete the note of/);
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText(/^No notes yet\./).waitFor();

  // The tag leads to the accounts that have it.
  await page.getByRole("link", { name: "Slow payer" }).click();
  await page.getByRole("link", { name: "Noted Homes" }).waitFor();
  const rows = page.getByRole("table", { name: "Accounts" }).getByRole("row");
  await expect.poll(() => rows.count()).toBe(2);
  await owner.settle();
  await looksRight(owner);

  for (const path of [`/v1/accounts/${accountId}`, "/v1/activity?limit=200", "/v1/events"]) {
    const text = await (await buyer.context.request.get(`${network.url}${path}`)).text();
    for (const word of ["Slow payer", "Bo", "contract.txt"]) expect(text, path).not.toContain(word);
  }
  expect(owner.mishaps).toEqual([]);
});

it("ends a person's session and revokes a key, and the account is told", async () => {
  const { visitor: affiliate, accountId } = await newCompany("affiliate", "Compromised Leads");
  const made = await affiliate.context.request.post(`${network.url}/v1/api-keys`, {
    headers: { origin: network.url },
    data: { name: "Nightly sync", scopes: ["read"] },
  });
  const { key } = (await made.json()) as { readonly key: string };
  const callWithKey = async (): Promise<number> =>
    (await fetch(`${network.url}/v1/accounts`, { headers: { authorization: `Bearer ${key}` } }))
      .status;
  expect([made.status(), await callWithKey()]).toEqual([201, 200]);
  await affiliate.open("/dashboard");

  const owner = await arriveAsOwner();
  const { page } = owner;
  await owner.open(`/users/${accountId}?part=keys`);
  await press(owner, "Revoke: Nightly sync");
  await press(owner, "Revoke");
  await page.getByText("Enter a reason.").waitFor();
  await page.getByLabel("Reason").fill("It was published.");
  await press(owner, "Revoke");
  await page.getByText("Nightly sync revoked.").first().waitFor();
  expect(await callWithKey()).toBe(401);
  await owner.settle();
  await looksRight(owner);

  await openPart(owner, "People");
  await press(owner, /^End session: Chrome/);
  await page.getByRole("dialog").getByRole("button", { name: "End session" }).click();
  await page.getByText("No open sessions.").waitFor();
  // The open page of the person notices by itself.
  await affiliate.page.getByRole("dialog").getByText("Your session has ended").first().waitFor();
  await owner.settle();
  await looksRight(owner);
  expect(owner.mishaps).toEqual([]);
});

it("works by keyboard alone, and shows a seat only what it may do", async () => {
  const { accountId } = await newCompany("advertiser", "Keyboard Homes");
  const owner = await arriveAsOwner();
  const finance = await inviteFinance(owner, visits, "Fay Keyboard");
  const { page } = finance;
  await finance.open(`/users/${accountId}?part=notes`);
  await page.getByLabel("New note").focus();
  await page.keyboard.type("By keyboard");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page
    .getByRole("list", { name: "Notes about the account" })
    .getByText("By keyboard")
    .waitFor();
  await page.getByRole("link", { name: "Terms", exact: true }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(/part=money/);
  await finance.open(`/users/${accountId}?part=keys`);
  await page.getByText("Your team role doesn't read sessions or keys.", { exact: false }).waitFor();
  await finance.open(`/users/${accountId}?part=people`);
  await page.getByRole("list", { name: "People of the account" }).waitFor();
  expect(await page.getByRole("button", { name: /^End session/ }).count()).toBe(0);
  await owner.open(`/users/${accountId}?part=notes`);
  await owner.page.getByText("By keyboard").waitFor();
  expect(finance.mishaps).toEqual([]);
});

// Tests in the browser a pause that holds: the network pauses what an account owns, its owner sees
// why and cannot resume it, and nothing goes through until the network ends the pause.
import { randomUUID } from "node:crypto";
import { expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, findings, sideways } from "../support/looks.ts";
import { ApiUser, postLead } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
/** Above every bid of the demo and of other journeys. */
const BID_CENTS = 19_500;
const PHONE = { width: 390, height: 844 };
const REASON = "The license for California has expired. Send us the renewed one.";

async function arrive(role: string, viewport = { width: 1280, height: 900 }): Promise<Visitor> {
  const visitor = await visits.arrive({ viewport });
  await bringAxe(visitor);
  await visitor.signInQuietly(role);
  return visitor;
}

async function looksRight(visitor: Visitor): Promise<void> {
  expect(await findingsInBothThemes(visitor)).toEqual([]);
  expect(await sideways(visitor)).toBe(0);
}

it("a campaign that the network paused buys nothing until the network resumes it", async () => {
  const buyer = await ApiUser.signIn(network, "advertiser");
  await buyer.call(
    "POST",
    "/v1/wallet/top-ups",
    { amount_cents: 10 * BID_CENTS },
    { "idempotency-key": randomUUID() },
  );
  const id = randomUUID();
  const name = `Held ${id.slice(0, 8)}`;
  const made = await buyer.call("PUT", `/v1/campaigns/${id}`, {
    name,
    criteria: {
      all: [
        { field: "side", in: ["renter"] },
        { field: "zip_code", in: ["93650"] },
      ],
    },
    exclusive_bid_cents: BID_CENTS,
  });
  expect(made.status).toBe(200);
  const bought = async (): Promise<number> =>
    (await buyer.call("GET", `/v1/leads?where=campaign,eq,${id}`)).body.items.length;
  const post = () => postLead(network, { side: "renter", zip_code: "93650", price: 2_400 });
  expect(await post()).toMatchObject({ sale: "exclusive" });
  await expect.poll(bought).toBe(1);

  const operator = await arrive("admin");
  const { page } = operator;
  await operator.open(`/campaigns/${id}`);
  await page.getByRole("button", { name: `Pause as the network: ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Pause", exact: true }).click();
  await dialog.getByText("Enter a reason for the owner.").waitFor();
  await dialog.getByLabel("Reason").fill(REASON);
  await dialog.getByLabel("In 7 days").check();
  expect(await findings(operator)).toEqual([]);
  await dialog.getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByText(/^Paused by .+ until /).waitFor();
  await page.getByText(REASON).waitFor();
  await looksRight(operator);
  await post();
  expect(await bought()).toBe(1);

  const owner = await arrive("advertiser", PHONE);
  await owner.open(`/campaigns/${id}`);
  await owner.page.getByText(/^Paused by .+ until /).waitFor();
  await owner.page.getByText(REASON).waitFor();
  const resume = owner.page.getByRole("button", { name: `Resume ${name}` });
  expect(await resume.isDisabled()).toBe(true);
  expect(await resume.getAttribute("title")).toBe(
    "The network paused this. Only the network can resume it.",
  );
  await looksRight(owner);
  expect((await buyer.call("POST", `/v1/campaigns/${id}/resume`)).body.code).toBe(
    "paused_by_network",
  );
  await post();
  expect(await bought()).toBe(1);

  await operator.open("/settings?part=pauses");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await row.getByRole("button", { name: `Edit pause of ${name}` }).click();
  await dialog.getByLabel("Reason").fill("We are checking your renewed license.");
  await dialog.getByLabel("When the network ends it").check();
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await row.getByText("We are checking your renewed license.").waitFor();
  await row.getByText(/no end date/).waitFor();
  await looksRight(operator);
  await row.getByRole("button", { name: `End pause of ${name}` }).click();
  await row.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Ended" }).click();
  await row.getByText(/, ended .+ by /).waitFor();
  await post();
  await expect.poll(bought).toBe(2);
});

it("a source and a value of its sub IDs, paused on the page of their account", async () => {
  const company = `Held Media ${randomUUID().slice(0, 8)}`;
  const visitor = await visits.arrive({ viewport: PHONE });
  await bringAxe(visitor);
  await visitor.signUpQuietly("affiliate", company);
  const call = async (method: string, path: string, data?: object) =>
    (
      await visitor.context.request.fetch(path, {
        method,
        ...(data === undefined ? {} : { data }),
        headers: { origin: network.url },
      })
    ).json();
  const { key, id } = await call("PUT", `/v1/sources/${randomUUID()}`, {
    name: "Condo page",
    kind: "api",
  });
  const { account } = await call("GET", "/v1/profile");
  const reasonOf = async (sub: string) =>
    (await postLead({ url: network.url, source_key: key }, { sub_id: sub })) as {
      readonly reason_code?: string | null;
      readonly reason?: string | null;
    };

  const operator = await arrive("admin");
  const { page } = operator;
  await operator.open(`/users/${account.id}?part=sources`);
  await page.getByRole("button", { name: "Pause sub ID" }).click();
  const form = page.getByRole("dialog", { name: "Pause sub ID" });
  await form.getByLabel("Value").fill("Brokered");
  await form.getByLabel("Reason").fill("This traffic is brokered.");
  await form.getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByText("sub1 = Brokered").waitFor();
  expect(await findings(operator)).toEqual([]);
  expect((await reasonOf("  BROKERED ")).reason_code).toBe("source_paused");
  expect((await reasonOf("own")).reason_code).not.toBe("source_paused");
  await page.getByRole("button", { name: "Pause as the network: Condo page" }).click();
  const sheet = page.getByRole("dialog", { name: "Pause Condo page" });
  await sheet.getByLabel("Reason").fill("Send us the consent text.");
  await sheet.getByRole("button", { name: "Pause", exact: true }).click();
  await page
    .getByText(/^Paused by /)
    .first()
    .waitFor();
  const refused = await reasonOf("own");
  expect(refused.reason_code).toBe("source_paused");
  expect(refused.reason).toContain("The network paused");

  await visitor.open(`/settings?part=sources&source=${id}`);
  await visitor.page
    .getByText(/^Paused by /)
    .first()
    .waitFor();
  await visitor.page.getByText("Send us the consent text.").waitFor();
  await visitor.page.getByText("sub1 = Brokered").waitFor();
  const resume = visitor.page.getByRole("button", { name: "Resume", exact: true });
  expect(await resume.isDisabled()).toBe(true);
  await looksRight(visitor);
  await page.getByRole("button", { name: "End pause of Condo page" }).click();
  await expect.poll(async () => (await reasonOf("own")).reason_code).not.toBe("source_paused");
});

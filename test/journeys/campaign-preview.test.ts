// Tests the preview during typing: how many leads a campaign would have matched, when and where,
// what it would have won, and why not the others.
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { ApiUser } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const visits = openVisits();
let visitor: Visitor;

const panel = () => visitor.page.getByRole("region", { name: "The last four weeks" });
const field = (name: string) => visitor.page.getByLabel(name, { exact: true });
const replayed = /Would have won about ([\d,]+) for about \$([\d,]+)/;
const matching = /About ([\d,]+) matching leads were for sale/;
const numberOf = (text: string | undefined): number => Number((text ?? "").replaceAll(",", ""));

/** Resolves when the panel shows the current form values. */
const answeredNow = (): Promise<void> =>
  visitor.page.locator("#preview[aria-busy=false]").waitFor({ state: "attached" });

/** The figures once the panel shows the current form values. */
async function answered(): Promise<{
  readonly leads: number;
  readonly won: number;
  readonly dollars: number;
  readonly text: string;
}> {
  await answeredNow();
  await panel().getByText(matching).first().waitFor();
  const text = (await panel().textContent()) ?? "";
  const [, won, dollars] = replayed.exec(text) ?? [];
  return {
    leads: numberOf(matching.exec(text)?.[1]),
    won: numberOf(won),
    dollars: numberOf(dollars),
    text,
  };
}

/** Its count is told whatever the demo's traffic was: counts below 5 aren't. */
async function campaignThatBoughtMost(): Promise<string> {
  const buyer = await ApiUser.signIn(inject("network"), "advertiser");
  const { body: campaigns } = await buyer.call("GET", "/v1/campaigns");
  const bought = await Promise.all(
    campaigns.items.map(async ({ id }: { readonly id: string }) => {
      const { body } = await buyer.call("GET", `/v1/campaigns/${id}/missed-leads?days=28`);
      return { id, leads: Number(body.bought ?? 0) };
    }),
  );
  const [most] = bought.toSorted((a, b) => b.leads - a.leads);
  expect(most?.leads).toBeGreaterThan(20);
  return most.id;
}

describe("the preview", () => {
  beforeEach(async () => {
    visitor = await visits.arrive();
    await bringAxe(visitor);
    await visitor.signInQuietly("advertiser");
    await visitor.page.goto("/campaigns/new");
  });

  it("counts leads before a bid; a higher bid wins more, narrower criteria win less", async () => {
    const before = await answered();
    expect(before.leads).toBeGreaterThan(500);
    expect(before.text).toContain("Enter a bid to see what it would have won.");
    await field("Exclusive bid, $").fill("20");
    const low = await answered();
    await field("Exclusive bid, $").fill("40");
    const high = await answered();
    expect(high.leads).toBe(before.leads);
    expect(high.won).toBeGreaterThan(low.won);
    expect(Math.abs(high.dollars / (high.won * 40) - 1)).toBeLessThan(0.06);
    expect(high.text).toMatch(/[\d,]+ lost to higher bids/);
    await field("States").fill("CA");
    const california = await answered();
    expect(california.leads).toBeLessThan(high.leads);
    await panel().getByText("Sacramento, CA").waitFor();
    await panel()
      .getByRole("list", { name: "By week, from" })
      .getByRole("listitem")
      .nth(3)
      .waitFor();
    expect(await findings(visitor)).toEqual([]);
    expect(visitor.mishaps).toEqual([]);
  });

  it("keeps the last answer while a value is incomplete, and says so", async () => {
    await field("States").fill("CA");
    const { leads } = await answered();
    await field("States").fill("CA, N");
    await panel()
      .getByText("The form isn't complete yet. This preview is from its last complete version.")
      .waitFor();
    expect((await answered()).leads).toBe(leads);
    await field("States").fill("CA, NV");
    await expect.poll(() => panel().getByText("The form isn't complete yet.").count()).toBe(0);
  });

  it("stays in sight on a small phone", async () => {
    await visitor.page.setViewportSize({ width: 320, height: 640 });
    await field("Exclusive bid, $").fill("64");
    await answeredNow();
    const strip = visitor.page.getByText(replayed).first();
    expect(
      await strip.evaluate(
        (element) => element.getBoundingClientRect().bottom <= window.innerHeight,
      ),
    ).toBe(true);
    // The page underneath can still be tapped.
    expect(
      await strip.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 2, top + 2)?.closest("[aria-hidden=true]") ?? null;
      }),
    ).toBeNull();
    expect(await findings(visitor)).toEqual([]);
    expect(await sideways(visitor)).toBe(0);
  });
});

it("of an unchanged campaign shows what was recorded for it", async () => {
  visitor = await visits.arrive();
  await visitor.signInQuietly("advertiser");
  await visitor.page.goto("/campaigns");
  await visitor.page.goto(`/campaigns/${await campaignThatBoughtMost()}`);
  await visitor.page.getByRole("link", { name: "Edit", exact: true }).click();
  await panel().getByText("With the money and caps at the time.").waitFor();
  expect(await panel().textContent()).toMatch(replayed);
});

// Tests what is printed: the statement, the advice of a payout and a bought lead's proof, on A4 and
// Letter, upright and across. Nothing is cut, and the sheet says whose it is.
import { describe, expect, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { sideways } from "../support/looks.ts";
import { openVisits } from "../support/visits.ts";

const visits = openVisits();

/** In CSS pixels, without the margins that styles.css gives a sheet; the sheet itself in points. */
const SHEETS = [
  { format: "A4", landscape: false, width: 703, height: 1_016, points: [595, 842] },
  { format: "A4", landscape: true, width: 1_031, height: 688, points: [842, 595] },
  { format: "Letter", landscape: false, width: 725, height: 950, points: [612, 792] },
  { format: "Letter", landscape: true, width: 965, height: 710, points: [792, 612] },
] as const;

const PRINTED: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  "a buyer's statement": async (visitor) => {
    await visitor.signInQuietly("advertiser");
    await visitor.open("/billing?statement=1&period=90d");
    await visitor.page.getByRole("heading", { name: "Summary" }).waitFor();
  },
  "the advice of a payout": async (visitor) => {
    await visitor.signInQuietly("affiliate");
    await visitor.open("/earnings");
    await visitor.page
      .getByRole("table", { name: "Payouts" })
      .getByRole("row")
      .filter({ hasText: "Sent" })
      .getByRole("link")
      .first()
      .click();
    await visitor.page.getByRole("button", { name: "Print" }).waitFor();
    await visitor.page.getByRole("table").first().waitFor();
  },
  "a bought lead with its proof of consent": async (visitor) => {
    await visitor.signInQuietly("advertiser");
    await visitor.open("/leads");
    await visitor.page.locator("tbody tr[data-row] a").first().click();
    await visitor.page.getByRole("heading", { name: "Consent" }).waitFor();
  },
  "a lead's record for the network, with its consent": async (visitor) => {
    await visitor.signInQuietly("admin");
    await visitor.open("/leads?result=kept");
    await visitor.page.locator("tbody tr[data-row] a").first().click();
    await visitor.page.getByRole("heading", { name: "Related leads" }).waitFor();
    await visitor.page.getByLabel("What you need it for").fill("Asked for the proof");
    await visitor.page.getByRole("button", { name: "Show contact" }).click();
    await visitor.page.getByRole("heading", { name: "Consent", exact: true }).waitFor();
  },
};

/** What stands out of the sheet at its right, of the parts that are printed. */
function cutAt({ page }: Visitor, width: number): Promise<string[]> {
  return page.evaluate(
    (edge) =>
      [...document.querySelectorAll("main td, main th, main p, main dd, main h1, main h2")]
        .filter((part) => part.getClientRects().length > 0)
        .filter((part) => part.getBoundingClientRect().right > edge + 1)
        .map((part) => part.textContent ?? ""),
    width,
  );
}

/** The width and height of the sheets of a PDF, in whole points. */
function sheetOf(pdf: Buffer): number[] {
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString("latin1")) ?? [];
  return box.slice(1).map((length) => Math.floor(Number(length)));
}

describe.each(Object.entries(PRINTED))("%s", (_, open) => {
  it("fits A4 and Letter, upright and across, under its title block", async () => {
    const visitor = await visits.arrive();
    await open(visitor);
    await visitor.settle();
    await visitor.page.emulateMedia({ media: "print" });
    for (const { format, landscape, width, height, points } of SHEETS) {
      const sheet = `${format} ${landscape ? "across" : "upright"}`;
      await visitor.page.setViewportSize({ width, height });
      expect(await visitor.page.locator(".print-head").isVisible(), sheet).toBe(true);
      expect(await sideways(visitor), sheet).toBeLessThanOrEqual(0);
      expect(await cutAt(visitor, width), sheet).toEqual([]);
      const pdf = await visitor.page.pdf({ format, landscape });
      expect(sheetOf(pdf), sheet).toEqual(points);
    }
    expect(visitor.mishaps).toEqual([]);
  });
});

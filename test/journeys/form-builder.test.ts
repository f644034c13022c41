// Tests a hosted form in another site's page, its editor, and its colors.
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { HostedForms, fillIn, sendForm } from "../support/hosted-forms.ts";
import { bringAxe, findings, findingsInBothThemes, sideways } from "../support/looks.ts";
import { ApiUser, Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let forms: HostedForms;

beforeAll(async () => {
  // A buyer of every lead from California.
  await Trade.open(network);
  forms = await HostedForms.open(network);
});

describe("in another site's page", () => {
  async function withHost<Value>(
    html: string,
    work: (url: string) => Promise<Value>,
  ): Promise<Value> {
    const host: Server = createServer((_, answer) =>
      answer.writeHead(200, { "content-type": "text/html" }).end(html),
    );
    await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
    try {
      return await work(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
    } finally {
      host.closeAllConnections();
      await new Promise((resolve) => host.close(resolve));
    }
  }

  it("is as tall as its content, and its leads name that page", async () => {
    const form = await forms.make();
    const html =
      `<!doctype html><html lang="en"><title>Homes</title><main><h1>Homes</h1><script ` +
      `src="${network.url}/f/embed.js" data-form="${form.slug}" data-title="Home value" ` +
      "async></script></main></html>";
    await withHost(html, async (url) => {
      const visitor = await visits.arrive();
      await visitor.page.goto(`${url}/sell?sub2=ad-7&email=me@example.com`);
      const frame = visitor.page.locator("iframe");
      const inner = frame.contentFrame();
      await inner.getByText("Step 1 of 5").waitFor();
      const fits = async (): Promise<void> => {
        await expect
          .poll(async () => {
            const inside = await inner
              .locator("html")
              .evaluate((root) => Math.ceil(root.getBoundingClientRect().height));
            return Math.abs(((await frame.boundingBox())?.height ?? 0) - inside);
          })
          .toBeLessThanOrEqual(1);
      };
      await fits();
      const first = (await frame.boundingBox())?.height ?? 0;
      await fillIn(inner);
      await fits();
      expect((await frame.boundingBox())?.height).not.toBe(first);
      await sendForm(inner);
      await fits();
      const [lead] = await forms.leadsOf(form);
      expect(lead).toMatchObject({ status: "sold", sub_ids: [null, "ad-7", null, null, null] });
      const buyer = await ApiUser.signIn(network, "advertiser");
      const bought = (await buyer.call("GET", `/v1/leads/${lead.id}`)).body;
      expect(bought.consent_proof.page_url).toBe(`${url}/sell`);
      expect(visitor.mishaps).toEqual([]);
    });
  });

  it("only the embedded form can be framed: other sites cannot frame the page itself", async () => {
    const form = await forms.make();
    await withHost(
      `<!doctype html><title>Homes</title><iframe src="${network.url}/f/${form.slug}"></iframe>`,
      async (url) => {
        const visitor = await visits.arrive();
        await visitor.page.goto(url);
        await expect.poll(() => visitor.mishaps.join(" ")).toContain("frame-ancestors");
        expect(
          await visitor.page.locator("iframe").contentFrame().getByRole("heading").count(),
        ).toBe(0);
      },
    );
  });
});

describe("its editor", () => {
  const openBuilder = async (visitor: Visitor): Promise<void> => {
    await bringAxe(visitor);
    await visitor.signInQuietly("affiliate");
  };

  it("previews the form during typing in both themes, publishes it, and pauses it", async () => {
    const form = await forms.make({ name: "Builder" });
    const visitor = await visits.arrive();
    await openBuilder(visitor);
    const { page } = visitor;
    await visitor.open(`/settings?part=forms&form=${form.id}`);
    await page.getByRole("textbox", { name: "Headline" }).fill("Worth more than you think?");
    await page.getByRole("heading", { name: "Worth more than you think?", level: 2 }).waitFor();
    await page.getByRole("checkbox", { name: "Rent a home" }).check();
    await page.getByText("Step 1 of 6").waitFor();
    await page.getByRole("radio", { name: "Plum" }).check({ force: true });
    // The preview works, and keeps its step while the form changes.
    await page
      .getByRole("group", { name: "What would you like to do?" })
      .getByText("Rent a home")
      .click();
    await page.getByRole("group", { name: "What kind of home is it about?" }).waitFor();
    await page.getByRole("textbox", { name: "Introduction" }).fill("Two minutes.");
    await page.getByRole("group", { name: "What kind of home is it about?" }).waitFor();
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sideways(visitor)).toBeLessThanOrEqual(0);
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await page.getByRole("button", { name: "Save and publish" }).click();
    await page.getByText("Form published.").waitFor();
    expect(await forms.read(form)).toMatchObject({
      version: 2,
      headline: "Worth more than you think?",
      accent: "plum",
      sides: ["seller", "renter"],
      intro: "Two minutes.",
    });
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "Resume" }).waitFor();
    const guest = await visits.arrive();
    await bringAxe(guest);
    await guest.page.goto(`/f/${form.slug}`);
    await guest.page.getByRole("heading", { name: "This form is closed" }).waitFor();
    expect(await findingsInBothThemes(guest)).toEqual([]);
    expect([...visitor.mishaps, ...guest.mishaps]).toEqual([]);
  });

  it("lists the forms with their funnels, on a phone too, in both languages", async () => {
    await forms.make({ name: "Listed" });
    for (const locale of ["en-US", "es-US"]) {
      const visitor = await visits.arrive({
        locale,
        colorScheme: locale === "es-US" ? "dark" : "light",
      });
      await openBuilder(visitor);
      await visitor.open("/settings?part=forms");
      await visitor.page.getByText("Listed", { exact: true }).first().waitFor();
      expect(await findings(visitor)).toEqual([]);
      await visitor.page.setViewportSize({ width: 320, height: 640 });
      expect(await sideways(visitor)).toBeLessThanOrEqual(0);
      expect(visitor.mishaps).toEqual([]);
    }
  });
});

it.each(["spruce", "ocean", "plum", "brick", "ink"])(
  "the accent %s is readable on both backgrounds, at every question",
  async (accent) => {
    for (const ground of ["light", "dark"] as const) {
      const form = await forms.make({ accent, ground, questions: ["size", "agent"] });
      const visitor = await visits.arrive({
        viewport: { width: 320, height: 640 },
        javaScriptEnabled: true,
      });
      await bringAxe(visitor);
      await visitor.page.goto(`/f/${form.slug}`);
      await visitor.page.getByRole("button", { name: "Next" }).click();
      await visitor.page.getByText("Choose one to continue.").waitFor();
      expect(await findings(visitor), ground).toEqual([]);
      await visitor.page.getByRole("radio", { name: "House", exact: true }).check({ force: true });
      expect(await findings(visitor), ground).toEqual([]);
    }
  },
);

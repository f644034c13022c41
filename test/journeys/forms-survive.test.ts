// Tests that a hosted form can be sent wherever its script does not run, or may not talk to its
// server, and that no person is thanked for a form that was dropped.
import type { FrameLocator, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { stranger } from "../support/first-form.ts";
import { HostedForms, type Made, fillIn, sendForm } from "../support/hosted-forms.ts";
import { bringAxe, findings } from "../support/looks.ts";
import { withSite } from "../support/other-site.ts";
import { digitsOf } from "../support/second-question.ts";
import { Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let forms: HostedForms;

/** Longer than the quickest visit that is not suspected. */
const READING_MS = 3_200;

beforeAll(async () => {
  await Trade.open(network);
  forms = await HostedForms.open(network);
});

/** Fills in the form as it is without a script: all questions on one page. */
async function fillWhole(
  page: Page | FrameLocator,
  { first, last, phone, email }: ReturnType<typeof stranger> = stranger(),
): Promise<void> {
  await page.getByText("House", { exact: true }).click();
  await page.getByRole("textbox", { name: "ZIP code" }).fill("95838-1234");
  await page.getByText("$350,000 to $500,000").click();
  await page.getByText("Within a month").click();
  for (const [name, text] of [
    ["First name", first],
    ["Last name", last],
    ["Phone", phone],
    ["Email", email],
  ] as const)
    await page.getByRole("textbox", { name }).fill(text);
  await page.getByRole("checkbox").check();
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function fillAndSendWhole(page: Page | FrameLocator): Promise<void> {
  await fillWhole(page);
  await sleep(READING_MS);
  await sendForm(page);
}

async function expectOneLead(form: Made): Promise<void> {
  expect(await forms.leadsOf(form)).toMatchObject([{ status: "sold", zip_code: "95838" }]);
}

describe("a form whose script does not run is whole, and is sent", () => {
  it.each([
    ["aborted", (page: Page) => page.route("**/assets/form-*", (route) => route.abort())],
    ["answering 404", (page: Page) => answerScript(page, 404)],
    ["answering 500", (page: Page) => answerScript(page, 500)],
    [
      "of another type",
      (page: Page) =>
        page.route("**/assets/form-*", (route) =>
          route.fulfill({
            contentType: "text/html",
            body: "<h1>Sign in to the hotel's network</h1>",
          }),
        ),
    ],
    [
      "broken off in the middle",
      (page: Page) =>
        page.route("**/assets/form-*", (route) =>
          route.fulfill({ contentType: "text/javascript", body: "const a = [1, 2" }),
        ),
    ],
  ])("%s", async (_, spoil) => {
    const form = await forms.make();
    const { page } = await visits.arrive();
    await spoil(page);
    await page.goto(`/f/${form.slug}`);
    await fillAndSendWhole(page);
    await expectOneLead(form);
  });

  it("with JavaScript off, from a conversation's address too", async () => {
    const form = await forms.make();
    const { page } = await visits.arrive({ javaScriptEnabled: false });
    await page.goto(`/f/${form.slug}?utm_source=google&gclid=Cj0K`);
    await fillAndSendWhole(page);
    expect(await forms.leadsOf(form)).toMatchObject([
      { status: "sold", ad_params: { utm_source: "google", gclid: "Cj0K" } },
    ]);
  });

  it("that never comes: after some seconds, without taking away what was typed", async () => {
    const form = await forms.make();
    const { page } = await visits.arrive();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/form-*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/f/${form.slug}`, { waitUntil: "commit" });
    await page.getByText("House", { exact: true }).click();
    await page.getByRole("textbox", { name: "ZIP code" }).waitFor();
    await fillWhole(page);
    release();
    await page.waitForLoadState("load");
    // It came at last, and left the form as its visitor had begun it.
    expect(await page.getByRole("textbox", { name: "First name" }).isVisible()).toBe(true);
    await sendForm(page);
    await expectOneLead(form);
  });
});

async function answerScript(page: Page, status: number): Promise<void> {
  await page.route("**/assets/form-*", (route) => route.fulfill({ status, body: "" }));
}

describe("in a frame of another site", () => {
  const framed = (form: Made, attributes: string): string =>
    "<!doctype html><title>Homes</title><iframe title='Home value' width='600' height='900' " +
    `${attributes} src="${network.url}/f/${form.slug}?embed=1&utm_campaign=fall"></iframe>`;

  it.each([
    ['sandbox="allow-forms"', "whole"],
    ['sandbox="allow-scripts allow-forms"', "stepwise"],
    ['sandbox="allow-scripts allow-forms allow-same-origin"', "places"],
    ["csp=\"script-src 'none'\"", "whole"],
  ])("with %s it is sent", async (attributes, how) => {
    const form = await forms.make();
    await withSite(framed(form, attributes), async (url) => {
      const visitor = await visits.arrive();
      await visitor.page.goto(url);
      const frame = visitor.page.locator("iframe").contentFrame();
      if (how === "whole") await fillAndSendWhole(frame);
      else if (how === "places") {
        await fillIn(frame);
        await sendForm(frame);
      } else await fillStepwise(frame);
      expect(await forms.leadsOf(form)).toMatchObject([
        { status: "sold", zip_code: "95838", ad_params: { utm_campaign: "fall" } },
      ]);
    });
  });

  it("sandboxed with scripts, it shows a mistake at its question and is sent then", async () => {
    const form = await forms.make();
    await withSite(framed(form, 'sandbox="allow-scripts allow-forms"'), async (url) => {
      const { page } = await visits.arrive();
      await page.goto(url);
      const frame = page.locator("iframe").contentFrame();
      await fillStepwise(frame, "00000", "This isn't a US ZIP code. Check its digits.");
      await frame.getByRole("textbox", { name: "ZIP code" }).fill("95838");
      for (let step = 0; step < 3; step += 1)
        await frame.getByRole("button", { name: "Next" }).click();
      expect(await frame.getByRole("textbox", { name: "First name" }).inputValue()).not.toBe("");
      await frame.getByRole("checkbox").check();
      await sendForm(frame);
      await expectOneLead(form);
    });
  });

  it("behind a policy that blocks our scripts, the embedding code leaves a link", async () => {
    const form = await forms.make();
    const code =
      `<a href="${network.url}/f/${form.slug}">Open the form</a><script ` +
      `src="${network.url}/f/embed.js" data-form="${form.slug}" async></script>`;
    const html = `<!doctype html><html lang="en"><title>Homes</title><main>${code}</main></html>`;
    await withSite(
      html,
      async (url) => {
        const { page } = await visits.arrive();
        await page.goto(url);
        await page.getByRole("link", { name: "Open the form" }).click();
        await page.getByText("Step 1 of 5").waitFor();
      },
      { "content-security-policy": "script-src 'self'" },
    );
    await withSite(html, async (url) => {
      const { page } = await visits.arrive();
      await page.goto(
        `${url}/sell?gclid=Cj0K&fbclid=IwAR0&msclkid=m-1&utm_medium=cpc&subid=ad-7&email=a@b.c`,
      );
      const frame = page.locator("iframe").contentFrame();
      await frame.getByText("Step 1 of 5").waitFor();
      expect(await page.getByRole("link").count()).toBe(0);
      expect(await page.locator("iframe").getAttribute("src")).not.toContain("email");
      await fillIn(frame);
      await sendForm(frame);
      expect(await forms.leadsOf(form)).toMatchObject([
        {
          ad_params: { gclid: "Cj0K", fbclid: "IwAR0", msclkid: "m-1", utm_medium: "cpc" },
          sub_ids: ["ad-7", null, null, null, null],
        },
      ]);
    });
  });
});

/** Answers question by question where no place can be looked up; sends, and waits for `then`. */
async function fillStepwise(
  frame: FrameLocator,
  zip = "95838",
  then = "Thank you. Your request was sent.",
): Promise<void> {
  const { first, last, phone, email } = stranger();
  await frame.getByText("Step 1 of 5").waitFor();
  await frame.getByText("House", { exact: true }).click();
  await frame.getByRole("textbox", { name: "ZIP code" }).fill(zip);
  await frame.getByRole("button", { name: "Next" }).click();
  await frame.getByText("$350,000 to $500,000").click();
  await frame.getByText("Within a month").click();
  for (const [name, text] of [
    ["First name", first],
    ["Last name", last],
    ["Phone", phone],
    ["Email", email],
  ] as const)
    await frame.getByRole("textbox", { name }).fill(text);
  await frame.getByRole("checkbox").check();
  await sleep(READING_MS);
  await frame.getByRole("button", { name: "Send" }).click();
  await frame.getByText(then).waitFor();
}

describe("a person", () => {
  it("whose mistake is corrected within two seconds makes a lead", async () => {
    const form = await forms.make();
    const { page } = await visits.arrive({ javaScriptEnabled: false });
    await page.goto(`/f/${form.slug}`);
    await fillWhole(page, { ...stranger(), phone: "916-555" });
    await sleep(READING_MS);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("This has 6 digits.").waitFor();
    await page.getByRole("textbox", { name: "Phone" }).fill(stranger().phone);
    await page.getByRole("checkbox").check();
    await sendForm(page);
    await expectOneLead(form);
  });

  it.each([true, false])(
    "whose browser filled the hidden field is asked, and makes a lead (script: %s)",
    async (javaScriptEnabled) => {
      const form = await forms.make();
      const visitor = await visits.arrive({ javaScriptEnabled });
      const { page } = visitor;
      if (javaScriptEnabled) await bringAxe(visitor);
      await page.goto(`/f/${form.slug}`);
      if (javaScriptEnabled) await fillIn(page);
      else await fillWhole(page);
      await page.locator('[name="website"]').fill("https://example.com", { force: true });
      await page.getByRole("button", { name: "Send" }).click();
      const number = page.getByLabel(/^Enter this number in digits: /);
      await number.waitFor();
      await page.getByText("Nothing was sent yet.").waitFor();
      if (javaScriptEnabled) {
        expect(await findings(visitor)).toEqual([]);
        expect(await number.evaluate((input) => input === document.activeElement)).toBe(true);
      }
      const said = await page.locator("[data-check] label").textContent();
      await number.fill("12");
      if (!javaScriptEnabled) await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("That isn't the number.").waitFor();
      expect(await forms.leadsOf(form)).toEqual([]);
      const next = await page.locator("[data-check] label").textContent();
      expect([said, next]).toEqual([expect.any(String), expect.any(String)]);
      await page.getByLabel(/^Enter this number/).fill(digitsOf((next ?? "").split(": ")[1] ?? ""));
      if (!javaScriptEnabled) await page.getByRole("checkbox").check();
      await sendForm(page);
      await expectOneLead(form);
      expect(await forms.funnelOf(form)).toMatchObject({ finished: 1, bots: 0 });
    },
  );

  it("whose blocker stops the script is sent by the browser at the second attempt", async () => {
    const form = await forms.make();
    const { page } = await visits.arrive();
    await page.route("**/v1/public-forms/*/leads", (route) => route.abort());
    await page.goto(`/f/${form.slug}`);
    await fillIn(page);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("Your request wasn't sent.").waitFor();
    await sendForm(page);
    await expectOneLead(form);
  });
});

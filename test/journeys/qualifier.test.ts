// Tests the hosted qualifier in a real browser: a conversation with the keyboard only that ends in
// the form and in a lead; going to the form at any time; and a missing server, a reload, and a
// browser without scripts.
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { stranger } from "../support/first-form.ts";
import { HostedForms, KEY_MS, type Made, sendForm } from "../support/hosted-forms.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
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

const make = (document: object = {}): Promise<Made> =>
  forms.make({ kind: "chat", sides: ["seller", "buyer"], questions: [], ...document });

async function look(visitor: Visitor, what: string): Promise<void> {
  expect(await findings(visitor), what).toEqual([]);
  expect(await sideways(visitor), what).toBeLessThanOrEqual(0);
}

/** Types an answer and waits for the next question. */
async function answer(page: Page, text: string, next: string): Promise<void> {
  await page.keyboard.type(text, { delay: KEY_MS });
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByText(next).last().waitFor();
}

async function giveContact(
  page: Page,
  [first, last, phone, email]: readonly string[],
): Promise<void> {
  const person = stranger();
  for (const [name, text] of [
    [first, person.first],
    [last, person.last],
    [phone, person.phone],
    [email, person.email],
  ] as const)
    await page
      .getByRole("textbox", { name: name ?? "" })
      .pressSequentially(text, { delay: KEY_MS });
  await page.getByRole("checkbox").check();
  await page.waitForTimeout(1_500);
}
/** The name of the last control of the form that a visitor sees. */
const lastControl = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-steps] :is(input, select, textarea)")]
      .filter((control) => control.checkVisibility() && control.getAttribute("name") !== "website")
      .at(-1)
      ?.getAttribute("name"),
  );
const CONTACT = ["First name", "Last name", "Phone", "Email"];

describe("a consumer who talks to it", () => {
  it("becomes a lead at their own price, by keyboard, at 320 px, in Spanish, dark", async () => {
    const form = await make({ language: "es" });
    const visitor = await visits.arrive({
      viewport: { width: 320, height: 640 },
      colorScheme: "dark",
      locale: "es-US",
    });
    await bringAxe(visitor);
    const { page } = visitor;
    await page.goto(`/c/${form.slug}`);
    const log = page.getByRole("log");
    await log
      .getByText("Soy un asistente automático de Plat: un programa, no una persona.")
      .waitFor();
    await log.getByText("¿Qué le gustaría hacer?").waitFor();
    expect(await page.getByRole("checkbox").count()).toBe(0);
    await look(visitor, "the first question");
    // Tab order: the messages, the suggested answers, the input.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await log.getByText("¿De qué tipo de vivienda se trata?").waitFor();
    await answer(page, "una casa", "¿Dónde está, o dónde busca?");
    await answer(page, "95838", "¿Qué precio tiene en mente?");
    await answer(page, "entre 330 y 420 mil", "¿Cuándo le gustaría hacerlo?");
    await look(visitor, "four questions later");
    await answer(page, "lo antes posible", "Sigue el formulario");
    const goOn = page.getByRole("button", { name: "Continuar al formulario" });
    await goOn.waitFor();
    await look(visitor, "the end");
    await page.keyboard.press("Shift+Tab");
    await goOn.focus();
    await page.keyboard.press("Enter");
    // Every value that will be sent is in sight and can be changed; the consent comes last.
    await page.getByRole("group", { name: "¿Cómo podemos comunicarnos con usted?" }).waitFor();
    await look(visitor, "the form");
    for (const name of ["Casa", "De $330,000 a $420,000", "En un mes"])
      expect(await page.getByRole("radio", { name, exact: true }).isChecked(), name).toBe(true);
    expect(await page.getByRole("combobox").inputValue()).toBe("95838");
    expect(await page.getByRole("checkbox").isChecked()).toBe(false);
    expect(await lastControl(page)).toBe("consent");
    await giveContact(page, ["Nombre", "Apellido", "Teléfono", "Correo electrónico"]);
    await page.getByRole("button", { name: "Enviar" }).click();
    await page.getByRole("heading", { name: "Gracias. Su solicitud se envió." }).waitFor();
    expect(await forms.leadsOf(form)).toMatchObject([
      {
        status: "sold",
        side: "seller",
        property_type: "single_family",
        zip_code: "95838",
        price_min_cents: 33_000_000,
        price_max_cents: 42_000_000,
        timing: "asap_0_30d",
      },
    ]);
    expect(await forms.funnelOf(form)).toEqual({ seen: 1, started: 1, finished: 1, bots: 0 });
    const [lead] = await forms.leadsOf(form);
    const { consent_proof: proof } = (
      await (await ApiUser.signIn(network, "advertiser")).call("GET", `/v1/leads/${lead.id}`)
    ).body;
    expect(proof.page_url).toBe(`${network.url}/c/${form.slug}`);
    expect(await visitor.kept()).not.toMatch(/330/);
    expect(visitor.mishaps).toEqual([]);
  });

  it("gets the form at any time, with the answers so far, and is asked only the rest", async () => {
    const form = await make();
    const visitor = await visits.arrive();
    const { page } = visitor;
    await page.goto(`/c/${form.slug}?sub1=spring`);
    await page
      .getByRole("textbox", { name: "Enter your answer" })
      .fill("I want to sell a condo in Sacramento, CA");
    await page.keyboard.press("Enter");
    await page.getByRole("log").getByText("What price do you have in mind?").waitFor();
    await page.getByRole("link", { name: "Fill in the form instead" }).click();
    // A city stays a city: the form asks for its ZIP, and offers those there are.
    const place = page.getByRole("combobox");
    expect(await place.inputValue()).toBe("Sacramento, CA");
    expect(await page.getByRole("radio", { name: "Condo", exact: true }).isChecked()).toBe(true);
    await page.getByText("$350,000 to $500,000").click();
    await page.getByText("Within a month").click();
    await giveContact(page, CONTACT);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByText("Enter five digits, or choose a city from the list.").waitFor();
    expect(await forms.leadsOf(form)).toEqual([]);
    await page
      .getByRole("option", { name: /^Sacramento, CA/ })
      .first()
      .click();
    await page.getByText("Sacramento, CA", { exact: true }).waitFor();
    await sendForm(page);
    expect(await forms.leadsOf(form)).toMatchObject([
      {
        side: "seller",
        property_type: "condo",
        zip_code: expect.stringMatching(/^9[45]/),
        sub_ids: ["spring", null, null, null, null],
      },
    ]);
    expect(visitor.mishaps).toEqual([]);
  });

  it("and leaves the state of a place open completes it in the form", async () => {
    const form = await make({ sides: ["seller"] });
    const { page } = await visits.arrive();
    await page.goto(`/c/${form.slug}`);
    await page.getByRole("textbox", { name: "Enter your answer" }).fill("a condo in Springfield");
    await page.keyboard.press("Enter");
    await page.getByRole("log").getByText("Which state is Springfield in?").waitFor();
    await page.getByRole("link", { name: "Fill in the form instead" }).click();
    await page.getByRole("option", { name: /^Springfield, OH/ }).click();
    await page.getByText("Springfield, OH", { exact: true }).waitFor();
    expect(await page.getByRole("combobox").inputValue()).toMatch(/^455/);
  });

  it("and asks for a person learns that it is a program, and sees the form", async () => {
    const form = await make();
    const { page } = await visits.arrive();
    await page.goto(`/c/${form.slug}`);
    await page.getByRole("textbox", { name: "Enter your answer" }).fill("are you a human?");
    await page.keyboard.press("Enter");
    await page.getByRole("log").getByText("I am a program of Plat, not a person.").waitFor();
    await page
      .getByRole("textbox", { name: "Enter your answer" })
      .fill("I want to talk to a real person");
    await page.keyboard.press("Enter");
    await page.getByRole("group", { name: "What would you like to do?" }).waitFor();
    expect(await page.getByRole("log").isVisible()).toBe(false);
  });

  it("loses nothing if the server is down, or the page is reloaded", async () => {
    const form = await make();
    const visitor = await visits.arrive();
    const { page } = visitor;
    await page.goto(`/c/${form.slug}`);
    const input = page.getByRole("textbox", { name: "Enter your answer" });
    await page.route("**/messages", (route) => route.abort());
    await input.fill("I want to sell");
    await input.press("Enter");
    await page.getByText("Your message wasn't sent. Try again in a moment.").waitFor();
    expect(await input.inputValue()).toBe("I want to sell");
    // The suggested answers of the first question are still shown.
    await page.getByRole("button", { name: "Sell a home" }).waitFor();
    await page.unroute("**/messages");
    await input.press("Enter");
    await page.getByRole("log").getByText("Noted: you want to sell.").waitFor();
    // Reloaded before the next question arrived: it still arrives.
    await page.reload();
    await page.getByRole("log").getByText("What kind of home is it about?").waitFor();
    await page.getByRole("log").getByText("I want to sell").waitFor();
    await page.getByRole("button", { name: "Condo", exact: true }).click();
    await page.getByRole("log").getByText("Where is it, or where do you look?").waitFor();
    expect(await page.getByRole("log").getByText("I want to sell").count()).toBe(1);
  });
});

it("gets the next question a second after the reply, unless they send more", async () => {
  const form = await make();
  const { page } = await visits.arrive();
  await page.goto(`/c/${form.slug}`);
  const input = page.getByRole("textbox", { name: "Enter your answer" });
  await page.evaluate(() => {
    const seen: [string, number][] = [];
    Object.assign(window, { seen });
    const answer = (text: string): void => {
      const input = document.querySelector<HTMLInputElement>("[data-say] input");
      if (input === null) throw new Error("there is no input");
      input.value = text;
      input.form?.requestSubmit();
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          seen.push([node.textContent ?? "", performance.now()]);
          // Within the second before the next question.
          if (node.textContent?.includes("Noted: a condo.") === true) answer("95838");
        }
    }).observe(document.querySelector("[data-said]") as Element, { childList: true });
  });
  await input.fill("sell");
  await input.press("Enter");
  await page.getByRole("log").getByText("What kind of home is it about?").waitFor();
  await input.fill("condo");
  await input.press("Enter");
  await page.getByRole("log").getByText("What price do you have in mind?").waitFor();
  const seen = await page.evaluate(() => Reflect.get(window, "seen") as [string, number][]);
  const [, reply, question] = seen;
  expect((question?.[1] ?? 0) - (reply?.[1] ?? 0)).toBeGreaterThanOrEqual(990);
  expect(seen.filter(([text]) => text.includes("Where is it, or where do you look?"))).toEqual([]);
});

it("without scripts is the form that it would have ended in", async () => {
  const form = await make();
  const visitor = await visits.arrive({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(`/c/${form.slug}`);
  expect(await page.getByRole("log").isVisible()).toBe(false);
  expect(await page.getByRole("button", { name: "Send" }).isVisible()).toBe(true);
  expect(
    await page.getByRole("group", { name: "When would you like to move ahead?" }).isVisible(),
  ).toBe(true);
});

it("of a form that asks step by step is that form", async () => {
  const form = await forms.make();
  const { page } = await visits.arrive();
  await page.goto(`/c/${form.slug}?sub1=x`);
  expect(page.url()).toBe(`${network.url}/f/${form.slug}?sub1=x`);
});

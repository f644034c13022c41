// Tests conversations with the assistant in a real browser: across reloads, tabs and sign-ins, in
// Spanish, and with axe.
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { AssistantWidget, COMPLETIONS, GREETING } from "../support/assistant-widget.ts";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { openVisits } from "../support/visits.ts";

const visits = openVisits();
let visitor: Visitor;
let page: Page;
let widget: AssistantWidget;

beforeEach(async () => {
  visitor = await visits.arrive();
  ({ page } = visitor);
  widget = new AssistantWidget(page);
});

describe("conversations", () => {
  it("survive reloads, start over at sign-in, are deletable, and are in no database", async () => {
    const word = `Zanzibar${randomUUID().slice(0, 8)}`;
    await page.goto("/login");
    await visitor.signIn("advertiser");
    await widget.launcher.click();
    await page.getByText(GREETING).waitFor();
    await widget.say(`A condo, says ${word}`, "andQuestion");
    const said = await widget.texts();
    await page.reload();
    await widget.launcher.click();
    await expect.poll(widget.texts).toEqual(said);
    const tab = await visitor.context.newPage();
    await tab.goto("/billing");
    await tab.getByRole("button", { name: "Ask Plat: AI Assistant" }).click();
    await tab.getByRole("log").getByText(word).waitFor();
    await tab.close();
    expect(await visitor.kept()).not.toContain(word);
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
    expect(await page.getByRole("complementary").count()).toBe(0);
    await visitor.signIn("advertiser");
    await widget.launcher.click();
    await expect.poll(widget.texts).toEqual([GREETING]);
    await widget.control("Conversations").click();
    await widget.panel
      .getByRole("button", { name: new RegExp(`^Open: A condo, says ${word}`) })
      .click();
    await widget.messages.getByText(`A condo, says ${word}`).waitFor();
    await widget.say("Tampa, FL");
    expect((await widget.texts()).filter((text) => text.includes(word))).toHaveLength(1);
    await widget.control("Conversations").click();
    await widget.control(`Delete: A condo, says ${word}`).click();
    await page
      .getByRole("dialog", { name: "Delete this conversation?" })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect.poll(() => widget.control(`Delete: A condo, says ${word}`).count()).toBe(0);
    await widget.control("Back to the conversation").click();
    expect(await widget.texts()).toEqual([GREETING]);
    expect(visitor.mishaps).toEqual([]);
  });

  it("are in Spanish for a Spanish reader", async () => {
    const here = await visits.arrive({ locale: "es-US" });
    await here.signUpQuietly("affiliate", "Elena Española");
    await here.open("/dashboard");
    await here.page.getByRole("button", { name: "Preguntar a Plat: Asistente de IA" }).click();
    const dialog = here.page.getByRole("dialog", { name: "Asistente de IA" });
    await dialog.getByText("¡Hola! Soy su asistente de IA en Plat.").waitFor();
    await dialog.getByPlaceholder("Escriba su mensaje...").fill("Un condominio en Tampa, FL");
    await dialog.getByRole("button", { name: "Enviar" }).click();
    await dialog.getByText("2 de 4").waitFor();
    await dialog
      .getByText("Asistente integrado: responde con reglas, sin modelo externo.")
      .waitFor();
    await here.page.route(COMPLETIONS, (route) => route.abort());
    await dialog.getByPlaceholder("Escriba su mensaje...").fill("300 mil");
    await here.page.keyboard.press("Enter");
    await dialog.getByText("Lo siento, ocurrió un error. Inténtelo de nuevo.").waitFor();
    expect(await dialog.getByRole("button", { name: "Intentar de nuevo" }).count()).toBe(1);
  });
});

describe("in both themes", () => {
  it("has no axe violations: open, minimized, edited, listed, on desktop, at 320 px", async () => {
    const here = await visits.arrive({ viewport: { width: 1_280, height: 640 } });
    widget = new AssistantWidget(here.page);
    await bringAxe(here);
    await here.signUpQuietly("advertiser", "Axel Axe");
    await here.open("/campaigns");
    await widget.open();
    await widget.say("a condo in Tampa, FL", "andQuestion");
    for (const width of [1_280, 320]) {
      const check = async (what: string): Promise<void> => {
        expect(await findingsInBothThemes(here), `${what} at ${width}`).toEqual([]);
        expect(await sideways(here), `${what} at ${width}`).toBeLessThanOrEqual(0);
      };
      await here.page.setViewportSize({ width, height: 640 });
      await check("open");
      if (width === 320) {
        expect(await widget.panel.boundingBox()).toEqual({ x: 0, y: 0, width, height: 640 });
        await widget.control(/2 of 4$/).click();
      }
      await widget.cell("Property").click();
      await check("edited");
      await here.page.keyboard.press("Escape");
      await widget.control("Conversations").click();
      await widget.control(/^Open: /).waitFor();
      await check("listed");
      await here.page.keyboard.press("Escape");
      await widget.minimised.waitFor();
      await check("minimised");
      await widget.minimised.click();
    }
  });
});

it("links a manually completed summary to a campaign with all its answers", async () => {
  await visitor.signUpQuietly("advertiser", "Hanna Hand");
  await visitor.open("/dashboard");
  await widget.open();
  await widget.say("a 3 bed condo in Tampa, FL, 400 to 450k");
  const onward = widget.panel
    .getByRole("region", { name: "Summary" })
    .getByRole("link", { name: "Create a campaign" });
  expect(await onward.count()).toBe(0);
  await widget.cell("Timing").click();
  await widget.panel.getByRole("combobox", { name: "Timing" }).selectOption("m3_6");
  await widget.control("Save").click();
  await onward.press("Enter");
  await page.waitForURL("**/campaigns/new?*");
  const main = page.getByRole("main");
  expect(
    await Promise.all(
      [
        main.getByLabel("Price from, $"),
        main.getByLabel("Price to, $"),
        main.getByLabel("Bedrooms from"),
      ].map((field) => field.inputValue()),
    ),
  ).toEqual(["400000", "450000", "3"]);
  expect(await main.getByText("Tampa, FL").first().isVisible()).toBe(true);
});

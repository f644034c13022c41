// Tests a manual lead in real browsers: described to the assistant, completed with the consumer's
// contact, confirmed by the consumer in another browser, with the outcome shown to the affiliate.
import { beforeAll, describe, expect, inject, it } from "vitest";
import { AssistantWidget } from "../support/assistant-widget.ts";
import { stranger } from "../support/first-form.ts";
import { KEY_MS } from "../support/hosted-forms.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { Trade } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
/** The browser's console message for a used link. */
const USED = "Failed to load resource: the server responded with a status of 410 (Gone)";

beforeAll(async () => {
  // A buyer of every lead from California.
  await Trade.open(network);
});

describe("a manual lead", () => {
  it("goes from chat to consumer to buyer; sheet, bell and chat update immediately", async () => {
    const owner = await visits.arrive({ permissions: ["clipboard-read", "clipboard-write"] });
    await bringAxe(owner);
    await owner.signUpQuietly("affiliate", "Dora Drafts");
    const { page } = owner;
    const widget = new AssistantWidget(page);
    await owner.open("/leads");
    await widget.open();
    await widget.say("wants to sell a condo in 95838 for 412k in 2 months");
    await widget.panel.getByRole("link", { name: "Complete the lead" }).click();

    const sheet = page.getByRole("dialog", { name: "Manual lead" });
    await sheet.getByRole("textbox", { name: "First name" }).waitFor();
    await page.waitForURL(/\/leads\?draft=[\da-f-]{36}$/);
    const chosen = (name: string): Promise<string> =>
      sheet
        .getByRole("combobox", { name })
        .evaluate((field) => (field as HTMLSelectElement).selectedOptions[0]?.text ?? "");
    expect([
      await chosen("Lead type"),
      await chosen("Property type"),
      await chosen("Price"),
      await chosen("Timing"),
      await sheet.getByRole("textbox", { name: "ZIP code" }).inputValue(),
    ]).toEqual(["Sell a home", "Condo", "$412,000", "In 1 to 3 months", "95838"]);

    // With the keyboard only: a missing value is reported and receives the focus.
    await sheet.getByRole("textbox", { name: "First name" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => sheet.getByText("Required to create the link.").count()).toBe(4);
    expect(await findings(owner)).toEqual([]);
    const person = stranger();
    for (const text of [person.first, person.last, person.phone, person.email]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await sheet.getByRole("region", { name: "Link for the person" }).waitFor();
    await page.keyboard.press("Enter");
    await sheet.getByRole("button", { name: "Copied" }).waitFor();
    const url = await page.evaluate(() => navigator.clipboard.readText());
    expect(url).toMatch(/\/f\/manual-leads-\w{6}\?draft=[\w-]{43}$/);
    expect(await findings(owner)).toEqual([]);
    await owner.settle();
    expect(await owner.kept()).not.toContain(person.email);

    const other = await visits.arrive({
      viewport: { width: 320, height: 640 },
      colorScheme: "dark",
    });
    await bringAxe(other);
    const path = url.slice(new URL(url).origin.length);
    await other.page.goto(path);
    await other.page.getByRole("heading", { name: "Is this right?" }).waitFor();
    expect(await other.page.getByRole("textbox", { name: "First name" }).inputValue()).toBe(
      person.first,
    );
    expect(await other.page.getByRole("checkbox").isChecked()).toBe(false);
    expect([await findings(other), await sideways(other)]).toEqual([[], 0]);
    await other.page.getByText("$500,000 to $750,000").click();
    await other.page.getByRole("button", { name: "Send" }).click();
    await other.page.getByText("Check the box to agree to be contacted.").waitFor();
    expect(await findings(other)).toEqual([]);
    await other.page.keyboard.press("Space");
    await other.page.keyboard.press("Enter");
    await other.page.getByRole("heading", { name: "Thank you. Your request was sent." }).waitFor();
    expect(await other.kept()).not.toContain(person.email);
    await other.page.reload();
    await other.page.getByText("This link works once and was used.").waitFor();
    expect([await findings(other), other.mishaps]).toEqual([[], [USED]]);

    // Without a reload.
    await sheet.getByText("Confirmed by the person, accepted and sold: you earn $").waitFor();
    expect(await findings(owner)).toEqual([]);
    await sheet.getByRole("link", { name: "Open the lead" }).click();
    await page
      .getByRole("main")
      .getByText(/\$500,000.*\$750,000/)
      .first()
      .waitFor();
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Notifications.*1/ })
      .waitFor();
    await widget.panel.getByText("Confirmed: the lead was accepted and sold. You earn $").waitFor();
    expect(owner.mishaps).toEqual([]);
  });

  it("is created from the leads, found, withdrawn: in Spanish, at 320 px, dark", async () => {
    const owner = await visits.arrive({
      viewport: { width: 320, height: 640 },
      colorScheme: "dark",
      locale: "es-US",
    });
    await bringAxe(owner);
    await owner.signUpQuietly("affiliate", "Ana Anota");
    const { page } = owner;
    const look = async (what: string): Promise<void> =>
      expect([await findings(owner), await sideways(owner)], what).toEqual([[], 0]);
    await owner.open("/leads");
    await page.getByRole("link", { name: "Prospectos manuales", exact: true }).click();
    await page.getByText("Aún no hay prospectos manuales.").waitFor();
    await look("no draft");
    await page.getByRole("link", { name: "Agregar prospecto" }).click();
    const sheet = page.getByRole("dialog", { name: "Prospecto manual" });
    await sheet
      .getByRole("textbox", { name: "Nombre" })
      .pressSequentially("Rita", { delay: KEY_MS });
    await sheet
      .getByRole("combobox", { name: "Tipo de prospecto" })
      .selectOption({ label: "Rentar una vivienda" });
    await sheet
      .getByRole("combobox", { name: "Precio" })
      .selectOption({ label: "De $1,500 a $2,000" });
    await look("a draft");
    await sheet.getByRole("button", { name: "Guardar" }).click();
    await page.getByText("Guardado.").waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await page.getByRole("link", { name: "Abrir: Rita" }).waitFor();
    await page.getByText("Rentar una vivienda").waitFor();
    await look("the list");
    await page.getByRole("link", { name: "Abrir: Rita" }).click();
    await sheet.getByRole("button", { name: "Retirar" }).click();
    await page
      .getByRole("dialog", { name: "¿Retirar este prospecto?" })
      .getByRole("button", { name: "Retirar" })
      .click();
    await sheet.getByText("Usted lo retiró. Sus datos están borrados.").waitFor();
    await look("withdrawn");
    await page.keyboard.press("Escape");
    await page.getByText("Datos borrados").waitFor();
    expect(owner.mishaps).toEqual([]);
  });
});

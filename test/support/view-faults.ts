// Finds what a view must not have: content that the assistant's button covers, tables that are cut,
// stray scroll bars, columns with cents in some rows, and texts that leave the reader guessing.
import type { Visitor } from "./browser.ts";

export interface ViewFaults {
  /** Texts and controls of the screen under the button, with the page scrolled to its end. */
  readonly covered: readonly string[];
  /** Names of tables that are wider than their place. */
  readonly cut: readonly string[];
  /** Strips that scroll by a little, as if by mistake, and menu labels out of their slot. */
  readonly stray: readonly string[];
  /** Columns that show cents in some rows only. */
  readonly cents: readonly string[];
  /** Texts without a subject that a reader can name. */
  readonly riddles: readonly string[];
}

/** Words that leave open who is meant, and phrases that hide a plain one (`docs/glossary.md`). */
const RIDDLES =
  /\b(?:nobody|somebody|whoever|one's|what came of|the way it took|by itself|stands here|any more)\b|\b(?:nadie|alguien|quienquiera) que\b/i;

export async function findViewFaults({ page }: Visitor): Promise<ViewFaults> {
  await page.getByRole("button", { name: /AI Assistant|Asistente de IA/ }).waitFor();
  const faults = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const main = document.querySelector("main");
    const button = document.querySelector("aside [aria-haspopup=dialog]");
    if (main === null || button === null) throw new Error("the frame is not there");
    const box = button.getBoundingClientRect();
    const covered = [
      ...main.querySelectorAll("a, button, input, select, textarea, td, th, p, li, dd"),
    ]
      .filter((element) => {
        const own = element.getBoundingClientRect();
        return (
          own.width > 0 &&
          own.height > 0 &&
          own.left < box.right - 1 &&
          own.right > box.left + 1 &&
          own.top < box.bottom - 1 &&
          own.bottom > box.top + 1
        );
      })
      .map((element) => element.textContent.slice(0, 60));
    const cut = [...main.querySelectorAll("[role=region]")]
      .filter(
        (region) =>
          region.querySelector("table") !== null && region.scrollWidth > region.clientWidth + 1,
      )
      .map((region) => region.getAttribute("aria-label") ?? "");
    const strays = [...document.querySelectorAll("main *")].filter((element) => {
      const by = element.scrollWidth - element.clientWidth;
      return /auto|scroll/.test(getComputedStyle(element).overflowX) && by > 1 && by <= 16;
    });
    const spilled = [...document.querySelectorAll("nav li > a")].filter((link) => {
      const [slot, label] = [link.getBoundingClientRect(), link.lastElementChild];
      const own = label?.getBoundingClientRect();
      return (
        own !== undefined &&
        own.width > 2 &&
        (own.left < slot.left - 1 || own.right > slot.right + 1 || own.bottom > innerHeight - 3)
      );
    });
    const stray = [...strays, ...spilled].map((element) => element.textContent.slice(0, 60));
    const AMOUNT = /^-?\$[\d,]+(\.\d\d)?$/;
    const cents = [...main.querySelectorAll("table")].flatMap((table) =>
      [...table.querySelectorAll("thead th, thead td")].flatMap((head, index) => {
        const amounts = [...table.querySelectorAll("tbody tr, tfoot tr")]
          .map(
            (row) =>
              row.children[index]?.querySelector("a, span span, span") ?? row.children[index],
          )
          .map((cell) => cell?.textContent.trim() ?? "")
          .filter((text) => AMOUNT.test(text));
        return new Set(amounts.map((text) => text.includes("."))).size > 1
          ? [`${head.textContent}: ${amounts.join(" ")}`]
          : [];
      }),
    );
    return { covered, cut, stray, cents, text: document.body.innerText };
  });
  const { text, ...found } = faults;
  return { ...found, riddles: text.split("\n").filter((line) => RIDDLES.test(line)) };
}

// Collects the commands of the screen behind the palette: its buttons and links, the filters and
// menus that are folded away, and those of the row with the focus. What a person may not do is not
// on the screen, so it is not here either.
import type { To } from "react-router";
import type { PaletteTexts } from "../../../locales/en/palette.ts";
import { menuOf } from "../../ui/menu-contents.ts";
import { rowOf } from "../../ui/rows.ts";
import { menuCommands } from "./menu-commands.ts";

export interface ScreenCommand {
  readonly name: string;
  /** The part of the screen that it stands in; empty if there is none. */
  readonly part: string;
  readonly run: () => void;
}

/** Fields in forms are no commands; a field that stands alone acts as soon as it is set. */
const CONTROLS = "a[href], button, summary, :not(form *):is(select, [role=combobox])";
const FILTERS = "[data-filters]";

/** Reads the page: call it before the palette is shown. `go` opens an address. */
export function screenCommands(
  texts: PaletteTexts,
  go: (to: To) => void,
): readonly ScreenCommand[] {
  const root = topOf(document);
  if (root === null) return [];
  const focusedRow = document.activeElement === null ? null : rowOf(document.activeElement);
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => isOffered(control) && [null, focusedRow].includes(rowOf(control)),
  );
  const found = controls.flatMap((control): ScreenCommand[] => {
    const part = partOf(control);
    const items = menuOf(control);
    const own = { name: nameOf(control, texts), part, run: () => press(control) };
    return items === undefined
      ? [own]
      : [own, ...menuCommands(items, go).map((item) => ({ ...item, part: own.name }))];
  });
  return withoutRepeats([...found, ...hiddenFilters(root, texts)]);
}

/** The dialog in front, or the part of the page that the screen fills. */
function topOf(page: Document): Element | null {
  return [...page.querySelectorAll("dialog:modal")].at(-1) ?? page.getElementById("content");
}

function isOffered(control: HTMLElement): boolean {
  return (
    control.checkVisibility({ visibilityProperty: true }) &&
    !control.matches(":disabled, [aria-disabled=true], [aria-busy=true]") &&
    control.closest("svg, [inert], [aria-hidden=true]") === null
  );
}

/** The accessible name, with what kind of choice it is: "Filter: State". */
function nameOf(control: HTMLElement, texts: PaletteTexts): string {
  const name = (labelOf(control) ?? control.innerText).replaceAll(/\s+/g, " ").trim();
  if (control.closest("thead") !== null) return `${texts.sort}: ${name}`;
  if (control.closest(FILTERS) !== null && control.ariaHasPopup === "dialog")
    return `${texts.filter}: ${name}`;
  const tabs = control.closest("nav")?.getAttribute("aria-label") ?? null;
  return tabs === null ? name : `${tabs}: ${name}`;
}

function labelOf(control: HTMLElement): string | null {
  const label = control.getAttribute("aria-label");
  if (label !== null) return label;
  const labels = control instanceof HTMLSelectElement ? control.labels : null;
  return labels?.[0]?.textContent ?? null;
}

/** The heading of the part around it. */
function partOf(control: HTMLElement): string {
  const row = rowOf(control);
  const around = row ?? control.closest("section, form, fieldset");
  const heading = around?.querySelector(row === null ? "h2, h3, legend" : "th, a, h3");
  if (heading === null || heading === undefined || heading.contains(control)) return "";
  return heading.textContent.trim();
}

/** Presses a control as a person would, so that the focus returns to it. */
function press(control: HTMLElement): void {
  control.focus();
  if (control.matches("select, [role=combobox]")) return;
  control.click();
}

/** The filters that a long list does not show until asked for. */
function hiddenFilters(root: Element, texts: PaletteTexts): ScreenCommand[] {
  return [...root.querySelectorAll<HTMLElement>(FILTERS)].flatMap((group) => {
    const labels: readonly string[] = JSON.parse(group.dataset["moreFilters"] ?? "[]");
    return labels.map((label) => ({
      name: `${texts.filter}: ${label}`,
      part: "",
      run: () => {
        group.querySelector<HTMLElement>("[data-more]")?.click();
        requestAnimationFrame(() => {
          const chips = [...group.querySelectorAll<HTMLElement>("button[aria-haspopup=dialog]")];
          const chip = chips.find(({ textContent }) => textContent.trim() === label);
          if (chip !== undefined) press(chip);
        });
      },
    }));
  });
}

function withoutRepeats(commands: readonly ScreenCommand[]): readonly ScreenCommand[] {
  const known = new Set<string>();
  return commands.filter(({ name, part }) => {
    const key = `${name}\n${part}`;
    if (name === "" || known.has(key)) return false;
    known.add(key);
    return true;
  });
}

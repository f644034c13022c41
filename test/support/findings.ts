// What axe finds on a page, and whether it must be scrolled sideways.
import type { AxeResults } from "axe-core";
import type { Visitor } from "./browser.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Before the first page opens. */
export async function bringAxe({ context }: Visitor): Promise<void> {
  await context.addInitScript({ path: new URL(import.meta.resolve("axe-core/axe.min.js")).pathname });
}

/** What axe finds, in a form that says where. */
export function findings({ page }: Visitor): Promise<string[]> {
  return page.evaluate(async (values) => {
    // What fades in has no contrast of its own yet.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    const { violations } = await (window as unknown as { axe: { run: (context: Document, options: unknown) => Promise<AxeResults> } }).axe.run(document, { runOnly: { type: "tag", values } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`).join(" | ")}`);
  }, RULES);
}

/** Pixels that do not fit. */
export function sideways({ page }: Visitor): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

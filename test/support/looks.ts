// What can be found wrong with a page without reading it: what axe finds, and whether it scrolls
// sideways.
import type { AxeResults } from "axe-core";
import type { Visitor } from "./browser.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** To be done before the first page opens. */
export async function bringAxe({ context }: Visitor): Promise<void> {
  await context.addInitScript({
    path: new URL(import.meta.resolve("axe-core/axe.min.js")).pathname,
  });
}

/** What axe finds, in a form that says where. */
export function findings({ page }: Visitor): Promise<string[]> {
  return page.evaluate(async (values) => {
    // What fades in has no contrast of its own yet.
    await Promise.all(
      document.getAnimations().map(({ finished }) => finished.catch(() => undefined)),
    );
    const { violations } = await (
      window as unknown as {
        axe: { run: (context: Document, options: unknown) => Promise<AxeResults> };
      }
    ).axe.run(document, { runOnly: { type: "tag", values } });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`)
          .join(" | ")}`,
    );
  }, RULES);
}

/** By how many pixels the page is wider than its window. */
export function sideways({ page }: Visitor): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

// Checks a page automatically: axe findings, and horizontal scrolling.
import type { AxeResults } from "axe-core";
import type { Visitor } from "./browser.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Call it before the first page opens. */
export async function bringAxe({ context }: Visitor): Promise<void> {
  await context.addInitScript({
    path: new URL(import.meta.resolve("axe-core/axe.min.js")).pathname,
  });
}

/** The findings of axe, with their locations. */
export function findings({ page }: Visitor): Promise<string[]> {
  return page.evaluate(async (values) => {
    // Elements that are fading in do not have their final contrast yet.
    await Promise.all(
      document.getAnimations().map(({ finished }) => finished.catch(() => undefined)),
    );
    const { violations } = await (
      window as unknown as {
        axe: { run: (context: Document, options: unknown) => Promise<AxeResults> };
      }
    ).axe.run(document, {
      runOnly: { type: "tag", values },
      // Only these are described; all rules run.
      resultTypes: ["violations"],
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`)
          .join(" | ")}`,
    );
  }, RULES);
}

/** The number of pixels by which the page is wider than its window. */
export function sideways({ page }: Visitor): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

// Checks a page automatically: axe findings, and horizontal scrolling.
import type { AxeResults, RunOnly } from "axe-core";
import type { Page } from "playwright-core";
import type { Visitor } from "./browser.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Call it before the first page opens. */
export async function bringAxe({ context }: Visitor): Promise<void> {
  await context.addInitScript({
    path: new URL(import.meta.resolve("axe-core/axe.min.js")).pathname,
  });
}

/** The rules whose outcome depends on the theme: a theme changes colors and nothing else. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** The findings of axe in the theme that the page is in, with their locations. */
export function findings({ page }: Visitor): Promise<string[]> {
  return runAxe(page, { type: "tag", values: RULES });
}

/**
 * The findings of axe in the page's theme, and those of its colors in the other one. The page ends
 * in the theme it was in.
 */
export async function findingsInBothThemes(visitor: Visitor): Promise<string[]> {
  const { page } = visitor;
  const found = await findings(visitor);
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [theme, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  await page.emulateMedia({ colorScheme: other });
  const foundInOther = await runAxe(page, { type: "rule", values: COLOR_RULES });
  await page.emulateMedia({ colorScheme: theme });
  return [...found, ...foundInOther.map((finding) => `${other}: ${finding}`)];
}

function runAxe(page: Page, rules: RunOnly): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    // Elements that are fading in do not have their final contrast yet.
    await Promise.all(
      document.getAnimations().map(({ finished }) => finished.catch(() => undefined)),
    );
    const { violations } = await (
      window as unknown as {
        axe: { run: (context: Document, options: unknown) => Promise<AxeResults> };
      }
    ).axe.run(document, {
      runOnly,
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
  }, rules);
}

/** The number of pixels by which the page is wider than its window. */
export function sideways({ page }: Visitor): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

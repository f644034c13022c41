// Describes the errors of a postback's URL or a link's target page in words.
import {
  CLICK_MACROS,
  type Macro,
  type TemplateProblem,
  checkTemplate,
  macrosIn,
} from "../../../../domain/tracking/address-template.ts";
import type { TrackingTexts } from "../../../../locales/en/tracking.ts";

type Problems = TrackingTexts["problems"];

/** The sentence of a problem of a template. */
export function problemWords(problem: TemplateProblem, texts: Problems): string {
  if (problem.code === "stray_brace") return texts.stray_brace(problem.at);
  if (problem.code !== "unknown_macro") return texts[problem.code];
  const meant = problem.suggestion === null ? "" : ` ${texts.meant(problem.suggestion)}`;
  return `${texts.unknown_macro(problem.macro)}${meant}`;
}

/** The template with a mistyped macro corrected. */
export function withMacro(text: string, mistyped: string, meant: Macro): string {
  return text.replaceAll(`{${mistyped}}`, `{${meant}}`);
}

const IN_TARGETS: ReadonlySet<string> = new Set(CLICK_MACROS);

/**
 * The error of a link's target page; null where it is valid. Pages of this server are checked by
 * the server.
 */
export function targetProblem(
  text: string,
  { problems }: { readonly problems: Problems },
): string | null {
  if (["f", "c"].some((path) => text.startsWith(`${location.origin}/${path}/`))) return null;
  const [problem] = checkTemplate(text);
  if (problem !== undefined) return problemWords(problem, problems);
  const foreign = macrosIn(text).find((macro) => !IN_TARGETS.has(macro));
  return foreign === undefined ? null : problems.unknown_macro(foreign);
}

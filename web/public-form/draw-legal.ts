// Renders links to the network's own pages at the foot of a form.
import type { FormView } from "../../domain/forms/form-view.ts";
import type { PublicFormTexts } from "../../locales/en/public-form.ts";
import { type Fragment, html } from "./html.ts";

/** The network's terms and privacy policy, where it has any. */
export function drawLegal(
  { termsUrl, privacyUrl }: Pick<FormView, "termsUrl" | "privacyUrl">,
  { legal }: PublicFormTexts,
): Fragment[] {
  const links = [
    [legal.terms, termsUrl],
    [legal.privacy, privacyUrl],
  ] as const;
  return links.flatMap(([name, address]) =>
    address === null
      ? []
      : [html` · <a href="${address}" target="_blank" rel="noopener">${name}</a>`],
  );
}

// Renders the page of a hosted form on the server: built separately from the app, so that it
// contains only what a form needs.
import type { FormView } from "../../domain/forms/form-view.ts";
import sheet from "./form.css?inline";
import { drawForm, titleOf } from "./draw-form.ts";
import { Html, html } from "./html.ts";

/** Inlined in every page: the content security policy names it by its hash. */
export const css: string = sheet;

/**
 * Inlined too, and run before anything is painted: shows the form step by step from the beginning,
 * so that nothing moves when its script arrives. Where that has not come when the document is
 * complete, after four seconds, or when a visitor wants to go on without it, the whole form is
 * shown for good, which works without a script. Where this one is blocked, it is whole anyway.
 */
export const guard: string = `{
const { documentElement: root } = document;
const whole = () => {
  if (!document.querySelector("[data-running]")) root.classList.replace("stepwise", "whole");
};
root.classList.add("stepwise");
addEventListener("DOMContentLoaded", whole);
addEventListener("click", ({ target }) => target.closest("[data-next]") && whole());
setTimeout(whole, 4e3);
}`;

/**
 * Returns the whole page. `scriptUrl` is the address of the script that asks step by step: one file
 * without imports, and no module: a module would be fetched under CORS, which a frame without
 * an origin of its own, and a proxy in between, make fail.
 */
export function drawPage(view: FormView, scriptUrl: string): string {
  const { language, ground, intro } = view.document;
  const isFound = view.state === "asking" && !view.isEmbedded && !view.isDraft;
  return html`<!doctype html>
<html lang="${language}" class="ground-${ground}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${intro === "" ? titleOf(view) : intro}">
${isFound ? null : html`<meta name="robots" content="noindex">`}
<meta name="color-scheme" content="${ground === "auto" ? "light dark" : ground}">
<title>${titleOf(view)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${new Html(css)}</style>
<script>${new Html(guard)}</script>
<script defer src="${scriptUrl}"></script>
</head>
<body class="${view.isEmbedded ? "embedded" : "alone"}"><main>${drawForm(view)}</main></body>
</html>`.text;
}

// Renders the page of a hosted form on the server: built separately from the app, so that it
// contains only what a form needs.
import type { FormView } from "../../domain/forms/form-view.ts";
import sheet from "./form.css?inline";
import { drawForm, titleOf } from "./draw-form.ts";
import { Html, html } from "./html.ts";

/** Inlined in every page: the content security policy names it by its hash. */
export const css: string = sheet;

/** Returns the whole page. `scriptUrl` is the address of the script that asks step by step. */
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
<script type="module" src="${scriptUrl}"></script>
</head>
<body class="${view.isEmbedded ? "embedded" : "alone"}"><main>${drawForm(view)}</main></body>
</html>`.text;
}

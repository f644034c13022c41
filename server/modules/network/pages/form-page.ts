// What draws the hosted forms: built of the web app's sources beside it, since the server may not
// read those itself.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FormView } from "../../../../domain/forms/form-view.ts";
import { FORM_DRAWER, FORM_MANIFEST, builtWeb } from "./build-web.ts";

/** As web/public-form/page.ts exports it. */
interface Drawer {
  readonly drawPage: (view: FormView, scriptUrl: string) => string;
  /** The style sheet, which every page holds. */
  readonly css: string;
  /** The inline script of every page. */
  readonly guard: string;
}

export interface FormPage {
  /** The whole page as HTML. */
  readonly draw: (view: FormView) => string;
  /** The page's policy; `isEmbedded` lets any page show it in a frame. */
  readonly policyFor: (isEmbedded: boolean) => string;
}

const SCRIPT = "main.ts";

/** Builds the web app first where needed. */
export async function loadFormPage(): Promise<FormPage> {
  const built = await builtWeb();
  const manifest: Readonly<Record<string, { readonly file: string } | undefined>> = JSON.parse(
    await readFile(join(built, FORM_MANIFEST), "utf8"),
  );
  const script = manifest[SCRIPT];
  if (script === undefined) throw new Error("the script of the hosted forms was not built");
  const drawer: Drawer = await import(pathToFileURL(join(built, FORM_DRAWER)).href);
  const { drawPage, css, guard } = drawer;
  const hashOf = (text: string): string =>
    `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  // Only what comes from here: no inline script or style but the page's own by its hash.
  const policy =
    `default-src 'none'; script-src 'self' ${hashOf(guard)}; style-src ${hashOf(css)}; ` +
    "img-src 'self' data:; " +
    "connect-src 'self'; base-uri 'none'; form-action 'self'";
  return {
    draw: (view) => drawPage(view, `/${script.file}`),
    policyFor: (isEmbedded) => `${policy}; frame-ancestors ${isEmbedded ? "*" : "'none'"}`,
  };
}

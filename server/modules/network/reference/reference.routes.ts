// The API's document at /v1/openapi.json and its reference at /docs, served from memory.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { HttpServer } from "../../../platform/http/http-server.ts";
import { makeMemoryFile, sendMemoryFile } from "../../../platform/http/memory-file.ts";

const ROOT = join(import.meta.dirname, "../../../..");

/** Only what comes from here: no inline script or style, no frame around the page, no form. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const FILES = [
  {
    path: "/v1/openapi.json",
    file: "contract/openapi.json",
    type: "application/json; charset=utf-8",
    page: false,
  },
  {
    path: "/docs",
    file: "web/reference/reference.html",
    type: "text/html; charset=utf-8",
    page: true,
  },
  {
    path: "/docs/reference.css",
    file: "web/reference/reference.css",
    type: "text/css; charset=utf-8",
    page: false,
  },
  {
    path: "/docs/apply-theme.js",
    file: "web/reference/apply-theme.js",
    type: "text/javascript; charset=utf-8",
    page: false,
  },
  // The guide's script imports it by its place beside the guide's folder.
  {
    path: "/docs/reference/theme.js",
    file: "web/reference/theme.js",
    type: "text/javascript; charset=utf-8",
    page: false,
  },
  {
    path: "/docs/theme.js",
    file: "web/reference/theme.js",
    type: "text/javascript; charset=utf-8",
    page: false,
  },
  {
    path: "/docs/schema-table.js",
    file: "web/reference/schema-table.js",
    type: "text/javascript; charset=utf-8",
    page: false,
  },
  {
    path: "/docs/operation-article.js",
    file: "web/reference/operation-article.js",
    type: "text/javascript; charset=utf-8",
    page: false,
  },
  {
    path: "/docs/reference.js",
    file: "web/reference/reference.js",
    type: "text/javascript; charset=utf-8",
    page: false,
  },
] as const;

/** Adds the reference. Its files are read once, so a missing one is noticed at the start. */
export async function registerReference(app: HttpServer): Promise<void> {
  for (const { path, file, type, page } of FILES) {
    const kept = await makeMemoryFile(await readFile(join(ROOT, file)), type);
    app.get(path, (request, reply) => {
      if (page) void reply.header("content-security-policy", PAGE_POLICY);
      return sendMemoryFile(request, reply, kept);
    });
  }
}

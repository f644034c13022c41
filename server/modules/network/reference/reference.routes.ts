// The API's document at /v1/openapi.json and its reference at /docs, served from memory.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { HttpServer } from "../../../platform/http/http-server.ts";

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
    const body = await readFile(join(ROOT, file));
    const packed = await promisify(gzip)(body);
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    app.get(path, (request: FastifyRequest, reply: FastifyReply) => {
      // Requested each time and answered with 304 as long as nothing changed.
      void reply.headers({
        "cache-control": "no-cache",
        etag,
        vary: "accept-encoding",
        ...(page ? { "content-security-policy": PAGE_POLICY } : {}),
      });
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      const takesGzip = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
      if (takesGzip) void reply.header("content-encoding", "gzip");
      return reply.type(type).send(takesGzip ? packed : body);
    });
  }
}

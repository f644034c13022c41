// Serves the web app: its files for ever, its page for every screen and for every address that is
// none.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { HttpServer } from "../../../platform/http/http-server.ts";
import { builtWeb } from "./build-web.ts";
import { type WebFile, type WebFiles, readWebFiles } from "./web-files.ts";

/** The screens by their addresses; the rest of the address is the screen's own. */
const SCREENS = [
  "login",
  "dashboard",
  "campaigns",
  "settings",
  "billing",
  "leads",
  "earnings",
  "users",
  "marketplace",
  "activity",
  "consumers",
  "buyers",
];
/**
 * Addresses below a screen that are screens too: a record of theirs, by the screen that shows one.
 */
const DEEPER = /^\/(leads|campaigns|users|spec)\/[^/]+$/;
const RECORD_SCREENS: Readonly<Record<string, string>> = {
  leads: "lead",
  campaigns: "campaign",
  users: "account",
  spec: "spec",
};

/**
 * What other people's pages load to show a hosted form in, and the form's own script: a page in a
 * sandboxed frame has no origin, so that its own files are another's. Both are everyone's.
 */
const FOR_OTHERS = /^\/(?:f\/embed|assets\/form-[\w-]+)\.js$/;

/** Workers obey the policy that their own file came with, not their pages'. */
const SERVICE_WORKER = "/push-worker.js";
/** Loads the reader of XLSX files once there is one. */
const IMPORT_WORKER = /^\/assets\/import-worker-[\w-]+\.js$/;

function headersOf(address: string): Readonly<Record<string, string>> {
  if (FOR_OTHERS.test(address)) return { "cross-origin-resource-policy": "cross-origin" };
  if (IMPORT_WORKER.test(address))
    return { "content-security-policy": "default-src 'none'; script-src 'self'" };
  return address === SERVICE_WORKER
    ? { "content-security-policy": "default-src 'none'; connect-src 'self'" }
    : {};
}

/** Adds the web app's files and pages. Builds it first where needed. */
export async function registerPages(app: HttpServer): Promise<void> {
  const web = await readWebFiles(await builtWeb());
  const policy = policyOf(web);
  for (const [address, file] of web.files) {
    if (address === "/index.html") continue;
    const headers = headersOf(address);
    app.get(address, (request, reply) => sendFile(request, reply.headers(headers), file));
  }
  const sendPage = (
    request: FastifyRequest,
    reply: FastifyReply,
    screen: string,
    status: number,
  ): FastifyReply =>
    sendFile(
      request,
      reply.code(status).header("content-security-policy", policy),
      web.pageFor(screen),
    );
  app.get("/", (request, reply) => sendPage(request, reply, "dashboard", 200));
  for (const screen of SCREENS)
    app.get(`/${screen}`, (request, reply) => sendPage(request, reply, screen, 200));
  app.get("/*", (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const wantsPage =
      !path.startsWith("/v1/") && /\btext\/html\b/.test(request.headers.accept ?? "");
    if (!wantsPage) return reply.callNotFound();
    const record = RECORD_SCREENS[DEEPER.exec(path)?.[1] ?? ""];
    return record === undefined
      ? sendPage(request, reply, "", 404)
      : sendPage(request, reply, record, 200);
  });
}

/**
 * Only what comes from here: no inline script or style sheet but the page's own by its hash, no
 * frame around the page.
 */
function policyOf({ inline }: WebFiles): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.scripts.join(" ")}`,
    `style-src 'self' ${inline.styles.join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: WebFile): FastifyReply {
  const accepted = request.headers["accept-encoding"] ?? "";
  void reply
    .headers({
      "cache-control": file.immutable ? "public, max-age=31536000, immutable" : "no-cache",
      vary: "accept-encoding",
    })
    .type(file.type);
  if (file.brotli !== null && /\bbr\b/.test(accepted))
    return reply.header("content-encoding", "br").send(file.brotli);
  if (file.gzip !== null && /\bgzip\b/.test(accepted))
    return reply.header("content-encoding", "gzip").send(file.gzip);
  return reply.send(file.plain);
}

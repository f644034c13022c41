// Serves the guide at /docs/guide, for everyone, as the reference at /docs is.
import type { FastifyRequest } from "fastify";
import type { HttpServer } from "../../../platform/http/http-server.ts";
import { sendMemoryFile } from "../../../platform/http/memory-file.ts";
import { sendProblem } from "../../../platform/http/problem.ts";
import { type Guide, readAsset, readGuide, readPicture } from "./guide.ts";
import { GUIDE_ADDRESS } from "./guide-pages.ts";

/** Only what comes from here: no inline script or style, no frame around the page, no form. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; " +
  "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ASSETS = [
  { name: "guide.css", type: "text/css; charset=utf-8" },
  { name: "guide.js", type: "text/javascript; charset=utf-8" },
] as const;

/** Adds the guide. Its styles and script are read now, its pages at the first visit. */
export async function registerGuide(app: HttpServer): Promise<void> {
  let found: Promise<Guide> | null = null;
  const guide = (): Promise<Guide> =>
    (found ??= readGuide().catch((error: unknown) => {
      found = null;
      throw error;
    }));
  for (const { name, type } of ASSETS) {
    const asset = await readAsset(name, type);
    app.get(`${GUIDE_ADDRESS}/${name}`, (request, reply) => sendMemoryFile(request, reply, asset));
  }
  app.get(`${GUIDE_ADDRESS}/search.json`, async (request, reply) =>
    sendMemoryFile(request, reply, (await guide()).searchIndex),
  );
  app.get(`${GUIDE_ADDRESS}/screens/:name`, async (request, reply) => {
    const { name } = request.params as { readonly name: string };
    const picture = await readPicture(name);
    return picture === null
      ? sendProblem(reply, "not_found")
      : sendMemoryFile(request, reply, picture);
  });
  for (const path of [GUIDE_ADDRESS, `${GUIDE_ADDRESS}/*`])
    app.get(path, async (request, reply) => {
      const { pages, notFound } = await guide();
      const page = pages.get(slugOf(request));
      void reply.code(page === undefined ? 404 : 200);
      return sendMemoryFile(
        request,
        reply.header("content-security-policy", PAGE_POLICY),
        page ?? notFound,
      );
    });
}

/** The end of the address; a slash at its end changes nothing. */
function slugOf({ params }: FastifyRequest): string {
  const { "*": rest = "" } = params as { readonly "*"?: string };
  return rest.replace(/\/$/, "");
}

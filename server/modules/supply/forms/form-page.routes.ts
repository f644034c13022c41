// Serves the pages of hosted forms to their visitors: /f/{slug}, and /c/{slug} for one that asks in
// a conversation. They are rendered here, so that they appear immediately and work without a
// script: without one, a conversation is the form that it would have ended in.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { HttpServer } from "../../../platform/http/http-server.ts";
import { openTalk } from "../../insight/assistant/index.ts";
import type { FormPage } from "../../network/pages/index.ts";
import { AddressRate } from "./address-rate.ts";
import {
  type FormPageDeps,
  type Pages,
  drawForm,
  drawGone,
  findForm,
  openDraft,
  sendPage,
} from "./draw-page.routes.ts";
import { takePost } from "./form-post.routes.ts";
import { isOpen } from "./present-form.ts";
import { PATHS, type Path, addressOf, queryTextsOf } from "./visit-texts.ts";

const POST_BYTES = 32 * 1024;

/** Responds to a visitor for whom there is no page. */
export function goneSender(
  page: FormPage,
  networkName: () => string,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  return (request, reply) =>
    reply
      .code(404)
      .type("text/html; charset=utf-8")
      .header("content-security-policy", page.policyFor(false))
      .send(drawGone(page, networkName(), request));
}

/** Registers the pages. */
export function registerFormPages(app: HttpServer, deps: FormPageDeps, page: FormPage): void {
  const pages: Pages = { deps, page, rate: new AddressRate(deps.pool, deps.now) };
  for (const path of PATHS) {
    app.get(`/${path}/:slug`, (request, reply) => showForm(pages, path, request, reply));
    app.post(`/${path}/:slug`, { bodyLimit: POST_BYTES }, (request, reply) =>
      takePost(pages, path, request, reply),
    );
  }
}

async function showForm(
  pages: Pages,
  path: Path,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = await findForm(pages, request, reply);
  if (form === null) return reply;
  const query = queryTextsOf(form, request.query);
  // A conversation address of a plain form leads to the form.
  if (path === "c" && form.kind !== "chat")
    return reply.redirect(addressOf("f", form.slug, query), 302);
  if (form.kind !== "assistant") {
    const talk =
      path === "c" && query["sent"] !== "1" && isOpen(form, pages.deps.now())
        ? {
            ...openTalk(form.document, pages.deps.networkName()),
            formAddress: addressOf("f", form.slug, query),
          }
        : null;
    const html = drawForm(pages, path, form, query, {
      talk,
      ...(query["sent"] === "1" ? { state: "thanked" as const } : {}),
    });
    return sendPage(pages, request, reply, { status: 200, html, query });
  }
  const opened = await openDraft(pages, request, reply, form, query);
  if (opened === null) return reply;
  const html = drawForm(pages, path, opened.form, query, { answers: opened.answers });
  return sendPage(pages, request, reply, { status: 200, html, query });
}

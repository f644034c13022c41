// Serves the pages of hosted forms to their visitors: /f/{slug}, and /c/{slug} for one that asks in
// a conversation. They are rendered here, so that they appear immediately and work without a
// script: without one, a conversation is the form that it would have ended in.
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SLUG_PATTERN } from "../../../../contract/supply/public-forms.ts";
import { DEFAULT_FORM, type FormLanguage } from "../../../../domain/forms/form-document.ts";
import type { Answers } from "../../../../domain/forms/form-steps.ts";
import type { FormView } from "../../../../domain/forms/form-view.ts";
import type { HttpServer } from "../../../platform/http/http-server.ts";
import { sendRefusal } from "../../../platform/http/refusal.ts";
import { openTalk } from "../../insight/assistant/index.ts";
import type { FormPage } from "../../network/pages/index.ts";
import { acceptDraft } from "./accept-draft.ts";
import { type PostDeps, acceptPost, startVisit } from "./accept-post.ts";
import { AddressRate } from "./address-rate.ts";
import { formIn } from "./draft-form.ts";
import { type PublicFormRow, findFormBySlug } from "./form.store.ts";
import { isOpen } from "./present-form.ts";
import { type PublicFormDeps, settle, visitorOf } from "./public-forms.routes.ts";
import {
  PATHS,
  type Path,
  type Texts,
  addressOf,
  answersIn,
  postOf,
  queryTextsOf,
  textsOf,
} from "./visit-texts.ts";

const POST_BYTES = 32 * 1024;
const GONE = 410;
const SLUG = new RegExp(SLUG_PATTERN);
interface SentPage {
  readonly status: number;
  readonly html: string;
  /** The slug in the address; absent if the page has no form. */
  readonly query?: Texts;
}

type Change = Partial<Pick<FormView, "state" | "talk" | "answers" | "problems">>;

/** Returns the not-found page, in the visitor's language if no other is known. */
function drawGone(
  page: FormPage,
  networkName: string,
  { headers }: FastifyRequest,
  state: FormView["state"] = "gone",
  known: FormLanguage | null = null,
): string {
  const language = known ?? (/^es\b/i.test(headers["accept-language"] ?? "") ? "es" : "en");
  return page.draw({
    slug: "",
    networkName,
    talk: null,
    document: { ...DEFAULT_FORM, name: "", language },
    consentText: "",
    start: "",
    state,
    isDraft: state !== "gone",
    action: "",
    isEmbedded: false,
    headingLevel: 1,
    answers: {},
    problems: [],
  });
}

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

export type FormPageDeps = PostDeps & Pick<PublicFormDeps, "networkName">;

/** The dependencies of every page. */
interface Pages {
  readonly deps: FormPageDeps;
  readonly page: FormPage;
  readonly rate: AddressRate;
}

/** Registers the pages. */
export function registerFormPages(app: HttpServer, deps: FormPageDeps, page: FormPage): void {
  const pages: Pages = { deps, page, rate: new AddressRate(deps.now) };
  for (const path of PATHS) {
    app.get(`/${path}/:slug`, (request, reply) => showForm(pages, path, request, reply));
    app.post(`/${path}/:slug`, { bodyLimit: POST_BYTES }, (request, reply) =>
      takePost(pages, path, request, reply),
    );
  }
}

function drawForm(
  { deps, page }: Pages,
  path: Path,
  form: PublicFormRow,
  query: Texts,
  change: Change,
): string {
  return page.draw({
    slug: form.slug,
    networkName: deps.networkName(),
    talk: null,
    document: form.document,
    consentText: form.consent_text,
    start: startVisit(deps.intake.vault, form, deps.now()),
    state: isOpen(form) ? "asking" : "closed",
    isDraft: form.kind === "assistant",
    action: addressOf(path, form.slug, query),
    isEmbedded: query["embed"] === "1",
    headingLevel: 1,
    answers: {},
    problems: [],
    ...change,
  });
}

async function sendPage(
  { page }: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, html, query = {} }: SentPage,
): Promise<FastifyReply> {
  const isEmbedded = query["embed"] === "1";
  void reply
    .code(status)
    .type("text/html; charset=utf-8")
    .headers({
      "content-security-policy": page.policyFor(isEmbedded),
      vary: "accept-encoding",
      ...(isEmbedded ? { "cross-origin-resource-policy": "cross-origin" } : {}),
    });
  if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(html);
  return reply.header("content-encoding", "gzip").send(await promisify(gzip)(html));
}

/** Returns the form of the address; if there is none, it has already sent the response. */
async function findForm(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  use: "look" | "post",
): Promise<PublicFormRow | null> {
  const { deps, page, rate } = pages;
  const refusal = rate.refusalFor(request.ip, use);
  const { slug } = request.params as { readonly slug: string };
  const form = refusal === null && SLUG.test(slug) ? await findFormBySlug(deps.pool, slug) : null;
  if (form === null)
    await (refusal === null
      ? sendPage(pages, request, reply, {
          status: 404,
          html: drawGone(page, deps.networkName(), request),
        })
      : sendRefusal(reply, refusal));
  return form;
}

/**
 * Returns the form that a draft's link shows; if the link opens nothing, it has already sent the
 * response.
 */
async function openDraft(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  form: PublicFormRow,
  query: Texts,
): Promise<{ readonly form: PublicFormRow; readonly answers: Answers } | null> {
  const { deps, page } = pages;
  void reply.header("referrer-policy", "no-referrer");
  const opened = await deps.drafts.open(query["draft"] ?? "", form.id);
  if (opened.kind === "open")
    return { form: await formIn(deps.pool, form, opened.language), answers: opened.answers };
  const isSent = opened.kind === "used" && query["sent"] === "1";
  await sendPage(pages, request, reply, {
    status: isSent ? 200 : GONE,
    html: drawGone(
      page,
      deps.networkName(),
      request,
      isSent ? "thanked" : opened.kind,
      opened.language,
    ),
  });
  return null;
}

async function showForm(
  pages: Pages,
  path: Path,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = await findForm(pages, request, reply, "look");
  if (form === null) return reply;
  const query = queryTextsOf(form, request.query);
  // A conversation address of a plain form leads to the form.
  if (path === "c" && form.kind !== "chat")
    return reply.redirect(addressOf("f", form.slug, query), 302);
  if (form.kind !== "assistant") {
    const talk =
      path === "c" && query["sent"] !== "1" && isOpen(form)
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

async function takePost(
  pages: Pages,
  path: Path,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = await findForm(pages, request, reply, "post");
  if (form === null) return reply;
  const query = queryTextsOf(form, request.query);
  const body = textsOf(request.body);
  const isDraft = form.kind === "assistant";
  const accepted = await settle(
    (isDraft ? acceptDraft : acceptPost)(
      pages.deps,
      form,
      postOf(body, query),
      visitorOf(request, true),
    ),
  );
  if (!accepted.ok) return sendRefusal(reply, accepted.error);
  const { value } = accepted;
  if (value.kind === "thanked")
    return reply.redirect(addressOf(path, form.slug, { ...query, sent: "1" }), 303);
  const shown = isDraft ? await openDraft(pages, request, reply, form, query) : { form };
  if (shown === null) return reply;
  if (value.kind === "closed") {
    const html = drawForm(pages, path, shown.form, query, { state: "closed" });
    return sendPage(pages, request, reply, { status: 409, html, query });
  }
  const html = drawForm(pages, path, shown.form, query, {
    answers: answersIn(body),
    problems: value.kind === "mend" ? value.problems : [],
  });
  return sendPage(pages, request, reply, { status: 422, html, query });
}

// The pages of hosted forms: /f/{slug} for its visitors, drawn here so that it stands at once and works without a script.
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SLUG_PATTERN } from "../../../contract/public-forms.ts";
import { DEFAULT_FORM } from "../../../domain/forms/form-document.ts";
import { CARRIED } from "../../../domain/forms/form-lead.ts";
import { ANSWER_FIELDS, type Answers } from "../../../domain/forms/form-steps.ts";
import type { FormView } from "../../../domain/forms/form-view.ts";
import type { HttpServer } from "../../platform/http/http-server.ts";
import { sendRefusal } from "../../platform/http/refusal.ts";
import type { FormPage } from "../pages/index.ts";
import { type GivenPost, acceptPost, startVisit } from "./accept-post.ts";
import { AddressRate } from "./address-rate.ts";
import { type PublicFormRow, findFormBySlug } from "./form.store.ts";
import { isOpen } from "./present-form.ts";
import { type PublicFormDeps, settle, visitorOf } from "./public-forms.routes.ts";

const POST_BYTES = 32 * 1024;
const LONGEST_ANSWER = 2_000;
const SLUG = new RegExp(SLUG_PATTERN);
/** What of a page's address belongs to the visit: it stays in it until the form is sent. */
const KEPT = ["embed", "page", ...CARRIED] as const;

type Texts = Readonly<Record<string, string>>;
type Change = Partial<Pick<FormView, "state" | "answers" | "problems">>;

/** The page that says that there is nothing, in the visitor's language. */
function drawGone(page: FormPage, networkName: string, { headers }: FastifyRequest): string {
  return page.draw({
    slug: "", networkName, document: { ...DEFAULT_FORM, name: "", language: /^es\b/i.test(headers["accept-language"] ?? "") ? "es" : "en" }, consentText: "", start: "",
    state: "gone", action: "", isEmbedded: false, headingLevel: 1, answers: {}, problems: [],
  });
}

/** Answers a visitor for whom there is no page. */
export function goneSender(page: FormPage, networkName: () => string): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  return (request, reply) => reply.code(404).type("text/html; charset=utf-8").header("content-security-policy", page.policyFor(false)).send(drawGone(page, networkName(), request));
}

/** Adds the pages. */
export function registerFormPages(app: HttpServer, deps: PublicFormDeps, page: FormPage): void {
  const rate = new AddressRate(deps.now);
  const draw = (form: PublicFormRow, query: Texts, change: Change): string => page.draw({
    slug: form.slug, networkName: deps.networkName(), document: form.document, consentText: form.consent_text, start: startVisit(deps.intake.vault, form, deps.now()),
    state: isOpen(form) ? "asking" : "closed", action: addressOf(form.slug, query), isEmbedded: query["embed"] === "1", headingLevel: 1, answers: {}, problems: [], ...change,
  });
  const send = async (request: FastifyRequest, reply: FastifyReply, status: number, html: string, query: Texts): Promise<FastifyReply> => {
    const isEmbedded = query["embed"] === "1";
    void reply.code(status).type("text/html; charset=utf-8").headers({ "content-security-policy": page.policyFor(isEmbedded), "vary": "accept-encoding", ...(isEmbedded ? { "cross-origin-resource-policy": "cross-origin" } : {}) });
    if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(html);
    return reply.header("content-encoding", "gzip").send(await promisify(gzip)(html));
  };
  const find = async (request: FastifyRequest, reply: FastifyReply, use: "look" | "post"): Promise<PublicFormRow | null> => {
    const refusal = rate.refusalFor(request.ip, use);
    const { slug } = request.params as { readonly slug: string };
    const form = refusal === null && SLUG.test(slug) ? await findFormBySlug(deps.pool, slug) : null;
    if (form === null) await (refusal === null ? send(request, reply, 404, drawGone(page, deps.networkName(), request), {}) : sendRefusal(reply, refusal));
    return form;
  };

  app.get("/f/:slug", async (request, reply) => {
    const form = await find(request, reply, "look");
    if (form === null) return reply;
    const query = textsOf(request.query);
    return send(request, reply, 200, draw(form, query, query["sent"] === "1" ? { state: "thanked" } : {}), query);
  });

  app.post("/f/:slug", { bodyLimit: POST_BYTES }, async (request, reply) => {
    const form = await find(request, reply, "post");
    if (form === null) return reply;
    const query = textsOf(request.query);
    const body = textsOf(request.body);
    const accepted = await settle(acceptPost(deps, form, postOf(body, query), visitorOf(request, true)));
    if (!accepted.ok) return sendRefusal(reply, accepted.error);
    if (accepted.value.kind === "thanked") return reply.redirect(addressOf(form.slug, { ...query, sent: "1" }), 303);
    if (accepted.value.kind === "closed") return send(request, reply, 409, draw(form, query, { state: "closed" }), query);
    return send(request, reply, 422, draw(form, query, { answers: answersIn(body), problems: accepted.value.kind === "mend" ? accepted.value.problems : [] }), query);
  });
}

function postOf(body: Texts, query: Texts): GivenPost {
  return { start: body["start"] ?? "", answers: answersIn(body), website: body["website"] ?? "", pageUrl: query["page"], carried: Object.fromEntries(CARRIED.map((name) => [name, query[name]])) };
}

function answersIn(body: Texts): Answers {
  return Object.fromEntries(ANSWER_FIELDS.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])));
}

/** Of whatever came, what is a text that a database can hold, cut to a sensible length; of several the first. */
function textsOf(given: unknown): Texts {
  if (typeof given !== "object" || given === null) return {};
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === "string" ? [[name, first.toWellFormed().replaceAll("\0", "").slice(0, LONGEST_ANSWER)]] : [];
  }));
}

function addressOf(slug: string, query: Texts): string {
  const kept = new URLSearchParams([...KEPT, "sent"].flatMap((name): [string, string][] => (query[name] === undefined || query[name] === "" ? [] : [[name, query[name]]])));
  return `/f/${slug}${kept.size === 0 ? "" : `?${kept.toString()}`}`;
}

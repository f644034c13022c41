// The pages of hosted forms, for their visitors: /f/{slug}, and /c/{slug} for one that asks in a
// conversation. Drawn here, so that they stand at once and work without a script: then a
// conversation is the form that it would have ended in.
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SLUG_PATTERN } from "../../../contract/public-forms.ts";
import { DEFAULT_FORM, type FormLanguage } from "../../../domain/forms/form-document.ts";
import { CARRIED } from "../../../domain/forms/form-lead.ts";
import { ANSWER_FIELDS, type Answers } from "../../../domain/forms/form-steps.ts";
import type { FormView } from "../../../domain/forms/form-view.ts";
import type { HttpServer } from "../../platform/http/http-server.ts";
import { sendRefusal } from "../../platform/http/refusal.ts";
import { openTalk } from "../assistant/index.ts";
import type { FormPage } from "../pages/index.ts";
import { acceptDraft } from "./accept-draft.ts";
import { type GivenPost, type PostDeps, acceptPost, startVisit } from "./accept-post.ts";
import { AddressRate } from "./address-rate.ts";
import { formIn } from "./draft-form.ts";
import { type PublicFormRow, findFormBySlug } from "./form.store.ts";
import { isOpen } from "./present-form.ts";
import { type PublicFormDeps, settle, visitorOf } from "./public-forms.routes.ts";

const POST_BYTES = 32 * 1024;
const LONGEST_ANSWER = 2_000;
const GONE = 410;
/** Where the pages stand: as a form, and as a conversation that ends in it. */
const PATHS = ["f", "c"] as const;
type Path = (typeof PATHS)[number];
const SLUG = new RegExp(SLUG_PATTERN);
/** What of a page's address belongs to the visit: it stays in it until the form is sent. */
const KEPT = ["embed", "page", "draft", ...CARRIED] as const;
/** The same of a draft's page, which no other may show or pass off as its own. */
const KEPT_OF_DRAFT: readonly string[] = ["draft", "sent", ...CARRIED];

type Texts = Readonly<Record<string, string>>;
type Change = Partial<Pick<FormView, "state" | "talk" | "answers" | "problems">>;

/** The page that says that there is nothing, in the visitor's language where no other is known. */
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

/** Answers a visitor for whom there is no page. */
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

/** Adds the pages. */
export function registerFormPages(app: HttpServer, deps: FormPageDeps, page: FormPage): void {
  const rate = new AddressRate(deps.now);
  const draw = (path: Path, form: PublicFormRow, query: Texts, change: Change): string =>
    page.draw({
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
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    html: string,
    query: Texts,
  ): Promise<FastifyReply> => {
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
  };
  const find = async (
    request: FastifyRequest,
    reply: FastifyReply,
    use: "look" | "post",
  ): Promise<PublicFormRow | null> => {
    const refusal = rate.refusalFor(request.ip, use);
    const { slug } = request.params as { readonly slug: string };
    const form = refusal === null && SLUG.test(slug) ? await findFormBySlug(deps.pool, slug) : null;
    if (form === null)
      await (refusal === null
        ? send(request, reply, 404, drawGone(page, deps.networkName(), request), {})
        : sendRefusal(reply, refusal));
    return form;
  };

  /**
   * The form that a draft's link shows; what is shown where the link opens nothing has been sent
   * then.
   */
  const openDraft = async (
    request: FastifyRequest,
    reply: FastifyReply,
    form: PublicFormRow,
    query: Texts,
  ): Promise<{ readonly form: PublicFormRow; readonly answers: Answers } | null> => {
    void reply.header("referrer-policy", "no-referrer");
    const opened = await deps.drafts.open(query["draft"] ?? "", form.id);
    if (opened.kind === "open")
      return { form: await formIn(deps.pool, form, opened.language), answers: opened.answers };
    const isSent = opened.kind === "used" && query["sent"] === "1";
    await send(
      request,
      reply,
      isSent ? 200 : GONE,
      drawGone(
        page,
        deps.networkName(),
        request,
        isSent ? "thanked" : opened.kind,
        opened.language,
      ),
      {},
    );
    return null;
  };

  const show = async (
    path: Path,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const form = await find(request, reply, "look");
    if (form === null) return reply;
    const query = queryOf(form, request);
    // Whoever has the address of a conversation that is none comes to the form.
    if (path === "c" && form.kind !== "chat")
      return reply.redirect(addressOf("f", form.slug, query), 302);
    if (form.kind !== "assistant") {
      const talk =
        path === "c" && query["sent"] !== "1" && isOpen(form)
          ? {
              ...openTalk(form.document, deps.networkName()),
              formAddress: addressOf("f", form.slug, query),
            }
          : null;
      return send(
        request,
        reply,
        200,
        draw(path, form, query, {
          talk,
          ...(query["sent"] === "1" ? { state: "thanked" as const } : {}),
        }),
        query,
      );
    }
    const opened = await openDraft(request, reply, form, query);
    return opened === null
      ? reply
      : send(
          request,
          reply,
          200,
          draw(path, opened.form, query, { answers: opened.answers }),
          query,
        );
  };

  const take = async (
    path: Path,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const form = await find(request, reply, "post");
    if (form === null) return reply;
    const query = queryOf(form, request);
    const body = textsOf(request.body);
    const isDraft = form.kind === "assistant";
    const accepted = await settle(
      (isDraft ? acceptDraft : acceptPost)(
        deps,
        form,
        postOf(body, query),
        visitorOf(request, true),
      ),
    );
    if (!accepted.ok) return sendRefusal(reply, accepted.error);
    const { value } = accepted;
    if (value.kind === "thanked")
      return reply.redirect(addressOf(path, form.slug, { ...query, sent: "1" }), 303);
    const shown = isDraft ? await openDraft(request, reply, form, query) : { form };
    if (shown === null) return reply;
    if (value.kind === "closed")
      return send(request, reply, 409, draw(path, shown.form, query, { state: "closed" }), query);
    return send(
      request,
      reply,
      422,
      draw(path, shown.form, query, {
        answers: answersIn(body),
        problems: value.kind === "mend" ? value.problems : [],
      }),
      query,
    );
  };

  for (const path of PATHS) {
    app.get(`/${path}/:slug`, (request, reply) => show(path, request, reply));
    app.post(`/${path}/:slug`, { bodyLimit: POST_BYTES }, (request, reply) =>
      take(path, request, reply),
    );
  }
}

function queryOf(form: PublicFormRow, { query }: FastifyRequest): Texts {
  const texts = textsOf(query);
  return form.kind === "assistant"
    ? Object.fromEntries(Object.entries(texts).filter(([name]) => KEPT_OF_DRAFT.includes(name)))
    : texts;
}

function postOf(body: Texts, query: Texts): GivenPost {
  return {
    start: body["start"] ?? "",
    answers: answersIn(body),
    website: body["website"] ?? "",
    pageUrl: query["page"],
    draft: query["draft"] ?? "",
    carried: Object.fromEntries(CARRIED.map((name) => [name, query[name]])),
  };
}

function answersIn(body: Texts): Answers {
  return Object.fromEntries(
    ANSWER_FIELDS.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])),
  );
}

/**
 * Of whatever came, what is a text that a database can hold, cut to a sensible length; of several
 * the first.
 */
function textsOf(given: unknown): Texts {
  if (typeof given !== "object" || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return typeof first === "string"
        ? [[name, first.toWellFormed().replaceAll("\0", "").slice(0, LONGEST_ANSWER)]]
        : [];
    }),
  );
}

function addressOf(path: Path, slug: string, query: Texts): string {
  const kept = new URLSearchParams(
    [...KEPT, "sent"].flatMap((name): [string, string][] =>
      query[name] === undefined || query[name] === "" ? [] : [[name, query[name]]],
    ),
  );
  return `/${path}/${slug}${kept.size === 0 ? "" : `?${kept.toString()}`}`;
}

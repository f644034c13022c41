// Draws and sends the pages of hosted forms, within the rate of their visitor's address.
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SLUG_PATTERN } from "../../../../contract/supply/public-forms.ts";
import { DEFAULT_FORM, type FormLanguage } from "../../../../domain/forms/form-document.ts";
import type { Answers } from "../../../../domain/forms/form-steps.ts";
import type { FormView } from "../../../../domain/forms/form-view.ts";
import { sendRefusal } from "../../../platform/http/refusal.ts";
import type { FormPage } from "../../network/pages/index.ts";
import type { PostDeps } from "./accept-post.ts";
import type { AddressRate } from "./address-rate.ts";
import { formIn } from "./draft-form.ts";
import { type PublicFormRow, findFormBySlug } from "./form.store.ts";
import { isOpen } from "./present-form.ts";
import type { PublicFormDeps } from "./public-forms.routes.ts";
import { startVisit } from "./visit-start.ts";
import { type Path, type Texts, addressOf } from "./visit-texts.ts";

const GONE = 410;
const SLUG = new RegExp(SLUG_PATTERN);

export interface SentPage {
  readonly status: number;
  readonly html: string;
  /** The slug in the address; absent if the page has no form. */
  readonly query?: Texts;
}

export type Change = Partial<
  Pick<FormView, "state" | "talk" | "answers" | "problems" | "check" | "failure" | "start">
>;

/** Returns the not-found page, in the visitor's language if no other is known. */
export function drawGone(
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
    termsUrl: null,
    privacyUrl: null,
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
    check: null,
    failure: null,
  });
}

export type FormPageDeps = PostDeps & Pick<PublicFormDeps, "networkName" | "legal">;

/** The dependencies of every page. */
export interface Pages {
  readonly deps: FormPageDeps;
  readonly page: FormPage;
  readonly rate: AddressRate;
}

export function drawForm(
  { deps, page }: Pages,
  path: Path,
  form: PublicFormRow,
  query: Texts,
  change: Change,
): string {
  return page.draw({
    slug: form.slug,
    networkName: deps.networkName(),
    ...deps.legal(),
    talk: null,
    document: form.document,
    consentText: form.consent_text,
    start: startVisit(deps.intake.vault, form, deps.now()),
    state: isOpen(form, deps.now()) ? "asking" : "closed",
    isDraft: form.kind === "assistant",
    action: addressOf(path, form.slug, query),
    isEmbedded: query["embed"] === "1",
    headingLevel: 1,
    answers: {},
    problems: [],
    check: null,
    failure: null,
    ...change,
  });
}

export async function sendPage(
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
      // A page around may ask for a stricter policy (https://w3c.github.io/webappsec-cspee): the form
      // works without its script.
      ...(isEmbedded
        ? { "cross-origin-resource-policy": "cross-origin", "allow-csp-from": "*" }
        : {}),
    });
  if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(html);
  return reply.header("content-encoding", "gzip").send(await promisify(gzip)(html));
}

/** Returns the form of the address; if there is none, it has already sent the response. */
export async function findForm(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PublicFormRow | null> {
  const { deps, page, rate } = pages;
  const refusal = await rate.refusalFor(request.ip, "look");
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
export async function openDraft(
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

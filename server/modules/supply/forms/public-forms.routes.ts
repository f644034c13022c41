// Serves hosted forms over HTTP to anonymous visitors, within rate limits.
import type { FastifyRequest } from "fastify";
import {
  type FormAnswer,
  getPublicForm,
  noteVisit,
  postForm,
  talkToForm,
} from "../../../../contract/supply/public-forms.ts";
import type { Answers } from "../../../../domain/forms/form-steps.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { LeadFailed, TooBusy } from "../../selling/distribution/index.ts";
import { acceptDraft } from "./accept-draft.ts";
import {
  type Accepted,
  type GivenPost,
  type PostDeps,
  type Visitor,
  acceptPost,
} from "./accept-post.ts";
import { AddressRate, type AddressUse } from "./address-rate.ts";
import { type TalkDeps, createTalk } from "./answer-talk.ts";
import { formIn } from "./draft-form.ts";
import { type PublicFormRow, countVisit, findFormBySlug } from "./form.store.ts";
import { FORM_CLOSED, dayOf, presentPublicForm } from "./present-form.ts";
import type { FormView } from "../../../../domain/forms/form-view.ts";
import { startVisit, visitOf } from "./visit-start.ts";

export interface PublicFormDeps extends PostDeps, Omit<TalkDeps, "vault"> {
  /** Addresses of the network's terms and privacy policy; null where it has none. */
  readonly legal: () => Pick<FormView, "termsUrl" | "privacyUrl">;
}

const BUSY: Refusal = {
  code: "unavailable",
  detail: "This wasn't sent. Send it again in a moment: it arrives once.",
  retryAfterSeconds: 2,
};

/** Finds a form for a visitor, if their address is within its rate. */
type FindForm = (
  request: FastifyRequest,
  slug: string,
  use: AddressUse,
) => Promise<Result<PublicFormRow, Refusal>>;

/** Registers the operations for a form's visitors. */
export function registerPublicForms(host: HttpHost, deps: PublicFormDeps): void {
  const rate = new AddressRate(deps.pool, deps.now);
  const find: FindForm = async (request, slug, use) => {
    const refusal = await rate.refusalFor(request.ip, use);
    if (refusal !== null) return refuse(refusal);
    const form = await findFormBySlug(deps.pool, slug);
    return form === null ? refuse(NOT_FOUND) : ok(form);
  };
  registerLooks(host, deps, find);
  registerTalk(host, deps, find);
  registerPost(host, deps, find);
}

function registerLooks(host: HttpHost, deps: PublicFormDeps, find: FindForm): void {
  registerOperation(host, getPublicForm, async ({ params, query, request }) => {
    const found = await find(request, params.slug, "look");
    if (!found.ok) return found;
    const opened =
      found.value.kind === "assistant"
        ? await deps.drafts.open(query.draft ?? "", found.value.id)
        : null;
    if (opened !== null && opened.kind !== "open") return refuse(NOT_FOUND);
    const form =
      opened === null ? found.value : await formIn(deps.pool, found.value, opened.language);
    return ok(
      presentPublicForm(
        form,
        deps.networkName(),
        startVisit(deps.intake.vault, form, deps.now()),
        deps.now(),
      ),
    );
  });

  registerOperation(host, noteVisit, async ({ params, body, request }) => {
    const form = await find(request, params.slug, "look");
    if (!form.ok) return form;
    const start = visitOf(deps.intake.vault, form.value, body.start);
    const isOurs = start !== null && start.atMs <= deps.now();
    if (isOurs && !isPrivate(request))
      await countVisit(deps.pool, form.value.id, dayOf(deps.now()), [body.event]);
    return ok(undefined);
  });
}

function registerTalk(host: HttpHost, deps: PublicFormDeps, find: FindForm): void {
  const answerTalk = createTalk({ ...deps, vault: deps.intake.vault });
  registerOperation(host, talkToForm, async ({ params, body, request }) => {
    const form = await find(request, params.slug, "talk");
    return form.ok ? answerTalk(form.value, body) : form;
  });
}

function registerPost(host: HttpHost, deps: PublicFormDeps, find: FindForm): void {
  registerOperation(host, postForm, async ({ params, body, request }) => {
    const form = await find(request, params.slug, "post");
    if (!form.ok) return form;
    const {
      start,
      answers,
      website,
      page_url: pageUrl,
      draft,
      check,
      number,
      ...carried
    } = body as typeof body & {
      readonly page_url?: string;
      readonly website?: string;
      readonly draft?: string;
      readonly check?: string;
      readonly number?: string;
    };
    const given: GivenPost = {
      start,
      answers: answers as Answers,
      website: website ?? "",
      pageUrl,
      draft: draft ?? "",
      second: { token: check ?? "", number: number ?? "" },
      carried: carried as GivenPost["carried"],
    };
    return answerOf(
      await settle(
        (form.value.kind === "assistant" ? acceptDraft : acceptPost)(
          deps,
          form.value,
          given,
          visitorOf(request, false),
        ),
      ),
    );
  });
}

function answerOf(accepted: Result<Accepted, Refusal>): Result<FormAnswer, Refusal> {
  if (!accepted.ok) return accepted;
  if (accepted.value.kind === "closed") return refuse(FORM_CLOSED);
  if (accepted.value.kind !== "mend") return ok({ status: accepted.value.kind, problems: [] });
  const { problems, check, start } = accepted.value;
  return ok({
    status: "mend",
    problems: [...problems],
    ...(check === null || check.words === null
      ? {}
      : { check: { token: check.token, words: check.words, is_wrong: check.isWrong }, start }),
  });
}

/** Turns an overloaded or failed market into a refusal. */
export async function settle(accepting: Promise<Accepted>): Promise<Result<Accepted, Refusal>> {
  try {
    return ok(await accepting);
  } catch (error) {
    if (error instanceof TooBusy || error instanceof LeadFailed) return refuse(BUSY);
    throw error;
  }
}

/** Global Privacy Control: https://privacycg.github.io/gpc-spec/. */
export function isPrivate(request: FastifyRequest): boolean {
  return request.headers["sec-gpc"] === "1";
}

export function visitorOf(request: FastifyRequest, isScriptless: boolean): Visitor {
  return {
    ipAddress: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    isPrivate: isPrivate(request),
    isScriptless,
  };
}

// Takes what a browser without a script posts: the lead, or the page once more with all that was
// typed.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { acceptDraft } from "./accept-draft.ts";
import { type Mend, acceptPost } from "./accept-post.ts";
import {
  type Change,
  type Pages,
  drawForm,
  findForm,
  openDraft,
  sendPage,
} from "./draw-page.routes.ts";
import { type FormVersionRow, type PublicFormRow, findVersion } from "./form.store.ts";
import { settle, visitorOf } from "./public-forms.routes.ts";
import { visitOf } from "./visit-start.ts";
import {
  type Path,
  type Texts,
  addressOf,
  answersIn,
  postOf,
  queryTextsOf,
  textsOf,
} from "./visit-texts.ts";

const UNPROCESSABLE = 422;
const TOO_MANY = 429;
const UNAVAILABLE = 503;

/** What was sent with a form, and what its page needs to be shown again. */
interface SentPost {
  readonly pages: Pages;
  readonly path: Path;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly form: PublicFormRow;
  readonly query: Texts;
  readonly body: Texts;
}

export async function takePost(
  pages: Pages,
  path: Path,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = await findForm(pages, request, reply);
  if (form === null) return reply;
  const query = queryTextsOf(form, request.query);
  const body = textsOf(request.body);
  const post: SentPost = { pages, path, request, reply, form, query, body };
  const refusal = await pages.rate.refusalFor(request.ip, "post");
  if (refusal !== null) return showFailure(post, refusal);
  const accepted = await settle(
    (form.kind === "assistant" ? acceptDraft : acceptPost)(
      pages.deps,
      form,
      postOf(body, query),
      visitorOf(request, true),
    ),
  );
  if (!accepted.ok) return showFailure(post, accepted.error);
  const { value } = accepted;
  if (value.kind === "thanked")
    return reply.redirect(addressOf(path, form.slug, { ...query, sent: "1" }), 303);
  if (value.kind === "closed") return showAgain(post, 409, { state: "closed" });
  return showAgain(
    post,
    UNPROCESSABLE,
    value.kind === "gone" ? {} : againOf(value, body),
    value.kind === "gone" ? null : value.shown,
  );
}

function againOf({ problems, check, start }: Mend, body: Texts): Change {
  return { answers: answersIn(body), problems, check, start };
}

/** A form that could not be taken now is shown with everything that was typed, to be sent again. */
async function showFailure(post: SentPost, refusal: Refusal): Promise<FastifyReply> {
  const { pages, form, reply, body } = post;
  const { pool, intake } = pages.deps;
  const isTooMany = refusal.code === "rate_limited";
  if (refusal.retryAfterSeconds !== undefined)
    void reply.header("retry-after", String(refusal.retryAfterSeconds));
  const given = { token: body["check"] ?? "", number: body["number"] ?? "" };
  // The visit goes on with its own start and version: what took its time once is not too quick.
  const start = visitOf(intake.vault, form, body["start"] ?? "");
  const shown = start === null ? null : await findVersion(pool, form.id, start.version);
  return showAgain(
    post,
    isTooMany ? TOO_MANY : UNAVAILABLE,
    {
      answers: answersIn(body),
      failure: isTooMany ? "too_many" : "failed",
      ...(shown === null ? {} : { start: body["start"] ?? "" }),
      check: given.token === "" ? null : { ...given, words: null, isWrong: false },
    },
    shown,
  );
}

/** `shown` is the version that the start of the visit belongs to; null for the current one. */
async function showAgain(
  { pages, path, request, reply, form, query }: SentPost,
  status: number,
  change: Change,
  shown: FormVersionRow | null = null,
): Promise<FastifyReply> {
  const opened =
    form.kind === "assistant" ? await openDraft(pages, request, reply, form, query) : { form };
  if (opened === null) return reply;
  const html = drawForm(pages, path, { ...opened.form, ...shown }, query, change);
  return sendPage(pages, request, reply, { status, html, query });
}

// Serves the assistant over HTTP.
import { dayIn } from "../../../../domain/distribution/calendar.ts";
import * as providerContract from "../../../../contract/insight/assistant-provider.ts";
import * as contract from "../../../../contract/insight/assistant.ts";
import {
  type ChatCompletionRequest,
  MOST_LETTERS,
  type ChatCompletion,
} from "../../../../contract/insight/chat-completion.ts";
import type { FastifyRequest } from "fastify";
import { type Actor, type Role, can } from "../../../../domain/access/access.ts";
import { isTimeZone } from "../../../../domain/distribution/calendar.ts";
import { updatedPrice } from "../../../../domain/qualification/property-price.ts";
import { dayNear } from "../../../../domain/qualification/days.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { ownCall } from "../../../platform/http/own-call.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { waitWithoutTraffic } from "../../../platform/http/wait-without-traffic.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { RateLimit } from "../../../platform/http/rate-limit.ts";
import { findTimeZone } from "../../network/accounts/index.ts";
import type { AssistantDeps, Asker, Said } from "./assistant-deps.ts";
import { beginThread } from "./begin-thread.ts";
import { correctAnswers } from "./correct-answers.ts";
import type { Provider } from "./provider.ts";
import { whileReading } from "./reader.ts";
import { type Answered, readThread, handleMessage } from "./handle-message.ts";
import { deleteThread, listThreads } from "./thread.store.ts";
import {
  openContent,
  presentMessage,
  presentPending,
  presentSummary,
  presentThread,
} from "./threads.ts";

/** As fast as a person can type and read, with headroom. */
const RATE = { perSecond: 0.5, burst: 20 };
const MILLISECONDS = 1_000;
const TITLE_LETTERS = 80;
/** The model name of a reply without a model. */
const BUILT_IN = "plat-built-in";

export interface AssistantRoutesDeps extends Omit<AssistantDeps, "stopping"> {
  /** Returns the session of a request; null without one. */
  readonly sessionKeyOf: (request: FastifyRequest) => string | null;
  readonly provider: Provider;
}

export function registerAssistant(host: HttpHost, given: AssistantRoutesDeps): void {
  // Stopping the server does not wait for a model.
  const stopping = new AbortController();
  host.app.addHook("preClose", async () => stopping.abort());
  const deps = { ...given, stopping: stopping.signal };
  const rate = new RateLimit();
  const askerOf = (actor: Actor, request: FastifyRequest): Asker => ({
    actor,
    sessionHash: deps.vault.hashText("assistant session", deps.sessionKeyOf(request) ?? actor.id),
    read: ownCall(host.app, request),
  });
  registerOperation(host, contract.createChatCompletion, async ({ actor, body, request }) => {
    if (!can(actor, "update", "own", { userId: actor.id })) return refuse(FORBIDDEN);
    // Figures are counted by the account's clock, as on its screens.
    const zone = body.plat?.time_zone ?? (await findTimeZone(deps.pool, actor.accountId));
    const said = readSaid(body, deps.now(), zone);
    if (!said.ok) return said;
    const waitMs = rate.take(actor.id, 1, RATE, deps.now());
    if (waitMs > 0)
      return refuse({
        code: "rate_limited",
        detail: "Too many messages. Wait a moment and try again.",
        retryAfterSeconds: Math.ceil(waitMs / MILLISECONDS),
      });
    // A model may take ten minutes to reply.
    waitWithoutTraffic(request);
    const answered = await whileReading(handleMessage(deps, askerOf(actor, request), said.value));
    return answered.ok ? ok(presentCompletion(answered.value, actor.role)) : answered;
  });
  registerThreads(host, deps, askerOf);
  registerOperation(host, providerContract.getAssistantProvider, ({ actor }) =>
    deps.provider.read(actor),
  );
  registerOperation(host, providerContract.setAssistantProvider, ({ actor, body }) =>
    deps.provider.write(actor, body),
  );
  registerOperation(host, providerContract.testAssistantProvider, ({ actor, body, request }) => {
    waitWithoutTraffic(request);
    return deps.provider.test(actor, body ?? null);
  });
}

function registerThreads(
  host: HttpHost,
  deps: AssistantDeps,
  askerOf: (actor: Actor, request: FastifyRequest) => Asker,
): void {
  registerOperation(host, contract.listAssistantThreads, async ({ actor, request }) => {
    const threads = await listThreads(deps.pool, actor.id, askerOf(actor, request).sessionHash);
    return ok({
      items: threads.map(({ id, startedAt, lastAt, messages, isCurrent, first }) => ({
        id,
        title: openContent(deps.vault, first.id, first.content).text.slice(0, TITLE_LETTERS),
        started_at: startedAt.toISOString(),
        last_at: lastAt.toISOString(),
        messages,
        is_current: isCurrent,
      })),
    });
  });
  registerOperation(host, contract.getCurrentAssistantThread, async ({ actor, request }) => {
    // A person who opens the assistant is about to write.
    deps.reader.ask("warm", null).catch(() => undefined);
    const found = await readThread(deps, askerOf(actor, request), "current");
    const { model } = await deps.provider.current();
    return ok({
      thread: found === null ? null : presentThread(found.thread, found.messages, actor.role),
      model: model?.model ?? BUILT_IN,
      is_built_in: model === null,
    });
  });
  registerOperation(host, contract.getAssistantThread, async ({ actor, params, request }) => {
    const found = await readThread(deps, askerOf(actor, request), params.id);
    return found === null
      ? refuse(NOT_FOUND)
      : ok(presentThread(found.thread, found.messages, actor.role));
  });
  registerOperation(host, contract.createAssistantThread, async ({ actor, body, request }) => {
    const begun = await beginThread(deps, askerOf(actor, request), body.id);
    return begun.ok
      ? ok(presentThread(begun.value.thread, begun.value.messages, actor.role))
      : begun;
  });
  registerOperation(host, contract.deleteAssistantThread, async ({ actor, params }) =>
    (await deleteThread(deps.pool, actor.id, params.id)) ? ok(undefined) : refuse(NOT_FOUND),
  );
  registerOperation(
    host,
    contract.mergeAssistantAnswers,
    async ({ actor, params, body, request }) => {
      const corrected = await whileReading(
        correctAnswers(deps, askerOf(actor, request), params.id, body),
      );
      return corrected.ok
        ? ok(presentThread(corrected.value.thread, corrected.value.messages, actor.role))
        : corrected;
    },
  );
}

/** Returns the request's values, with defaults for what a plain client leaves out. */
function readSaid(
  { messages, stream, plat = {} }: ChatCompletionRequest,
  nowMs: number,
  timeZone: string,
): Result<Said, Refusal> {
  const last = messages.at(-1);
  const text = last?.content.trim() ?? "";
  const field = `/messages/${messages.length - 1}/content`;
  if (stream === true)
    return refuse(
      invalid([
        {
          field: "/stream",
          code: "invalid",
          message: "Remove stream: answers come in one piece.",
        },
      ]),
    );
  if (last?.role !== "user")
    return refuse(
      invalid([
        {
          field: `/messages/${messages.length - 1}/role`,
          code: "invalid",
          message: "Send the user's message last.",
        },
      ]),
    );
  if (text === "")
    return refuse(invalid([{ field, code: "required", message: "Enter a message." }]));
  if (text.length > MOST_LETTERS)
    return refuse(
      invalid([{ field, code: "too_long", message: `Send at most ${MOST_LETTERS} characters.` }]),
    );
  if (!isTimeZone(timeZone))
    return refuse(
      invalid([
        {
          field: "/plat/time_zone",
          code: "invalid",
          message: "Choose an IANA time zone, for example America/Los_Angeles.",
        },
      ]),
    );
  return ok({
    id: plat.message_id ?? uuidv7(nowMs),
    text,
    threadId: plat.thread_id ?? null,
    askedId: plat.asked_id ?? null,
    language: plat.language ?? "en",
    today: dayNear(plat.today ?? dayIn(timeZone, nowMs), nowMs),
    timeZone,
  });
}

function presentCompletion({ thread, said, reply, spoken }: Answered, role: Role): ChatCompletion {
  const price = updatedPrice(thread.conversation, reply.text);
  return {
    id: `chatcmpl-${reply.id}`,
    object: "chat.completion",
    created: Math.floor(reply.at.getTime() / MILLISECONDS),
    model: spoken.model ?? BUILT_IN,
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: reply.kind === "apology" ? "" : reply.text },
        finish_reason: spoken.finishReason,
      },
    ],
    plat: {
      thread_id: thread.id,
      said: presentMessage(said),
      reply: presentMessage(reply),
      question: presentPending(thread.pending, reply.at),
      summary: presentSummary(thread, role),
      lead_update: price === null ? null : { property: { price } },
      is_built_in: spoken.model === null,
    },
  };
}

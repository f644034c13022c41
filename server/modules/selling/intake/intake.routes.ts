// Serves the routes for posting leads: one at a time, or up to a thousand together.
import {
  type PostAnswer,
  postLead,
  postLeadBatch,
} from "../../../../contract/marketplace/leads.ts";
import type { Answer } from "../../../../domain/distribution/answer.ts";
import { POST_REASON_TEXTS } from "../../../../domain/lead/reasons.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { bearerKey } from "../../../platform/http/actor.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { type Refusal, UNAUTHENTICATED, KEY_REUSED } from "../../../platform/http/refusal.ts";
import { type Rate, RateLimit } from "../../../platform/http/rate-limit.ts";
import { LeadFailed, TooBusy } from "../distribution/index.ts";
import { callerKeyOf } from "./caller-key.ts";
import type { SourceCaller, SourceKeys } from "./source-caller.ts";
import { presentAnswer, presentFailure } from "./present-answer.ts";
import { type IntakeDeps, type SubmitResult, submitLead } from "./submit-lead.ts";

export interface IntakeRoutesDeps extends IntakeDeps {
  readonly sourceKeys: SourceKeys;
  readonly postRate: () => Rate;
}

const BUSY: Refusal = {
  code: "unavailable",
  detail: "Too many leads are waiting. Send this one again in a second.",
  retryAfterSeconds: 1,
};
const DOWN: Refusal = {
  code: "unavailable",
  detail: "The lead couldn't be answered now. Send it again: it is never sold twice.",
  retryAfterSeconds: 2,
};

/**
 * Leads of a batch call queued at the same time, so that a thousand neither fill the memory nor
 * keep single posts waiting; fewer would leave workers idle.
 */
const BATCH_PART = 512;

/** Admits this many posts of a source within its rate limit. */
type Admit = (
  found: Promise<Result<SourceCaller, Refusal>>,
  count: number,
) => Promise<Result<SourceCaller, Refusal>>;

/** Adds `POST /v1/leads` and `POST /v1/leads/batch`. */
export function registerIntake(host: HttpHost, deps: IntakeRoutesDeps): void {
  const admit = createAdmission(deps);
  registerPost(host, deps, admit);
  registerBatch(host, deps, admit);
}

function createAdmission(deps: IntakeRoutesDeps): Admit {
  const limit = new RateLimit();
  return async (found, count) => {
    const caller = await found;
    if (!caller.ok) return caller;
    const waitMs = limit.take(caller.value.terms.id, count, deps.postRate(), deps.now());
    return waitMs === 0
      ? caller
      : refuse({
          code: "rate_limited",
          detail:
            "This source posts faster than the network allows. Slow down, or post in batches.",
          retryAfterSeconds: Math.ceil(waitMs / 1_000),
        });
  };
}

function registerPost(host: HttpHost, deps: IntakeRoutesDeps, admit: Admit): void {
  registerOperation(host, postLead, async ({ body, headers, request }) => {
    const record = body as Readonly<Record<string, unknown>>;
    const key = callerKeyOf(request);
    if (key === null) return refuse(UNAUTHENTICATED);
    const caller = await admit(deps.sourceKeys.find(key, request.ip), 1);
    if (!caller.ok) return caller;
    const result = await settle(
      submitLead(deps, {
        source: caller.value.terms,
        pauses: caller.value.pauses,
        record,
        idempotencyKey: headers["idempotency-key"] ?? null,
        idempotentText: () => JSON.stringify(record),
        urgency: "interactive",
      }),
    );
    return result.ok ? answerOf(result.value) : result;
  });
}

function registerBatch(host: HttpHost, deps: IntakeRoutesDeps, admit: Admit): void {
  registerOperation(host, postLeadBatch, async ({ body, headers, request }) => {
    const key = bearerKey(request);
    if (key === null || key === undefined) return refuse(UNAUTHENTICATED);
    const caller = await admit(
      deps.sourceKeys.find({ key, isInAddress: false }, request.ip),
      body.leads.length,
    );
    if (!caller.ok) return caller;
    const batchKey = headers["idempotency-key"];
    const bodyText = batchKey === undefined ? "" : JSON.stringify(body);
    const idempotentText = () => bodyText;
    const submit = async (lead: unknown, index: number): Promise<Result<PostAnswer, Refusal>> => {
      if (typeof lead !== "object" || lead === null || Array.isArray(lead))
        return ok(notAnObject(deps.now()));
      const result = await settle(
        submitLead(deps, {
          source: caller.value.terms,
          pauses: caller.value.pauses,
          record: lead as Record<string, unknown>,
          idempotencyKey: batchKey === undefined ? null : `${batchKey}#${index}`,
          idempotentText,
          urgency: "bulk",
        }),
      );
      return result.ok ? answerOf(result.value) : result;
    };
    const submitted = await submitInParts(body.leads, submit, batchKey !== undefined);
    if (!submitted.ok) return submitted;
    const results = submitted.value;
    const mismatch = results.find(
      (result) => !result.ok && result.error.code === "idempotency_mismatch",
    );
    if (mismatch !== undefined && !mismatch.ok) return mismatch;
    return ok({
      results: results.map((result) =>
        result.ok ? result.value : presentFailure(uuidv7(deps.now())),
      ),
    });
  });
}

/**
 * Submits the leads of a batch call. With a key, the first lead shows whether the key belongs to
 * this request, before any other is decided.
 */
async function submitInParts(
  leads: readonly unknown[],
  submit: (lead: unknown, index: number) => Promise<Result<PostAnswer, Refusal>>,
  isKeyed: boolean,
): Promise<Result<Result<PostAnswer, Refusal>[], Refusal>> {
  const results: Result<PostAnswer, Refusal>[] = [];
  if (isKeyed) {
    const told = await submit(leads[0], 0);
    if (!told.ok) return told;
    results.push(told);
  }
  while (results.length < leads.length) {
    const from = results.length;
    results.push(
      ...(await Promise.all(
        leads.slice(from, from + BATCH_PART).map((lead, index) => submit(lead, from + index)),
      )),
    );
  }
  return ok(results);
}

/** Turns distribution's exceptions into refusals, so that the caller learns the cause. */
async function settle(
  submitted: Promise<SubmitResult>,
): Promise<Result<SubmitResult | { readonly kind: "failed" }, Refusal>> {
  try {
    return ok(await submitted);
  } catch (error) {
    if (error instanceof TooBusy) return refuse(BUSY);
    if (error instanceof LeadFailed)
      return error.blamesLead ? ok({ kind: "failed" }) : refuse(DOWN);
    throw error;
  }
}

function answerOf(result: SubmitResult | { readonly kind: "failed" }): Result<PostAnswer, Refusal> {
  if (result.kind === "mismatch") return refuse(KEY_REUSED);
  return ok(
    result.kind === "failed" ? presentFailure(uuidv7(0)) : presentAnswer(result.answer, result),
  );
}

function notAnObject(nowMs: number): PostAnswer {
  const answer: Answer = {
    leadId: uuidv7(nowMs),
    status: "rejected",
    reason: "invalid_field",
    sale: "none",
    priceCents: 0n as Answer["priceCents"],
    original: null,
  };
  return {
    ...presentAnswer(answer),
    reason: `${POST_REASON_TEXTS.invalid_field} Send each lead as an object.`,
  };
}

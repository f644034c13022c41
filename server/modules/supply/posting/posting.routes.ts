// Serves a source's posting page and its request log over HTTP.
import {
  type LoggedRequest,
  type SourceRequest,
  getPostingSpec,
  listPostingRequests,
  listSourceRequests,
  createTestPost,
} from "../../../../contract/supply/posting.ts";
import { can } from "../../../../domain/access/access.ts";
import { fieldsAsRead, fieldsPartlyRead } from "../../../../domain/lead/as-read.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Rate, RateLimit } from "../../../platform/http/rate-limit.ts";
import {
  type IntakeDeps,
  type SourceKeys,
  callerKeyOf,
  presentAnswer,
  dryRunPost,
} from "../../selling/intake/index.ts";
import {
  type KeyedSourceRow,
  callerOf,
  findSource,
  findSourceByPostingToken,
} from "../sources/index.ts";
import type { RequestLog } from "./request-log.ts";
import type { RequestRow } from "./request-log.store.ts";
import { type NotedRequest, notedRequests, testRequest } from "./noted-request.ts";
import { postingSpecOf } from "./posting-spec.ts";

export interface PostingDeps extends IntakeDeps {
  readonly pool: Queryable;
  readonly sourceKeys: SourceKeys;
  readonly calls: RequestLog;
  readonly postRate: () => Rate;
  readonly onError: (error: unknown, what: string) => void;
}

/** The calls of a source's key, by the path of their route. */
const OPERATIONS: Readonly<Record<string, Parameters<typeof notedRequests>[0] | undefined>> = {
  "/v1/leads": "post",
  "/v1/leads/batch": "batch",
  "/v1/pings": "ping",
  "/v1/pings/:id/post": "ping_post",
};

/**
 * Rate of a page's test posts: as fast as a person tries, and too slow to find out prices by the
 * thousand.
 */
const TRY_RATE: Rate = { perSecond: 2, burst: 20 };

export function registerPosting(host: HttpHost, deps: PostingDeps): void {
  noteRequests(host, deps);
  const limit = new RateLimit();
  const sourceOf = async (token: string): Promise<Result<KeyedSourceRow, Refusal>> => {
    const row = await findSourceByPostingToken(deps.pool, token);
    return row === null || row.account_status === "suspended" ? refuse(NOT_FOUND) : ok(row);
  };

  registerOperation(host, getPostingSpec, async ({ params }) => {
    const source = await sourceOf(params.token);
    return source.ok
      ? ok(postingSpecOf(source.value, deps.networkName(), deps.postRate()))
      : source;
  });

  registerOperation(host, listPostingRequests, async ({ params }) => {
    const source = await sourceOf(params.token);
    return source.ok
      ? ok({ items: (await deps.calls.list(source.value.id)).map(presentCall) })
      : source;
  });

  registerOperation(host, createTestPost, async ({ params, body }) => {
    const source = await sourceOf(params.token);
    if (!source.ok) return source;
    const caller = callerOf(source.value);
    if (!caller.ok) return caller;
    const { terms, paused } = caller.value;
    const waitMs = limit.take(terms.id, 1, TRY_RATE, deps.now());
    if (waitMs > 0)
      return refuse({
        code: "rate_limited",
        detail: "Too many tests in a row. Wait a second and try again.",
        retryAfterSeconds: Math.ceil(waitMs / 1_000),
      });
    const { answer, lead, partly, ...remarks } = await dryRunPost(deps, {
      source: terms,
      sourcePaused: paused,
      record: body as Readonly<Record<string, unknown>>,
    });
    const presented = presentAnswer(answer, remarks);
    deps.calls.note(terms.id, () => [testRequest({ ...presented, price: 0 })]);
    const fields =
      lead !== null
        ? fieldsAsRead(lead)
        : partly === null
          ? []
          : fieldsPartlyRead(partly, remarks.errors);
    return ok({ ...presented, fields });
  });

  registerOperation(host, listSourceRequests, async ({ actor, params }) => {
    const row = await findSource(deps.pool, params.id);
    if (row === null || !can(actor, "read", "source", { accountId: row.account_id }))
      return refuse(NOT_FOUND);
    return ok({ items: (await deps.calls.list(row.id)).map(presentOwnRequest) });
  });
}

/** Logs the response to every call of a source's key, however far it came. */
function noteRequests({ app }: HttpHost, { sourceKeys, calls, onError }: PostingDeps): void {
  app.addHook("preSerialization", (request, reply, payload, done) => {
    const operation =
      request.method === "POST" ? OPERATIONS[request.routeOptions.url ?? ""] : undefined;
    const key = operation === undefined ? undefined : callerKeyOf(request)?.key;
    if (operation !== undefined && key !== undefined && calls.looksAt(key)) {
      const noted = (): readonly NotedRequest[] =>
        notedRequests(operation, reply.statusCode, request.body, payload);
      sourceKeys
        .ownerOf(key)
        .then((sourceId) => sourceId !== null && calls.note(sourceId, noted))
        .catch((error: unknown) => onError(error, "a call to a source could not be noted"));
    }
    done(null, payload);
  });
}

function presentCall({
  id,
  at,
  operation,
  http_status,
  is_test,
  result,
  reason,
  errors,
  notes,
}: RequestRow): LoggedRequest {
  return {
    id,
    at: at.toISOString(),
    operation,
    http_status,
    is_test,
    result,
    reason,
    errors,
    notes,
  };
}

function presentOwnRequest(row: RequestRow): SourceRequest {
  return {
    ...presentCall(row),
    lead_id: row.lead_id,
    price_cents: row.price_cents === null ? null : Number(row.price_cents),
  };
}

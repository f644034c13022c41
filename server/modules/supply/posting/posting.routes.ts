// Serves a source's posting page and its request log over HTTP.
import {
  type LoggedRequest,
  type SourceRequest,
  type TestPostAnswer,
  getPostingSpec,
  listPostingRequests,
  listSourceRequests,
  createTestPost,
} from "../../../../contract/supply/posting.ts";
import { can, seesMoney } from "../../../../domain/access/access.ts";
import { fieldsAsRead, fieldsPartlyRead } from "../../../../domain/lead/as-read.ts";
import { exampleOf } from "../../../../domain/lead/field-examples.ts";
import { LEAD_FIELDS, type LeadField } from "../../../../domain/lead/field-names.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Rate, RateLimit } from "../../../platform/http/rate-limit.ts";
import {
  type IntakeDeps,
  type PostRemarks,
  type SourceKeys,
  callerKeyOf,
  presentAnswer,
  presentFieldError,
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
    const row = await findSourceByPostingToken(deps.pool, token, new Date(deps.now()));
    return row === null || row.account_status === "suspended" ? refuse(NOT_FOUND) : ok(row);
  };

  registerOperation(host, getPostingSpec, async ({ params }) => {
    const source = await sourceOf(params.token);
    return source.ok
      ? ok(postingSpecOf(source.value, deps.networkName(), deps.postRate(), deps.now()))
      : source;
  });

  registerOperation(host, listPostingRequests, async ({ params }) => {
    const source = await sourceOf(params.token);
    if (!source.ok) return source;
    const present = createPresenter(deps.networkName());
    return ok({ items: (await deps.calls.list(source.value.id)).map(present.toAnyone) });
  });

  registerOperation(host, createTestPost, async ({ params, body }) => {
    const source = await sourceOf(params.token);
    if (!source.ok) return source;
    const caller = callerOf(source.value);
    if (!caller.ok) return caller;
    const { terms, pauses } = caller.value;
    const waitMs = limit.take(terms.id, 1, TRY_RATE, deps.now());
    if (waitMs > 0)
      return refuse({
        code: "rate_limited",
        detail: "Too many tests in a row. Wait a second and try again.",
        retryAfterSeconds: Math.ceil(waitMs / 1_000),
      });
    const { answer, lead, partly, ...remarks } = await dryRunPost(deps, {
      source: terms,
      pauses,
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
    return ok({ ...presented, ...toSender(remarks), fields });
  });

  registerOperation(host, listSourceRequests, async ({ actor, params }) => {
    const row = await findSource(deps.pool, params.id);
    if (row === null || !can(actor, "read", "source", { accountId: row.account_id }))
      return refuse(NOT_FOUND);
    const present = createPresenter(deps.networkName());
    return ok({
      items: (await deps.calls.list(row.id)).map((call) => present.toOwner(call, seesMoney(actor))),
    });
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

/** What came in a test's fields, contact data too: it goes back to its sender and is not stored. */
function toSender({ errors, notes }: PostRemarks): Pick<TestPostAnswer, "errors" | "notes"> {
  return {
    ...(errors.length === 0 ? {} : { errors: errors.map(presentFieldError) }),
    ...(notes.length === 0
      ? {}
      : {
          notes: notes.map(({ field, came, readAs, advice }) => ({
            field,
            came,
            read_as: readAs,
            advice,
          })),
        }),
  };
}

/** Presents the entries of the log, with a right value of each refused field. */
function createPresenter(networkName: string): {
  readonly toAnyone: (row: RequestRow) => LoggedRequest;
  readonly toOwner: (row: RequestRow, isMoneySeen: boolean) => SourceRequest;
} {
  const toAnyone = (row: RequestRow): LoggedRequest => ({
    id: row.id,
    at: row.at.toISOString(),
    operation: row.operation,
    http_status: row.http_status,
    is_test: row.is_test,
    result: row.result,
    reason: row.reason,
    errors: row.errors.map((error) => ({
      ...error,
      example: isLeadField(error.field) ? exampleOf(error.field, networkName) : null,
    })),
    notes: row.notes,
  });
  return {
    toAnyone,
    toOwner: (row, isMoneySeen) => ({
      ...toAnyone(row),
      lead_id: row.lead_id,
      price_cents: row.price_cents === null || !isMoneySeen ? null : Number(row.price_cents),
    }),
  };
}

function isLeadField(name: string): name is LeadField {
  return (LEAD_FIELDS as readonly string[]).includes(name);
}

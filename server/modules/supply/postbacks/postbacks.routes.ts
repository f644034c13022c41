// Serves postbacks over HTTP.
import { COUNTED_DAYS } from "../../../../domain/attempts/attempt.ts";
import type { Static } from "typebox";
import * as contract from "../../../../contract/supply/postbacks.ts";
import type {
  Postback,
  PostbackDocument,
  PostbackPatch,
  PostbackMessage,
} from "../../../../contract/supply/postback-document.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import {
  POSTBACK_EVENTS,
  type PostbackEvent,
  sampleOf,
} from "../../../../domain/tracking/postback.ts";
import { applyMergePatch } from "../../../platform/http/merge-patch.ts";
import type { OutboundCall } from "../../../platform/http/outbound-call.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import { RateLimit } from "../../../platform/http/rate-limit.ts";
import {
  type CallCounts,
  countCalls,
  restartCall,
} from "../../../platform/jobs/call-queue.store.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { makeCall } from "./make-call.ts";
import * as calls from "./postback-message.store.ts";
import * as store from "./postback.store.ts";
import * as past from "./queue.store.ts";
import {
  type PostbackDeps,
  checkAddress,
  removePostback,
  writePostback,
} from "./write-postback.ts";
import { DAY_MS } from "../../../../domain/time.ts";

/**
 * Limit per account: a person who tests an address presses a few times, and the server must not be
 * used to call other systems.
 */
const TRY_RATE = { perSecond: 0.2, burst: 15 };
const MOST_PAST = 20_000;

export interface PostbackRoutesDeps extends PostbackDeps {
  readonly call: OutboundCall;
}

export function registerPostbacks(host: HttpHost, deps: PostbackRoutesDeps): void {
  registerDocuments(host, deps);
  registerTry(host, deps);
  registerCalls(host, deps);
  registerPast(host, deps);
}

function registerDocuments(host: HttpHost, deps: PostbackRoutesDeps): void {
  const { pool } = deps;
  registerOperation(host, contract.listPostbacks, async ({ actor, query }) => {
    const page = await store.listPostbacks(pool, query, scopeFor(actor, "postback"));
    return pageAnswer(page, await createPresenter(deps, actor, page.ok ? page.value.rows : []));
  });
  registerOperation(host, contract.getPostback, async ({ actor, params }) =>
    answerWith(deps, actor, await findFor(deps, actor, params.id, "read")),
  );
  registerOperation(host, contract.setPostback, async ({ actor, params, body }) =>
    answerWith(
      deps,
      actor,
      await writePostback(deps, { id: params.id, actor, change: () => body }),
    ),
  );
  registerOperation(host, contract.mergePostback, async ({ actor, params, body }) =>
    answerWith(
      deps,
      actor,
      await writePostback(deps, {
        id: params.id,
        actor,
        change: (current) => (current === null ? undefined : merged(current, body)),
      }),
    ),
  );
  registerOperation(host, contract.removePostback, async ({ actor, params }) =>
    removePostback(deps, actor, params.id),
  );
}

function registerCalls(host: HttpHost, { pool, now }: PostbackRoutesDeps): void {
  registerOperation(host, contract.listPostbackMessages, async ({ actor, query }) =>
    pageAnswer(await calls.listCalls(pool, query, scopeFor(actor, "postback")), presentCall),
  );
  registerOperation(host, contract.sendAgain, async ({ actor, params }) => {
    const row = await calls.findCall(pool, params.id);
    if (row === null || !can(actor, "read", "postback", { accountId: row.account_id }))
      return refuse(NOT_FOUND);
    if (!can(actor, "update", "postback", { accountId: row.account_id })) return refuse(FORBIDDEN);
    await restartCall(pool, calls.POSTBACK_QUEUE, row.id, new Date(now()));
    const again = await calls.findCall(pool, row.id);
    return again === null ? refuse(NOT_FOUND) : ok(presentCall(again));
  });
}

function registerPast(host: HttpHost, deps: PostbackRoutesDeps): void {
  const { pool, now } = deps;
  registerOperation(host, contract.countPast, async ({ actor, params, query }) => {
    const found = await findFor(deps, actor, params.id, "read");
    if (!found.ok) return found;
    const days = query.days ?? contract.PAST_DAYS.usual;
    const sinceMs = now() - days * DAY_MS;
    return ok(
      presentPast(
        days,
        found.value,
        await past.countPast(pool, found.value, new Date(sinceMs), lowestUuidv7(sinceMs - DAY_MS)),
      ),
    );
  });
  registerOperation(host, contract.sendPast, async ({ actor, params, body: { days } }) => {
    const found = await findFor(deps, actor, params.id, "update");
    if (!found.ok) return found;
    const nowMs = now();
    const sinceMs = nowMs - days * DAY_MS;
    const queued = await past.queuePast(pool, found.value, new Date(sinceMs), {
      sinceId: lowestUuidv7(sinceMs - DAY_MS),
      most: MOST_PAST,
      nowMs,
    });
    const count = [...queued.values()].reduce((sum, some) => sum + some, 0);
    await recordActivity(pool, {
      atMs: nowMs,
      actor,
      accountId: found.value.account_id,
      action: "postback.past_sent",
      subjectKind: "postback",
      subjectId: found.value.id,
      detail: { days, count },
    });
    return ok(presentPast(days, found.value, queued));
  });
}

/** Returns the postbacks with the recent results of their messages. */
async function createPresenter(
  { pool, now }: PostbackRoutesDeps,
  actor: Actor,
  rows: readonly store.PostbackRow[],
): Promise<(row: store.PostbackRow) => Postback> {
  const counts = await countCalls(
    pool,
    calls.POSTBACK_QUEUE,
    rows.map(({ id }) => id),
    new Date(now() - COUNTED_DAYS * DAY_MS),
  );
  return (row) =>
    presentPostback(row, counts.get(row.id), {
      update: isOffered(actor, "update", "postback", { accountId: row.account_id }),
    });
}

async function answerWith(
  deps: PostbackRoutesDeps,
  actor: Actor,
  written: Result<store.PostbackRow, Refusal>,
): Promise<Result<Postback, Refusal>> {
  if (!written.ok) return written;
  const present = await createPresenter(deps, actor, [written.value]);
  return ok(present(written.value));
}

async function findFor(
  { pool }: PostbackRoutesDeps,
  actor: Actor,
  id: string,
  action: "read" | "update",
): Promise<Result<store.PostbackRow, Refusal>> {
  const row = await store.findPostback(pool, id);
  if (row === null || !can(actor, "read", "postback", { accountId: row.account_id }))
    return refuse(NOT_FOUND);
  return can(actor, action, "postback", { accountId: row.account_id })
    ? ok(row)
    : refuse(FORBIDDEN);
}

function registerTry(host: HttpHost, deps: PostbackRoutesDeps): void {
  const rate = new RateLimit();
  registerOperation(
    host,
    contract.testPostback,
    async ({ actor, body: { address, event, method = "GET", expects = null } }) => {
      if (!can(actor, "update", "postback", { accountId: actor.accountId }))
        return refuse(FORBIDDEN);
      const problems = checkAddress(address.trim(), deps.allowsLoopback);
      if (problems.length > 0) return refuse(invalid(problems));
      const waitMs = rate.take(actor.accountId, 1, TRY_RATE, deps.now());
      if (waitMs > 0)
        return refuse({
          code: "rate_limited",
          detail: "Too many test calls. Wait a moment and try again.",
          retryAfterSeconds: Math.ceil(waitMs / 1_000),
        });
      const { tried } = await makeCall(
        deps.call,
        { address: address.trim(), method, expects },
        sampleOf(event, "Test source", deps.now()),
        deps.now,
      );
      return ok(tried);
    },
  );
}

/** The patch's schema admits only what leaves a complete document. */
function merged(current: PostbackDocument, patch: Static<typeof PostbackPatch>): PostbackDocument {
  return applyMergePatch(current, patch) as PostbackDocument;
}

function presentPostback(
  row: store.PostbackRow,
  counts: CallCounts | undefined,
  abilities: Postback["abilities"],
): Postback {
  return {
    id: row.id,
    account_id: row.account_id,
    address: row.address,
    events: row.events,
    source_id: row.source_id,
    source_name: row.source_name,
    method: row.method,
    expects: row.expects,
    status: row.status,
    off_reason: row.off_reason,
    failing_since: row.failing_since?.toISOString() ?? null,
    waiting: counts?.waiting ?? 0,
    delivered: counts?.delivered ?? 0,
    failed: counts?.failed ?? 0,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities,
  };
}

function presentCall(row: calls.PostbackMessageRow): PostbackMessage {
  return {
    id: row.id,
    postback_id: row.postback_id,
    event: row.event,
    lead_id: row.lead_id,
    payout_cents: centsToJson(row.payout_cents),
    at: row.at.toISOString(),
    status: row.status,
    tries: row.tries,
    next_at: row.next_at?.toISOString() ?? null,
    log: row.log,
  };
}

function presentPast(
  days: number,
  { events }: store.PostbackRow,
  counts: ReadonlyMap<PostbackEvent, number>,
): contract.PastEvents {
  return {
    days,
    events: POSTBACK_EVENTS.filter((event) => events.includes(event)).map((event) => ({
      event,
      count: counts.get(event) ?? 0,
    })),
  };
}

// Serves the routes of webhooks.
import { COUNTED_DAYS } from "../../../../domain/attempts/attempt.ts";
import type { Static } from "typebox";
import * as contract from "../../../../contract/delivery/webhooks.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { applyMergePatch } from "../../../platform/http/merge-patch.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { RateLimit } from "../../../platform/http/rate-limit.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import {
  type CallCounts,
  countCalls,
  restartCall,
} from "../../../platform/jobs/call-queue.store.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { type SendDeps, sendMessage } from "./send-message.ts";
import { messageBody } from "./queue-webhook-messages.ts";
import * as messages from "./webhook-message.store.ts";
import * as store from "./webhook.store.ts";
import { type WebhookDeps, removeWebhook, renewSecret, writeWebhook } from "./write-webhook.ts";
import { DAY_MS } from "../../../../domain/time.ts";

/**
 * Per account: enough for a few tests of an address, too few to flood third parties through this
 * server.
 */
const TEST_RATE = { perSecond: 0.2, burst: 15 };
/** Maximum messages restarted by one call; a caller may call again for more. */
const MOST_REPLAYED = 20_000;

export interface WebhookRoutesDeps extends WebhookDeps, SendDeps {}

export function registerWebhooks(host: HttpHost, deps: WebhookRoutesDeps): void {
  const { pool, now } = deps;
  const present = async (
    actor: Actor,
    rows: readonly store.WebhookRow[],
  ): Promise<(row: store.WebhookRow) => contract.Webhook> => {
    const counts = await countCalls(
      pool,
      messages.WEBHOOK_QUEUE,
      rows.map(({ id }) => id),
      new Date(now() - COUNTED_DAYS * DAY_MS),
    );
    return (row) =>
      presentWebhook(row, counts.get(row.id), now(), {
        update: isOffered(actor, "update", "webhook", { accountId: row.account_id }),
      });
  };
  const answerWith = async (
    actor: Actor,
    written: Result<store.WebhookRow, Refusal>,
  ): Promise<Result<contract.Webhook, Refusal>> =>
    written.ok ? ok((await present(actor, [written.value]))(written.value)) : written;

  registerOperation(host, contract.listWebhooks, async ({ actor, query }) => {
    const page = await store.listWebhooks(pool, query, scopeFor(actor, "webhook"));
    return pageAnswer(page, await present(actor, page.ok ? page.value.rows : []));
  });
  registerOperation(host, contract.getWebhook, async ({ actor, params }) =>
    answerWith(actor, await find(deps, actor, params.id, "read")),
  );
  registerOperation(host, contract.setWebhook, async ({ actor, params, body }) =>
    answerWith(actor, await writeWebhook(deps, { id: params.id, actor, change: () => body })),
  );
  registerOperation(host, contract.mergeWebhook, async ({ actor, params, body }) =>
    answerWith(
      actor,
      await writeWebhook(deps, {
        id: params.id,
        actor,
        change: (current) => (current === null ? undefined : merged(current, body)),
      }),
    ),
  );
  registerOperation(host, contract.removeWebhook, async ({ actor, params }) =>
    removeWebhook(deps, actor, params.id),
  );
  registerOperation(host, contract.rotateWebhookSecret, async ({ actor, params }) =>
    renewSecret(deps, actor, params.id),
  );
  registerTest(host, deps);
  registerMessages(host, deps);
}

async function find(
  { pool }: WebhookDeps,
  actor: Actor,
  id: string,
  action: "read" | "update",
): Promise<Result<store.WebhookRow, Refusal>> {
  const row = await store.findWebhook(pool, id);
  if (row === null || !can(actor, "read", "webhook", { accountId: row.account_id }))
    return refuse(NOT_FOUND);
  return can(actor, action, "webhook", { accountId: row.account_id }) ? ok(row) : refuse(FORBIDDEN);
}

function registerTest(host: HttpHost, deps: WebhookRoutesDeps): void {
  const rate = new RateLimit();
  registerOperation(host, contract.testWebhook, async ({ actor, params }) => {
    const found = await find(deps, actor, params.id, "update");
    if (!found.ok) return found;
    const secrets = await store.findSecrets(deps.pool, params.id);
    if (secrets === null) return refuse(NOT_FOUND);
    const waitMs = rate.take(actor.accountId, 1, TEST_RATE, deps.now());
    if (waitMs > 0)
      return refuse({
        code: "rate_limited",
        detail: "Too many test calls. Wait a moment and try again.",
        retryAfterSeconds: Math.ceil(waitMs / 1_000),
      });
    const body = messageBody(
      {
        type: "test",
        atMs: deps.now(),
        facts: { webhook_id: params.id },
        url: `/settings?part=webhooks&webhook=${params.id}`,
      },
      { title: "A test", body: "This is a test of this webhook." },
    );
    const { tried } = await sendMessage(deps, {
      ...secrets,
      webhookId: params.id,
      address: found.value.address,
      id: uuidv7(deps.now()),
      body,
    });
    return ok(tried);
  });
}

function registerMessages(host: HttpHost, deps: WebhookRoutesDeps): void {
  const { pool, now } = deps;
  registerOperation(host, contract.listWebhookMessages, async ({ actor, query }) =>
    pageAnswer(
      await messages.listMessages(pool, query, scopeFor(actor, "webhook")),
      presentMessage,
    ),
  );
  registerOperation(host, contract.replayMessage, async ({ actor, params }) => {
    const row = await messages.findMessage(pool, params.id);
    if (row === null || !can(actor, "read", "webhook", { accountId: row.account_id }))
      return refuse(NOT_FOUND);
    if (!can(actor, "update", "webhook", { accountId: row.account_id })) return refuse(FORBIDDEN);
    await restartCall(pool, messages.WEBHOOK_QUEUE, row.id, new Date(now()));
    const again = await messages.findMessage(pool, row.id);
    return again === null ? refuse(NOT_FOUND) : ok(presentMessage(again));
  });
  registerOperation(
    host,
    contract.replayMessages,
    async ({ actor, params, body: { since, status } }) => {
      const found = await find(deps, actor, params.id, "update");
      if (!found.ok) return found;
      const atMs = now();
      const statuses = status === "all" ? ["delivered", "failed"] : ["failed"];
      const count = await messages.restartMessages(pool, {
        webhookId: params.id,
        since: new Date(since),
        statuses,
        most: MOST_REPLAYED,
        at: new Date(atMs),
      });
      await recordActivity(pool, {
        atMs,
        actor,
        accountId: found.value.account_id,
        action: "webhook.replayed",
        subjectKind: "webhook",
        subjectId: params.id,
        detail: { since, status, count },
      });
      return ok({ count });
    },
  );
}

/** Merges a patch; its schema allows only what results in a whole document. */
function merged(
  current: contract.WebhookDocument,
  patch: Static<typeof contract.WebhookPatch>,
): contract.WebhookDocument {
  return applyMergePatch(current, patch) as contract.WebhookDocument;
}

function presentWebhook(
  row: store.WebhookRow,
  counts: CallCounts | undefined,
  nowMs: number,
  abilities: contract.Webhook["abilities"],
): contract.Webhook {
  const oldUntil = row.old_secret_until;
  return {
    id: row.id,
    account_id: row.account_id,
    address: row.address,
    description: row.description,
    events: row.events,
    status: row.status,
    off_reason: row.off_reason,
    failing_since: row.failing_since?.toISOString() ?? null,
    waiting: counts?.waiting ?? 0,
    delivered: counts?.delivered ?? 0,
    failed: counts?.failed ?? 0,
    old_secret_until:
      oldUntil === null || oldUntil.getTime() <= nowMs ? null : oldUntil.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities,
  };
}

function presentMessage(row: messages.MessageRow): contract.WebhookMessage {
  return {
    id: row.id,
    webhook_id: row.webhook_id,
    type: row.type,
    body: row.body,
    at: row.at.toISOString(),
    status: row.status,
    tries: row.tries,
    next_at: row.next_at?.toISOString() ?? null,
    log: row.log,
  };
}

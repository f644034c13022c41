// Sets, merges and removes webhooks, and renews their secrets.
import { type ActivityChange, changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import { OLD_SECRET_HOURS } from "../../../../domain/attempts/attempt.ts";
import type pg from "pg";
import {
  type WebhookDocument,
  type WebhookSecret,
} from "../../../../contract/delivery/webhooks.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { kindsFor } from "../../../../domain/notifications/types.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { hostOf, readOutboundUrl } from "../../../platform/http/outbound-address.ts";
import { adviceOnRefusal } from "../../../platform/http/outbound-advice.ts";
import {
  FORBIDDEN,
  type FieldError,
  NOT_FOUND,
  type Refusal,
  invalid,
  unseen,
} from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { refuseIfFull } from "../../network/limits/index.ts";
import { newSecret } from "../../../platform/http/standard-webhooks.ts";
import {
  type WebhookRow,
  type WrittenWebhook,
  countWebhooks,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  lockWebhook,
  replaceSecret,
  updateWebhook,
} from "./webhook.store.ts";
import { HOUR_MS } from "../../../../domain/time.ts";

const EXAMPLE = "https://crm.example.com/hooks/plat";

export interface WebhookDeps {
  readonly pool: pg.Pool;
  readonly vault: ContactVault;
  readonly now: () => number;
  /** True in tests only: the loopback addresses of this machine may be called. */
  readonly allowsLoopback: boolean;
}

export interface WebhookWrite {
  readonly id: string;
  readonly actor: Actor;
  /**
   * Returns the resulting document; `current` is null where the webhook is new. Undefined: the
   * webhook cannot be created by this action.
   */
  readonly change: (current: WebhookDocument | null) => WebhookDocument | undefined;
}

/**
 * Writes the changed webhook. A new one has a secret that has never been shown: `renewSecret` shows
 * one.
 */
export function writeWebhook(
  deps: WebhookDeps,
  { id, actor, change }: WebhookWrite,
): Promise<Result<WebhookRow, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const { client } = tx;
    const current = await lockWebhook(tx, id);
    if (current !== null && !can(actor, "read", "webhook", { accountId: current.account_id }))
      return refuse(
        unseen({
          creates: change(null) !== undefined,
          mayCreate: can(actor, "update", "webhook", { accountId: actor.accountId }),
        }),
      );
    const document = change(current === null ? null : documentOf(current));
    if (document === undefined) return refuse(NOT_FOUND);
    const accountId = current?.account_id ?? actor.accountId;
    if (!can(actor, "update", "webhook", { accountId })) return refuse(FORBIDDEN);
    const written: WrittenWebhook = {
      address: document.address.trim(),
      description: document.description?.trim() ?? "",
      events: document.events,
      status: document.status ?? "active",
    };
    const problems = [
      ...checkAddress(written.address, deps.allowsLoopback),
      ...checkEvents(written, actor),
    ];
    if (problems.length > 0) return refuse(invalid(problems));
    const full =
      current === null
        ? await refuseIfFull(client, accountId, "webhook", () => countWebhooks(client, accountId))
        : null;
    if (full !== null) return refuse(full);
    const at = new Date(deps.now());
    if (current !== null) await updateWebhook(client, id, written, at);
    else if (
      !(await insertWebhook(client, id, accountId, written, deps.vault.seal(id, newSecret()), at))
    )
      return refuse({
        code: "unavailable",
        detail: "This webhook was created by another call. Try again.",
        retryAfterSeconds: 1,
      });
    await record(
      client,
      deps,
      actor,
      { id, accountId, address: written.address },
      current === null ? "webhook.created" : "webhook.updated",
      {
        detail: { events: written.events, status: written.status },
        changes: changesOf(
          RECORD_FIELDS.webhook,
          current === null ? null : comparedOf(current),
          comparedOf(written),
        ),
      },
    );
    const row = await findWebhook(client, id);
    if (row === null) throw new Error("a written webhook is gone");
    return ok(row);
  });
}

/** Removes the webhook with its log. */
export function removeWebhook(
  deps: WebhookDeps,
  actor: Actor,
  id: string,
): Promise<Result<undefined, Refusal>> {
  return changing(deps, actor, id, async ({ client }, current) => {
    await deleteWebhook(client, id);
    await record(
      client,
      deps,
      actor,
      { id, accountId: current.account_id, address: current.address },
      "webhook.removed",
      { changes: changesOf(RECORD_FIELDS.webhook, comparedOf(current), null) },
    );
    return undefined;
  });
}

/** Renews the secret, which is returned only this once. */
export function renewSecret(
  deps: WebhookDeps,
  actor: Actor,
  id: string,
): Promise<Result<WebhookSecret, Refusal>> {
  return changing(deps, actor, id, async ({ client }, current) => {
    const secret = newSecret();
    const atMs = deps.now();
    const oldUntil = new Date(atMs + OLD_SECRET_HOURS * HOUR_MS);
    await replaceSecret(client, id, deps.vault.seal(id, secret), oldUntil, new Date(atMs));
    await record(
      client,
      deps,
      actor,
      { id, accountId: current.account_id, address: current.address },
      "webhook.secret_renewed",
      { changes: [{ field: "secrets" }] },
    );
    return { secret, old_secret_until: oldUntil.toISOString() };
  });
}

function changing<Value>(
  deps: WebhookDeps,
  actor: Actor,
  id: string,
  work: (tx: Transaction, current: WebhookRow) => Promise<Value>,
): Promise<Result<Value, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const current = await lockWebhook(tx, id);
    if (current === null || !can(actor, "read", "webhook", { accountId: current.account_id }))
      return refuse(NOT_FOUND);
    if (!can(actor, "update", "webhook", { accountId: current.account_id }))
      return refuse(FORBIDDEN);
    return ok(await work(tx, current));
  });
}

/** Returns the problems of an address. A name is resolved when it is called. */
function checkAddress(address: string, allowsLoopback: boolean): readonly FieldError[] {
  const target = readOutboundUrl(address, allowsLoopback);
  return target.ok
    ? []
    : [{ field: "/address", code: target.error, message: adviceOnRefusal(target.error, EXAMPLE) }];
}

function checkEvents({ events }: WrittenWebhook, { role }: Actor): readonly FieldError[] {
  const heard = kindsFor(role);
  const others = events.filter((event) => !heard.includes(event));
  return others.length === 0
    ? []
    : [
        {
          field: "/events",
          code: "invalid",
          message: `Remove ${others.join(", ")}: your account never gets it.`,
        },
      ];
}

/**
 * The document of a stored webhook: the target of a merge patch. A webhook that was switched off
 * becomes active again when it is changed.
 */
function documentOf({ address, description, events, status }: WebhookRow): WebhookDocument {
  return { address, description, events, status: status === "paused" ? "paused" : "active" };
}

function comparedOf<Compared extends { readonly address: string }>(webhook: Compared): object {
  return { ...webhook, host: hostOf(webhook.address) };
}

/** Records the host alone: the rest of an address may contain a secret. */
async function record(
  db: Queryable,
  { now }: WebhookDeps,
  actor: Actor,
  {
    id,
    accountId,
    address,
  }: { readonly id: string; readonly accountId: string; readonly address: string },
  action: ActivityAction,
  { detail, changes = [] }: { readonly detail?: object; readonly changes?: ActivityChange[] },
): Promise<void> {
  await recordActivity(db, {
    atMs: now(),
    actor,
    accountId,
    action,
    subjectKind: "webhook",
    subjectId: id,
    detail: { host: hostOf(address), ...detail },
    changes,
  });
}

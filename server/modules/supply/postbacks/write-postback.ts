// Creates, merges and removes a postback.
import { type ActivityChange, changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import type pg from "pg";
import type { PostbackDocument } from "../../../../contract/supply/postback-document.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { checkTemplate, fillTemplate } from "../../../../domain/tracking/address-template.ts";
import { sampleOf, valuesOf } from "../../../../domain/tracking/postback.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
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
import { findSource } from "../sources/index.ts";
import { EXAMPLE, adviceOn } from "./advice.ts";
import {
  type PostbackRow,
  type WrittenPostback,
  countPostbacks,
  deletePostback,
  findPostback,
  insertPostback,
  lockPostback,
  updatePostback,
} from "./postback.store.ts";

export interface PostbackDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  /** Whether this machine's loopback may be called: in tests only. */
  readonly allowsLoopback: boolean;
}

export interface PostbackWrite {
  readonly id: string;
  readonly actor: Actor;
  /**
   * Returns the resulting document; `current` is null if the postback is new. Undefined if it
   * cannot be made this way.
   */
  readonly change: (current: PostbackDocument | null) => PostbackDocument | undefined;
}

/** Applies the change to the postback. */
export function writePostback(
  deps: PostbackDeps,
  { id, actor, change }: PostbackWrite,
): Promise<Result<PostbackRow, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const { client } = tx;
    const current = await lockPostback(tx, id);
    if (current !== null && !can(actor, "read", "postback", { accountId: current.account_id }))
      return refuse(
        unseen({
          creates: change(null) !== undefined,
          mayCreate: can(actor, "update", "postback", { accountId: actor.accountId }),
        }),
      );
    const document = change(current === null ? null : documentOf(current));
    if (document === undefined) return refuse(NOT_FOUND);
    const accountId = current?.account_id ?? actor.accountId;
    if (!can(actor, "update", "postback", { accountId })) return refuse(FORBIDDEN);
    const written: WrittenPostback = {
      sourceId: document.source_id ?? null,
      events: document.events,
      method: document.method ?? "GET",
      address: document.address.trim(),
      expects: document.expects ?? null,
      status: document.status ?? "active",
    };
    const problems = [
      ...checkAddress(written.address, deps.allowsLoopback),
      ...(await checkSource(client, written.sourceId, accountId)),
    ];
    if (problems.length > 0) return refuse(invalid(problems));
    const full =
      current === null
        ? await refuseIfFull(client, accountId, "postback", () => countPostbacks(client, accountId))
        : null;
    if (full !== null) return refuse(full);
    const at = new Date(deps.now());
    if (current !== null) await updatePostback(client, id, written, at);
    else if (!(await insertPostback(client, id, accountId, written, at)))
      return refuse({
        code: "unavailable",
        detail: "This postback was created by another call. Try again.",
        retryAfterSeconds: 1,
      });
    await record(
      client,
      deps,
      actor,
      { id, accountId, address: written.address },
      current === null ? "postback.created" : "postback.updated",
      {
        detail: { events: written.events, status: written.status },
        changes: changesOf(
          RECORD_FIELDS.postback,
          current === null ? null : comparedOf(current),
          comparedOf({ ...written, source_id: written.sourceId }),
        ),
      },
    );
    const row = await findPostback(client, id);
    if (row === null) throw new Error("a written postback is gone");
    return ok(row);
  });
}

/** Removes it with its log. */
export function removePostback(
  deps: PostbackDeps,
  actor: Actor,
  id: string,
): Promise<Result<undefined, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const current = await lockPostback(tx, id);
    if (current === null || !can(actor, "read", "postback", { accountId: current.account_id }))
      return refuse(NOT_FOUND);
    if (!can(actor, "update", "postback", { accountId: current.account_id }))
      return refuse(FORBIDDEN);
    await deletePostback(tx.client, id);
    await record(
      tx.client,
      deps,
      actor,
      { id, accountId: current.account_id, address: current.address },
      "postback.removed",
      { changes: changesOf(RECORD_FIELDS.postback, comparedOf(current), null) },
    );
    return ok(undefined);
  });
}

/**
 * Returns what is wrong with an address, if anything: its macros first, then its host. A name is
 * resolved when it is called.
 */
export function checkAddress(address: string, allowsLoopback: boolean): readonly FieldError[] {
  const [problem] = checkTemplate(address);
  if (problem !== undefined)
    return [{ field: "/address", code: problem.code, message: adviceOn(problem) }];
  const target = readOutboundUrl(
    fillTemplate(address, valuesOf(sampleOf("sold", "test", 0))),
    allowsLoopback,
  );
  return target.ok
    ? []
    : [{ field: "/address", code: target.error, message: adviceOnRefusal(target.error, EXAMPLE) }];
}

async function checkSource(
  db: Queryable,
  sourceId: string | null,
  accountId: string,
): Promise<readonly FieldError[]> {
  if (sourceId === null) return [];
  const source = await findSource(db, sourceId);
  return source?.account_id === accountId
    ? []
    : [
        {
          field: "/source_id",
          code: "invalid",
          message: "Choose one of your own sources, or null for all.",
        },
      ];
}

/**
 * Returns the document of a stored postback, to which a merge patch is applied. Changing a postback
 * that was switched off activates it.
 */
function documentOf({
  source_id: sourceId,
  events,
  method,
  address,
  expects,
  status,
}: PostbackRow): PostbackDocument {
  return {
    source_id: sourceId,
    events,
    method,
    address,
    expects,
    status: status === "paused" ? "paused" : "active",
  };
}

function comparedOf<Compared extends { readonly address: string }>(postback: Compared): object {
  return { ...postback, host: hostOf(postback.address) };
}

/** The host alone: the rest of an address may contain a secret. */
async function record(
  db: Queryable,
  { now }: PostbackDeps,
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
    subjectKind: "postback",
    subjectId: id,
    detail: { host: hostOf(address), ...detail },
    changes,
  });
}

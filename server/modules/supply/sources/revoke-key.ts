// Revokes the key of another account's source, for owners of the network: no key works until its
// affiliate makes a new one.
import { type Actor, can } from "../../../../domain/access/access.ts";
import { keyRevokedTopic } from "../../../../domain/notifications/kinds/key-revoked.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { SOURCE_KEY_PREFIX, makeKey } from "../../../platform/crypto/secret-key.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { type SourceRow, lockSource, replaceSourceKey } from "./source.store.ts";
import type { SourceDeps } from "./write-source.ts";

/** When this returns, no process admits a key of the source. */
export async function revokeSourceKey(
  deps: SourceDeps,
  actor: Actor,
  id: string,
  reason: string,
): Promise<Result<SourceRow, Refusal>> {
  const revoked = await inTransaction<Result<SourceRow, Refusal>>(deps.pool, async ({ client }) => {
    const current = await lockSource(client, id);
    if (current === null || !can(actor, "read", "source", { accountId: current.account_id }))
      return refuse(NOT_FOUND);
    if (!can(actor, "end", "account_access", null)) return refuse(FORBIDDEN);
    const { account_id: accountId, name, key_hint: hint } = current;
    if (hint === "") return ok(current);
    const atMs = deps.now();
    // No person ever sees this key; the column needs one that is unique.
    await replaceSourceKey(client, id, {
      keyHash: makeKey(SOURCE_KEY_PREFIX).hash,
      keyHint: "",
      at: new Date(atMs),
      oldUntil: null,
    });
    await recordActivity(client, {
      atMs,
      actor,
      accountId,
      action: "source.key_revoked",
      subjectKind: "source",
      subjectId: id,
      detail: { name, key_hint: hint, reason },
      changes: [{ field: "key" }],
    });
    await appendOutboxEvent(
      client,
      keyRevokedTopic,
      { accountId, keyId: id, name, isOfSource: true, reason },
      atMs,
    );
    const row = await lockSource(client, id);
    return row === null ? refuse(NOT_FOUND) : ok(row);
  });
  if (revoked.ok) await deps.endAccess();
  return revoked;
}

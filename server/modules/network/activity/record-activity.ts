// Records who did what. What concerns security is announced too: once the act has committed, the
// publisher writes a line of it into the server's own log.
import { createHash } from "node:crypto";
import {
  isSecurityAction,
  type SecurityEvent,
  securityTopic,
} from "../../../../domain/activity/security-event.ts";
import { HOUR_MS } from "../../../../domain/time.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { callAddressGroup } from "../../../platform/http/call-origin.ts";
import { uuidOfHex, uuidv7 } from "../../../platform/ids/uuid.ts";
import { type ActivityEntry, addActivity, insertActivity } from "./activity.store.ts";

/** Writes an entry, in the transaction that did the act. */
export async function recordActivity(db: Queryable, entry: ActivityEntry): Promise<void> {
  const written = insertActivity(db, uuidv7(entry.atMs), entry);
  if (!isSecurityAction(entry.action)) return void (await written);
  const event = securityEventOf(entry, callAddressGroup());
  await Promise.all([written, appendOutboxEvent(db, securityTopic, event, entry.atMs)]);
}

/** What the server's own log says of an entry. */
export function securityEventOf(
  { action, accountId, actor, subjectKind, subjectId, detail }: ActivityEntry,
  addressGroup: string | null,
): SecurityEvent {
  const { count } = detail;
  return {
    action,
    accountId,
    actorKind: actor.kind,
    actorId: actor.id,
    subjectKind,
    subjectId,
    addressGroup,
    count: typeof count === "number" ? count : null,
  };
}

/**
 * Counts acts of which a caller can make any number: within an hour, those that agree in all that
 * `parts` says become one entry, whichever process counts them. The caller logs them itself.
 */
export function countActivity(
  db: Queryable,
  entry: ActivityEntry,
  parts: readonly string[],
  count: number,
): Promise<void> {
  const { accountId, actor, action, subjectId } = entry;
  const named = JSON.stringify([accountId, actor.kind, actor.id, action, subjectId, ...parts]);
  return addActivity(db, idWithinHour(entry.atMs, named), entry, count);
}

/**
 * Writes the entry unless one that agrees in all that `parts` says is there for the hour. Returns
 * whether it was written.
 */
export function recordOnceAnHour(
  db: Queryable,
  entry: ActivityEntry,
  parts: readonly string[],
  hourMs: number,
): Promise<boolean> {
  const { accountId, actor, action, subjectId } = entry;
  const named = JSON.stringify([accountId, actor.kind, actor.id, action, subjectId, ...parts]);
  return insertActivity(db, idWithinHour(hourMs, named), entry);
}

/** The same for all of an hour; a version 7 uuid, so that entries stay in their order. */
function idWithinHour(atMs: number, named: string): string {
  const hourMs = Math.floor(atMs / HOUR_MS) * HOUR_MS;
  const digest = createHash("sha256").update(named).digest("hex");
  const time = hourMs.toString(16).padStart(12, "0");
  return uuidOfHex(`${time}7${digest.slice(0, 3)}8${digest.slice(3, 18)}`);
}

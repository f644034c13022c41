// Decides which events go to which browser, and when, by each person's preferences.
import { NOTIFICATION_TYPES } from "../../../../domain/notifications/types.ts";
import { pushRuleOf } from "../../../../domain/notifications/push.ts";
import { whenToSend } from "../../../../domain/notifications/when-to-send.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { listPreferences } from "../notification-preferences/index.ts";
import { type NewMessage, insertMessages, listPushable } from "./queue.store.ts";

/**
 * Queues messages for these accounts' events above a number, in the transaction that writes the
 * events. A message held until the end of quiet hours stays useful for as long from then on.
 */
export async function queueMessages(
  db: Queryable,
  accountIds: readonly string[],
  afterSeq: number,
  nowMs: number,
): Promise<void> {
  const tellable = await listPushable(
    db,
    accountIds,
    NOTIFICATION_TYPES,
    afterSeq,
    new Date(nowMs),
  );
  if (tellable.length === 0) return;
  const preferences = await listPreferences(db, [
    ...new Set(tellable.map(({ user_id: userId }) => userId)),
  ]);
  await insertMessages(
    db,
    tellable.flatMap(({ type, user_id: userId, ...message }): NewMessage[] => {
      const own = preferences.get(userId);
      const sending = own === undefined ? null : whenToSend(type, "push", own, nowMs);
      if (sending === null || sending.kind === "never") return [];
      const dueMs = sending.kind === "now" ? nowMs : sending.atMs;
      return [
        {
          ...message,
          nextAt: new Date(dueMs),
          expiresAt: new Date(dueMs + pushRuleOf(type).ttlMs),
        },
      ];
    }),
  );
}

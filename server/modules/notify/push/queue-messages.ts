// Who is told of which event in which browser, and when: by what each person has set.
import { NOTIFICATION_TYPES } from "../../../../domain/notifications/types.ts";
import { pushRuleOf } from "../../../../domain/notifications/push.ts";
import { whenToSend } from "../../../../domain/notifications/when-to-send.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { listPreferences } from "../notification-preferences/index.ts";
import { type NewMessage, insertMessages, listPushable } from "./queue.store.ts";

/**
 * Leaves the messages to be sent, of these accounts' events above a number, in the transaction that
 * writes the events. What waits for the end of quiet hours is of use for as long from then on.
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

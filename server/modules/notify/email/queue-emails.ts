// Queues notification emails: for each person of the account, one per notification or one daily
// email for several, as they have chosen.
import { seesMoney } from "../../../../domain/access/access.ts";
import { type EventType, isNotificationType } from "../../../../domain/notifications/types.ts";
import { DIGEST, type EmailItem, MOST_ITEMS } from "../../../../domain/notifications/email-view.ts";
import type { NotificationPreferences } from "../../../../domain/notifications/preferences.ts";
import { type Sending, whenToSend } from "../../../../domain/notifications/when-to-send.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { renderEvent } from "../events/index.ts";
import { listPreferences } from "../notification-preferences/index.ts";
import { type NewEmail, type ReaderRow, insertEmails, listReaders } from "./email.store.ts";

/** An event as the publisher created it. */
export interface NewNotification {
  readonly accountId: string;
  /** The only member of the account whom it is for; absent: all of them. */
  readonly memberId?: string;
  readonly type: EventType;
  readonly url: string;
  readonly atMs: number;
  readonly details: object;
}

/** Queues the emails in the publisher's transaction, so that each notification is emailed once. */
export async function queueEmails(db: Queryable, news: readonly NewNotification[]): Promise<void> {
  const of = Map.groupBy(
    news.filter(({ type }) => isNotificationType(type)),
    ({ accountId }) => accountId,
  );
  if (of.size === 0) return;
  const readers = await listReaders(db, [...of.keys()]);
  if (readers.length === 0) return;
  const preferences = await listPreferences(
    db,
    readers.map(({ user_id: userId }) => userId),
  );
  await insertEmails(
    db,
    readers.flatMap((reader) => {
      const own = preferences.get(reader.user_id);
      const told = (of.get(reader.account_id) ?? []).filter(
        ({ memberId = reader.user_id }) => memberId === reader.user_id,
      );
      return own === undefined ? [] : emailsFor(reader, own, told);
    }),
  );
}

function emailsFor(
  reader: ReaderRow,
  preferences: NotificationPreferences,
  news: readonly NewNotification[],
): NewEmail[] {
  // Hundreds of leads of one batch produce events at the same moment.
  const known = new Map<string, Sending>();
  const mails: NewEmail[] = [];
  const digests = new Map<number, { readonly items: EmailItem[]; count: number; atMs: number }>();
  for (const event of news) {
    const { type: kind, atMs } = event;
    if (!isNotificationType(kind)) continue;
    const key = `${kind} ${atMs}`;
    const sending = known.get(key) ?? whenToSend(kind, "email", preferences, atMs);
    known.set(key, sending);
    if (sending.kind === "never") continue;
    const text = renderEvent(event, {
      language: reader.language,
      seesMoney: seesMoney({ role: reader.role, teamRole: reader.team_role }),
    });
    const item: EmailItem = { kind, ...text, url: event.url, atMs };
    const about = { userId: reader.user_id, language: reader.language };
    if (sending.kind === "digest") {
      const digest = digests.get(sending.atMs) ?? { items: [], count: 0, atMs };
      digests.set(sending.atMs, digest);
      if (digest.items.length < MOST_ITEMS) digest.items.push(item);
      digest.count += 1;
      digest.atMs = Math.min(digest.atMs, atMs);
    } else {
      mails.push({
        ...about,
        id: uuidv7(atMs),
        kind,
        items: [item],
        count: 1,
        atMs,
        sendAtMs: sending.kind === "now" ? atMs : sending.atMs,
      });
    }
  }
  return [
    ...mails,
    ...[...digests].map(([sendAtMs, { items, count, atMs }]): NewEmail => ({
      userId: reader.user_id,
      language: reader.language,
      id: uuidv7(atMs),
      kind: DIGEST,
      items,
      count,
      atMs,
      sendAtMs,
    })),
  ];
}

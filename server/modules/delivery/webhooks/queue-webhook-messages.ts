// Queues a message for each active webhook of an account that subscribes to an event.
import { type EventType, isNotificationType } from "../../../../domain/notifications/types.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type NewMessage, insertMessages, listListeners } from "./webhook-message.store.ts";

/** An event in the form that webhooks receive. */
export interface NewNotification {
  readonly accountId: string;
  readonly type: EventType;
  readonly url: string;
  readonly atMs: number;
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
  readonly details: object;
}

/** Writes the title and text of an event, in English. */
export type RenderText = (event: NewNotification) => {
  readonly title: string;
  readonly body: string;
};

/** Builds the signed body; its `url` is a path of the app, as in the bell. */
export function messageBody(
  {
    type,
    atMs,
    facts,
    url,
  }: Pick<NewNotification, "atMs" | "facts" | "url"> & { readonly type: string },
  text: ReturnType<RenderText>,
): string {
  return JSON.stringify({
    type,
    timestamp: new Date(atMs).toISOString(),
    data: facts,
    title: text.title,
    text: text.body,
    url,
  });
}

/**
 * Writes the messages in the publisher's transaction, so that each event is sent once. Without any
 * webhook, this takes one query.
 */
export async function queueWebhookMessages(
  db: Queryable,
  news: readonly NewNotification[],
  render: RenderText,
): Promise<void> {
  if (news.length === 0) return;
  const listeners = await listListeners(db, [...new Set(news.map(({ accountId }) => accountId))]);
  if (listeners.length === 0) return;
  const of = Map.groupBy(listeners, ({ account_id: accountId }) => accountId);
  const messages = news.flatMap((event): NewMessage[] => {
    const { type } = event;
    if (!isNotificationType(type)) return [];
    return (of.get(event.accountId) ?? [])
      .filter(({ events }) => events.includes(type))
      .map(({ id: webhookId }) => ({
        id: uuidv7(event.atMs),
        webhookId,
        type,
        body: messageBody(event, render(event)),
        atMs: event.atMs,
      }));
  });
  await insertMessages(db, messages, Math.max(...news.map(({ atMs }) => atMs)));
}

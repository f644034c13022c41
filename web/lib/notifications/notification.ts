// Defines a notification as this browser stores it, and the operations on a list of them. Pure.

/** Exists only on the client; the server has events. */
export interface Notification {
  /** The event's id: one id is one item, whichever way it arrived. */
  readonly id: number;
  readonly title: string;
  readonly message: string;
  /** From `data.type` of the event. */
  readonly type: string;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly read: boolean;
  /** An address of this app. */
  readonly url: string;
}

/** The form of events on the stream, in the list of events and in push messages. */
export interface ArrivedEvent {
  readonly id: number;
  readonly notification: { readonly title: string; readonly body: string };
  readonly data: { readonly type: string; readonly url: string };
  readonly at: string;
}

/**
 * Validates data from outside, such as a push message, as an event; null if invalid. Uses `now` for
 * a missing time.
 */
export function readArrived(value: unknown, now: string): ArrivedEvent | null {
  const { id, notification, data, at } = fieldsOf(value);
  const { title, body } = fieldsOf(notification);
  const { type, url } = fieldsOf(data);
  if (
    typeof id !== "number" ||
    typeof title !== "string" ||
    typeof body !== "string" ||
    typeof type !== "string"
  )
    return null;
  return {
    id,
    notification: { title, body },
    data: { type, url: typeof url === "string" ? url : "/dashboard" },
    at: typeof at === "string" && !Number.isNaN(Date.parse(at)) ? at : now,
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** Returns the notification of an event; read if its id is at or before `readUntil`. */
export function notificationOf(event: ArrivedEvent, readUntil: number | null = null): Notification {
  const { notification, data } = event;
  return {
    id: event.id,
    title: notification.title,
    message: notification.body,
    type: data.type,
    timestamp: event.at,
    read: readUntil !== null && event.id <= readUntil,
    // Only an address of this app may become a link.
    url: /^\/(?![/\\])/.test(data.url) ? data.url : "/dashboard",
  };
}

/**
 * Excludes colleagues' work on the account's leads: it changes screens, but needs no notification.
 */
export function isForBell({ data }: Pick<ArrivedEvent, "data">): boolean {
  return data.type !== "sale_assigned";
}

/** Adds new items, newest first. Existing items stay unchanged, because they may have been read. */
export function withArrivals(
  items: readonly Notification[],
  arrived: readonly Notification[],
): readonly Notification[] {
  const known = new Set(items.map(({ id }) => id));
  const added = arrived.filter(
    ({ id }, index) => !known.has(id) && arrived.findIndex((other) => other.id === id) === index,
  );
  return added.length === 0 ? items : [...items, ...added].sort((a, b) => b.id - a.id);
}

/** Returns the number of unread items: counted, so it can never fall below 0. */
export function unreadOf(items: readonly Notification[]): number {
  return items.filter(({ read }) => !read).length;
}

/** Marks one as read, or all without an id. Nothing is ever removed. */
export function withRead(items: readonly Notification[], id?: number): readonly Notification[] {
  return items.map((item) =>
    item.read || (id !== undefined && item.id !== id) ? item : { ...item, read: true },
  );
}

/** Marks items as unread again. */
export function withUnread(
  items: readonly Notification[],
  ids: ReadonlySet<number>,
): readonly Notification[] {
  return items.map((item) => (item.read && ids.has(item.id) ? { ...item, read: false } : item));
}

/** A line of the panel: the day of the items after it, or one item. */
export type Row =
  | { readonly kind: "day"; readonly day: string }
  | { readonly kind: "item"; readonly item: Notification };

/**
 * Returns the items with day lines between them; `dayOf` names the day of a time in the reader's
 * zone.
 */
export function byDay(
  items: readonly Notification[],
  dayOf: (iso: string) => string,
): readonly Row[] {
  let last: string | null = null;
  return items.flatMap((item): Row[] => {
    const day = dayOf(item.timestamp);
    const isNew = day !== last;
    last = day;
    return isNew
      ? [
          { kind: "day", day },
          { kind: "item", item },
        ]
      : [{ kind: "item", item }];
  });
}

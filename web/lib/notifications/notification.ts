// A notification as this browser holds it, and what can happen to a list of them. Pure.

/** Held only on the client; the server knows events. */
export interface Notification {
  /** The event's id: one id is one item, whichever way it came. */
  readonly id: number;
  readonly title: string;
  readonly message: string;
  /** From `data.type` of what came. */
  readonly type: string;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly read: boolean;
  /** Where it leads, an address of this app. */
  readonly url: string;
}

/** What the stream, the list of events and push messages carry. */
export interface ArrivedEvent {
  readonly id: number;
  readonly notification: { readonly title: string; readonly body: string };
  readonly data: { readonly type: string; readonly url: string };
  readonly at: string;
}

/**
 * What somebody says is an event, as push messages bring it; null for what is none. `now` in place
 * of a moment it does not tell.
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

/** The notification of an event; read where it lies at or before `readUntil`. */
export function notificationOf(event: ArrivedEvent, readUntil: number | null = null): Notification {
  const { notification, data } = event;
  return {
    id: event.id,
    title: notification.title,
    message: notification.body,
    type: data.type,
    timestamp: event.at,
    read: readUntil !== null && event.id <= readUntil,
    // Only an address of this app is ever a link.
    url: /^\/(?![/\\])/.test(data.url) ? data.url : "/dashboard",
  };
}

/**
 * Not what colleagues do with the account's leads: that changes screens, and nobody has to read it.
 */
export function isForBell({ data }: Pick<ArrivedEvent, "data">): boolean {
  return data.type !== "sale_assigned";
}

/** Adds what is new, newest first. What is there already stays as it is: it may have been read. */
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

/** How many are unread: counted, so it can never fall below 0. */
export function unreadOf(items: readonly Notification[]): number {
  return items.filter(({ read }) => !read).length;
}

/** Marks one as read, or all where no id is given. Nothing is ever removed. */
export function withRead(items: readonly Notification[], id?: number): readonly Notification[] {
  return items.map((item) =>
    item.read || (id !== undefined && item.id !== id) ? item : { ...item, read: true },
  );
}

/** Takes the mark off again. */
export function withUnread(
  items: readonly Notification[],
  ids: ReadonlySet<number>,
): readonly Notification[] {
  return items.map((item) => (item.read && ids.has(item.id) ? { ...item, read: false } : item));
}

/** A line of the panel: the day that those after it are of, or one of them. */
export type Row =
  | { readonly kind: "day"; readonly day: string }
  | { readonly kind: "item"; readonly item: Notification };

/**
 * The items with their days between them; `dayOf` names the day of a moment where the reader is.
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

// Turns outbox events into account events: each kind decides which accounts it notifies and of what
// (domain/notifications/kinds).
import { KINDS } from "../../../../domain/notifications/kinds/index.ts";
import type { Told } from "../../../../domain/notifications/notification-kind.ts";
import type { EventType } from "../../../../domain/notifications/types.ts";
import type { NewEvent } from "./new-event.ts";
import type { OutboxEvent } from "./outbox.store.ts";

/** A kind whose payload the compiler cannot tie to the topic that chose it. */
interface Kind {
  readonly type: EventType;
  readonly tell: (payload: object) => readonly Told<object>[];
}

const KINDS_OF: ReadonlyMap<string, readonly Kind[]> = Map.groupBy(
  // A topic's kinds take that topic's payload: `defineKind` ties the two.
  KINDS as readonly (Kind & { readonly topic: { readonly name: string } })[],
  ({ topic }) => topic.name,
);

/** Returns the account events of an outbox event that was written at `atMs`. */
export function notificationsFor(
  { topic, payload }: OutboxEvent,
  atMs: number,
): readonly NewEvent[] {
  return (KINDS_OF.get(topic) ?? []).flatMap(({ type, tell }) =>
    tell(payload).map((told) => ({ ...told, type, atMs })),
  );
}

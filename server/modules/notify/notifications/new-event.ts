// One event of one account, as the publisher makes it.
import type { Facts } from "../../../../domain/notifications/notification-kind.ts";
import type { EventType } from "../../../../domain/notifications/types.ts";

export interface NewEvent {
  readonly accountId: string;
  readonly type: EventType;
  /** An address of the app, from its first slash. */
  readonly url: string;
  /** Epoch milliseconds. */
  readonly atMs: number;
  /** What a webhook's data says: ids, words of the API and whole cents, never a contact. */
  readonly facts: Facts;
  /** What the words of each language are made from (`domain/notifications/kinds`). */
  readonly details: object;
}

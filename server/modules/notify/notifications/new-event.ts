// One event of one account, as the publisher creates it.
import type { Facts } from "../../../../domain/notifications/notification-kind.ts";
import type { EventType } from "../../../../domain/notifications/types.ts";

export interface NewEvent {
  readonly accountId: string;
  /** The only member of the account whom it is for; absent: all of them. */
  readonly memberId?: string;
  readonly type: EventType;
  /** A path of the app, starting with a slash. */
  readonly url: string;
  /** Epoch milliseconds. */
  readonly atMs: number;
  /** The data that a webhook sends: ids, words of the API and whole cents, never a contact. */
  readonly facts: Facts;
  /** The details from which each language's text is rendered (`domain/notifications/kinds`). */
  readonly details: object;
}

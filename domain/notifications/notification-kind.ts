// What a kind of notification is: one record a kind, in a file of its own in kinds/.
import type { Role } from "../access/access.ts";
import type { KindChannels, PushRule } from "./channels.ts";

/**
 * An announcement that a transaction leaves in the outbox: its name, and for the compiler alone
 * what it carries.
 */
export interface Topic<Name extends string, Payload extends object> {
  readonly name: Name;
  readonly payload?: Payload;
}

/** Names a topic: `topic<CapReached>()("cap_reached")`. */
export const topic =
  <Payload extends object>() =>
  <Name extends string>(name: Name): Topic<Name, Payload> => ({ name });

/** What a webhook's data says: ids, words of the API and whole cents, never a name or contact. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** One notification of one account, before it is put into words. */
export interface Told<Details extends object> {
  readonly accountId: string;
  /** An address of the app, from its first slash. */
  readonly url: string;
  readonly facts: Facts;
  /** What the words of each language need; stored with the event. */
  readonly details: Details;
}

/** The groups in which a person's settings list the kinds. */
export const NOTIFICATION_GROUPS = ["leads", "returns", "money", "stops", "accounts"] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** How a kind reaches people. Null: it only refreshes the screens of the account's people. */
export interface KindReach {
  /** The roles whose accounts can receive the kind. */
  readonly audience: readonly Role[];
  readonly group: NotificationGroup;
  /** How it reaches a person who has set nothing. */
  readonly channels: KindChannels;
  /** True where a person cannot switch off bell and email. */
  readonly isAlwaysOn?: true;
  readonly push: PushRule;
}

export interface NotificationKind<
  Type extends string,
  TopicName extends string,
  Payload extends object,
  Details extends object,
  Reach extends KindReach | null,
> {
  readonly type: Type;
  readonly topic: Topic<TopicName, Payload>;
  readonly reach: Reach;
  /** The notifications of an announcement; none where its people know already. */
  readonly tell: (payload: Payload) => readonly Told<Details>[];
}

/** Defines a kind; the types of its payload and details are read from `topic` and `tell`. */
export function defineKind<
  const Type extends string,
  TopicName extends string,
  Payload extends object,
  Details extends object,
  const Reach extends KindReach | null,
>(
  kind: NotificationKind<Type, TopicName, Payload, Details, Reach>,
): NotificationKind<Type, TopicName, Payload, Details, Reach> {
  return kind;
}

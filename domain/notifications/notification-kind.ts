// Defines what a kind of notification is: one record per kind, each in its own file in kinds/.
import type { Role } from "../access/access.ts";
import type { KindChannels, PushRule } from "./channels.ts";

/**
 * An event that a transaction writes to the outbox: its name, and the type of its payload, which
 * only the compiler uses.
 */
export interface Topic<Name extends string, Payload extends object> {
  readonly name: Name;
  readonly payload?: Payload;
}

/** Names a topic: `topic<CapReached>()("cap_reached")`. */
export const topic =
  <Payload extends object>() =>
  <Name extends string>(name: Name): Topic<Name, Payload> => ({ name });

/** The data of a webhook: ids, enum values of the API and whole cents, never a name or contact. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** One notification of one account, before its text is written. */
export interface Told<Details extends object> {
  readonly accountId: string;
  /** The only member of the account whom it is for; absent: all of them. */
  readonly memberId?: string;
  /** A path of the app, with its leading slash. */
  readonly url: string;
  readonly facts: Facts;
  /** What the text of each language needs; stored with the event. */
  readonly details: Details;
}

/** The groups in which a person's settings list the kinds. */
export const NOTIFICATION_GROUPS = ["leads", "returns", "money", "stops", "accounts"] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** It protects the account, or the law binds every company that holds the contact. */
export type AlwaysOnReason = "security" | "law";

/** How a kind reaches people. Null: it only refreshes the screens of the account's members. */
export interface KindReach {
  /** The roles whose accounts can receive the kind. */
  readonly audience: readonly Role[];
  readonly group: NotificationGroup;
  /** How it reaches a person who has set nothing. */
  readonly channels: KindChannels;
  /** Why a person cannot switch off bell and email; absent where they can. */
  readonly alwaysOnFor?: AlwaysOnReason;
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
  /** The notifications of an event; none where the accounts already know. */
  readonly tell: (payload: Payload) => readonly Told<Details>[];
}

/** Defines a kind; the types of its payload and details are inferred from `topic` and `tell`. */
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

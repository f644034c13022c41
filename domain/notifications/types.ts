// Lists the kinds of notification that people and their systems receive, as kinds/ defines them.
import type { Role } from "../access/access.ts";
import { DAILY, FREQUENT, IN_WRITING, MOMENTARY, URGENT } from "./channels.ts";
import { KINDS } from "./kinds/index.ts";
import {
  type KindReach,
  NOTIFICATION_GROUPS,
  type NotificationGroup,
  type Told,
  type Topic,
} from "./notification-kind.ts";

export type AnyKind = (typeof KINDS)[number];
/** Every type of event, including those that only refresh screens. */
export type EventType = AnyKind["type"];
/** The types that a channel sends. */
export type NotificationType = Extract<AnyKind, { readonly reach: KindReach }>["type"];

/** The details that a type's text is written from. */
export type DetailsOf<Type extends EventType> =
  Extract<AnyKind, { readonly type: Type }> extends {
    readonly tell: (payload: never) => readonly Told<infer Details>[];
  }
    ? Details
    : never;

/** An event of a topic, as the publisher takes it from the outbox. */
export type Announcement<AnyTopic> =
  AnyTopic extends Topic<infer Name, infer Payload>
    ? { readonly topic: Name; readonly payload: Payload }
    : never;

const REACH: ReadonlyMap<string, KindReach> = new Map(
  KINDS.flatMap(({ type, reach }) => (reach === null ? [] : [[type, reach] as const])),
);

/** True where a channel sends the type; false where it only refreshes screens. */
export function isNotificationType(type: string): type is NotificationType {
  return REACH.has(type);
}

export const NOTIFICATION_TYPES: readonly NotificationType[] = KINDS.map(({ type }) => type).filter(
  isNotificationType,
);

/** The types that no channel sends. */
export const SILENT_TYPES: readonly EventType[] = KINDS.map(({ type }) => type).filter(
  (type) => !isNotificationType(type),
);

/** Which roles a type is for, and how it reaches them. */
export function reachOf(type: NotificationType): KindReach {
  const reach = REACH.get(type);
  if (reach === undefined) throw new Error(`${type} has no channel`);
  return reach;
}

/** The sets of channels, from the loudest to the quietest. */
export const BY_LOUDNESS = [URGENT, FREQUENT, MOMENTARY, IN_WRITING, DAILY];

/** The types of a group, the loudest first. */
export function kindsOfGroup(group: NotificationGroup): readonly NotificationType[] {
  const rank = (type: NotificationType): number => BY_LOUDNESS.indexOf(reachOf(type).channels);
  return NOTIFICATION_TYPES.filter((type) => reachOf(type).group === group).toSorted(
    (a, b) => rank(a) - rank(b),
  );
}

/** The types that accounts of a role can receive: group by group, the loudest first. */
export function kindsFor(role: Role): readonly NotificationType[] {
  return NOTIFICATION_GROUPS.flatMap(kindsOfGroup).filter((type) =>
    reachOf(type).audience.includes(role),
  );
}

// Defines a person's notification preferences: by bell, by push, by email. Where the person has set
// nothing, the default of the kind applies.
import type { KindChannels } from "./channels.ts";
import type { AlwaysOnReason } from "./notification-kind.ts";
import { NOTIFICATION_TYPES, type NotificationType, reachOf } from "./types.ts";

/**
 * Hours in the person's time zone, "HH:MM"; over midnight where `until` is not after `from`. Never
 * the same time twice.
 */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

export interface NotificationPreferences {
  /** The person's settings; the rest has its default. */
  readonly kinds: Readonly<Partial<Record<NotificationType, Partial<KindChannels>>>>;
  readonly quietHours: QuietHours | null;
  /** IANA. */
  readonly timeZone: string;
  /** The full hour of the daily email in that time zone, 0–23. */
  readonly digestHour: number;
}

export const USUAL_DIGEST_HOUR = 8;

/** True where the person cannot switch off bell and email of a kind. */
export function isAlwaysOn(kind: NotificationType): boolean {
  return alwaysOnFor(kind) !== null;
}

/** Why the person cannot switch off bell and email of a kind; null where they can. */
export function alwaysOnFor(kind: NotificationType): AlwaysOnReason | null {
  return reachOf(kind).alwaysOnFor ?? null;
}

/** The channels of a kind under these preferences. */
export function channelsOf(
  kind: NotificationType,
  kinds: NotificationPreferences["kinds"],
): KindChannels {
  const usual = reachOf(kind).channels;
  const channels = { ...usual, ...kinds[kind] };
  return isAlwaysOn(kind) ? { ...channels, bell: usual.bell, email: usual.email } : channels;
}

/** The kinds that are not in the bell under these preferences. */
export function mutedKinds(kinds: NotificationPreferences["kinds"]): readonly NotificationType[] {
  return NOTIFICATION_TYPES.filter((kind) => !channelsOf(kind, kinds).bell);
}

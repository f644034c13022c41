// What a person wants to be told of, and how: in the bell, by push, by email. Where the person has
// set nothing, the usual choice of the kind holds.
import type { KindChannels } from "./channels.ts";
import { NOTIFICATION_TYPES, type NotificationType, reachOf } from "./types.ts";

/**
 * Hours by the person's own clock, "HH:MM"; over midnight where `until` is not after `from`. Never
 * the same time twice.
 */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

export interface NotificationPreferences {
  /** What was set; the rest is as usual. */
  readonly kinds: Readonly<Partial<Record<NotificationType, Partial<KindChannels>>>>;
  readonly quietHours: QuietHours | null;
  /** IANA. */
  readonly timeZone: string;
  /** The full hour of the daily e-mail on that clock, 0–23. */
  readonly digestHour: number;
}

export const USUAL_DIGEST_HOUR = 8;

/** True where bell and e-mail of a kind are not the person's to switch off. */
export function isAlwaysOn(kind: NotificationType): boolean {
  return reachOf(kind).isAlwaysOn === true;
}

/** How a kind reaches whoever has set these preferences. */
export function channelsOf(
  kind: NotificationType,
  kinds: NotificationPreferences["kinds"],
): KindChannels {
  const usual = reachOf(kind).channels;
  const channels = { ...usual, ...kinds[kind] };
  return isAlwaysOn(kind) ? { ...channels, bell: usual.bell, email: usual.email } : channels;
}

/** The kinds that the bell keeps from whoever has set these. */
export function mutedKinds(kinds: NotificationPreferences["kinds"]): readonly NotificationType[] {
  return NOTIFICATION_TYPES.filter((kind) => !channelsOf(kind, kinds).bell);
}

// What a person wants to be told of, and how: in the bell, by push, by e-mail. What nobody has set
// has a default.
import { NOTIFICATION_TYPES, type NotificationType } from "./types.ts";

/** The ways news takes to a person. */
export const NEWS_CHANNELS = ["bell", "push", "email"] as const;
export type NotificationChannel = (typeof NEWS_CHANNELS)[number];

/** An e-mail for each piece of news, one a day for all of them, or none. */
export const EMAIL_TIMES = ["at_once", "daily", "off"] as const;
export type EmailTime = (typeof EMAIL_TIMES)[number];

/** How one kind of news reaches a person. */
export interface KindChannels {
  readonly bell: boolean;
  readonly push: boolean;
  readonly email: EmailTime;
}

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

/** Waits for a person: every hour counts. */
const NEEDS_SOMEBODY: KindChannels = { bell: true, push: true, email: "at_once" };
/** Worth a look at once, and too frequent for an e-mail each. */
const WORTH_A_LOOK: KindChannels = { bell: true, push: true, email: "daily" };
/**
 * Moves money, or a thing that works no longer: in writing at once, and it can wait until somebody
 * sits down.
 */
const IN_WRITING: KindChannels = { bell: true, push: false, email: "at_once" };
/** Good to know. */
const DAILY: KindChannels = { bell: true, push: false, email: "daily" };

const USUAL: Readonly<Record<NotificationType, KindChannels>> = {
  lead_bought: WORTH_A_LOOK,
  search_matched: WORTH_A_LOOK,
  cap_reached: DAILY,
  low_balance: NEEDS_SOMEBODY,
  campaign_stopped: NEEDS_SOMEBODY,
  delivery_failing: NEEDS_SOMEBODY,
  lead_sold: DAILY,
  form_sent: DAILY,
  draft_ended: DAILY,
  import_ended: DAILY,
  demand_followed: DAILY,
  return_filed: NEEDS_SOMEBODY,
  return_to_decide: IN_WRITING,
  return_decided: IN_WRITING,
  payout_moved: IN_WRITING,
  bank_changed: NEEDS_SOMEBODY,
  source_suspended: NEEDS_SOMEBODY,
  account_waiting: IN_WRITING,
  postback_off: IN_WRITING,
  webhook_off: IN_WRITING,
  email_off: IN_WRITING,
};

/**
 * Whoever takes an account over would switch these off first: the bell always tells them, and an
 * e-mail at once.
 */
const ALWAYS: ReadonlySet<NotificationType> = new Set(["bank_changed"]);

/** True where bell and e-mail of a kind are not the person's to switch off. */
export function isAlwaysOn(kind: NotificationType): boolean {
  return ALWAYS.has(kind);
}

/** How a kind reaches whoever has set these preferences. */
export function channelsOf(
  kind: NotificationType,
  kinds: NotificationPreferences["kinds"],
): KindChannels {
  const usual = USUAL[kind];
  const channels = { ...usual, ...kinds[kind] };
  return ALWAYS.has(kind) ? { ...channels, bell: usual.bell, email: usual.email } : channels;
}

/** The kinds that the bell keeps from whoever has set these. */
export function mutedKinds(kinds: NotificationPreferences["kinds"]): readonly NotificationType[] {
  return NOTIFICATION_TYPES.filter((kind) => !channelsOf(kind, kinds).bell);
}

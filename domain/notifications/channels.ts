// The channels by which a notification reaches a person, and the usual choices among them.

export const NEWS_CHANNELS = ["bell", "push", "email"] as const;
export type NotificationChannel = (typeof NEWS_CHANNELS)[number];

/** An email for each notification, one a day for all of them, or none. */
export const EMAIL_TIMES = ["at_once", "daily", "off"] as const;
export type EmailTime = (typeof EMAIL_TIMES)[number];

/** How one kind of notification reaches a person. */
export interface KindChannels {
  readonly bell: boolean;
  readonly push: boolean;
  readonly email: EmailTime;
}

/** Waits for a person's action: every hour counts. */
export const URGENT: KindChannels = { bell: true, push: true, email: "at_once" };
/** Worth a look at once, and too frequent for an email each. */
export const FREQUENT: KindChannels = { bell: true, push: true, email: "daily" };
/** Moves money, or something stopped working: in writing at once, without a push message. */
export const IN_WRITING: KindChannels = { bell: true, push: false, email: "at_once" };
/** Good to know once a day. */
export const DAILY: KindChannels = { bell: true, push: false, email: "daily" };

/**
 * As RFC 8030 has it: a device that saves its battery takes `high` at once and lets the others
 * wait.
 */
type Urgency = "high" | "normal" | "low";

export interface PushRule {
  /** How long a message is of use; after that the bell alone has it. Milliseconds. */
  readonly ttlMs: number;
  readonly urgency: Urgency;
}

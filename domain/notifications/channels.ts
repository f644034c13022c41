// Defines the channels by which a notification reaches a person, and the defaults among them.

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
/** Concerns this very moment: an email would be read too late. */
export const MOMENTARY: KindChannels = { bell: true, push: true, email: "off" };
/** Worth an immediate look, and too frequent for an email each. */
export const FREQUENT: KindChannels = { bell: true, push: true, email: "daily" };
/**
 * Moves money, or reports that something stopped working: emailed immediately, without a push
 * message.
 */
export const IN_WRITING: KindChannels = { bell: true, push: false, email: "at_once" };
/** Good to know once a day. */
export const DAILY: KindChannels = { bell: true, push: false, email: "daily" };

/**
 * As in RFC 8030: a device that saves its battery receives `high` immediately and lets the others
 * wait.
 */
type Urgency = "high" | "normal" | "low";

export interface PushRule {
  /** How long a message is of use; after that only the bell shows it. Milliseconds. */
  readonly ttlMs: number;
  readonly urgency: Urgency;
}

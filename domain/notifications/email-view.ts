// Describes the content of an email, for its HTML, its plain text and the page of its unsubscribe
// link.
import type { Language } from "../languages.ts";
import type { NotificationType } from "./types.ts";

/** The daily email, in the place of a kind of notification. */
export const DIGEST = "digest";
export type EmailKind = NotificationType | typeof DIGEST;

/** A notification as the bell shows it: without names or contact. */
export interface EmailItem {
  readonly kind: NotificationType;
  readonly title: string;
  readonly body: string;
  /** A path of the app, with its leading slash. */
  readonly url: string;
  /** Epoch milliseconds. */
  readonly atMs: number;
}

/** Maximum notifications listed in one email; the rest are counted. */
export const MOST_ITEMS = 50;

export interface EmailView {
  readonly kind: EmailKind;
  readonly language: Language;
  readonly networkName: string;
  /** The network's address, without a trailing slash: every link leads there. */
  readonly publicUrl: string;
  readonly items: readonly EmailItem[];
  /** The number of all notifications, including the listed items. */
  readonly count: number;
  /** IANA: times are in the reader's time zone. */
  readonly timeZone: string;
  /** Null where the reader cannot unsubscribe from the email. */
  readonly unsubscribeUrl: string | null;
}

export interface RenderedEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * The page behind the unsubscribe link, which asks for confirmation first, since programs open
 * links too.
 */
export interface UnsubscribeView {
  readonly language: Language;
  readonly networkName: string;
  /** `gone`: the link is invalid, or its person has left. */
  readonly state: "asking" | "done" | "gone";
  readonly kind: EmailKind;
  /** Where its button posts to. */
  readonly action: string;
}

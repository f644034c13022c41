// What a mail shows: the same for its HTML and its plain text, and for the page of its link that
// takes people off.
import type { Language } from "../languages.ts";
import type { NotificationType } from "./types.ts";

/** The daily e-mail, where a kind of news would stand. */
export const DIGEST = "digest";
export type EmailKind = NotificationType | typeof DIGEST;

/** A piece of news as the bell tells it: nobody's name or contact. */
export interface EmailItem {
  readonly kind: NotificationType;
  readonly title: string;
  readonly body: string;
  /** An address of the app, from its first slash. */
  readonly url: string;
  /** Epoch milliseconds. */
  readonly atMs: number;
}

/** Most pieces of news that one mail names; the rest are counted. */
export const MOST_ITEMS = 50;

export interface EmailView {
  readonly kind: EmailKind;
  readonly language: Language;
  readonly networkName: string;
  /** Where the network is, without a slash at its end: every link leads there. */
  readonly publicUrl: string;
  readonly items: readonly EmailItem[];
  /** Of all that it tells, the items included. */
  readonly count: number;
  /** IANA: times are by the reader's clock. */
  readonly timeZone: string;
  /** Null where the mail is nobody's to switch off. */
  readonly unsubscribeUrl: string | null;
}

export interface RenderedEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The page behind the link that takes people off: it asks first, for programs open links too. */
export interface UnsubscribeView {
  readonly language: Language;
  readonly networkName: string;
  /** `gone`: the link is none of ours, or its person has left. */
  readonly state: "asking" | "done" | "gone";
  readonly kind: EmailKind;
  /** Where its button posts to. */
  readonly action: string;
}

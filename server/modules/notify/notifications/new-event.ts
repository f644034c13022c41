// What people are told: a piece of news for an account, in every language that its people may read
// it in.
import type { NotificationType, SALE_ASSIGNED } from "../../../../domain/notifications/types.ts";
import type { NotificationWords } from "./words/news-words.ts";
import { ENGLISH } from "./words/english.ts";
import { SPANISH } from "./words/spanish.ts";

/** One line that says it, and one that says more; nobody's name or contact. */
export interface NotificationText {
  readonly title: string;
  readonly body: string;
}

export type Facts = Readonly<Record<string, string | number | boolean | null>>;

export interface NewEvent {
  readonly accountId: string;
  readonly type: NotificationType | typeof SALE_ASSIGNED;
  /** An address of the app, from its first slash. */
  readonly url: string;
  readonly atMs: number;
  /**
   * What a program needs to know of it: ids, words of the API and whole cents, nobody's name or
   * contact.
   */
  readonly facts: Facts;
  readonly en: NotificationText;
  readonly es: NotificationText;
}

/** The same in both languages: `tell` finds its words in either catalogue. */
export function inBothLanguages(
  about: Pick<NewEvent, "accountId" | "type" | "url" | "atMs" | "facts">,
  tell: (words: NotificationWords) => NotificationText,
): NewEvent {
  return { ...about, en: tell(ENGLISH), es: tell(SPANISH) };
}

/** "$97.30". Sums of money are written alike in both languages. */
export function dollars(cents: number): string {
  return `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

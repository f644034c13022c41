// Puts an event into the words of a language, whenever it is read.
import type { EventType } from "../../../../domain/notifications/types.ts";
import type {
  NotificationText,
  NotificationWords,
} from "../../../../domain/notifications/words.ts";
import { notifications as english } from "../../../../locales/en/notifications.ts";
import { notifications as spanish } from "../../../../locales/es/notifications.ts";
import type { NotificationLanguage } from "../../../../contract/network/activity.ts";

const WORDS: Readonly<Record<NotificationLanguage, NotificationWords>> = {
  en: english,
  es: spanish,
};

/** The title and body of an event. `details` are those that its kind has stored. */
export function renderEvent(
  { type, details }: { readonly type: EventType; readonly details: object },
  language: NotificationLanguage,
): NotificationText {
  // A type's details are its own: the kind that names the type has made them.
  const textOf = WORDS[language][type] as (details: object) => NotificationText;
  return textOf(details);
}

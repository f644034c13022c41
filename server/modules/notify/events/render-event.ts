// Renders an event in a language when it is read.
import type { EventType } from "../../../../domain/notifications/types.ts";
import type { NotificationText } from "../../../../domain/notifications/words.ts";
import { NOTIFICATIONS } from "../../../../locales/catalogues/notifications.ts";
import type { Language } from "../../../../domain/languages.ts";

/** Returns the title and body of an event. `details` are what its kind stored. */
export function renderEvent(
  { type, details }: { readonly type: EventType; readonly details: object },
  language: Language,
): NotificationText {
  // A type's details are its own: the kind that names the type created them.
  const textOf = NOTIFICATIONS[language].texts[type] as (details: object) => NotificationText;
  return textOf(details);
}

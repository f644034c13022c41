// Renders an event in a language when it is read.
import type { EventType } from "../../../../domain/notifications/types.ts";
import { withoutMoney } from "../../../../domain/notifications/without-money.ts";
import type { NotificationText } from "../../../../domain/notifications/words.ts";
import { NOTIFICATIONS } from "../../../../locales/catalogues/notifications.ts";
import type { Language } from "../../../../domain/languages.ts";

/** For whom an event is rendered. */
export interface EventReader {
  readonly language: Language;
  /** Whether the reader sees the account's money; otherwise amounts are left out. */
  readonly seesMoney: boolean;
}

/** Returns the title and body of an event. `details` are what its kind stored. */
export function renderEvent(
  { type, details }: { readonly type: EventType; readonly details: object },
  { language, seesMoney }: EventReader,
): NotificationText {
  const { names, texts } = NOTIFICATIONS[language];
  // A type's details are its own: the kind that names the type created them.
  const textOf = texts[type] as (details: object) => NotificationText;
  const text = textOf(details);
  if (seesMoney) return text;
  return withoutMoney(text, (names as Readonly<Partial<Record<EventType, string>>>)[type] ?? "");
}

// Defines the texts of one language: a name for each type, and a text made from the details of an
// event.
import type { DetailsOf, EventType, NotificationType } from "./types.ts";

/** A one-line title and a longer text; never a contact. */
export interface NotificationText {
  readonly title: string;
  readonly body: string;
}

export interface NotificationWords {
  /** The name of each type, where people choose among them. */
  readonly names: Readonly<Record<NotificationType, string>>;
  readonly texts: {
    readonly [Type in EventType]: (details: DetailsOf<Type>) => NotificationText;
  };
}

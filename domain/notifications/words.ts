// What the words of one language are: for each type a text made from the event's details.
import type { DetailsOf, EventType } from "./types.ts";

/** One line that says it, and one that says more; never a contact. */
export interface NotificationText {
  readonly title: string;
  readonly body: string;
}

export type NotificationWords = {
  readonly [Type in EventType]: (details: DetailsOf<Type>) => NotificationText;
};

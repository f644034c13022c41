// Removes amounts from the text of a notification, for readers who do not see an account's money.
import type { NotificationText } from "./words.ts";

const AMOUNT = /\$\s?\d/;
/** Texts put facts side by side with it. */
const BETWEEN_FACTS = " · ";
const BETWEEN_CLAUSES = ", ";

/**
 * The text without each fact that names an amount. `name` is the kind's: the title of a text of
 * which nothing else is left.
 */
export function withoutMoney({ title, body }: NotificationText, name: string): NotificationText {
  return {
    title: without(title, BETWEEN_CLAUSES) || name,
    body: without(body, BETWEEN_FACTS),
  };
}

function without(text: string, between: string): string {
  if (!AMOUNT.test(text)) return text;
  return text
    .split(between)
    .filter((part) => !AMOUNT.test(part))
    .join(between);
}

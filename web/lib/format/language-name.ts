// Names languages.
import { type Language, localeOf } from "../../../domain/languages.ts";

/**
 * Returns the name of a language in the reader's language, capitalized as a choice: "Spanish",
 * "Español".
 */
export function languageName(language: Language, reader: Language): string {
  const name =
    new Intl.DisplayNames(localeOf(reader), { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}

// Lists the languages of the product. Each has a folder with its name in `locales`.

export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The BCP 47 locale for dates, numbers and money: the network is in the United States. */
export const localeOf = (language: Language): `${Language}-US` => `${language}-US`;

/** The English name of a language, such as "Spanish". */
export const englishNameOf = (language: Language): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;

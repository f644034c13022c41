// Lists the languages of the product. Each has a folder with its name in `locales`.

export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The BCP 47 locale for dates, numbers and money: the network is in the United States. */
export const localeOf = (language: Language): `${Language}-US` => `${language}-US`;

// The languages in which the product speaks to people. Each has a folder of its name in `locales`.

export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** BCP 47, for dates, numbers and money: the network is in the United States. */
export const localeOf = (language: Language): `${Language}-US` => `${language}-US`;

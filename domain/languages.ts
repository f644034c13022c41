// The languages in which the product speaks to people. Each has a folder of its name in `locales`.

export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

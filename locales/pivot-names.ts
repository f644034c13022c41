// Names the values of a report's dimensions in a language, for screens, files and emails.
import { type Language, localeOf } from "../domain/languages.ts";
import type { PostReason } from "../domain/lead/vocabulary.ts";
import { BY_HAND } from "../domain/reports/by-hand.ts";
import type { Dimension } from "../domain/reports/pivot/dimensions.ts";
import type { ReturnReason } from "../domain/returns/reasons.ts";
import { LEAD_WORDS } from "./catalogues/lead-words.ts";
import { PIVOT_TEXTS } from "./catalogues/pivot.ts";
import { RETURN_TEXTS } from "./catalogues/returns.ts";

/** A value as the API names it. */
export interface NamedValue {
  readonly value: string;
  /** Of an account, a source or a campaign; null for other values. */
  readonly name: string | null;
}

export type NameValue = (dimension: Dimension, key: NamedValue) => string;

/** Returns what names a value in the language. */
export function pivotNames(language: Language): NameValue {
  const locale = localeOf(language);
  const texts = PIVOT_TEXTS[language];
  const words = LEAD_WORDS[language];
  const days = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  const weeks = new Intl.DateTimeFormat(locale, {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  const hours = new Intl.DateTimeFormat(locale, { hour: "numeric", timeZone: "UTC" });
  const wordOf = (of: Readonly<Record<string, string>>, value: string): string =>
    of[value] ?? value;
  return (dimension, { value, name }) => {
    switch (dimension) {
      case "campaign":
        return value === BY_HAND ? texts.byHand : (name ?? value);
      case "state":
        return value === "" ? texts.noState : value;
      case "side":
        return wordOf(words.side, value);
      case "tier":
        return wordOf(words.tier, value);
      case "day":
        return days.format(Date.parse(`${value}T00:00:00Z`));
      case "week":
        return texts.weekOf(weeks.format(Date.parse(`${value}T00:00:00Z`)));
      case "hour":
        return hours.format(Date.UTC(2000, 0, 1, Number(value)));
      case "reason":
        return value === "" ? texts.noReason : (words.post[value as PostReason] ?? value);
      case "return_reason":
        return RETURN_TEXTS[language].reason[value as ReturnReason] ?? value;
      case "sub1":
      case "sub2":
      case "sub3":
      case "sub4":
      case "sub5":
        return value === "" ? texts.noSub : value;
      case "affiliate":
      case "source":
      case "buyer":
        return name ?? value;
    }
  };
}

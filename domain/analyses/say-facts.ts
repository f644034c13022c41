// Writes a lead's prices, sizes and amounts for sentences.
import type { AnalysedLead } from "./analysed-lead.ts";
import type { Interval } from "./market-figures.ts";
import type { AnalysisWords } from "./words.ts";
import { CENTS_PER_DOLLAR } from "../money/money.ts";

const QUARTERS = 4;

/** An amount as "$350,000" or "$62.50": with cents only if there are any. */
export function dollars(amount: bigint, { locale }: AnalysisWords): string {
  const isWhole = amount % BigInt(CENTS_PER_DOLLAR) === 0n;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  }).format(Number(amount) / CENTS_PER_DOLLAR);
}

export function intervalWords({ fromCents, toCents }: Interval, words: AnalysisWords): string {
  return words.interval(dollars(fromCents, words), dollars(toCents, words));
}

/** The stated price; null if none. */
export function priceWords(
  { priceMinCents: least, priceMaxCents: most }: AnalysedLead,
  words: AnalysisWords,
): string | null {
  if (least === null) return most === null ? null : words.price.upTo(dollars(most, words));
  if (most === null) return words.price.from(dollars(least, words));
  return least === most
    ? words.price.exactly(dollars(least, words))
    : words.price.between(dollars(least, words), dollars(most, words));
}

/** The stated bedrooms, bathrooms and area; null if none. */
export function sizeWords(
  { beds, bathsQuarters, livingAreaSqft }: AnalysedLead,
  words: AnalysisWords,
): string | null {
  const write = (value: number): string => new Intl.NumberFormat(words.locale).format(value);
  const parts = [
    ...(beds === null ? [] : [words.beds(beds)]),
    ...(bathsQuarters === null
      ? []
      : [words.baths(bathsQuarters / QUARTERS, write(bathsQuarters / QUARTERS))]),
    ...(livingAreaSqft === null ? [] : [words.sqft(write(livingAreaSqft))]),
  ];
  return parts.length === 0 ? null : words.size(parts.join(", "));
}

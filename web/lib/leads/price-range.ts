// Words a lead's price range.
import type { Formats } from "../format/format.ts";

interface RangeWords {
  readonly upTo: (price: string) => string;
  readonly from: (price: string) => string;
  readonly priceUnknown: string;
}

/** "$350,000", "$300,000–400,000", "up to $400,000". Null is an open end. */
export function priceRange(
  least: number | null,
  most: number | null,
  formats: Pick<Formats, "money">,
  words: RangeWords,
): string {
  if (least === null && most === null) return words.priceUnknown;
  if (least === null) return words.upTo(formats.money(most ?? 0, "whole"));
  if (most === null) return words.from(formats.money(least, "whole"));
  return least === most
    ? formats.money(least, "whole")
    : `${formats.money(least, "whole")}–${formats.money(most, "whole")}`;
}

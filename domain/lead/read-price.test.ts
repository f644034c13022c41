import { describe, expect, it } from "vitest";
import { isSpelledPrice, readPriceRange, writePriceRange } from "./read-price.ts";

/** The ends in dollars, joined by two dots; an open end is empty. */
function read(text: string): string | null {
  const range = readPriceRange(text);
  if (range === null || range === "notGiven") return range;
  const dollars = (cents: bigint | null): string =>
    cents === null ? "" : `${Number(cents) / 100}`;
  return range.min === range.max
    ? dollars(range.min)
    : `${dollars(range.min)}..${dollars(range.max)}`;
}

describe("a price", () => {
  it.each([
    ["450000", "450000"],
    ["$450,000.50", "450000.5"],
    ["0.01", "0.01"],
    ["1000000000", "1000000000"],
    ["450k", "450000"],
    ["450 thousand", "450000"],
    ["$1.2M", "1200000"],
    ["1.2 million", "1200000"],
    ["450000 USD", "450000"],
    ["USD 450,000", "450000"],
    ["about $450,000", "450000"],
    ["$2,400/mo", "2400"],
    ["'450000", "450000"],
  ])("reads %j as $%s", (text, price) => expect(read(text)).toBe(price));

  it.each([
    ["450.000", "450000"],
    ["450.000,50", "450000.5"],
    ["450 000", "450000"],
    ["450'000", "450000"],
    ["1,5M", "1500000"],
  ])("reads the European %j as $%s", (text, price) => expect(read(text)).toBe(price));

  it.each([
    ["$400,000 - $450,000", "400000..450000"],
    ["400000–450000", "400000..450000"],
    ["400-450k", "400000..450000"],
    ["400k to 450k", "400000..450000"],
    ["between 400k and 450k", "400000..450000"],
    ["$1M - $1.5M", "1000000..1500000"],
    ["under 500000", "..500000"],
    ["up to 300k", "..300000"],
    ["$300k or less", "..300000"],
    ["$0 - $300,000", "..300000"],
    ["500k+", "500000.."],
    ["over $1 million", "1000000.."],
    ["from 300000", "300000.."],
  ])("reads the range %j as %s", (text, range) => expect(read(text)).toBe(range));

  it.each(["0", "$0.00"])("reads %j as not given", (text) => expect(read(text)).toBe("notGiven"));

  it.each([
    "1000000000.01",
    "-5",
    "1e9",
    "450k-400k",
    "not sure",
    "N/A",
    "€450000",
    "9".repeat(90),
  ])("refuses %j", (text) => expect(read(text)).toBeNull());
});

describe("a price", () => {
  const spelled = (text: string) => {
    const range = readPriceRange(text);
    if (range === null || range === "notGiven") throw new Error(`${text} is no price`);
    return [isSpelledPrice(text, range), writePriceRange(range)];
  };

  it.each([
    ["450000", "450000"],
    ["$450,000.50", "450000.50"],
    ["$ 450 000", "450000"],
    ["4.5E+05", "450000"],
    ["$2,400/mo", "2400"],
    ["400000-450000", "400000-450000"],
    ["under 500000", "up to 500000"],
    ["500000+", "500000+"],
  ])("%j is read to the letter, as %s", (text, read) =>
    expect(spelled(text)).toEqual([true, read]),
  );

  it.each([
    ["450k", "450000"],
    ["$1.2M", "1200000"],
    ["400-450k", "400000-450000"],
    ["500k+", "500000+"],
    ["450.000", "450000"],
  ])("%j is not: it is read as %s", (text, read) => expect(spelled(text)).toEqual([false, read]));

  it.each(["450000", "up to 500000", "400000-450000", "500000+", "48.50"])(
    "as written, %j, is read again as itself",
    (text) => expect(spelled(text)).toEqual([true, text]),
  );
});

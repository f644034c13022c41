// Makes the market analysis by rules: the network's own counts in sentences. It describes counts
// and forecasts nothing.
import {
  MARKET_DAYS,
  type MarketDays,
  type MarketGroup,
  type ShownMarket,
  type ShownMarketRow,
} from "./market-figures.ts";
import type { MarketAnalysis } from "./analysis.ts";
import { intervalWords } from "./say-facts.ts";
import type { AnalysisWords } from "./words.ts";

/** Comparisons use the longer span; the trend uses the shorter one. */
const LONG: MarketDays = 90;

export function sayMarket(market: ShownMarket, words: AnalysisWords): MarketAnalysis {
  const rowOf = (group: MarketGroup, days: MarketDays): ShownMarketRow =>
    market.rows.find((row) => row.group === group && row.days === days) ?? {
      ...UNKNOWN,
      group,
      days,
    };
  const alike = MARKET_DAYS.map((days) => rowOf("alike", days));
  const long = rowOf("alike", LONG);
  return {
    trends: alike.map((row) => say(row, countWords(row, market, words, true), words)),
    comparables: (["any_type", "any_state"] as const)
      .map((group) => rowOf(group, LONG))
      .map((row) =>
        say(
          row,
          [...countWords(row, market, words, false), ...moneyWords(row, market, words)],
          words,
        ),
      ),
    pricing: alike.map((row) => say(row, pricesOf(row, market, words), words)),
    investment_potential: [
      say(long, [besideWords(long, rowOf("counterpart", LONG), market, words)], words),
    ],
  };
}

const UNKNOWN: Omit<ShownMarketRow, "group" | "days"> = {
  leads: null,
  leadsBefore: null,
  soldPercent: null,
  soldPercentBefore: null,
  price: null,
  payout: null,
  propertyPrice: null,
};

function say({ days }: ShownMarketRow, parts: readonly string[], words: AnalysisWords): string {
  return words.counted(words.days(days), parts.join("; "));
}

function write(value: number, { locale }: AnalysisWords): string {
  return new Intl.NumberFormat(locale).format(value);
}

function writeCount(
  count: number,
  { isAbout }: Pick<ShownMarket, "isAbout">,
  words: AnalysisWords,
): string {
  return isAbout ? words.about(write(count, words)) : write(count, words);
}

function percent(value: number, { locale }: AnalysisWords): string {
  return new Intl.NumberFormat(locale, { style: "percent" }).format(value / 100);
}

/** How many leads arrived and were sold, compared with the period before if `compares`. */
function countWords(
  { group, leads, leadsBefore, soldPercent, soldPercentBefore }: ShownMarketRow,
  market: ShownMarket,
  words: AnalysisWords,
  compares: boolean,
): readonly string[] {
  const name = words.groups[group];
  if (leads === null) return [words.tooFew(name)];
  const came = words.came(writeCount(leads, market, words), name);
  const sold = soldPercent === null ? [] : [words.sold(percent(soldPercent, words))];
  if (!compares) return [came, ...sold];
  if (leadsBefore === null) return [came, ...sold, words.nothingBefore];
  return [
    words.cameBeside(
      writeCount(leads, market, words),
      name,
      writeCount(leadsBefore, market, words),
    ),
    ...(soldPercent === null || soldPercentBefore === null
      ? sold
      : [words.soldBeside(percent(soldPercent, words), percent(soldPercentBefore, words))]),
  ];
}

/** A reader who sees both prices and payouts sees those of all accounts. */
function moneyWords(
  { price, payout }: ShownMarketRow,
  { tellsPrice }: ShownMarket,
  words: AnalysisWords,
): readonly string[] {
  const sayPayout = tellsPrice ? words.middlePayout : words.middleOwnPayout;
  return [
    ...(price === null ? [] : [words.middlePrice(intervalWords(price, words))]),
    ...(payout === null ? [] : [sayPayout(intervalWords(payout, words))]),
  ];
}

function pricesOf(
  row: ShownMarketRow,
  market: ShownMarket,
  words: AnalysisWords,
): readonly string[] {
  const money = moneyWords(row, market, words);
  const property =
    row.propertyPrice === null
      ? []
      : [words.middleProperty(intervalWords(row.propertyPrice, words))];
  const parts = [
    ...(money.length === 0 && (market.tellsPrice || market.tellsPayout) ? [words.noMoney] : money),
    ...property,
  ];
  return parts.length === 0 ? [words.tooFew(words.groups[row.group])] : parts;
}

function besideWords(
  { leads }: ShownMarketRow,
  { leads: others }: ShownMarketRow,
  market: ShownMarket,
  words: AnalysisWords,
): string {
  return leads === null || others === null
    ? words.noCounterpart
    : words.beside(writeCount(leads, market, words), writeCount(others, market, words));
}

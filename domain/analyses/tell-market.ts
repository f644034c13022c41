// The market by rules: the network's own counts in sentences. It describes what was counted and foretells nothing.
import { MARKET_DAYS, type MarketDays, type MarketGroup, type ToldMarket, type ToldRow } from "./market-figures.ts";
import { MOST_ITEMS, type MarketAnalysis } from "./analysis.ts";
import { intervalWords } from "./say-facts.ts";
import type { AnalysisWords } from "./words.ts";

/** Comparisons are made over the longer span: the shorter one is the trend's. */
const LONG: MarketDays = 90;

export function sayMarket(market: ToldMarket, words: AnalysisWords): MarketAnalysis {
  const rowOf = (group: MarketGroup, days: MarketDays): ToldRow | null => market.rows.find((row) => row.group === group && row.days === days) ?? null;
  const alike = MARKET_DAYS.map((days) => rowOf("alike", days));
  return {
    trends: orTooFew(alike.flatMap((row) => (row === null ? [] : trendOf(row, words))), words),
    comparables: orTooFew((["any_type", "any_state"] as const).flatMap((group) => comparableOf(rowOf(group, LONG), words)), words),
    pricing: orTooFew(alike.flatMap((row) => (row === null ? [] : pricesOf(row, market, words))), words),
    investment_potential: [...besideOf(rowOf("alike", LONG), rowOf("counterpart", LONG), words), ...propertyOf(rowOf("any_state", LONG), words)].slice(0, MOST_ITEMS),
  };
}

function orTooFew(sentences: readonly string[], words: AnalysisWords): readonly string[] {
  return sentences.length === 0 ? [words.tooFew(words.days(LONG), words.groups.alike)] : sentences.slice(0, MOST_ITEMS);
}

function write(value: number, { locale }: AnalysisWords): string {
  return new Intl.NumberFormat(locale).format(value);
}

function percent(value: number, { locale }: AnalysisWords): string {
  return new Intl.NumberFormat(locale, { style: "percent" }).format(value / 100);
}

function trendOf({ group, days, leads, leadsBefore, soldPercent, soldPercentBefore }: ToldRow, words: AnalysisWords): readonly string[] {
  const [when, what] = [words.days(days), words.groups[group]];
  if (leads === null || soldPercent === null) return [words.tooFew(when, what)];
  const came = leadsBefore === null ? words.came(when, what, write(leads, words)) : words.cameBeside(when, what, write(leads, words), write(leadsBefore, words));
  const sold = soldPercentBefore === null ? words.sold(when, what, percent(soldPercent, words)) : words.soldBeside(when, what, percent(soldPercent, words), percent(soldPercentBefore, words));
  return [came, sold];
}

function comparableOf(row: ToldRow | null, words: AnalysisWords): readonly string[] {
  if (row === null) return [];
  const [came, sold] = trendOf(row, words);
  const paid = row.price === null ? row.payout === null ? [] : [words.middlePayout(words.days(row.days), words.groups[row.group], intervalWords(row.payout, words))] : [words.middlePrice(words.days(row.days), words.groups[row.group], intervalWords(row.price, words))];
  return [came, sold, ...paid].flatMap((sentence) => sentence ?? []);
}

function pricesOf({ group, days, price, payout, propertyPrice }: ToldRow, { tellsPrice, tellsPayout }: ToldMarket, words: AnalysisWords): readonly string[] {
  const [when, what] = [words.days(days), words.groups[group]];
  return [
    ...(tellsPrice ? [price === null ? words.noMoney(when, what) : words.middlePrice(when, what, intervalWords(price, words))] : []),
    ...(payout === null ? tellsPayout && !tellsPrice ? [words.noMoney(when, what)] : [] : [words.middlePayout(when, what, intervalWords(payout, words))]),
    ...(propertyPrice === null ? [] : [words.middleProperty(when, what, intervalWords(propertyPrice, words))]),
  ];
}

function besideOf(alike: ToldRow | null, counterpart: ToldRow | null, words: AnalysisWords): readonly string[] {
  const [leads, others] = [alike?.leads ?? null, counterpart?.leads ?? null];
  if (leads === null || others === null) return [words.noCounterpart];
  return [words.beside(words.days(LONG), write(leads, words), write(others, words))];
}

function propertyOf(row: ToldRow | null, words: AnalysisWords): readonly string[] {
  return row === null || row.propertyPrice === null ? [] : [words.middleProperty(words.days(row.days), words.groups[row.group], intervalWords(row.propertyPrice, words))];
}

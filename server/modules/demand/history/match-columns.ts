// Evaluates criteria over columns of leads, with exactly the result of the domain's `matches` for
// the same lead.
import type { Criteria, RangeRule, SetRule } from "../../../../domain/criteria/criteria.ts";
import type { LeafRule } from "../../../../domain/criteria/matches.ts";
import { isPlaceField } from "../../../../domain/criteria/read-field.ts";
import type { LeadColumns } from "./lead-columns.ts";
import type { CountColumn } from "../../../platform/columns/number-column.ts";
import { RowSieve } from "../../../platform/columns/row-sieve.ts";
import {
  type RowTest,
  testAll,
  testAny,
  testBetween,
  testNot,
  testTouches,
  testWords,
} from "../../../platform/columns/row-tests.ts";
import type { WordColumn } from "../../../platform/columns/word-column.ts";

/**
 * The rows for which the criteria hold, in the order given; valid only for the rows stored now.
 * Rules that all leads must meet are evaluated one by one, the most selective first. The result is
 * in memory that the next call reuses: megabytes per call would keep the garbage collector busy.
 */
export function matchRows(
  criteria: Criteria,
  columns: LeadColumns,
  rows: Uint32Array,
): Uint32Array {
  sieve.begin();
  for (const { rule, holds } of rulesOf(criteria, true).toSorted(
    (a, b) => costOf(a.rule) - costOf(b.rule),
  ))
    keep(rule, holds, columns);
  return sieve.of(rows);
}

const sieve = new RowSieve();

interface Rule {
  readonly rule: Criteria;
  /** False where the rule must not hold. */
  readonly holds: boolean;
}

/**
 * The rules that every lead must meet: an `all` is its parts, and a negated `any` is the negation
 * of each part.
 */
function rulesOf(criteria: Criteria, holds: boolean): readonly Rule[] {
  if ("not" in criteria) return rulesOf(criteria.not, !holds);
  if ("all" in criteria && holds) return criteria.all.flatMap((child) => rulesOf(child, true));
  if ("any" in criteria && !holds) return criteria.any.flatMap((child) => rulesOf(child, false));
  return [{ rule: criteria, holds }];
}

/**
 * Evaluates a rule about places, words or counts on its column; groups and negated rules with a
 * test per row.
 */
function keep(rule: Criteria, holds: boolean, columns: LeadColumns): void {
  const words = isLeaf(rule) ? wordsOf(rule, columns) : null;
  if (words !== null)
    return sieve.keepAnswered(
      words.column,
      holds ? words.answers : words.answers.map((answer) => 1 - answer),
    );
  if (holds && isLeaf(rule) && isRange(rule) && rule.field !== "price_cents") {
    const { cells, least, most } = boundsOf(rule, rangeColumn(rule.field, columns));
    return sieve.keepBetween(cells, least, most);
  }
  const test = testOf(rule, columns);
  return sieve.keepTested(holds ? test : testNot(test));
}

function testOf(criteria: Criteria, columns: LeadColumns): RowTest {
  if ("all" in criteria) return testAll(criteria.all.map((child) => testOf(child, columns)));
  if ("any" in criteria) return testAny(criteria.any.map((child) => testOf(child, columns)));
  if ("not" in criteria) return testNot(testOf(criteria.not, columns));
  const words = wordsOf(criteria, columns);
  if (words !== null) return testWords(words.column, words.answers);
  if (!isRange(criteria)) throw new RangeError(`${criteria.field} has no column`);
  if (criteria.field === "price_cents")
    return testTouches(
      columns.priceMin.cells,
      columns.priceMax.cells,
      criteria.min ?? -Infinity,
      criteria.max ?? Infinity,
    );
  const { cells, least, most } = boundsOf(criteria, rangeColumn(criteria.field, columns));
  return testBetween(cells, least, most);
}

function isLeaf(criteria: Criteria): criteria is LeafRule {
  return !("all" in criteria || "any" in criteria || "not" in criteria);
}

function isRange(leaf: LeafRule): leaf is RangeRule {
  return !("in" in leaf) && leaf.field !== "radius";
}

/** Places first, then words, then numbers, then groups. */
function costOf(criteria: Criteria): number {
  if (!isLeaf(criteria)) return 3;
  return isAboutPlace(criteria) ? 0 : "in" in criteria ? 1 : 2;
}

function isAboutPlace(leaf: LeafRule): boolean {
  return leaf.field === "radius" || ("in" in leaf && isPlaceField(leaf.field));
}

interface AnsweredWords {
  readonly column: WordColumn<unknown>;
  /** By the word's index in the column. */
  readonly answers: Uint8Array;
}

/** Evaluates a rule about places or words once for each of them; null for a rule about numbers. */
function wordsOf(rule: LeafRule, columns: LeadColumns): AnsweredWords | null {
  if (isAboutPlace(rule)) return { column: columns.place, answers: columns.placeAnswers.of(rule) };
  return "in" in rule ? setAnswers(rule, columns) : null;
}

function setAnswers({ field, in: asked }: SetRule, columns: LeadColumns): AnsweredWords {
  const values: readonly string[] = asked;
  const isAsked = (value: string): boolean => values.includes(value);
  const answered = <Value>(
    column: WordColumn<Value>,
    holds: (value: Value) => boolean,
  ): AnsweredWords => ({
    column,
    answers: Uint8Array.from(column.values, (value) => (holds(value) ? 1 : 0)),
  });
  switch (field) {
    case "side":
      return answered(columns.side, isAsked);
    case "tier":
      return answered(columns.tier, isAsked);
    case "consent_channel":
      return answered(columns.consent, ({ channels }) => channels.some(isAsked));
    case "verification":
      return answered(columns.verifications, (verifications) => verifications.some(isAsked));
    // These are fields of the place, evaluated there.
    case "state":
    case "county_fips":
    case "city":
    case "zip_code":
      throw new RangeError(`${field} is no column of its own`);
    default:
      return answered(columns.words[field], isAsked);
  }
}

/** An absent value is stored below 0 and is never between bounds. */
function boundsOf(
  { min = 0, max = Infinity }: RangeRule,
  { cells }: CountColumn,
): { readonly cells: Int32Array; readonly least: number; readonly most: number } {
  return { cells, least: Math.max(min, 0), most: max };
}

function rangeColumn(
  field: Exclude<RangeRule["field"], "price_cents">,
  columns: LeadColumns,
): CountColumn {
  switch (field) {
    case "age_minutes":
      return columns.ageMinutes;
    case "score":
      return columns.total;
    case "engagement":
      return columns.engagement;
    case "intent":
      return columns.intent;
    case "financial":
      return columns.financial;
    default:
      return columns.counts[field];
  }
}

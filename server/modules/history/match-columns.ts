// Criteria over columns: a predicate of row numbers. Means exactly what the domain's `matches` means of the same lead.
import type { Criteria, RangeRule, SetRule } from "../../../domain/criteria/criteria.ts";
import type { LeafRule } from "../../../domain/criteria/matches.ts";
import { isPlaceField } from "../../../domain/criteria/read-field.ts";
import type { LeadColumns } from "./lead-columns.ts";
import type { NumberColumn } from "../../platform/columns/number-column.ts";
import { RowSieve } from "../../platform/columns/row-sieve.ts";
import type { WordColumn } from "../../platform/columns/word-column.ts";

type RowPredicate = (row: number) => boolean;

/**
 * Those of the rows for which the criteria hold, in the order given; good for the rows that are there now. What all leads
 * must meet is asked rule by rule, the one that leaves the fewest over first. The answer lies in memory that the next call
 * takes again: megabytes for each would keep the collector busy.
 */
export function matchRows(criteria: Criteria, columns: LeadColumns, rows: Uint32Array): Uint32Array {
  const rules = ("all" in criteria ? criteria.all : [criteria]).toSorted((a, b) => costOf(a) - costOf(b));
  sieve.begin();
  for (const rule of rules) keep(rule, columns);
  return sieve.of(rows);
}

const sieve = new RowSieve();

function keep(rule: Criteria, columns: LeadColumns): void {
  if (!("all" in rule || "any" in rule || "not" in rule)) {
    if (isAboutPlace(rule)) return sieve.keepAnswered(columns.place, columns.placeAnswers.of(rule));
    const column = "in" in rule ? wordColumn(rule.field, columns) : null;
    if ("in" in rule && column !== null) {
      const values: readonly string[] = rule.in;
      return sieve.keepWords(column, (value) => values.includes(value));
    }
  }
  return sieve.keepWhere(matchColumns(rule, columns));
}

function matchColumns(criteria: Criteria, columns: LeadColumns): RowPredicate {
  if ("all" in criteria) return allOf(criteria.all.toSorted((a, b) => costOf(a) - costOf(b)).map((child) => matchColumns(child, columns)));
  if ("any" in criteria) return anyOf(criteria.any.map((child) => matchColumns(child, columns)));
  if ("not" in criteria) {
    const child = matchColumns(criteria.not, columns);
    return (row) => !child(row);
  }
  if (criteria.field === "radius" || ("in" in criteria && isPlaceField(criteria.field))) return byAnswers(columns.place, columns.placeAnswers.of(criteria));
  return "in" in criteria ? matchSet(criteria, columns) : matchRange(criteria, columns);
}

/** Places first, then words, then numbers, then groups. */
function costOf(criteria: Criteria): number {
  if ("all" in criteria || "any" in criteria || "not" in criteria) return 3;
  return isAboutPlace(criteria) ? 0 : "in" in criteria ? 1 : 2;
}

function isAboutPlace(leaf: LeafRule): boolean {
  return leaf.field === "radius" || ("in" in leaf && isPlaceField(leaf.field));
}

function allOf(children: readonly RowPredicate[]): RowPredicate {
  const [first, second, third] = children;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (third === undefined) return (row) => first(row) && second(row);
  const rest = allOf(children.slice(2));
  return (row) => first(row) && second(row) && rest(row);
}

function anyOf(children: readonly RowPredicate[]): RowPredicate {
  const [first, ...others] = children;
  if (first === undefined) return () => false;
  if (others.length === 0) return first;
  const rest = anyOf(others);
  return (row) => first(row) || rest(row);
}

/** Asks once for each word, then looks the answer up. */
function byWord<Value>(column: WordColumn<Value>, holds: (value: Value) => boolean): RowPredicate {
  return byAnswers(column, Uint8Array.from(column.values, (value) => (holds(value) ? 1 : 0)));
}

function byAnswers<Value>(column: WordColumn<Value>, answers: Uint8Array): RowPredicate {
  return (row) => answers[column.placeAt(row)] === 1;
}

function matchSet(rule: SetRule, columns: LeadColumns): RowPredicate {
  const values: readonly string[] = rule.in;
  const isAsked = (value: string): boolean => values.includes(value);
  if (rule.field === "consent_channel") return byWord(columns.consent, ({ channels }) => channels.some(isAsked));
  if (rule.field === "verification") return byWord(columns.verifications, (verifications) => verifications.some(isAsked));
  const column = wordColumn(rule.field, columns);
  if (column === null) throw new RangeError(`${rule.field} has no column`);
  return byWord(column, isAsked);
}

/** The column of a field of words; null of those of which a lead can have several. */
function wordColumn(field: SetRule["field"], columns: LeadColumns): WordColumn<string> | null {
  switch (field) {
    case "side": return columns.side;
    case "property_type": return columns.propertyType;
    case "timing": return columns.timing;
    case "finance_status": return columns.financeStatus;
    case "agent_status": return columns.agentStatus;
    case "tier": return columns.tier;
    case "consent_channel": case "verification": return null;
    // Told by the place, and asked there.
    case "state": case "county_fips": case "city": case "zip_code": throw new RangeError(`${field} is no column of its own`);
  }
}

function matchRange({ field, min = -Infinity, max = Infinity }: RangeRule, columns: LeadColumns): RowPredicate {
  if (field === "price_cents") {
    const [low, high] = [columns.priceMin, columns.priceMax];
    return (row) => {
      const [from, to] = [low.at(row), high.at(row)];
      return (from !== null || to !== null) && (from ?? -Infinity) <= max && (to ?? Infinity) >= min;
    };
  }
  const column = rangeColumn(field, columns);
  return (row) => {
    const value = column.at(row);
    return value !== null && value >= min && value <= max;
  };
}

function rangeColumn(field: Exclude<RangeRule["field"], "price_cents">, columns: LeadColumns): NumberColumn {
  switch (field) {
    case "beds": return columns.beds;
    case "baths_quarters": return columns.bathsQuarters;
    case "living_area_sqft": return columns.livingAreaSqft;
    case "age_minutes": return columns.ageMinutes;
    case "score": return columns.total;
    case "engagement": return columns.engagement;
    case "intent": return columns.intent;
    case "financial": return columns.financial;
  }
}

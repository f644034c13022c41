// Criteria over columns: a predicate of row numbers. Means exactly what the domain's `matches` means of the same lead.
import type { Criteria, RangeRule, SetRule } from "../../../domain/criteria/criteria.ts";
import { type LeafRule, placeMatches } from "../../../domain/criteria/matches.ts";
import { isPlaceField } from "../../../domain/criteria/read-field.ts";
import type { LeadColumns } from "./lead-columns.ts";
import type { NumberColumn } from "./number-column.ts";
import type { WordColumn } from "./word-column.ts";

export type RowPredicate = (row: number) => boolean;

/** The predicate, good for the rows that are there now. Rules that leave few leads over are asked first. */
export function matchColumns(criteria: Criteria, columns: LeadColumns): RowPredicate {
  if ("all" in criteria) return allOf(criteria.all.toSorted((a, b) => costOf(a) - costOf(b)).map((child) => matchColumns(child, columns)));
  if ("any" in criteria) return anyOf(criteria.any.map((child) => matchColumns(child, columns)));
  if ("not" in criteria) {
    const child = matchColumns(criteria.not, columns);
    return (row) => !child(row);
  }
  if (criteria.field === "radius" || ("in" in criteria && isPlaceField(criteria.field))) return byWord(columns.place, (place) => placeMatches(criteria, place) === true);
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
  const answers = Uint8Array.from(column.values, (value) => (holds(value) ? 1 : 0));
  return (row) => answers[column.placeAt(row)] === 1;
}

function matchSet(rule: SetRule, columns: LeadColumns): RowPredicate {
  const values: readonly string[] = rule.in;
  const oneOf = (column: WordColumn<string>): RowPredicate => byWord(column, (value) => values.includes(value));
  switch (rule.field) {
    case "side": return oneOf(columns.side);
    case "property_type": return oneOf(columns.propertyType);
    case "timing": return oneOf(columns.timing);
    case "finance_status": return oneOf(columns.financeStatus);
    case "agent_status": return oneOf(columns.agentStatus);
    case "tier": return oneOf(columns.tier);
    case "consent_channel": return byWord(columns.consent, ({ channels }) => channels.some((channel) => values.includes(channel)));
    // Told by the place.
    case "state": case "county_fips": case "city": case "zip_code": return byWord(columns.place, (place) => placeMatches(rule, place) === true);
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
    case "score": return columns.total;
    case "engagement": return columns.engagement;
    case "intent": return columns.intent;
    case "financial": return columns.financial;
  }
}

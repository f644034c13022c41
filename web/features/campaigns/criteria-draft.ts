// Criteria as plain controls: what they can say is taken apart into them, everything else is kept as it is and put back.

export const PLAIN_LISTS = ["side", "property_type", "tier", "timing"] as const;
export type PlainList = (typeof PLAIN_LISTS)[number];

export interface CriteriaDraft {
  readonly lists: Readonly<Record<PlainList, readonly string[]>>;
  /** As typed: two letters each. */
  readonly states: string;
  readonly zips: string;
  /** Points of 100. */
  readonly minScore: string;
  /** Dollars. */
  readonly priceMin: string;
  readonly priceMax: string;
  /** Rules that the controls cannot say. */
  readonly kept: readonly unknown[];
}

export type Json = Readonly<Record<string, unknown>>;

export const EMPTY_CRITERIA: CriteriaDraft = { lists: { side: [], property_type: [], tier: [], timing: [] }, states: "", zips: "", minScore: "", priceMin: "", priceMax: "", kept: [] };

const CENTS = 100;
const PARTS_OF_POINT = 100;

export function toCriteriaDraft(criteria: unknown): CriteriaDraft {
  const root = asJson(criteria);
  const rules: readonly unknown[] = Array.isArray(root["all"]) && Object.keys(root).length === 1 ? root["all"] : [criteria];
  let draft = EMPTY_CRITERIA;
  const seen = new Set<unknown>();
  for (const rule of rules) {
    const { field } = asJson(rule);
    const taken = seen.has(field) ? null : takeRule(draft, asJson(rule));
    if (taken !== null) seen.add(field);
    draft = taken ?? { ...draft, kept: [...draft.kept, rule] };
  }
  return draft;
}

/** The draft with the rule in its control, or null where no control can say it. */
function takeRule(draft: CriteriaDraft, rule: Json): CriteriaDraft | null {
  const { field, in: values, min, max } = rule;
  const list = PLAIN_LISTS.find((name) => name === field);
  if (Array.isArray(values)) {
    if (list !== undefined) return { ...draft, lists: { ...draft.lists, [list]: values.map(String) } };
    if (field === "state") return { ...draft, states: values.join(", ") };
    return field === "zip_code" ? { ...draft, zips: values.join(", ") } : null;
  }
  if (field === "score" && typeof min === "number" && max === undefined) return { ...draft, minScore: String(min / PARTS_OF_POINT) };
  if (field === "price_cents") return { ...draft, priceMin: typeof min === "number" ? String(min / CENTS) : "", priceMax: typeof max === "number" ? String(max / CENTS) : "" };
  return null;
}

export interface CriteriaRule {
  /** The control that it comes from; `kept` for none. */
  readonly control: PlainList | "states" | "zips" | "minScore" | "price" | "kept";
  readonly rule: unknown;
}

/** The rules in the order in which they are sent, so that a refusal of the third can be shown at its control. */
export function criteriaRules(draft: CriteriaDraft): readonly CriteriaRule[] {
  const states = wordsOf(draft.states);
  const zips = wordsOf(draft.zips);
  const price = { ...boundOf("min", draft.priceMin, CENTS), ...boundOf("max", draft.priceMax, CENTS) };
  const score = boundOf("min", draft.minScore, PARTS_OF_POINT);
  return [
    ...PLAIN_LISTS.flatMap((field): CriteriaRule[] => (draft.lists[field].length === 0 ? [] : [{ control: field, rule: { field, in: draft.lists[field] } }])),
    ...(states.length === 0 ? [] : [{ control: "states" as const, rule: { field: "state", in: states } }]),
    ...(zips.length === 0 ? [] : [{ control: "zips" as const, rule: { field: "zip_code", in: zips } }]),
    ...(Object.keys(score).length === 0 ? [] : [{ control: "minScore" as const, rule: { field: "score", ...score } }]),
    ...(Object.keys(price).length === 0 ? [] : [{ control: "price" as const, rule: { field: "price_cents", ...price } }]),
    ...draft.kept.map((rule): CriteriaRule => ({ control: "kept", rule })),
  ];
}

/** What was typed with commas, spaces or lines between, each word once. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.toUpperCase().split(/[\s,;]+/).filter((word) => word !== ""))];
}

/** A number as people type it, such as "$1,250.50"; null where it is none, or below 0. */
export function readNumber(typed: string): number | null {
  const text = typed.replaceAll(/[$,\s]/g, "");
  return /^\d{1,9}(\.\d+)?$/.test(text) ? Number(text) : null;
}

function boundOf(name: "min" | "max", typed: string, scale: number): Readonly<Record<string, number>> {
  const value = readNumber(typed);
  return value === null ? {} : { [name]: Math.round(value * scale) };
}

function asJson(value: unknown): Json {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

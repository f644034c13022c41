// Converts a campaign's criteria to form values and back: plain controls, one per field, with what
// they cannot represent kept separately; or the whole tree.
import { perWordFact } from "../../../../domain/lead/plain-facts.ts";
import {
  type ChosenField,
  type ChosenRule,
  type CircleRule,
  type CriteriaPart,
  type FieldRule,
  type Group,
  type RangeField,
  type RangeRule,
  type TypedField,
  type TypedRule,
  asJson,
  isBlank,
  newChosen,
  newCircle,
  newGroup,
  newRange,
  newTyped,
  partAt,
  readPart,
  writePart,
} from "./criteria-nodes.ts";

export const PLAIN_RANGES = [
  "score",
  "price_cents",
  "beds",
  "baths_quarters",
  "age_minutes",
] as const satisfies readonly RangeField[];
export type PlainRange = (typeof PLAIN_RANGES)[number];

/** One rule per control, blank where nothing was chosen. Sent in this order. */
export interface PlainRules {
  readonly chosen: Readonly<Record<ChosenField, ChosenRule>>;
  readonly typed: Readonly<Record<TypedField, TypedRule>>;
  readonly circle: CircleRule;
  readonly ranges: Readonly<Record<PlainRange, RangeRule>>;
}

export interface CriteriaFormValues {
  readonly plain: PlainRules;
  /** Parts that the plain controls cannot represent. */
  readonly kept: readonly CriteriaPart[];
  /** The whole tree while it is edited as one; the other members are then ignored. */
  readonly tree: Group | null;
}

export function emptyCriteria(): CriteriaFormValues {
  return {
    plain: {
      chosen: {
        side: newChosen("side"),
        ...perWordFact(newChosen),
        tier: newChosen("tier"),
        consent_channel: newChosen("consent_channel"),
        verification: newChosen("verification"),
        county_fips: newChosen("county_fips"),
      },
      typed: { state: newTyped("state"), zip_code: newTyped("zip_code"), city: newTyped("city") },
      circle: newCircle(),
      ranges: {
        score: newRange("score"),
        price_cents: newRange("price_cents"),
        beds: newRange("beds"),
        baths_quarters: newRange("baths_quarters"),
        age_minutes: newRange("age_minutes"),
      },
    },
    kept: [],
    tree: null,
  };
}

export function toCriteriaFormValues(criteria: unknown): CriteriaFormValues {
  return inPlain(readPart(criteria));
}

/** Converts a tree to the plain controls. */
export function inPlain(root: CriteriaPart): CriteriaFormValues {
  const parts =
    root.kind === "group" && root.join === "all" && root.nots === 0 ? root.children : [root];
  let draft = emptyCriteria();
  const seen = new Set<string>();
  for (const part of parts) {
    const taken =
      part.kind === "group" || part.kind === "other" || part.nots > 0 || seen.has(part.field)
        ? null
        : takeRule(draft.plain, part);
    if (taken !== null && "field" in part) seen.add(part.field);
    draft = taken === null ? { ...draft, kept: [...draft.kept, part] } : { ...draft, plain: taken };
  }
  return draft;
}

/** The controls with the rule in its control, or null where none can represent it. */
export function takeRule(plain: PlainRules, rule: FieldRule): PlainRules | null {
  switch (rule.kind) {
    case "chosen":
      return { ...plain, chosen: { ...plain.chosen, [rule.field]: rule } };
    case "typed":
      return { ...plain, typed: { ...plain.typed, [rule.field]: rule } };
    case "circle":
      return { ...plain, circle: rule };
    case "range": {
      const field = PLAIN_RANGES.find((name) => name === rule.field);
      // The score's control has no upper bound.
      if (field === undefined || (field === "score" && rule.max.trim() !== "")) return null;
      return { ...plain, ranges: { ...plain.ranges, [field]: rule } };
    }
  }
}

/** The plain controls and the kept parts as one tree. */
export function asTree(draft: CriteriaFormValues): Group {
  return draft.tree ?? newGroup("all", filledParts(draft));
}

/** The chosen and typed parts, in the order in which they are sent. */
export function filledParts({
  plain: { chosen, typed, circle, ranges },
  kept,
}: CriteriaFormValues): readonly CriteriaPart[] {
  const { county_fips: counties, ...ticks } = chosen;
  const { state, ...places } = typed;
  const rules: readonly FieldRule[] = [
    ...Object.values(ticks),
    state,
    counties,
    ...Object.values(places),
    circle,
    ...Object.values(ranges),
  ];
  return [...rules.filter((rule) => !isBlank(rule)), ...kept];
}

/** The rules of the plain controls and the kept ones, in the order in which they are sent. */
export function criteriaRules(draft: CriteriaFormValues): readonly unknown[] {
  return filledParts(draft)
    .map(writePart)
    .filter((rule) => rule !== null);
}

/** The criteria as the API expects them. */
export function criteriaOf(draft: CriteriaFormValues): Readonly<Record<string, unknown>> {
  return draft.tree === null ? { all: criteriaRules(draft) } : asJson(writePart(draft.tree));
}

/**
 * The part of the form that a JSON pointer into the criteria refers to; null where it refers to the
 * plain controls as a whole.
 */
export function partOf(
  draft: CriteriaFormValues,
  pointer: readonly string[],
): ReturnType<typeof partAt> | null {
  if (draft.tree !== null) return partAt(draft.tree, pointer);
  const part = pointer[0] === "all" ? filledParts(draft)[Number(pointer[1])] : undefined;
  return part === undefined ? null : partAt(part, pointer.slice(2));
}

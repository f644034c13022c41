// Finds the errors of typed criteria by rule; where each rule is valid alone, checks that some lead
// can meet them all.
import { findContradiction } from "../../../../domain/criteria/contradiction.ts";
import { CRITERIA_LIMITS } from "../../../../domain/criteria/criteria-limits.ts";
import { parseCriteria } from "../../../../domain/criteria/parse-criteria.ts";
import { PLAIN_FACTS } from "../../../../domain/lead/plain-facts.ts";
import { US_STATES, isPropertyState } from "../../../../domain/lead/us-states.ts";
import type { CampaignFormTexts } from "../../../../locales/en/campaign-form.ts";
import {
  type CriteriaFormValues,
  criteriaOf,
  filledParts,
  partOf,
} from "./criteria-form-values.ts";
import type {
  CriteriaPart,
  FieldRule,
  RangeField,
  RangeRule,
  TypedRule,
} from "./criteria-nodes.ts";
import { citiesOf, readMiles, readNumber, readZip, wordsOf } from "./read-typed.ts";

type Words = CampaignFormTexts["problems"];
/** A rule or group by its id. For a circle, this is its ZIP; its miles are separate. */
export type CriteriaControl = `rule ${number}` | `miles ${number}`;
export type CriteriaProblems = Readonly<Partial<Record<CriteriaControl, string>>>;

/** The plain controls as a whole, which have no id. */
export const WHOLE: CriteriaControl = "rule 0";

const STATES = new Set(US_STATES.filter(isPropertyState).map(({ code }) => code));
const MOST_POINTS = 100;
const MOST_ROOMS = 100;
const QUARTERS = 4;
/**
 * Only the server knows where a ZIP lies. With the same center, two circles never exclude each
 * other.
 */
const LOOKUPS = { findZipCentre: () => ({ latitude: 0, longitude: 0 }) };

/** Empty without errors. */
export function checkCriteria(draft: CriteriaFormValues, words: Words): CriteriaProblems {
  const problems: CriteriaProblems = Object.assign(
    {},
    ...(draft.tree === null ? filledParts(draft) : [draft.tree]).map((part) =>
      checkPart(part, words),
    ),
  );
  return Object.keys(problems).length > 0 ? problems : checkTogether(draft, words);
}

/** The control that a JSON pointer into the criteria refers to. */
export function criteriaControl(
  draft: CriteriaFormValues,
  pointer: readonly string[],
): CriteriaControl {
  const found = partOf(draft, pointer);
  if (found === null) return WHOLE;
  const isOfMiles = found.part.kind === "circle" && found.rest[0] === "miles";
  return `${isOfMiles ? "miles" : "rule"} ${found.part.id}`;
}

function checkTogether(draft: CriteriaFormValues, words: Words): CriteriaProblems {
  const parsed = parseCriteria(criteriaOf(draft), LOOKUPS);
  const at = (pointer: string, text: string): CriteriaProblems => ({
    [criteriaControl(draft, pointer.split("/").slice(1))]: text,
  });
  if (!parsed.ok)
    return Object.assign(
      {},
      ...parsed.error.map(({ pointer, code }) =>
        at(pointer, code === "too_large" ? words.tooMuch : words.wrong),
      ),
    );
  const never = findContradiction(parsed.value, () => []);
  return never === null ? {} : at(never.pointer, words.never);
}

function checkPart(part: CriteriaPart, words: Words): CriteriaProblems {
  if (part.kind === "group") {
    // An empty "any" matches no lead; an empty "all" matches every lead.
    if (part.children.length === 0 && part.join === "any")
      return { [`rule ${part.id}`]: words.group };
    return Object.assign({}, ...part.children.map((child) => checkPart(child, words)));
  }
  if (part.kind === "circle") {
    return {
      ...(readZip(part.zip) === null ? { [`rule ${part.id}`]: words.zipOne } : {}),
      ...(readMiles(part.miles) === null ? { [`miles ${part.id}`]: words.miles } : {}),
    };
  }
  const problem = part.kind === "other" ? null : ruleProblem(part, words);
  return problem === null ? {} : { [`rule ${part.id}`]: problem };
}

function ruleProblem(
  rule: Exclude<FieldRule, { readonly kind: "circle" }>,
  words: Words,
): string | null {
  switch (rule.kind) {
    case "chosen":
      return (rule.sought ?? "").trim() !== ""
        ? words.unchosen
        : rule.values.length === 0
          ? words.choose
          : null;
    case "typed":
      return typedProblem(rule, words);
    case "range":
      return rangeProblem(rule, words);
  }
}

function typedProblem({ field, typed }: TypedRule, words: Words): string | null {
  const values = field === "city" ? citiesOf(typed) : wordsOf(typed);
  if (values.length === 0) return words.empty;
  const isRight = {
    state: (word: string) => STATES.has(word),
    zip_code: (word: string) => /^\d{5}$/.test(word),
    city: (line: string) =>
      line.lastIndexOf(", ") > 0 && STATES.has(line.slice(-2)) && line.at(-4) === ",",
  }[field];
  const wrong = values.find((value) => !isRight(value));
  return wrong === undefined
    ? null
    : { state: words.state, zip_code: words.zip, city: words.city }[field](wrong);
}

function rangeProblem({ field, min, max }: RangeRule, words: Words): string | null {
  if (min.trim() === "" && max.trim() === "") return words.ends;
  const bounds = [min, max].filter((typed) => typed.trim() !== "").map(readNumber);
  const { isRight, problem } = boundRule(field, words);
  if (bounds.some((bound) => bound === null || !isRight(bound))) return problem;
  const [low, high] = [readNumber(min), readNumber(max)];
  return low !== null && high !== null && low > high ? words.price : null;
}

function boundRule(
  field: RangeField,
  words: Words,
): { readonly isRight: (bound: number) => boolean; readonly problem: string } {
  switch (field) {
    case "price_cents":
      return { isRight: () => true, problem: words.number };
    case "beds":
      return {
        isRight: (bound) => Number.isInteger(bound) && bound <= MOST_ROOMS,
        problem: words.rooms,
      };
    case "baths_quarters":
      return {
        isRight: (bound) => Number.isInteger(bound * QUARTERS) && bound <= MOST_ROOMS,
        problem: words.baths,
      };
    case "age_minutes":
      return {
        isRight: (bound) => Number.isInteger(bound) && bound <= CRITERIA_LIMITS.ageMinutesMax,
        problem: words.minutes,
      };
    case "score":
      return { isRight: (bound) => bound <= MOST_POINTS, problem: words.score };
    case "engagement":
    case "intent":
    case "financial":
      return {
        isRight: (bound) => Number.isInteger(bound) && bound <= MOST_POINTS,
        problem: words.rooms,
      };
    default: {
      const { scale, mostInCriteria } = PLAIN_FACTS[field];
      return {
        isRight: (bound) => Number.isInteger(bound * scale) && bound * scale <= mostInCriteria,
        problem: words.area,
      };
    }
  }
}

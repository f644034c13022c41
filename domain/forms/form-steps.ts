// The order of a form's questions, and what each may be answered with.
import type { FormDocument } from "./form-document.ts";
import {
  AGENT_STATUSES,
  type AgentStatus,
  FINANCE_STATUSES,
  type FinanceStatus,
  type PropertyType,
  type Timing,
} from "../lead/vocabulary.ts";

/** What a visitor can fill in, under the name it is posted by. */
export const ANSWER_FIELDS = [
  "side",
  "property_type",
  "zip_code",
  "price_range",
  "timing",
  "beds",
  "baths",
  "finance_status",
  "agent_status",
  "address",
  "comments",
  "first_name",
  "last_name",
  "phone",
  "email",
  "consent",
] as const;
export type AnswerField = (typeof ANSWER_FIELDS)[number];

/** As typed or chosen; what is missing was not answered. */
export type Answers = Readonly<Partial<Record<AnswerField, string>>>;

export const STEPS = [
  "side",
  "property_type",
  "place",
  "price",
  "timing",
  "size",
  "finance",
  "agent",
  "contact",
] as const;
export type StepName = (typeof STEPS)[number];

export interface FormStep {
  readonly name: StepName;
  readonly fields: readonly AnswerField[];
}

/** Sides that pay for a home, and are asked how. */
const PAYING: readonly string[] = ["buyer", "buyer_and_seller"];

/** Whether a step is for who is on this side; while no side is chosen, every step may be. */
export function isStepFor(step: StepName, side: string | null): boolean {
  return step !== "finance" || side === null || PAYING.includes(side);
}

/**
 * The steps of a form in their order: the four questions first, the contact with the consent last.
 * With a side, those for it alone.
 */
export function stepsOf(
  { sides, questions }: Pick<FormDocument, "sides" | "questions">,
  side: string | null = null,
): readonly FormStep[] {
  const asked = (name: FormDocument["questions"][number]): boolean => questions.includes(name);
  const steps: readonly (FormStep | false)[] = [
    sides.length > 1 && { name: "side", fields: ["side"] },
    { name: "property_type", fields: ["property_type"] },
    { name: "place", fields: asked("street") ? ["zip_code", "address"] : ["zip_code"] },
    { name: "price", fields: ["price_range"] },
    { name: "timing", fields: ["timing"] },
    asked("size") && { name: "size", fields: ["beds", "baths"] },
    asked("finance") && { name: "finance", fields: ["finance_status"] },
    asked("agent") && { name: "agent", fields: ["agent_status"] },
    {
      name: "contact",
      fields: [
        "first_name",
        "last_name",
        "phone",
        "email",
        ...(asked("comments") ? (["comments"] as const) : []),
        "consent",
      ],
    },
  ];
  return steps.filter((step) => step !== false).filter(({ name }) => isStepFor(name, side));
}

export const TYPE_CHOICES = [
  "single_family",
  "condo",
  "townhouse",
  "multi_2_4",
  "manufactured",
  "land",
  "other",
] as const satisfies readonly PropertyType[];
export const TIMING_CHOICES = [
  "asap_0_30d",
  "m1_3",
  "m3_6",
  "m6_12",
  "m12_plus",
  "browsing",
] as const satisfies readonly Timing[];
export const FINANCE_CHOICES = FINANCE_STATUSES.filter(
  (status): status is Exclude<FinanceStatus, "not_applicable" | "unknown"> =>
    status !== "not_applicable" && status !== "unknown",
);
export const AGENT_CHOICES = AGENT_STATUSES.filter(
  (status): status is Exclude<AgentStatus, "unknown"> => status !== "unknown",
);
export const BEDS_CHOICES = ["0", "1", "2", "3", "4", "5"] as const;
export const BATHS_CHOICES = ["1", "1.5", "2", "2.5", "3", "4"] as const;

/** Whole dollars; an end that is null is open. */
export interface PriceRange {
  readonly id: string;
  readonly min: number | null;
  readonly max: number | null;
}

function rangesBetween(kind: string, bounds: readonly number[]): readonly PriceRange[] {
  const ends = [null, ...bounds, null];
  return ends
    .slice(1)
    .map((max, index) => ({ id: `${kind}_${ends[index] ?? 0}`, min: ends[index] ?? null, max }));
}

/** Prices of homes, and rents by the month. */
export const SALE_RANGES = rangesBetween("sale", [200_000, 350_000, 500_000, 750_000, 1_000_000]);
export const RENT_RANGES = rangesBetween("rent", [1_000, 1_500, 2_000, 3_000]);
/** The answer of who cannot tell. */
export const UNSURE = "unsure";

const OWN_RANGE = /^(sale|rent)_own_(\d{0,10})-(\d{0,10})$/;
const MOST_DOLLARS = 1_000_000_000;

/**
 * A range of somebody's own, in whole dollars: what a person said in words need not be one of the
 * choices. Null where it has no end, or none that can be.
 */
export function ownRange(side: string, min: number | null, max: number | null): PriceRange | null {
  const ends = [min, max].filter((end) => end !== null);
  const isOne =
    ends.length > 0 &&
    ends.every((end) => Number.isInteger(end) && end > 0 && end <= MOST_DOLLARS) &&
    (min === null || max === null || min <= max);
  return isOne
    ? { id: `${side === "renter" ? "rent" : "sale"}_own_${min ?? ""}-${max ?? ""}`, min, max }
    : null;
}

/**
 * The range of an answer: one of those that the side is offered, or one of its own. Null for any
 * other text.
 */
export function rangeOf(side: string, id: string | undefined): PriceRange | null {
  const offered = rangesFor(side).find((range) => range.id === id);
  if (offered !== undefined || id === undefined) return offered ?? null;
  const [, , min, max] = OWN_RANGE.exec(id) ?? [];
  if (min === undefined || max === undefined) return null;
  const own = ownRange(side, min === "" ? null : Number(min), max === "" ? null : Number(max));
  // Written as we write it, and for this side.
  return own?.id === id ? own : null;
}

/** The ranges that are offered to a side. */
export function rangesFor(side: string): readonly PriceRange[] {
  return side === "renter" ? RENT_RANGES : SALE_RANGES;
}

/**
 * The side that the answers speak of: the chosen one, or the only one that the form is for. Null
 * while none is chosen.
 */
export function sideOf(
  { sides }: Pick<FormDocument, "sides">,
  answers: Answers,
): FormDocument["sides"][number] | null {
  const [only] = sides;
  return sides.length === 1 && only !== undefined
    ? only
    : (sides.find((side) => side === answers.side) ?? null);
}

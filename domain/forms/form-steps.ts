// Defines the order of a form's questions and their possible answers.
import type { FormDocument } from "./form-document.ts";
import {
  AGENT_STATUSES,
  type AgentStatus,
  FINANCE_STATUSES,
  type FinanceStatus,
  type PropertyType,
  type Timing,
} from "../lead/vocabulary.ts";

/** The fields that a visitor can fill in, by their names in a post. */
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

/** Answers as typed or chosen; absent ones were not answered. */
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

/** Sides that pay for a home and are asked about finance. */
const PAYING: readonly string[] = ["buyer", "buyer_and_seller"];

/** Whether a step applies to this side; before a side is chosen, every step may apply. */
export function isStepFor(step: StepName, side: string | null): boolean {
  return step !== "finance" || side === null || PAYING.includes(side);
}

/**
 * The steps of a form in order: the four questions first, the contact with the consent last. With a
 * side, only its steps.
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

/** Rooms that are counted. */
export type RoomField = "beds" | "baths";
export const ROOM_CHOICES: Readonly<Record<RoomField, readonly string[]>> = {
  beds: BEDS_CHOICES,
  baths: BATHS_CHOICES,
};
/** A count in our own spelling: whole bedrooms, baths in quarters as a post has them. */
const COUNTS: Readonly<Record<RoomField, RegExp>> = {
  beds: /^(?:0|[1-9]\d?)$/,
  baths: /^(?:0|[1-9]\d?)(?:\.(?:25|5|75))?$/,
};
const MOST_ROOMS = 20;

/**
 * Whether an answer is one of the choices or, because a count said in words need not be one of
 * them, another count.
 */
export function isRoomCount(field: RoomField, text: string): boolean {
  return (
    ROOM_CHOICES[field].includes(text) ||
    (COUNTS[field].test(text) && Number(text) > 0 && Number(text) <= MOST_ROOMS)
  );
}

/** Whole dollars; null means an open end. */
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

/** Prices of homes, and rents per month. */
export const SALE_RANGES = rangesBetween("sale", [200_000, 350_000, 500_000, 750_000, 1_000_000]);
export const RENT_RANGES = rangesBetween("rent", [1_000, 1_500, 2_000, 3_000]);
/** The answer "I don't know". */
export const UNSURE = "unsure";

const OWN_RANGE = /^(sale|rent)_own_(\d{0,10})-(\d{0,10})$/;
const MOST_DOLLARS = 1_000_000_000;

/**
 * A custom range in whole dollars, because a price said in words need not be one of the choices.
 * Null without an end or with an impossible one.
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

/** The range of an answer: one of the side's choices, or a custom one. Null for any other text. */
export function rangeOf(side: string, id: string | undefined): PriceRange | null {
  const offered = rangesFor(side).find((range) => range.id === id);
  if (offered !== undefined || id === undefined) return offered ?? null;
  const [, , min, max] = OWN_RANGE.exec(id) ?? [];
  if (min === undefined || max === undefined) return null;
  const own = ownRange(side, min === "" ? null : Number(min), max === "" ? null : Number(max));
  // Accepted only in our own spelling, and for this side.
  return own?.id === id ? own : null;
}

/** The ranges offered to a side. */
export function rangesFor(side: string): readonly PriceRange[] {
  return side === "renter" ? RENT_RANGES : SALE_RANGES;
}

/** The side of the answers: the chosen one, or the form's only one. Null while none is chosen. */
export function sideOf(
  { sides }: Pick<FormDocument, "sides">,
  answers: Answers,
): FormDocument["sides"][number] | null {
  const [only] = sides;
  return sides.length === 1 && only !== undefined
    ? only
    : (sides.find((side) => side === answers.side) ?? null);
}

// Collects the errors and notes of a post, field by field, so that one answer reports all of them
// to the affiliate.
import type { LeadField } from "./field-names.ts";
import type { PostReason } from "./vocabulary.ts";

/** The reasons for refusing a field. Their order is the priority of the post's own reason. */
export const FIELD_CODES = [
  "missing_field",
  "invalid_field",
  "consent_missing",
  "consent_invalid",
] as const satisfies readonly PostReason[];
export type FieldCode = (typeof FIELD_CODES)[number];

/** What to do about one field. Never repeats the posted value, which may be contact data. */
export interface LeadFieldError {
  readonly field: LeadField;
  readonly code: FieldCode;
  readonly message: string;
}

/** Why a post cannot become a lead. `reason` is the first code of `FIELD_CODES` that occurs. */
export interface PostRefusal {
  readonly reason: FieldCode;
  readonly message: string;
  readonly errors: readonly LeadFieldError[];
}

/**
 * How an optional field was read where that is not what it says to the letter, or that it was left
 * out. Contains the posted value, which may be contact data: for the affiliate, the operator and,
 * after purchase, the buyer.
 */
export interface ReadingNote {
  readonly field: LeadField;
  /** The value as it came, at most `MAX_CAME_LENGTH` characters of it. */
  readonly came: string;
  /** What it was read as, as a post would spell it; null if the field was left out. */
  readonly readAs: string | null;
  /** How to send the field. */
  readonly advice: string;
}

const MAX_CAME_LENGTH = 200;

/** The first 200 characters of a posted value. */
export function shortened(came: string): string {
  return (came.length <= MAX_CAME_LENGTH ? came : came.slice(0, MAX_CAME_LENGTH)).toWellFormed();
}

export class Problems {
  readonly #list: LeadFieldError[] = [];
  readonly #notes: ReadingNote[] = [];

  get notes(): readonly ReadingNote[] {
    return this.#notes;
  }

  /** Notes that a value was left out, or what it was read as. */
  note(field: LeadField, came: string, readAs: string | null, advice: string): void {
    this.#notes.push({ field, came: shortened(came), readAs, advice });
  }

  add(field: LeadField, code: FieldCode, message: string): void {
    if (!this.#list.some((problem) => problem.field === field))
      this.#list.push({ field, code, message });
  }

  /** The refusal; null without errors. */
  asRefusal(): PostRefusal | null {
    const reason = FIELD_CODES.find((code) => this.#list.some((problem) => problem.code === code));
    if (reason === undefined) return null;
    const errors = this.#list.toSorted(
      (a, b) => FIELD_CODES.indexOf(a.code) - FIELD_CODES.indexOf(b.code),
    );
    return {
      reason,
      message: errors
        .filter((problem) => problem.code === reason)
        .map((problem) => problem.message)
        .join(" "),
      errors,
    };
  }
}

// Defines the rows of a destination's form (headers, fields, stages) and the presets of fields.
import type { DestinationField } from "../../../../contract/delivery/destination-parts.ts";
import type { ValueType } from "../../../../domain/deliveries/destination.ts";
import { LEAD_MACROS } from "../../../../domain/deliveries/lead-values.ts";
import type { Outcome } from "../../../../domain/sales/outcome.ts";
import type { Row } from "./rows.ts";

export interface HeaderRow extends Row {
  readonly name: string;
  /** The typed value; a stored value is never known here. */
  readonly value: string;
  /** The server stores a value under this name; left blank, it stays. */
  readonly isKept: boolean;
}
export interface FieldRow extends Row {
  readonly name: string;
  readonly value: string;
  readonly type: ValueType;
}
export interface StageRow extends Row {
  readonly stage: string;
  readonly outcome: Outcome;
}

/** Facts that most systems expect as numbers. */
const NUMBERS: ReadonlySet<string> = new Set([
  "price_min",
  "price_max",
  "beds",
  "baths",
  "sqft",
  "score",
  "price_paid",
]);
const CONTACT = ["first_name", "last_name", "phone", "email"] as const;
export const PRESETS = { all: LEAD_MACROS, contact: CONTACT } as const;

const newKey = (): string => crypto.randomUUID();
export const newHeader = (name = ""): HeaderRow => ({
  key: newKey(),
  name,
  value: "",
  isKept: name !== "",
});
export const newField = (
  { name, value, type = "text" }: DestinationField = { name: "", value: "" },
): FieldRow => ({ key: newKey(), name, value, type });
export const newStage = (stage = "", outcome: Outcome = "contacted"): StageRow => ({
  key: newKey(),
  stage,
  outcome,
});

/** Adds the fields of a preset; existing fields stay, and empty rows are dropped. */
export function withPreset(
  fields: readonly FieldRow[],
  preset: keyof typeof PRESETS,
): readonly FieldRow[] {
  const kept = fields.filter(({ name, value }) => name !== "" || value !== "");
  const known = new Set(kept.map(({ name }) => name));
  return [
    ...kept,
    ...PRESETS[preset]
      .filter((macro) => !known.has(macro))
      .map((macro) =>
        newField({
          name: macro,
          value: `{${macro}}`,
          type: NUMBERS.has(macro) ? "number" : "text",
        }),
      ),
  ];
}

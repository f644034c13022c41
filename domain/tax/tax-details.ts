// Defines and checks the tax details of a US payee, in the order of Form W-9.
import { US_STATES } from "../lead/us-states.ts";
import { type TaxNumberKind, taxNumberError } from "./taxpayer-number.ts";

/** The boxes of line 3a, with LLCs by how they are taxed. */
export const TAX_CLASSES = [
  "individual",
  "c_corporation",
  "s_corporation",
  "partnership",
  "trust_estate",
  "llc_c",
  "llc_s",
  "llc_partnership",
] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

export interface TaxDetails {
  /** As on the income tax return. */
  readonly legalName: string;
  /** Another name that the payee does business under. */
  readonly businessName: string | null;
  readonly taxClass: TaxClass;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly numberKind: TaxNumberKind;
  /** The number as typed. */
  readonly number: string;
  /** The typed name that serves as a signature. */
  readonly signature: string;
}

export type TaxField =
  | "legal_name"
  | "street"
  | "city"
  | "state"
  | "zip_code"
  | "number"
  | "number_kind"
  | "signature";
export type TaxError = "missing" | "format" | "impossible" | "needs_ein" | "unlike_name";

const STATES: ReadonlySet<string> = new Set(US_STATES.map(({ code }) => code));
/** Only individuals, trusts and estates may use a Social Security number. */
const MAY_HAVE_SSN: ReadonlySet<TaxClass> = new Set(["individual", "trust_estate"]);

/** The invalid fields, each with the reason. Empty if all are valid. */
export function taxErrors(details: TaxDetails): Partial<Record<TaxField, TaxError>> {
  const found: Partial<Record<TaxField, TaxError>> = {};
  if (details.legalName.trim() === "") found.legal_name = "missing";
  if (details.street.trim() === "") found.street = "missing";
  if (details.city.trim() === "") found.city = "missing";
  if (!STATES.has(details.state)) found.state = "missing";
  if (!/^\d{5}(-\d{4})?$/.test(details.zipCode)) found.zip_code = "format";
  const number = taxNumberError(details.numberKind, details.number);
  if (number !== null) found.number = number;
  if (details.numberKind === "ssn" && !MAY_HAVE_SSN.has(details.taxClass))
    found.number_kind = "needs_ein";
  if (details.signature.trim() === "") found.signature = "missing";
  // A person signs for a company; an individual must sign with their own name.
  else if (
    details.taxClass === "individual" &&
    details.legalName.trim() !== "" &&
    folded(details.signature) !== folded(details.legalName)
  )
    found.signature = "unlike_name";
  return found;
}

function folded(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

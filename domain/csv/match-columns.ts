// Matches the columns of a file to fields of a lead, by name and by values. Runs locally; no data
// is sent.
import type { LeadField } from "../lead/field-names.ts";
import { COUNT_READERS } from "../lead/read-counts.ts";
import { readEmail } from "../lead/read-email.ts";
import { readMoment } from "../lead/read-moment.ts";
import { readPhone } from "../lead/read-phone.ts";
import { readPriceRange } from "../lead/read-price.ts";
import { type PlainFact, isWordFact, perPlainField } from "../lead/plain-facts.ts";
import {
  readIpAddress,
  readJornayaId,
  readPageUrl,
  readTrustedFormUrl,
} from "../lead/read-provenance.ts";
import { WORD_READERS, readPropertyType, readSide, readTiming } from "../lead/read-words.ts";
import { readZipCode } from "../lead/read-zip.ts";
import { readState } from "../lead/read-state.ts";
import {
  type AddressOwner,
  fieldOfColumn,
  isAboutAnother,
  readColumnName,
} from "./column-names.ts";
import { tidyMoment } from "./date-order.ts";
import { tidyCell } from "./tidy-cell.ts";

/**
 * Confidence of a match: by name and values; by name without values; by values only; by name
 * although the values contradict it.
 */
export const CONFIDENCES = ["sure", "name", "content", "doubt"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export interface ColumnMatch {
  readonly field: LeadField;
  readonly confidence: Confidence;
  /**
   * Set if the column holds the person's own address, which counts as the property's because the
   * file has no other.
   */
  readonly isOwnAddress?: true;
}

/** Fields for which a file may have several columns: the first readable value of a row counts. */
export const REPEATABLE_FIELDS: ReadonlySet<LeadField> = new Set(["phone", "email"]);

const ADDRESS_FIELDS: ReadonlySet<LeadField> = new Set([
  "address",
  "address2",
  "city",
  "state",
  "zip_code",
]);

export interface SampledColumn {
  /** "" in a file without a header. */
  readonly name: string;
  /** Some of its cells, without empty ones. */
  readonly samples: readonly string[];
}

type Reads = (text: string) => boolean;

function readsPlainFact(fact: PlainFact): Reads {
  if (isWordFact(fact)) {
    const { read } = WORD_READERS[fact];
    return (text) => read(text) !== "unknown" || /unknown/i.test(text);
  }
  const { read } = COUNT_READERS[fact];
  return (text) => read(text) !== null;
}

/** Tests of a field's values. Absent fields accept any text. */
const READS: Partial<Record<LeadField, Reads>> = {
  ...perPlainField(readsPlainFact),
  email: (text) => readEmail(text) !== null,
  phone: (text) => readPhone(text) !== null,
  side: (text) => readSide(text) !== null,
  state: (text) => readState(text) !== null,
  zip_code: (text) => readZipCode(text) !== null,
  price: (text) => readPriceRange(text) !== null,
  price_min: (text) => readPriceRange(text) !== null,
  price_max: (text) => readPriceRange(text) !== null,
  // In either order: which one it is, the whole column decides.
  consent_at: (text) =>
    readMoment(tidyMoment(text, { dateOrder: "month_first", timeZone: null })) !== null ||
    readMoment(tidyMoment(text, { dateOrder: "day_first", timeZone: null })) !== null,
  ip_address: (text) => readIpAddress(text) !== null,
  landing_page_url: (text) => readPageUrl(text) !== null,
  trustedform_cert_url: (text) => readTrustedFormUrl(text) !== null,
  jornaya_leadid: (text) => readJornayaId(text) !== null,
};

/**
 * Fields with unmistakable values, in the order in which they are tried. A time is not a consent
 * and a number not a price unless the column's name says so.
 */
const TELLING: readonly (readonly [field: LeadField, reads: Reads])[] = [
  ["email", (text) => readEmail(text) !== null],
  ["trustedform_cert_url", (text) => readTrustedFormUrl(text) !== null],
  ["landing_page_url", (text) => /^https?:/i.test(text) && readPageUrl(text) !== null],
  ["jornaya_leadid", (text) => readJornayaId(text) !== null],
  ["ip_address", (text) => readIpAddress(text) !== null],
  ["phone", (text) => /\d{3}\D*\d{3}\D*\d{4}$/.test(text) && readPhone(text) !== null],
  ["zip_code", (text) => /^\d{5}(?:-\d{4})?$/.test(text)],
  ["state", (text) => /^[A-Za-z ]+$/.test(text) && readState(text) !== null],
  [
    "side",
    (text) => /^[a-z _-]+$/i.test(text) && readSide(text) !== null && readSide(text) !== "unknown",
  ],
  ["property_type", (text) => /[a-z]/i.test(text) && readPropertyType(text) !== "unknown"],
  ["timing", (text) => /[a-z]/i.test(text) && readTiming(text) !== "unknown"],
  ["price", (text) => /^\$\s?\d/.test(text) && readPriceRange(text) !== null],
  ["tcpa_text", (text) => text.length > 60 && /\b(?:agree|consent)\b/i.test(text)],
];

const FITS = 0.8;
const CONTRADICTS = 0.5;
const TELLS = 0.9;
const FEWEST_TELLING = 3;

/**
 * The match of each column; null for columns without one. No field but `REPEATABLE_FIELDS` is
 * matched twice: the more confident column gets it, then the first. Where a file has the property's
 * address and the person's own, only the property's is matched.
 */
export function matchColumns(columns: readonly SampledColumn[]): readonly (ColumnMatch | null)[] {
  const proposals = keepPropertyAddress(columns.map(propose));
  const chosen: (ColumnMatch | null)[] = columns.map(() => null);
  const taken = new Set<LeadField>();
  for (const confidence of CONFIDENCES) {
    for (const [index, proposal] of proposals.entries()) {
      if (proposal?.confidence !== confidence) continue;
      const { field, owner } = proposal;
      const isFurther = REPEATABLE_FIELDS.has(field) && confidence !== "content";
      if (taken.has(field) && !(isFurther && confidence !== "doubt")) continue;
      taken.add(field);
      const isOwn = owner === "person" && ADDRESS_FIELDS.has(field);
      chosen[index] = { field, confidence, ...(isOwn ? { isOwnAddress: true } : {}) };
    }
  }
  return chosen;
}

interface Proposal extends ColumnMatch {
  readonly owner: AddressOwner;
}

/** Without the columns of addresses that are not the property's, where the file has its address. */
function keepPropertyAddress(
  proposals: readonly (Proposal | null)[],
): readonly (Proposal | null)[] {
  const ofProperty = new Set<LeadField>();
  let hasUnsaid = false;
  for (const proposal of proposals) {
    if (proposal === null || !ADDRESS_FIELDS.has(proposal.field)) continue;
    if (proposal.owner === "property") ofProperty.add(proposal.field);
    if (proposal.owner === null) hasUnsaid = true;
  }
  // A property's street alone may stand beside columns of city and ZIP that are the property's too.
  const isPlaced = ofProperty.has("zip_code") || ofProperty.has("city");
  return proposals.map((proposal) => {
    if (proposal === null || !ADDRESS_FIELDS.has(proposal.field)) return proposal;
    if (proposal.owner === "person" && (ofProperty.size > 0 || hasUnsaid)) return null;
    if (proposal.owner === null && (isPlaced || ofProperty.has(proposal.field))) return null;
    return proposal;
  });
}

/**
 * The confidence that a column has this field, by its values; also for a field that a person chose.
 */
export function confidenceOf(field: LeadField, { name, samples }: SampledColumn): Confidence {
  const reads = READS[field];
  const isNamed = namedField({ name, samples }) === field;
  if (samples.length === 0 || reads === undefined)
    return isNamed ? (samples.length === 0 ? "name" : "sure") : "content";
  const share = shareThat(samples, field, reads);
  if (share < CONTRADICTS) return "doubt";
  return isNamed && share >= FITS ? "sure" : isNamed ? "name" : "content";
}

function propose(column: SampledColumn): Proposal | null {
  const { name, samples } = column;
  const meaning = readColumnName(name);
  const named = namedField(column);
  const byName =
    named === null
      ? null
      : { field: named, confidence: confidenceOf(named, column), owner: meaning?.owner ?? null };
  if (byName !== null && meaning?.isHint === true)
    return samples.some((text) => READS.side?.(tidyCell(text, "side")) === true)
      ? { ...byName, confidence: "content" }
      : null;
  if (byName !== null && byName.confidence !== "doubt") return byName;
  if (isAboutAnother(name)) return null;
  // A name with another meaning, such as `sale_zip_of_agent`, is not overruled by a few values.
  const byContent =
    samples.length < FEWEST_TELLING
      ? undefined
      : TELLING.find(([field, reads]) => shareThat(samples, field, reads) >= TELLS);
  return byContent === undefined
    ? byName
    : { field: byContent[0], confidence: "content", owner: null };
}

/**
 * The field by name. "Type" and similar names mean either the side or the property type: the values
 * decide.
 */
function namedField({ name, samples }: SampledColumn): LeadField | null {
  const field = fieldOfColumn(name);
  if (field !== "property_type" && field !== "side") return field;
  const other = field === "side" ? "property_type" : "side";
  const [own, others] = [field, other].map((one) =>
    shareThat(samples, one as LeadField, (text) => READS[one as "side"]?.(text) ?? false),
  );
  return samples.length > 0 && (own ?? 0) < CONTRADICTS && (others ?? 0) >= FITS ? other : field;
}

function shareThat(samples: readonly string[], field: LeadField, reads: Reads): number {
  if (samples.length === 0) return 0;
  return samples.filter((text) => reads(tidyCell(text, field))).length / samples.length;
}

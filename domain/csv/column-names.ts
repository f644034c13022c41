// Maps column names in files of leads to fields: names in posts, in the RESO Data Dictionary, in
// exports of portals, CRMs, contact lists and lead ads, and questions of forms.
import { FIELD_SYNONYMS } from "../lead/field-synonyms.ts";
import { CONTROL_FIELDS, LEAD_FIELDS, type LeadField, fieldOf } from "../lead/field-names.ts";

const CONTROLS: ReadonlySet<string> = new Set(CONTROL_FIELDS);
const LONGEST_NAME = 60;
/** Forms export whole questions as column names. */
const LONGEST_QUESTION = 300;
const FEWEST_WORDS_OF_A_QUESTION = 3;

/** Whose address a column holds, by its name: the property's, the person's own, or not said. */
export type AddressOwner = "property" | "person" | null;

/** The meaning of a column's name. */
export interface NamedColumn {
  readonly field: LeadField;
  readonly owner: AddressOwner;
  /** Labels and tags hold a side only by chance; a question holds what its values say. */
  readonly isHint: boolean;
}

const FIELD_BY_FOLDED = new Map<string, LeadField>();
for (const field of LEAD_FIELDS)
  for (const name of [fold(field), ...(FIELD_SYNONYMS[field]?.columns?.split(" ") ?? [])])
    FIELD_BY_FOLDED.set(name, field);

/** "Listing Zip", "Property Postal Code". */
const OF_PROPERTY = /^(?:listing|property|subject(?: property)?|home|house|prop)$/;
/** "Mailing City", "Address 1 - City", "Owner Zip". */
const OF_PERSON = /^(?:mailing|billing|residence|residential|personal|owner|person|current)$/;
/** Words around a field's name that do not change it: "Phone 1 - Value", "Lead Email". */
const FILLERS =
  /^(?:\d|value|lead|contact|client|customer|consumer|prospect|primary|main|range|the|your)$/;
/** A column of one of these words is about another column, or about the record. */
const ABOUT = /^(?:type|label|id|status|stage|count|country|owner|agent|verified|valid|source)$/;
const LABELS = /^(?:tags?|labels?|groups?|lists?|segments?|group membership)$/;

/** Questions and statements of forms, the most particular first. */
const QUESTIONS: readonly (readonly [RegExp, LeadField])[] = [
  [/\bi (?:agree|consent|accept)\b|\bagree to (?:be )?(?:contact|receiv)|\bopt.?in\b/, "consent"],
  [/\b(?:buy|sell|rent)\w*\b.*\bor\b.*\b(?:buy|sell|rent)|\blooking to do\b/, "side"],
  [/\bhow many bed|\bnumber of bed/, "beds"],
  [/\bhow many (?:full )?bath|\bnumber of bath/, "baths"],
  [/\bsquare f(?:ee|oo)t|\bsq\.? ?ft\b|\bhow (?:big|large)\b/, "sqft"],
  [/\b(?:type|kind|sort) of (?:home|house|property|real estate)\b/, "property_type"],
  [
    /\bwork\w* with (?:an? |another )?(?:real estate )?(?:agent|realtor)|\bhave an? (?:agent|realtor)/,
    "agent_status",
  ],
  [/\bpre.?(?:approv|qualif)|\bfinanc|\bmortgage\b|\bpay(?:ing)? (?:in )?cash/, "finance_status"],
  [/\bwhen\b|\bhow soon\b|\btime ?(?:line|frame)\b|\bhow (?:quickly|fast)\b/, "timing"],
  [/\bprice\b|\bbudget\b|\bhow much\b|\bworth\b|\bhome value\b/, "price"],
  [/\b(?:zip|postal) ?code\b/, "zip_code"],
  [/\b(?:which|what) (?:city|town)\b/, "city"],
  [/\baddress\b.*\b(?:property|home|house)\b|\b(?:property|home|house)\b.*\baddress\b/, "address"],
  [/\bwhy\b.*\b(?:sell|mov)|\breason\b.*\b(?:sell|mov)/, "motivation"],
  [/\bphone\b/, "phone"],
  [/\be.?mail\b/, "email"],
  [/\b(?:full|your) name\b/, "full_name"],
];

function fold(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "");
}

/**
 * The field that a column's name means; null if unknown. Never a field that controls the request:
 * no column makes a lead a test.
 */
export function fieldOfColumn(name: string): LeadField | null {
  return readColumnName(name)?.field ?? null;
}

/** The meaning of a column's name; null if it has none that is known. */
export function readColumnName(name: string): NamedColumn | null {
  const posted = fieldOf(name);
  if (posted !== null && CONTROLS.has(posted)) return null;
  const words = wordsOf(name);
  if (words.length === 0) return null;
  if (LABELS.test(words.join(" "))) return { field: "side", owner: null, isHint: true };
  const whole = (posted as LeadField | null) ?? knownField(name);
  if (whole !== null) return { field: whole, owner: ownerOf(words), isHint: false };
  return readParts(words) ?? readQuestion(words);
}

/** True if the name says that the column is about another one: "Email 1 Type", "Phone Status". */
export function isAboutAnother(name: string): boolean {
  const words = wordsOf(name);
  return words.length > 1 && ABOUT.test(words.at(-1) ?? "");
}

function knownField(name: string): LeadField | null {
  return name.length > LONGEST_NAME ? null : (FIELD_BY_FOLDED.get(fold(name)) ?? null);
}

/** "Address 1 - City" is a city of the person's own address. */
function readParts(words: readonly string[]): NamedColumn | null {
  const kept = words.filter((word) => !FILLERS.test(word));
  const [first = "", ...rest] = kept;
  const isNumbered = words[0] === "address" && /^\d$/.test(words[1] ?? "");
  const owner: AddressOwner = isNumbered || OF_PERSON.test(first) ? "person" : ownerOf(kept);
  const inner = isNumbered || OF_PERSON.test(first) || OF_PROPERTY.test(first) ? rest : kept;
  const field = knownField(inner.join(" ")) ?? fieldOfWords(inner);
  return field === null ? null : { field, owner, isHint: false };
}

function fieldOfWords(words: readonly string[]): LeadField | null {
  const posted = fieldOf(words.join("_"));
  return posted === null || CONTROLS.has(posted) ? null : (posted as LeadField);
}

function readQuestion(words: readonly string[]): NamedColumn | null {
  const text = words.join(" ");
  if (words.length < FEWEST_WORDS_OF_A_QUESTION || text.length > LONGEST_QUESTION) return null;
  const field = QUESTIONS.find(([pattern]) => pattern.test(text))?.[1];
  return field === undefined ? null : { field, owner: null, isHint: false };
}

function ownerOf([first = ""]: readonly string[]): AddressOwner {
  if (OF_PROPERTY.test(first)) return "property";
  return OF_PERSON.test(first) ? "person" : null;
}

/** The words of a name: "e-mail" is one, and capitals begin new ones. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/\be-mail\b/g, "email")
    .split(/[^a-z0-9'.]+/)
    .map((word) => word.replace(/^[.']+|[.']+$/g, ""))
    .filter((word) => word !== "");
}

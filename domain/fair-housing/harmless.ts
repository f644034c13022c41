// Removes words that only look like words about people: names of streets and counties, parts of a
// house, and the marketplace's own terms.
import { MARKETPLACE } from "./marketplace-look-alikes.ts";
import { OWN_NAMES } from "./own-names.ts";
import { HOMES } from "./parts-of-homes.ts";
import { readable, without } from "./reading.ts";
import { NAMES } from "./street-names.ts";

const IN_QUOTES = /["\u201C\u00AB]([^"\u201C\u201D\u00AB\u00BB]{1,60})["\u201D\u00BB]/g;
const NAMES_A_THING =
  /\b(?:campaigns?|campa(?:n|\u00F1)as?|renam\w+|called|named|llamad[oa]|llama|sources?|fuentes?|forms?|formularios?|tags?|lists?|fields?|campos?|headline|subject|folder|files?)\b/i;

/**
 * A readable text without names and parts of houses that look like words about people, safety or
 * schools.
 */
export function withoutLookAlikes(text: string): string {
  return without(readable(without(text, OWN_NAMES)), [...NAMES, ...HOMES, ...MARKETPLACE]);
}

/** The same for a question, whose quoted words may be the name of a campaign or a field. */
export function withoutOwnNames(asked: string): string {
  return withoutLookAlikes(NAMES_A_THING.test(asked) ? without(asked, [IN_QUOTES]) : asked);
}

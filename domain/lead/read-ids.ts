// Reads the ids of other systems that a post carries.
import { AD_PARAMS, type AdParams, NO_AD_PARAMS } from "./ad-params.ts";
import type { LeadField } from "./field-names.ts";
import type { Provenance } from "./lead.ts";
import type { Problems } from "./problems.ts";
import type { PostedLead } from "./read-post.ts";
import { freeText } from "./text.ts";

/** Ids of other systems are kept whole or not at all: a cut id finds nothing. */
export const MAX_ID_LENGTH = 512;

type Values = PostedLead["values"];

/** The id in a field; null if there is none or, with a note, if it is too long. */
export function readId(values: Values, field: LeadField, problems: Problems): string | null {
  const text = values[field];
  if (text === undefined) return null;
  const id = freeText(text, text.length);
  if (id.length <= MAX_ID_LENGTH) return id || null;
  problems.note(field, text, null, `Send ${field} as at most ${MAX_ID_LENGTH} characters.`);
  return null;
}

/** sub1 … sub5. */
export function readSubIds(values: Values, problems: Problems): Provenance["subIds"] {
  return [
    readId(values, "sub1", problems),
    readId(values, "sub2", problems),
    readId(values, "sub3", problems),
    readId(values, "sub4", problems),
    readId(values, "sub5", problems),
  ];
}

/** The ad parameters that a post carries; most carry none. */
export function readAdParams(values: Values, problems: Problems): AdParams {
  let params: Partial<Record<(typeof AD_PARAMS)[number], string>> | null = null;
  for (const name of AD_PARAMS) {
    if (values[name] === undefined) continue;
    const id = readId(values, name, problems);
    if (id !== null) (params ??= {})[name] = id;
  }
  return params ?? NO_AD_PARAMS;
}

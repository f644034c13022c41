// Describes a lead to the network's model, without the person's contact or name.
import { PLAIN_FACT_NAMES } from "../../../../domain/lead/plain-facts.ts";
import { maskContact } from "../../../../domain/assistant/mask-contact.ts";

type Row = Readonly<Record<string, unknown>>;

/** What a model may know about a lead: no name, phone, email, street, source or party to it. */
const TOLD = [
  "id",
  "received_at",
  "side",
  "city",
  "county_name",
  "state",
  "zip_code",
  "price_band",
  "price_min_cents",
  "price_max_cents",
  ...PLAIN_FACT_NAMES,
  "status",
] as const;

/** The lead as the API returns it to the asker. */
export interface ReadLead extends Row {
  readonly score: { readonly tier: string; readonly total: number };
  readonly contact?: {
    readonly first_name: string;
    readonly last_name: string;
    readonly comments: string | null;
  } | null;
}

/** Returns what a model is sent about a lead. */
export function toldOf(lead: ReadLead): Row {
  const {
    score: { tier, total },
    contact,
  } = lead;
  const told = Object.fromEntries(
    TOLD.flatMap((name) =>
      lead[name] === undefined || lead[name] === null ? [] : [[name, lead[name]]],
    ),
  );
  const comments = contact?.comments ?? null;
  return {
    ...told,
    tier,
    score_total: total,
    ...(comments === null || contact === null || contact === undefined
      ? {}
      : { comments: withoutNames(maskContact(comments), [contact.first_name, contact.last_name]) }),
  };
}

/** Removes the person's own name, however it is written. */
function withoutNames(text: string, names: readonly string[]): string {
  const own = new Set(
    names.flatMap((name) => name.toLowerCase().split(/\s+/)).filter((name) => name.length > 1),
  );
  return text.replaceAll(/[\p{L}\p{M}'’-]+/gu, (word) =>
    own.has(word.toLowerCase().replace(/['’]s$/, "")) ? "[name]" : word,
  );
}

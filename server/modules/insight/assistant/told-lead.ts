// Tells the network's model of a lead, without contact or name of the person.
import { PLAIN_FACT_NAMES } from "../../../../domain/lead/plain-facts.ts";
import { maskContact } from "../../../../domain/assistant/mask-contact.ts";

type Row = Readonly<Record<string, unknown>>;

/** What a model may know of a lead: no name, phone, e-mail, street, source or party to it. */
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

/** A lead as the API tells it to the asker. */
export interface ReadLead extends Row {
  readonly score: { readonly tier: string; readonly total: number };
  readonly contact?: {
    readonly first_name: string;
    readonly last_name: string;
    readonly comments: string | null;
  } | null;
}

/** What of a lead a model is told. */
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

/** Without the person's own name, however it is written. */
function withoutNames(text: string, names: readonly string[]): string {
  const own = new Set(
    names.flatMap((name) => name.toLowerCase().split(/\s+/)).filter((name) => name.length > 1),
  );
  return text.replaceAll(/[\p{L}\p{M}'’-]+/gu, (word) =>
    own.has(word.toLowerCase().replace(/['’]s$/, "")) ? "[name]" : word,
  );
}

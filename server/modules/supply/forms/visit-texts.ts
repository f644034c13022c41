// Reads the texts that a visit to a form carries: in its address, and in what is sent.
import { CARRIED } from "../../../../domain/forms/form-lead.ts";
import { fieldOf } from "../../../../domain/lead/field-names.ts";
import { ANSWER_FIELDS, type Answers } from "../../../../domain/forms/form-steps.ts";
import type { GivenPost } from "./accept-post.ts";
import type { PublicFormRow } from "./form.store.ts";

const LONGEST_ANSWER = 2_000;
/** Path prefixes of the pages: as a form, and as a conversation that ends in it. */
export const PATHS = ["f", "c"] as const;
export type Path = (typeof PATHS)[number];
/** Query parameters that belong to the visit: they stay in the address until the form is sent. */
const KEPT = ["embed", "page", "draft", ...CARRIED] as const;
/** The same for a draft's page, which no other site may frame or claim as its own. */
const KEPT_OF_DRAFT: readonly string[] = ["draft", "sent", ...CARRIED];

export type Texts = Readonly<Record<string, string>>;

/** Returns the query parameters that belong to a visit of this form. */
export function queryTextsOf(form: PublicFormRow, query: unknown): Texts {
  const texts = byFieldNames(textsOf(query));
  return form.kind === "assistant"
    ? Object.fromEntries(Object.entries(texts).filter(([name]) => KEPT_OF_DRAFT.includes(name)))
    : texts;
}

/** Sub ids and ad parameters by their own names, for any of the names that other systems use. */
function byFieldNames(texts: Texts): Texts {
  const named = Object.entries(texts).flatMap(([name, value]) => {
    const field = fieldOf(name);
    return value !== "" && CARRIED.some((one) => one === field) ? [[field, value]] : [];
  });
  return { ...Object.fromEntries(named.toReversed()), ...texts };
}

/** Returns what is posted, with the carried query parameters. */
export function postOf(body: Texts, query: Texts): GivenPost {
  return {
    start: body["start"] ?? "",
    answers: answersIn(body),
    website: body["website"] ?? "",
    pageUrl: query["page"],
    draft: query["draft"] ?? "",
    second: { token: body["check"] ?? "", number: body["number"] ?? "" },
    carried: Object.fromEntries(CARRIED.map((name) => [name, query[name]])),
  };
}

/** Returns the answers among what is sent. */
export function answersIn(body: Texts): Answers {
  return Object.fromEntries(
    ANSWER_FIELDS.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])),
  );
}

/**
 * Returns the values that a database can hold as text, cut to a sensible length; the first if there
 * are several of one name.
 */
export function textsOf(given: unknown): Texts {
  if (typeof given !== "object" || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return typeof first === "string"
        ? [[name, first.toWellFormed().replaceAll("\0", "").slice(0, LONGEST_ANSWER)]]
        : [];
    }),
  );
}

/** Returns the address of the page with the parameters that belong to the visit. */
export function addressOf(path: Path, slug: string, query: Texts): string {
  const kept = new URLSearchParams(
    [...KEPT, "sent"].flatMap((name): [string, string][] =>
      query[name] === undefined || query[name] === "" ? [] : [[name, query[name]]],
    ),
  );
  return `/${path}/${slug}${kept.size === 0 ? "" : `?${kept.toString()}`}`;
}

// Reads the texts that a visit to a form carries: in its address, and in what is sent.
import { CARRIED } from "../../../../domain/forms/form-lead.ts";
import { ANSWER_FIELDS, type Answers } from "../../../../domain/forms/form-steps.ts";
import type { GivenPost } from "./accept-post.ts";
import type { PublicFormRow } from "./form.store.ts";

const LONGEST_ANSWER = 2_000;
/** Where the pages stand: as a form, and as a conversation that ends in it. */
export const PATHS = ["f", "c"] as const;
export type Path = (typeof PATHS)[number];
/** What of a page's address belongs to the visit: it stays in it until the form is sent. */
const KEPT = ["embed", "page", "draft", ...CARRIED] as const;
/** The same of a draft's page, which no other may show or pass off as its own. */
const KEPT_OF_DRAFT: readonly string[] = ["draft", "sent", ...CARRIED];

export type Texts = Readonly<Record<string, string>>;

/** What of the address belongs to a visit of this form. */
export function queryTextsOf(form: PublicFormRow, query: unknown): Texts {
  const texts = textsOf(query);
  return form.kind === "assistant"
    ? Object.fromEntries(Object.entries(texts).filter(([name]) => KEPT_OF_DRAFT.includes(name)))
    : texts;
}

/** What is posted, with what came along in the address. */
export function postOf(body: Texts, query: Texts): GivenPost {
  return {
    start: body["start"] ?? "",
    answers: answersIn(body),
    website: body["website"] ?? "",
    pageUrl: query["page"],
    draft: query["draft"] ?? "",
    carried: Object.fromEntries(CARRIED.map((name) => [name, query[name]])),
  };
}

/** The answers among what is sent. */
export function answersIn(body: Texts): Answers {
  return Object.fromEntries(
    ANSWER_FIELDS.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])),
  );
}

/**
 * Of whatever came, what is a text that a database can hold, cut to a sensible length; of several
 * the first.
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

/** The address of the page with what it keeps of the visit. */
export function addressOf(path: Path, slug: string, query: Texts): string {
  const kept = new URLSearchParams(
    [...KEPT, "sent"].flatMap((name): [string, string][] =>
      query[name] === undefined || query[name] === "" ? [] : [[name, query[name]]],
    ),
  );
  return `/${path}/${slug}${kept.size === 0 ? "" : `?${kept.toString()}`}`;
}

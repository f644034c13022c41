// Extracts what the request log stores of a call to a source: the outcome and what was wrong, never
// the contents.
import type { PostAnswer } from "../../../../contract/marketplace/leads.ts";
import type { PingAnswer } from "../../../../contract/selling/pings.ts";
import type { SourceRequest } from "../../../../contract/supply/posting.ts";
import type { Problem } from "../../../../contract/problems.ts";
import { readPost } from "../../../../domain/lead/read-post.ts";
import { dollarsToCents } from "../../../../domain/money/money.ts";

export type NotedRequest = Omit<SourceRequest, "id" | "at" | "price_cents" | "errors"> & {
  readonly price_cents: bigint | null;
  /** Without examples, which follow from the field. */
  readonly errors: readonly Omit<SourceRequest["errors"][number], "example">[];
};

type Answered = "post" | "batch" | "ping" | "ping_post";

/** A call with more wrong fields than these was not meant to be a lead. */
const MOST_ERRORS = 20;

/**
 * Returns the log entries of an API response: for a batch, one per lead. `body` is the request,
 * `answer` the response.
 */
export function notedRequests(
  operation: Answered,
  httpStatus: number,
  body: unknown,
  answer: unknown,
): readonly NotedRequest[] {
  if (isProblem(answer))
    return [problemRequest(operation, httpStatus, answer, operation !== "batch" && isTest(body))];
  if (operation === "ping") return [pingRequest(httpStatus, answer as PingAnswer, isTest(body))];
  if (operation !== "batch")
    return [postRequest(operation, httpStatus, answer as PostAnswer, isTest(body))];
  const { leads = [] } = body as { readonly leads?: readonly unknown[] };
  return (answer as { readonly results: readonly PostAnswer[] }).results.map((result, index) =>
    postRequest("batch", httpStatus, result, isTest(leads[index])),
  );
}

/** A test post from the posting page. */
export function testRequest(answer: PostAnswer): NotedRequest {
  return { ...postRequest("try", 200, answer, true), lead_id: null };
}

function postRequest(
  operation: SourceRequest["operation"],
  httpStatus: number,
  { status, reason_code: reason, errors = [], notes, lead, price }: PostAnswer,
  isATest: boolean,
): NotedRequest {
  return {
    operation,
    http_status: httpStatus,
    is_test: isATest,
    result: status,
    reason,
    errors: errors
      .slice(0, MOST_ERRORS)
      .map(({ field, message, sent_as }) => ({ field, message, sent_as })),
    notes: notesOf(notes),
    // A test post leaves no lead.
    lead_id: isATest ? null : lead.id,
    price_cents: dollarsToCents(String(price)),
  };
}

function pingRequest(
  httpStatus: number,
  { status, reason_code: reason, errors = [], notes, price }: PingAnswer,
  isATest: boolean,
): NotedRequest {
  return {
    operation: "ping",
    http_status: httpStatus,
    is_test: isATest,
    result: status === "accepted" ? "offer" : status,
    reason,
    errors: errors
      .slice(0, MOST_ERRORS)
      .map(({ field, message }) => ({ field, message, sent_as: null })),
    notes: notesOf(notes),
    lead_id: null,
    price_cents: dollarsToCents(String(price)),
  };
}

/** Without the posted values, which may contain personal data in any field. */
function notesOf(notes: PostAnswer["notes"] = []): NotedRequest["notes"] {
  return notes.map(({ field, read_as: readAs, advice }) => ({
    field,
    read_as: readAs,
    message: advice,
  }));
}

function problemRequest(
  operation: Answered,
  httpStatus: number,
  { code, detail = "", errors }: Problem,
  isATest: boolean,
): NotedRequest {
  const told =
    errors === undefined || errors.length === 0
      ? [{ field: "", message: detail, sent_as: null }]
      : errors.slice(0, MOST_ERRORS).map(({ field, message }) => ({
          field: field.replace(/^\//, ""),
          message,
          sent_as: null,
        }));
  return {
    operation,
    http_status: httpStatus,
    is_test: isATest,
    result: "refused",
    reason: code,
    errors: told,
    notes: [],
    lead_id: null,
    price_cents: null,
  };
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "type" in answer && "code" in answer;
}

function isTest(body: unknown): boolean {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return false;
  const { test, testResult } = readPost(body as Record<string, unknown>).controls;
  return test || testResult !== null;
}

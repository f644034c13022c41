// Represents a failed call as one value: a problem that the server named, or no response at all.
import type { ProblemTexts } from "../../../locales/en/problems.ts";

export interface ApiFieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** `offline`: no response arrived. Any other code is the server's own. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: readonly ApiFieldError[];
  readonly retryAfterSeconds: number | null;
  /** The price in the problem, if any. */
  readonly priceCents: number | null;

  constructor(
    code: string,
    status: number,
    detail: string,
    fields: readonly ApiFieldError[] = [],
    retryAfterSeconds: number | null = null,
    priceCents: number | null = null,
  ) {
    super(detail);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.priceCents = priceCents;
  }
}

/** Reads a problem document; another response (a proxy's page) becomes a problem by its status. */
export function problemOf(response: Response, body: unknown): ApiError {
  const given: Readonly<Record<string, unknown>> =
    typeof body === "object" && body !== null ? { ...body } : {};
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new ApiError(
    typeof given["code"] === "string"
      ? given["code"]
      : response.status >= 500
        ? "unavailable"
        : "invalid",
    response.status,
    typeof given["detail"] === "string" ? given["detail"] : "",
    Array.isArray(given["errors"]) ? given["errors"].filter(isFieldProblem) : [],
    Number.isFinite(retryAfter) ? retryAfter : null,
    typeof given["price_cents"] === "number" ? given["price_cents"] : null,
  );
}

export function toProblem(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError("offline", 0, "");
}

function isFieldProblem(value: unknown): value is ApiFieldError {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof Reflect.get(value, "field") === "string" &&
    typeof Reflect.get(value, "message") === "string"
  );
}

/**
 * Sentences for codes that only one part of the app meets, which adds them when it loads: the page
 * of sign-in does without.
 */
export const sentencesOfParts: Record<string, string> = {};

/**
 * Returns the message for the person: the catalog's sentence for the code, with how long to wait if
 * the server said so.
 */
export function problemSentence(problem: ApiError, texts: ProblemTexts): string {
  if (problem.code === "rate_limited")
    return texts.rate_limited(`${problem.retryAfterSeconds ?? 60} s`);
  const known: Readonly<Record<string, unknown>> = texts;
  const sentence = known[problem.code] ?? sentencesOfParts[problem.code];
  return typeof sentence === "string" ? sentence : texts.other;
}

// Makes RFC 9457 problem documents from the contract's closed list of codes, and sends them.

import { PROBLEM_STATUS, type Problem, type ProblemCode } from "../../../contract/problems.ts";
import type { FastifyReply } from "fastify";

export const PROBLEM_CONTENT_TYPE = "application/problem+json";

/** What a problem may say beyond its code: `detail` says what happened this time and what to do. */
export type ProblemDetails = Pick<Partial<Problem>, "detail" | "errors" | "price_cents">;

/** The same for every occurrence of a code, for people. */
const TITLES: Record<ProblemCode, string> = {
  malformed: "The request cannot be read",
  unauthenticated: "Sign in, or send a valid key",
  insufficient_funds: "The wallet does not cover this",
  forbidden: "This is not allowed",
  suspended: "This account is suspended",
  not_found: "Not found",
  method_not_allowed: "This address does not take that method",
  request_timeout: "The request took too long to arrive",
  already_sold: "This has been sold already",
  price_changed: "The price has changed",
  mode_not_offered: "It is not offered in this way",
  in_progress: "The same call is still being worked on",
  id_taken: "This id is in use",
  window_closed: "The time for this is over",
  already_filed: "A return of this has been filed already",
  returned: "This lead was given back",
  already_claimed: "A colleague has taken this lead",
  last_owner: "An account keeps at least one owner",
  already_answered: "This has been answered already",
  already_decided: "This has been decided already",
  already_payable: "The earning has been released already",
  not_payable: "Something stands in the way of this payout",
  invitation_over: "This invitation is over",
  payload_too_large: "The body is too large",
  uri_too_long: "The address is too long",
  unsupported_media_type: "A body of this type is not taken here",
  invalid: "Some values are missing or wrong",
  idempotency_mismatch: "This idempotency key came with another body before",
  not_licensed: "The account has no licence for this state",
  already_owned: "The account has this person already",
  consent_scope: "The consent does not cover this buyer",
  rate_limited: "Too many calls",
  headers_too_large: "The headers are too large",
  internal_error: "Something went wrong here",
  provider_failed: "Another system did not answer as it should",
  unavailable: "The server cannot answer just now",
};

/** For a status that only the framework knows. */
const CODE_OF_STATUS: Readonly<Partial<Record<number, ProblemCode>>> = {
  401: "unauthenticated",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  408: "request_timeout",
  413: "payload_too_large",
  414: "uri_too_long",
  415: "unsupported_media_type",
  422: "invalid",
  429: "rate_limited",
  431: "headers_too_large",
};

/** Builds the document of a code. */
export function makeProblem(code: ProblemCode, details: ProblemDetails = {}): Problem {
  return {
    type: `urn:plat:problem:${code}`,
    title: TITLES[code],
    status: PROBLEM_STATUS[code],
    code,
    ...details,
  };
}

/**
 * Answers with a problem. It is written as it stands, whatever schema the route declares for its
 * status.
 */
export function sendProblem(
  reply: FastifyReply,
  code: ProblemCode,
  details?: ProblemDetails,
): FastifyReply {
  const problem = makeProblem(code, details);
  return reply
    .code(problem.status)
    .type(PROBLEM_CONTENT_TYPE)
    .serializer(JSON.stringify)
    .send(problem);
}

/** The code for a client error of the framework: `malformed` where nothing more is known. */
export function codeOfStatus(status: number): ProblemCode {
  return CODE_OF_STATUS[status] ?? "malformed";
}

// Makes RFC 9457 problem documents from the contract's closed list of codes, and sends them.

import { PROBLEM_STATUS, type Problem, type ProblemCode } from "../../../contract/problems.ts";
import type { FastifyReply } from "fastify";

export const PROBLEM_CONTENT_TYPE = "application/problem+json";

/** What a problem may say beyond its code: `detail` says what happened this time and what to do. */
export type ProblemDetails = Pick<Partial<Problem>, "detail" | "errors" | "price_cents">;

/** The same for every occurrence of a code, for people. */
const TITLES: Record<ProblemCode, string> = {
  malformed: "The request can't be read",
  unauthenticated: "Sign in, or send a valid key",
  email_code_required: "A code was sent by email",
  second_factor_required: "A code is needed too",
  passkey_unknown: "This passkey isn't known here",
  passkey_refused: "This passkey isn't valid",
  provider_cancelled: "The sign-in was cancelled at the provider",
  provider_refused: "The provider's answer isn't valid",
  provider_email_unverified: "The provider hasn't verified this email",
  provider_no_person: "No account here has this email",
  provider_email_unconfirmed: "This email is not confirmed here",
  provider_other_account: "Another account of this provider is connected",
  provider_taken: "This account is connected with another person",
  provider_over: "This sign-in is over",
  insufficient_funds: "The wallet balance is too low",
  forbidden: "This is not allowed",
  view_only: "A view changes nothing",
  not_in_view: "A view doesn't show this",
  not_viewable: "This account can't be viewed",
  out_of_scope: "The key's scopes don't cover this",
  suspended: "This account is suspended",
  not_approved: "This account is not approved yet",
  invitation_needed: "An invitation is needed",
  confirm_identity: "Confirm who you are first",
  second_factor_missing: "A second factor is needed first",
  not_found: "Not found",
  method_not_allowed: "This address doesn't accept that method",
  request_timeout: "The request took too long to arrive",
  paused_by_network: "The network paused this",
  already_sold: "This was already sold",
  no_longer_listed: "This is no longer for sale",
  price_changed: "The price has changed",
  mode_not_offered: "It isn't offered this way",
  in_progress: "The same call is still running",
  id_taken: "This ID is in use",
  window_closed: "The deadline for this has passed",
  already_filed: "A return was already filed",
  returned: "This lead was returned",
  no_contact: "The consumer asked for no contact",
  already_claimed: "A teammate already claimed this lead",
  own_factor_needed: "You have no second factor yourself",
  already_on: "This is on already",
  last_owner: "An account keeps at least one owner",
  already_answered: "This was already answered",
  second_person_needed: "A second person must approve this",
  already_decided: "This was already decided",
  edited_meanwhile: "Another person changed this meanwhile",
  limit_reached: "There are as many as an account may have",
  already_payable: "The earning was already released",
  not_payable: "This payout is blocked",
  invitation_over: "This invitation is no longer valid",
  challenge_over: "The passkey's challenge is no longer valid",
  link_over: "This link is no longer valid",
  payload_too_large: "The body is too large",
  uri_too_long: "The address is too long",
  unsupported_media_type: "This body type isn't accepted here",
  wrong_host: "This host isn't served here",
  invalid: "Some values are missing or wrong",
  idempotency_mismatch: "This idempotency key was used with another body",
  not_licensed: "The account isn't licensed in this state",
  already_owned: "The account already has this lead",
  passkey_limit: "No more passkeys can be added",
  consent_scope: "The consent doesn't cover this buyer",
  rate_limited: "Too many calls",
  headers_too_large: "The headers are too large",
  internal_error: "Something went wrong",
  provider_failed: "Another system didn't respond as expected",
  unavailable: "The server can't answer now",
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

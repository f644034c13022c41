// Lists all problem codes (RFC 9457 problem documents) with the HTTP status of each.
import { type Static, Type } from "typebox";
import { enumOf } from "./schema.ts";

/** Code → HTTP status. Business outcomes of a post are not problems: they are answered with 200. */
export const PROBLEM_STATUS = {
  /** The body is not JSON or not a form. */
  malformed: 400,
  unauthenticated: 401,
  /** The password was right; a code from the authenticator app is needed too. */
  second_factor_required: 401,
  /** An email with a code is on its way; the code finishes the sign-up. */
  email_code_required: 401,
  /** No person here has this passkey: it is of another site, or was removed. */
  passkey_unknown: 401,
  /** The passkey's answer is not valid: `detail` says why. */
  passkey_refused: 401,
  /** The person did not agree at the other sign-in provider. */
  provider_cancelled: 401,
  /** What the other sign-in provider answered cannot be trusted: `detail` says why. */
  provider_refused: 401,
  insufficient_funds: 402,
  forbidden: 403,
  /** The person views an account as its people see it: a view changes nothing. */
  view_only: 403,
  /** A view of an account does not show it, such as contact data and what is a person's own. */
  not_in_view: 403,
  /** The API key was made without a scope that the operation needs; `detail` names it. */
  out_of_scope: 403,
  /** The account or the person is suspended. */
  suspended: 403,
  /** The network has not approved the account: it sees its application, and nothing of others. */
  not_approved: 403,
  /** The network takes new accounts by invitation only. */
  invitation_needed: 403,
  /** The other provider has not verified the email of the account there. */
  provider_email_unverified: 403,
  /** No person here has the email of the account at the other provider. */
  provider_no_person: 403,
  /** The person with the email of the account at the other provider has not confirmed it here. */
  provider_email_unconfirmed: 403,
  /** The person must confirm who they are, as by password, and then call again. */
  confirm_identity: 403,
  /** The person must set up a second factor, or sign in with it, before anything else. */
  second_factor_missing: 403,
  /** Also for a resource of another account. */
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  already_sold: 409,
  /** Only an active account of an advertiser or affiliate is viewed. */
  not_viewable: 409,
  /** Its listing expired, or was taken off the marketplace. */
  no_longer_listed: 409,
  price_changed: 409,
  mode_not_offered: 409,
  /** A request with the same key is still running; see Retry-After. */
  in_progress: 409,
  id_taken: 409,
  /** The period in which the action was possible is over. */
  window_closed: 409,
  /** A sale is returned at most once. */
  already_filed: 409,
  /** The lead was returned: it is no longer the buyer's. */
  returned: 409,
  /** The consumer of the lead asked for no contact. */
  no_contact: 409,
  /** Another member has claimed this lead; `detail` names them. */
  already_claimed: 409,
  /** What an owner requires of every member, the owner must have. */
  own_factor_needed: 409,
  /** The network paused it: only the network resumes it. `detail` says until when, and why. */
  paused_by_network: 409,
  /** What should be turned on is on. */
  already_on: 409,
  /** The person is connected with another account of this provider. */
  provider_other_account: 409,
  /** Another person here is connected with this account of the provider. */
  provider_taken: 409,
  /** An account must keep at least one owner. */
  last_owner: 409,
  already_answered: 409,
  already_decided: 409,
  /** Another person changed it since the caller read it. */
  edited_meanwhile: 409,
  /** The person gave the first of two approvals: the second one must be another person's. */
  second_person_needed: 409,
  /** The account has as many of these as one may have; `detail` says how many and what to do. */
  limit_reached: 409,
  /** The earning is already payable to the affiliate. */
  already_payable: 409,
  /** The payout is blocked; `detail` says why. */
  not_payable: 409,
  /** The invitation was used, withdrawn or has expired. */
  invitation_over: 410,
  /** The passkey's challenge was answered before, or has expired. */
  challenge_over: 410,
  /** The sign-in at another provider was finished before, took too long, or began elsewhere. */
  provider_over: 410,
  /** The one-time link was used, replaced by a newer one, or has expired. */
  link_over: 410,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  /** The Host header names no host of this server. */
  wrong_host: 421,
  /** Well-formed, but not acceptable; `errors` says what to change. */
  invalid: 422,
  idempotency_mismatch: 422,
  not_licensed: 422,
  already_owned: 422,
  /** The person has as many passkeys as one may have. */
  passkey_limit: 422,
  consent_scope: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal_error: 500,
  /** Another system that Plat called did not answer as it should; Plat itself works. */
  provider_failed: 502,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;
export const PROBLEM_CODES = Object.keys(PROBLEM_STATUS) as ProblemCode[];

/** The problems that any operation may answer with. */
export const COMMON_PROBLEMS: readonly ProblemCode[] = [
  "malformed",
  "invalid",
  "payload_too_large",
  "unsupported_media_type",
  "rate_limited",
  "internal_error",
  "unavailable",
];

export const FieldError = Type.Object(
  {
    /** JSON pointer (RFC 6901) into the body, or the name of a parameter. */
    field: Type.String({
      description:
        "JSON pointer into the body, or the name of the parameter, header or query field.",
    }),
    code: Type.String({ description: "The kind of error." }),
    message: Type.String({ description: "One sentence that says what to do." }),
  },
  { title: "FieldError" },
);

export const Problem = Type.Object(
  {
    type: Type.String({ description: "A URI that names the kind of problem." }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.Optional(
      Type.String({ description: "What happened and what to do, in one sentence." }),
    ),
    code: enumOf(PROBLEM_CODES, { description: "For programs: branch on this." }),
    errors: Type.Optional(Type.Array(FieldError)),
    price_cents: Type.Optional(
      Type.Integer({
        description:
          "With price_changed: the current price. With an asking price that is too low: the " +
          "lowest allowed.",
      }),
    ),
  },
  {
    title: "Problem",
    description: "An error as RFC 9457 describes it, sent as application/problem+json.",
  },
);
export type Problem = Static<typeof Problem>;

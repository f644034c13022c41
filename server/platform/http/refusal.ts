// A refusal of an operation on its way out: a code of the contract with words for people.
import type { FastifyReply } from "fastify";
import type { ProblemCode } from "../../../contract/problems.ts";
import { sendProblem } from "./problem.ts";

export interface FieldError {
  /** JSON pointer (RFC 6901) into the body, or the name of a query field; "" is the whole body. */
  readonly field: string;
  readonly code: string;
  /** One sentence that says what to do. */
  readonly message: string;
}

export interface Refusal {
  readonly code: ProblemCode;
  /** What happened and what to do, in a sentence. */
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  /**
   * Whole cents. With price_changed: the price now; with an asking price that is too low: the
   * least.
   */
  readonly priceCents?: number;
  /** Seconds after which the same call may succeed. */
  readonly retryAfterSeconds?: number;
}

/**
 * The same body whether a record is absent or of another account, so that no caller can find out
 * which ids exist.
 */
export const NOT_FOUND: Refusal = {
  code: "not_found",
  detail: "Not found, or you don't have access.",
};
export const FORBIDDEN: Refusal = { code: "forbidden", detail: "Your role can't do this." };

/**
 * Refuses a write to a record that its caller may not see as if nothing had the id. A call that
 * `creates` what is not there would then be refused for the right to create, if that is missing.
 */
export function unseen({
  creates,
  mayCreate,
}: {
  readonly creates: boolean;
  readonly mayCreate: boolean;
}): Refusal {
  return creates && !mayCreate ? FORBIDDEN : NOT_FOUND;
}

export const UNAUTHENTICATED: Refusal = {
  code: "unauthenticated",
  detail: "Sign in, or send a valid key in the Authorization header.",
};
export const CONFIRM_IDENTITY: Refusal = {
  code: "confirm_identity",
  detail: "Confirm who you are first: POST /v1/auth/confirmation/password, code or passkey.",
};
export const SUSPENDED: Refusal = {
  code: "suspended",
  detail: "This account is suspended. Contact the network.",
};

/** An account that the network has not approved reads nothing of others. */
export const NOT_APPROVED: Refusal = {
  code: "not_approved",
  detail: "The network has not approved this account yet. Sign in to see what is missing.",
};

/** Refuses a body or query for its content. */
export function invalid(errors: readonly FieldError[]): Refusal {
  return { code: "invalid", detail: "See errors for what to change.", errors };
}

/** Answers with the refusal's problem document, past the schema of the operation's success. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { code, detail, errors, priceCents, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) void reply.header("retry-after", String(retryAfterSeconds));
  if (code === "unauthenticated") void reply.header("www-authenticate", "Bearer");
  return sendProblem(reply, code, {
    detail,
    ...(errors === undefined
      ? {}
      : {
          errors: errors.map(({ field, code: kind, message }) => ({ field, code: kind, message })),
        }),
    ...(priceCents === undefined ? {} : { price_cents: priceCents }),
  });
}

/** The key of a call came before, with another request. */
export const KEY_REUSED: Refusal = {
  code: "idempotency_mismatch",
  detail:
    "This Idempotency-Key was used with another request. Send a new key, or the request as it was.",
};

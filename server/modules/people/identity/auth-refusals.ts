// Refusals on their way through better-auth, and its own put into our words.
import { APIError } from "better-auth/api";
import { PROBLEM_STATUS } from "../../../../contract/problems.ts";
import { PASSWORD_LENGTH } from "../../../../domain/access/password.ts";
import { type Result, refuse } from "../../../../domain/result.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { LOCKOUT_SECONDS } from "./second-factor.ts";
import { QueueFull } from "./work-queue.ts";

const OUR_CODE = "PLAT_REFUSAL";

const WRONG_CREDENTIALS: Refusal = {
  code: "unauthenticated",
  detail: "Wrong email or password.",
};
export const FOREIGN_ORIGIN: Refusal = {
  code: "forbidden",
  detail:
    "Call this from the network's own pages: the request's Origin is another, or missing " +
    "beside a cookie.",
};
export const BUSY: Refusal = {
  code: "unavailable",
  detail: "Too many people are signing in just now: try again in a moment.",
  retryAfterSeconds: 2,
};

const EMAIL_INVALID = invalid([
  {
    field: "/email",
    code: "invalid",
    message: "Enter an email address, for example ana@example.com.",
  },
]);
export const CURRENT_PASSWORD_WRONG = invalid([
  { field: "/current_password", code: "wrong", message: "Wrong password. Try again." },
]);

/** The password would be all that is left. */
export const TOO_SHORT_ALONE = invalid([
  {
    field: "/password",
    code: "password_alone",
    message:
      `Change your password to one of ${PASSWORD_LENGTH.least} or more characters before you ` +
      "turn the app off.",
  },
]);

/** A code finishes the sign-in that the right password began. */
export const SECOND_FACTOR_REQUIRED: Refusal = {
  code: "second_factor_required",
  detail: "Enter the code from your authenticator app.",
};
/** The person may do nothing else before a second factor is set up, or the passkey used. */
export const SECOND_FACTOR_MISSING: Refusal = {
  code: "second_factor_missing",
  detail:
    "Set up an authenticator app or a passkey first, or sign in with your passkey: your role or " +
    "your account's owners require a second factor.",
};
export const ALREADY_ON: Refusal = {
  code: "already_on",
  detail: "An authenticator app is set up already. Turn it off before you set up another.",
};
const CHALLENGE_OVER: Refusal = {
  code: "unauthenticated",
  detail: "Too much time passed, or too many codes were wrong. Enter your password again.",
};
const wrongCode = (message: string): Refusal =>
  invalid([{ field: "/code", code: "wrong", message }]);
/** A code works once: another person may have seen it. */
export const CODE_USED = wrongCode("This code was used already. Wait for the next one.");

export const NO_APP: Refusal = { code: "forbidden", detail: "No authenticator app is set up." };

const OF_THEIRS: Readonly<Record<string, Refusal>> = {
  INVALID_CODE: wrongCode("Wrong code. Enter the one that your app shows now."),
  INVALID_BACKUP_CODE: wrongCode("Wrong recovery code, or one that was used before."),
  INVALID_TWO_FACTOR_COOKIE: CHALLENGE_OVER,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: CHALLENGE_OVER,
  ACCOUNT_TEMPORARILY_LOCKED: rateLimited(LOCKOUT_SECONDS, "Too many wrong codes"),
  TOTP_ALREADY_ENABLED: ALREADY_ON,
  TOTP_NOT_ENABLED: {
    code: "forbidden",
    detail: "No authenticator app is being set up. Start the setup again.",
  },
  TWO_FACTOR_NOT_ENABLED: NO_APP,
  INVALID_EMAIL_OR_PASSWORD: WRONG_CREDENTIALS,
  INVALID_EMAIL: EMAIL_INVALID,
  INVALID_PASSWORD: CURRENT_PASSWORD_WRONG,
  INVALID_ORIGIN: FOREIGN_ORIGIN,
  MISSING_OR_NULL_ORIGIN: FOREIGN_ORIGIN,
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: FOREIGN_ORIGIN,
};

/** An error that better-auth answers with, and that `readRefusal` turns back. */
export function refusalError(refusal: Refusal): Error {
  return new APIError(PROBLEM_STATUS[refusal.code], {
    code: OUR_CODE,
    message: refusal.detail,
    refusal,
  });
}

/** Runs work that hashes; a full line becomes an answer that says so. */
export async function refuseWhenFull<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof QueueFull ? refusalError(BUSY) : error;
  }
}

/** Like `refuseWhenFull`, for work that does not go through better-auth. */
export async function whenFree<Value>(
  work: Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof QueueFull) return refuse(BUSY);
    throw error;
  }
}

interface ErrorBody {
  readonly code?: string;
  readonly refusal?: Refusal;
}

/** What a failed answer of better-auth says. Throws for one that only a bug can cause. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const text = await response.text();
  const body: ErrorBody = text.startsWith("{") ? JSON.parse(text) : {};
  if (body.code === OUR_CODE && body.refusal !== undefined) return body.refusal;
  const known = body.code === undefined ? undefined : OF_THEIRS[body.code];
  if (known === undefined && response.status === 429)
    return rateLimited(Number(response.headers.get("x-retry-after") ?? "1"));
  if (known === undefined)
    throw new Error(`better-auth answered ${response.status} ${body.code ?? "without a code"}`);
  return known;
}

/** The next call is too early by so many seconds. */
export function rateLimited(seconds: number, detail = "Too many calls from your address"): Refusal {
  return {
    code: "rate_limited",
    detail: `${detail}: try again in ${seconds} second${seconds === 1 ? "" : "s"}.`,
    retryAfterSeconds: seconds,
  };
}

// Finds the errors of a sign-in before it is sent.
import { isEmail } from "../../../lib/is-email.ts";

export interface SignInFields {
  readonly email: string;
  readonly password: string;
}

export type SignInProblem = "emailMissing" | "emailWrong" | "passwordMissing";
export type SignInProblems = { readonly [Field in keyof SignInFields]?: SignInProblem };

/** The errors by field; empty without any. */
export function checkSignIn({ email, password }: SignInFields): SignInProblems {
  const address = email.trim();
  return {
    ...(address === ""
      ? { email: "emailMissing" }
      : isEmail(address)
        ? {}
        : { email: "emailWrong" }),
    ...(password === "" ? { password: "passwordMissing" } : {}),
  };
}

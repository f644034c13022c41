// Finds the errors of a sign-in before it is sent.

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
      : /^\S+@[^\s@]+\.[^\s@]{2,}$/.test(address)
        ? {}
        : { email: "emailWrong" }),
    ...(password === "" ? { password: "passwordMissing" } : {}),
  };
}

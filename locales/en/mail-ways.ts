// Texts of the ways into an account that begin with an email, below the form that signs in.
import type { Translated } from "../texts.ts";

export const mailWaysTexts = {
  legal: { terms: "Terms", privacy: "Privacy" },
  forgot: "Forgot your password?",
  magic: "Sign in by email",
};

export type MailWaysTexts = Translated<typeof mailWaysTexts>;

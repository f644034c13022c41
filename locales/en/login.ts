// Texts of signing in and up.
import type { Translated } from "../texts.ts";

export const loginTexts = {
  title: "Sign in",
  signUpTitle: "Create an account",
  email: "E-mail",
  password: "Password",
  show: "Show password",
  hide: "Hide password",
  submit: "Sign in",
  submitUp: "Create account",
  lead: "The open lead marketplace for real estate.",
  name: "Your name",
  company: "Company",
  role: "What do you want to do?",
  buy: "Buy leads (advertiser)",
  sell: "Sell leads (affiliate)",
  states: "States you are licensed in",
  statesHint: "Two letters each, such as CA, NV: you buy leads there. You can change it later.",
  passwordHint: "At least 8 characters; a sentence is fine.",
  toSignUp: "Create an account",
  toSignIn: "I have an account",
  demo: "This is a demo network. Look around as:",
  as: {
    advertiser: "Sign in as advertiser",
    affiliate: "Sign in as affiliate",
    admin: "Sign in as admin",
  },
  theme: "Theme",
  language: "Language",
  ended: "Your session has ended",
  endedSentence: "Sign in again to go on. What you typed is still here.",
  leave: "Leave",
  themes: { system: "System", light: "Light", dark: "Dark" },
  problems: {
    credentials:
      "E-mail and password do not go together. Check both; the password is case-sensitive.",
    emailMissing: "Type your e-mail address.",
    emailWrong: "This is not an e-mail address: it needs a name, an @ and a domain.",
    passwordMissing: "Type your password.",
    passwordShort: "Use at least 8 characters.",
    nameMissing: "Type your name.",
    companyMissing: "Type your company's name.",
    statesMissing: "Type at least one state, such as CA.",
    statesWrong: "Use two letters for each state, such as CA, NV.",
    taken:
      "There may be an account with this e-mail already. Sign in instead, or use another address.",
  },
};

export type LoginTexts = Translated<typeof loginTexts>;

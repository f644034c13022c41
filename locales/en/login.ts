// Texts of signing in and up.
import type { Translated } from "../texts.ts";

export const loginTexts = {
  title: "Sign in",
  signUpTitle: "Create an account",
  email: "Email",
  password: "Password",
  show: "Show password",
  hide: "Hide password",
  submit: "Sign in",
  submitUp: "Create account",
  lead: "The open lead marketplace for real estate.",
  name: "Your name",
  company: "Company",
  role: "I want to",
  buy: "Buy leads (advertiser)",
  sell: "Sell leads (affiliate)",
  choose: "Choose",
  states: "Licensed states",
  statesHint:
    "Two letters each, for example CA, NV. You buy leads there and can change this later.",
  toSignUp: "Create an account",
  byInvitation: "New companies join this network by invitation. Ask the network for a link.",
  toSignIn: "Already have an account? Sign in",
  demo: "This is a demo network. Look around as:",
  as: {
    advertiser: "Sign in as advertiser",
    affiliate: "Sign in as affiliate",
    admin: "Sign in as admin",
  },
  theme: "Theme",
  language: "Language",
  ended: "Your session has ended",
  endedSentence: "Sign in again to continue. Your input is still here.",
  leave: "Leave",
  themes: { system: "System", light: "Light", dark: "Dark" },
  drawing: {
    title: "Every lead on the map.",
    sentence:
      "Checked, scored, sold, paid, and delivered in one step, in a ledger both sides can verify.",
    network: "Network",
    data: "People and money",
    fictional: "Fictional",
    real: "Real",
  },
  problems: {
    credentials: "Wrong email or password. Try again.",
    emailMissing: "Enter your email address.",
    emailWrong: "Enter an email address, for example ana@example.com.",
    passwordMissing: "Enter your password.",
    nameMissing: "Enter your name.",
    companyMissing: "Enter your company's name.",
    kindMissing: "Choose your buyer type.",
    trafficMissing: "Choose where most of your leads come from.",
    statesMissing: "Enter at least one state, for example CA.",
    statesWrong: "Enter two letters for each state, for example CA, NV.",
    taken: "An account may already use this email. Sign in, or use another address.",
  },
};

export type LoginTexts = Translated<typeof loginTexts>;

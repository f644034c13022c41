// Texts of applications: the screen of a company that waits, and what the network reads of it.
import { LEAST_ABOUT } from "../../domain/applications/application.ts";
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const applicationTexts = {
  state: {
    draft: "Not sent yet",
    sent: "Sent",
    asked: "Question asked",
    approved: "Approved",
    refused: "Declined",
  },
  /** The screen of the company. */
  own: {
    title: {
      draft: "Apply to join the network",
      sent: "Your application was sent",
      asked: "The network has a question",
      approved: "Your account is approved",
      refused: "Your application was declined",
    },
    about: {
      draft: "The network reviews each company before it can buy or sell leads.",
      sent: "The network is reviewing it. You get an email once it decides; this page updates automatically.",
      asked: "Answer it here, and the network continues its review.",
      approved: "Loading your dashboard.",
      refused: "You can change your application and send it again.",
    },
    confirmTitle: "Confirm your email",
    confirmAbout: "Your account opens once you have confirmed it.",
    ownersOnly: "Only an owner of your account can change or send the application.",
    reason: "Why it was declined",
    missingCount: (count: number, written: string) =>
      plural(count, "1 item is still missing", `${written} items are still missing`),
    complete: "Everything is there. Send it when you are ready.",
    withAnswer: "The network sees saved changes with your answer.",
    company: "Company",
    editCompany: "Edit company",
    companyHelp: "As the network and your business partners will see it.",
    facts: "About your business",
    factsHelp: "Only the network reads this. It helps to decide quickly.",
    website: "Website",
    websiteHint: "Your company's site, or your page on another site.",
    licenseNumber: "License number",
    licenseHint: {
      agent: "Your real estate license",
      broker: "Your brokerage's license",
      lender: "Your NMLS number",
      other: "If you have one",
    },
    licenseState: "License state",
    chooseState: "Choose a state",
    aboutField: "A word about your company",
    aboutHint: {
      advertiser: `Who you are, which leads you want, and how quickly you call. At least ${LEAST_ABOUT} characters.`,
      affiliate: `Where your leads come from, and how people give their consent. At least ${LEAST_ABOUT} characters.`,
    },
    problems: {
      website: "Enter your company's website, or your page on another site.",
      license_number: "Enter the number of your license.",
      license_state: "Choose the state that issued your license.",
      about: `Describe your company in ${LEAST_ABOUT} characters or more.`,
    },
    send: "Send application",
    sendAgain: "Send again",
    save: "Save for later",
    saved: "Saved.",
    sent: "Your application was sent.",
    answer: "Your answer",
    sendAnswer: "Send answer",
    answerMissing: "Write an answer.",
    answered: "Your answer was sent.",
    signOut: "Sign out",
    parts: { application: "Application", company: "Company", security: "Security" },
    partsLabel: "Your account",
  },
  messages: "Questions and answers",
  fromNetwork: "The network",
  fromApplicant: "The applicant",
  fromYou: "You",
  fact: {
    email: "Confirmed email",
    website: "Website",
    license_number: "License number",
    license_state: "License state",
    about: "A word about your company",
  },
  /** What the network reads. */
  read: {
    title: "Application",
    license: "License",
    licenseOf: (number: string, state: string) => `${number} (${state})`,
    about: "About the company",
    ask: "Ask a question",
    askTitle: (name: string) => `Ask ${name} a question`,
    askHelp: "The applicant gets it by email and answers in the app.",
    question: "Question",
    questionMissing: "Write a question.",
    asked: (name: string) => `Your question was sent to ${name}.`,
    decline: "Decline",
    declineTitle: (name: string) => `Decline ${name}?`,
    declineHelp:
      "The applicant gets the reason by email, and may change the application and send it again.",
    reason: "Reason",
    reasonMissing: "Write a reason.",
    declined: (name: string) => `${name} declined.`,
    declinedBecause: "Declined because",
  },
  invite: {
    title: "Invite a company",
    about: (days: number) =>
      `Create a link with which a company signs up and is approved immediately. It works once, within ${days} days. Send it yourself.`,
    email: "Email",
    emailWrong: "Enter an email address, for example ana@example.com.",
    role: "The company",
    roles: { advertiser: "Buys leads", affiliate: "Sells leads" },
    make: "Create link",
    made: (email: string) => `Link for ${email}`,
    pending: "Open invitations",
    none: "No open invitations.",
    until: (when: string) => `Until ${when}`,
    withdraw: "Withdraw",
    withdrawNamed: (email: string) => `Withdraw the invitation of ${email}`,
    withdrawn: "Invitation withdrawn.",
  },
  /** Signing up with an invitation of the network. */
  join: {
    title: (network: string) => `Join ${network}`,
    about: {
      advertiser: "You are invited to buy leads. Create your account.",
      affiliate: "You are invited to sell leads. Create your account.",
    },
  },
};

export type ApplicationTexts = Translated<typeof applicationTexts>;

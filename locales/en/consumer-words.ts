// Has the qualifier's texts for people who look for a home or sell one. The qualifier is always the
// network's own program and asks no model.
import type { VisitorQuestion } from "../../domain/assistant/read-visitor-questions.ts";
import type { FormSide } from "../../domain/forms/form-document.ts";
import type { Facts } from "../assistant-words.ts";

export interface ConsumerWords {
  /** The first message: the qualifier is a program, and how it uses the answers. */
  readonly disclosure: (network: string) => string;
  readonly sideQuestion: string;
  /** A side as a fact that is repeated. */
  readonly sides: Readonly<Record<FormSide, string>>;
  readonly done: (facts: Facts) => string;
  readonly doneWithNothing: string;
  /** Said instead of noting a phone number or an address. */
  readonly contact: string;
  /** The answer to a wish that the page does not cover; `names` is what it covers. */
  readonly notOffered: (names: Facts) => string;
  readonly form: string;
  readonly person: string;
  readonly full: string;
  readonly identity: (network: string) => string;
  readonly help: string;
  readonly talk: Readonly<
    Record<"greeting" | "thanks" | "goodbye" | "start_over" | "stop", string>
  >;
  /** What visitors ask about the form itself. */
  readonly answers: Readonly<Record<VisitorQuestion, (network: string) => string>>;
  /** Said when the notes of the conversation were deleted on request. */
  readonly cleared: string;
  /** Circumstances of a home that no question asks for, as facts that are repeated. */
  readonly circumstances: {
    /** `sum` is formatted; null if it was not named. */
    readonly owed: (sum: string | null) => string;
    readonly paidOff: string;
    readonly tenanted: string;
    readonly vacant: string;
    readonly inherited: string;
    readonly repairs: string;
  };
  /** Days, formatted, that none of the form's choices holds whole; null for an open end. */
  readonly openTiming: (from: string | null, until: string | null) => string;
  /** `isInForm`: the form has a field for them. */
  readonly told: (facts: Facts, isInForm: boolean) => string;
  /** Where the conversation may not compare places or people, and where it may not advise. */
  readonly neutral: string;
  readonly noAdvice: string;
}

const list = (facts: Facts): string => facts.join(", ");

export const consumerWords: ConsumerWords = {
  disclosure: (network) =>
    `Hello! I am an automated assistant of ${network}: a program, not a person. I ask a few short questions and note your answers. Nothing is shared until you send the form at the end. You can switch to the form at any time.`,
  sideQuestion: "What would you like to do?",
  sides: {
    seller: "you want to sell",
    buyer: "you want to buy",
    buyer_and_seller: "you want to sell one and buy one",
    renter: "you want to rent",
    investor_seller: "you want to sell to a cash buyer",
  },
  done: (facts) =>
    `Thank you. I have noted: ${list(facts)}. The form is next: it is filled in with your answers and asks how to reach you. You see everything before you send it.`,
  doneWithNothing:
    "Thank you. The form is next: it asks for the rest, and how to reach you. You see everything before you send it.",
  contact: "Please enter your phone number and email in the form: I don't save them here.",
  notOffered: (names) => `I can note these here: ${list(names)}.`,
  form: "Here is the form, filled in with your answers.",
  person:
    "I am a program and can't connect you. To be contacted by a person, send the form: here it is, filled in with your answers.",
  full: "That is a lot for a conversation. The form takes it from here, filled in with your answers.",
  identity: (network) =>
    `I am a program of ${network}, not a person. I follow rules, and no AI model reads what you write. A local professional can contact you once you send the form.`,
  help: "I ask about the kind of home, the place, the price and the time. Answer in your own words, choose one of the answers, or say “not sure”. You can switch to the form at any time.",
  talk: {
    greeting: "Hello!",
    thanks: "You are welcome.",
    goodbye: "Goodbye! Nothing was shared.",
    start_over: "All right, from the beginning.",
    stop: "All right, I'll stop here. Nothing was shared. Continue whenever you like, here or in the form.",
  },
  answers: {
    data: (network) =>
      `What you type here stays in this tab and is stored nowhere else. Nothing is shared unless you send the form. If you sent one before, ask ${network} to delete your data, and answer STOP to a text to end texts.`,
    who: (network) =>
      `No company gets anything until you send the form. Then ${network} passes it to real estate professionals who handle such requests. The text next to the box, just before you send, says who may contact you and how.`,
    free: (network) =>
      `It is free for you: the professionals who receive requests pay ${network}, you don't.`,
    next: () =>
      "After the last question the form opens with your answers. You check them, enter how to reach you, agree to be contacted and send it. Then a local professional contacts you. Sending it doesn't commit you to anything.",
    worth: () =>
      "I can't say what a home is worth: a program that hasn't seen it would only guess. The professional who contacts you can. If you have a figure in mind, tell me; “not sure” is fine.",
  },
  cleared: "I deleted what I had noted. Close this tab, and the text is gone too.",
  circumstances: {
    owed: (sum) => (sum === null ? "money is owed on it" : `${sum} is owed on it`),
    paidOff: "it is paid off",
    tenanted: "tenants live in it",
    vacant: "it is vacant",
    inherited: "it was inherited",
    repairs: "it needs work",
  },
  openTiming: (from, until) =>
    until === null
      ? `timing from ${from} on`
      : from === null
        ? `timing by ${until}`
        : `timing from ${from} to ${until}`,
  told: (facts, isInForm) =>
    isInForm
      ? `Understood: ${list(facts)}. The form shows it under its last question, where you can change it.`
      : `Understood: ${list(facts)}. The form doesn't ask for that; tell the professional who contacts you.`,
  neutral:
    "I can't compare areas or people by who lives there, how safe they are or their schools. The school district's site, local police statistics and the census publish those figures. I can note the place, the price and the size that you have in mind.",
  noAdvice:
    "I can't advise on law, taxes or loans, or say what prices and rates will do. A lawyer, a tax adviser or a licensed lender can look at your case. I can note what you look for, or what you want to sell.",
};

// Has what the qualifier says to people who look for a home or sell one. It is always the network's
// own program: no model is asked.
import type { FormSide } from "../../domain/forms/form-document.ts";
import type { Facts } from "../assistant-words.ts";

export interface ConsumerWords {
  /** Said first of all: that nobody human is there, and what becomes of what is said. */
  readonly disclosure: (network: string) => string;
  readonly sideQuestion: string;
  /** A side as a fact that is said back. */
  readonly sides: Readonly<Record<FormSide, string>>;
  readonly done: (facts: Facts) => string;
  readonly doneWithNothing: string;
  /** Said instead of noting a phone number or an address. */
  readonly contact: string;
  /** Said where somebody wants what the page does not ask; `names` is what it does. */
  readonly notOffered: (names: Facts) => string;
  readonly form: string;
  readonly person: string;
  readonly full: string;
  readonly identity: (network: string) => string;
  readonly help: string;
  readonly talk: Readonly<
    Record<"greeting" | "thanks" | "goodbye" | "start_over" | "stop", string>
  >;
  /** Where the conversation may not compare places or people, and where it may not advise. */
  readonly neutral: string;
  readonly noAdvice: string;
}

const list = (facts: Facts): string => facts.join(", ");

export const consumerWords: ConsumerWords = {
  disclosure: (network) =>
    `Hello! I am an automated assistant of ${network}: a program, not a person. I ask a few short questions and note what you say. Nothing is passed on until you send the form at the end yourself, and you can switch to the form at any time.`,
  sideQuestion: "What would you like to do?",
  sides: {
    seller: "you want to sell",
    buyer: "you want to buy",
    buyer_and_seller: "you want to sell one and buy one",
    renter: "you want to rent",
    investor_seller: "you want to sell to a cash buyer",
  },
  done: (facts) =>
    `Thank you. I have noted: ${list(facts)}. The form is next: it is filled in with what you said, and it asks how to reach you. You see everything before you send it.`,
  doneWithNothing:
    "Thank you. The form is next: it asks for the rest, and how to reach you. You see everything before you send it.",
  contact: "Please keep your phone number and e-mail for the form: I do not note them here.",
  notOffered: (names) => `I can take this down here: ${list(names)}.`,
  form: "Here is the form, with what you told me filled in.",
  person:
    "I am a program and cannot connect you myself. To be reached by a person, send the form: here it is, with what you told me filled in.",
  full: "That is a lot for a conversation. The form takes it from here, with what you told me filled in.",
  identity: (network) =>
    `I am a program of ${network}, not a person. I follow rules, and no AI model reads what you write. Somebody can get in touch once you have sent the form.`,
  help: "I ask about the kind of home, the place, the price and the time. Answer in your own words, choose one of the answers, or say “not sure”. You can switch to the form at any time.",
  talk: {
    greeting: "Hello!",
    thanks: "You are welcome.",
    goodbye: "Goodbye! Nothing was passed on.",
    start_over: "All right, from the beginning.",
    stop: "All right, I stop here, and nothing was passed on. Go on whenever you like, here or in the form.",
  },
  neutral:
    "I can't compare areas or people by who lives there, how safe they are or their schools; the school district's site, local police statistics and the census publish those figures. I can note the place, the price and the size that you have in mind.",
  noAdvice:
    "I can't advise on law, taxes or loans, or say what prices and rates will do; a lawyer, a tax adviser or a licensed lender can look at your case. I can note what you look for, or what you want to sell.",
};

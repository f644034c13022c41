// Has the qualifier's texts for people who look for a home or sell one. The qualifier is always the
// network's own program and asks no model.
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
  /** Where the conversation may not compare places or people, and where it may not advise. */
  readonly neutral: string;
  readonly noAdvice: string;
}

const list = (facts: Facts): string => facts.join(", ");

export const consumerWords: ConsumerWords = {
  disclosure: (network) =>
    `Hello! I am an automated assistant of ${network}: a program, not a person. I ask a few short questions and note your answers. Nothing is shared until you send the form at the end yourself, and you can switch to the form at any time.`,
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
  neutral:
    "I can't compare areas or people by who lives there, how safe they are or their schools; the school district's site, local police statistics and the census publish those figures. I can note the place, the price and the size that you have in mind.",
  noAdvice:
    "I can't advise on law, taxes or loans, or say what prices and rates will do; a lawyer, a tax adviser or a licensed lender can look at your case. I can note what you look for, or what you want to sell.",
};

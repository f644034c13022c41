// Has the assistant's answers where it may not compare places or people, or give advice: the same
// words for all readers.
import type { Translated } from "../texts.ts";

export const declinedAnswers = {
  neutral:
    "I can't compare areas or people by who lives there, how safe they are or their schools. " +
    "The school district's site, local police statistics and the census publish those figures. " +
    "I can search by price, size, place and distance instead.",
  noAdvice:
    "I can't advise on law, taxes or loans, or say what prices and rates will do. A lawyer, a " +
    "tax adviser or a licensed lender can look at your case. I can show you your own figures " +
    "and search by price, size, place and distance.",
};

export type DeclinedAnswers = Translated<typeof declinedAnswers>;

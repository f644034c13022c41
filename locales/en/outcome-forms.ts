// Texts of what is asked with an outcome: the value of a won deal, the reason of a lost one.
import type { Translated } from "../texts.ts";

export const outcomeFormTexts = {
  value: "Value of the deal, $",
  valueHint: "Your commission or profit. Only your team sees it.",
  valueProblem: "Enter an amount, for example 9,500.",
  save: "Save",
  skip: "Skip",
  whyLost: "Why was it lost?",
  lostReason: {
    not_reached: "Couldn't be reached",
    has_agent: "Has an agent",
    not_moving: "No longer buying or selling",
    not_qualified: "Doesn't qualify",
    wrong_person: "Wrong person",
    chose_other: "Chose another company",
    other: "Another reason",
  },
  worth: (value: string) => `worth ${value}`,
};

export type OutcomeFormTexts = Translated<typeof outcomeFormTexts>;

// Decides by rules alone how the assistant may answer a typed question: normally, with the neutral
// sentence, or with a refusal of advice.
import { seeksAdvice } from "./advice.ts";
import { asksAboutSafety } from "./asks-about-safety.ts";
import { asksAboutSchools } from "./asks-about-schools.ts";
import { asksWhoLivesThere } from "./asks-who-lives-there.ts";
import { withoutOwnNames } from "./harmless.ts";
import { LEFT_OUT_FOR_AN_AID } from "./mobility.ts";
import { readable } from "./reading.ts";
import { sortsPlaces } from "./sorts-places.ts";
import { speaksOfPeople } from "./speaks-of-people.ts";

export type QuestionVerdict = "neutral" | "no_advice" | "pass";

/**
 * The verdict on a typed question: it asks to compare places by safety, schools or residents, or to
 * treat people by a protected trait (`neutral`), asks for advice that the product may not give
 * (`no_advice`), or neither. 24 CFR 100.70 forbids steering, such as answering where which people
 * live or treating them differently; the traits are those of 42 USC 3604 and of state laws. The
 * person's identity, language and name do not matter.
 */
export function screenQuestion(said: string): QuestionVerdict {
  const asked = withoutOwnNames(said);
  if (
    asksAboutSafety(asked) ||
    asksAboutSchools(asked) ||
    asksWhoLivesThere(asked) ||
    sortsPlaces(asked) ||
    speaksOfPeople(asked)
  )
    return "neutral";
  const plain = readable(said);
  if (LEFT_OUT_FOR_AN_AID.test(plain)) return "neutral";
  return seeksAdvice(plain) ? "no_advice" : "pass";
}

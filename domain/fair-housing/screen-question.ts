// What the assistant may answer to what a person typed: itself, with the neutral sentence, or
// without advice. Decided by rules alone.
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
 * Whether what a person typed asks to compare places by safety, schools or who lives there, or to
 * treat people by a protected trait (`neutral`), asks for advice that nobody here may give or
 * promise (`no_advice`), or neither. To steer, by answering where which people live or by handling
 * them differently, is what 24 CFR 100.70 forbids; the traits are those of 42 USC 3604 and of the
 * states' own laws. Who asks, in which language and under which name, changes nothing.
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

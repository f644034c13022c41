// Decides by an answer's text whether a lead counts as arrived: some systems answer 200 to leads
// they refuse.
import { type AttemptOutcome, type Verdict, verdictOf } from "../attempts/attempt.ts";

/** Case does not matter; null where a rule is not set. */
export interface AnswerRule {
  readonly contains: string | null;
  readonly lacks: string | null;
}

/** Judges an answer; one that contains both the required and the excluded text is refused. */
export function verdictByRule(outcome: AttemptOutcome, { contains, lacks }: AnswerRule): Verdict {
  const verdict = verdictOf(outcome, contains);
  return verdict === "delivered" &&
    lacks !== null &&
    outcome.body.toLowerCase().includes(lacks.toLowerCase())
    ? "refused"
    : verdict;
}

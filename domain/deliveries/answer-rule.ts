// What an answer must say, and must not, before a lead counts as arrived: some systems answer 200
// to what they refuse.
import { type AttemptOutcome, type Verdict, verdictOf } from "../attempts/attempt.ts";

/** In any case of letters; null where it does not matter. */
export interface AnswerRule {
  readonly contains: string | null;
  readonly lacks: string | null;
}

/** Where an answer holds both what it must and what it must not, it is refused. */
export function verdictByRule(outcome: AttemptOutcome, { contains, lacks }: AnswerRule): Verdict {
  const verdict = verdictOf(outcome, contains);
  return verdict === "delivered" &&
    lacks !== null &&
    outcome.body.toLowerCase().includes(lacks.toLowerCase())
    ? "refused"
    : verdict;
}

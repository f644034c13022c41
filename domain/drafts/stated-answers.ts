// Turns what an affiliate told of a person into a draft's answers: nothing is narrower than it was
// stated, and what no answer can hold is left to the remarks.
import { FORM_SIDES } from "../forms/form-document.ts";
import type { Answers } from "../forms/form-steps.ts";
import { answersSaid } from "../forms/said-answers.ts";
import { bucketWithin } from "../qualification/timing-bucket.ts";
import type { Slots, TimingWish } from "../qualification/slots.ts";

export interface StatedAnswers {
  readonly answers: Answers;
  /** A time that none of the form's choices holds whole; null if there is none. */
  readonly openTiming: TimingWish | null;
}

/** `today` as YYYY-MM-DD. */
export function statedAnswers(slots: Slots, today: string): StatedAnswers {
  const { timing, ...rest } = slots;
  if (timing === undefined || timing === "unsure")
    return { answers: answersSaid(slots, FORM_SIDES), openTiming: null };
  const bucket = bucketWithin(timing, today);
  return bucket === null
    ? { answers: answersSaid(rest, FORM_SIDES), openTiming: timing }
    : {
        answers: answersSaid({ ...rest, timing: { ...timing, bucket } }, FORM_SIDES),
        openTiming: null,
      };
}

// Decides whether a person may choose a password: the one place for sign-up, invitation, change,
// reset and people made by the server.
import {
  type OwnWord,
  PASSWORD_LENGTH,
  type PasswordFault,
  type PasswordOwner,
  leastLength,
  ownFault,
  ownWords,
  shapeFault,
} from "../../../../domain/access/password.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";
import {
  ThreadUnavailable,
  createQuestionThread,
} from "../../../platform/threads/question-thread.ts";
import { BUSY } from "./auth-refusals.ts";

/** The questions that the thread answers. */
export interface EstimateQuestions {
  /** What is wrong with the password; null if it is neither common nor guessed soon. */
  readonly estimate: {
    readonly asked: {
      readonly password: string;
      readonly words: readonly OwnWord[];
      readonly leastScore: number;
    };
    readonly answer: PasswordFault | null;
  };
}

/** Of zxcvbn, 0 to 4: 3 is more than 10^8 guesses. */
const LEAST_SCORE = 3;
/**
 * More than 10^6 guesses: 10^8, the value of any eight characters, is the most that so short a
 * password reaches, and the second factor stands behind it.
 */
const LEAST_SCORE_WITH_FACTOR = 2;
const REST_AFTER_MS = 5 * MINUTE_MS;

export interface JudgedPassword {
  readonly password: string;
  readonly owner: PasswordOwner;
  /** Whether signing in asks the person for more than the password. */
  readonly hasFactor: boolean;
  /** The JSON pointer of the password in the call's body. */
  readonly field: PasswordField;
}
export type PasswordField = "/password" | "/new_password";

/** Refuses with a field error, or `unavailable` where too many wait. */
export type JudgePassword = (judged: JudgedPassword) => Promise<Result<undefined, Refusal>>;

/**
 * Starts no thread before the first password, and ends it five minutes after the last. `onError`
 * hears what went wrong in it.
 */
export function createPasswordJudge(onError: (error: unknown) => void): JudgePassword {
  const thread = createQuestionThread<EstimateQuestions>(
    new URL("./password-estimate.ts", import.meta.url),
    null,
    onError,
  );
  let resting: NodeJS.Timeout | undefined;
  return async ({ password, owner, hasFactor, field }) => {
    const fault = shapeFault(password, hasFactor) ?? ownFault(password, ownWords(owner));
    if (fault !== null) return refuse(passwordRefusal(field, fault, hasFactor));
    clearTimeout(resting);
    try {
      const found = await thread.ask("estimate", {
        password,
        words: ownWords(owner),
        leastScore: hasFactor ? LEAST_SCORE_WITH_FACTOR : LEAST_SCORE,
      });
      return found === null ? ok(undefined) : refuse(passwordRefusal(field, found, hasFactor));
    } catch (error) {
      if (error instanceof ThreadUnavailable) return refuse(BUSY);
      throw error;
    } finally {
      clearTimeout(resting);
      resting = setTimeout(() => thread.rest(), REST_AFTER_MS).unref();
    }
  };
}

const SENTENCES: Readonly<Record<Exclude<PasswordFault, "length">, string>> = {
  spaces: "Enter letters, digits or signs: this password has only spaces.",
  common: "This password is among the most common ones. Choose another.",
  name: "Add words: it can be guessed from your name.",
  email: "Add words: it can be guessed from your email.",
  company: "Add words: it can be guessed from your company's name.",
  repeated: "Add words: repeated characters are easy to guess.",
  keyboard: "Add words: neighboring keys are easy to guess.",
  sequence: "Add words: sequences such as abc or 4321 are easy to guess.",
  date: "Add words: dates and years are easy to guess.",
  guessable: "Add words: this password is easy to guess.",
  current: "This is your current password. Choose another.",
  former: "You have used this password before. Choose another.",
};

/** The refusal of a password at its field, with one sentence that says what to do. */
export function passwordRefusal(
  field: PasswordField,
  fault: PasswordFault,
  hasFactor: boolean,
): Refusal {
  const message =
    fault === "length"
      ? `Enter a password of ${leastLength(hasFactor)} to ${PASSWORD_LENGTH.most} characters.`
      : SENTENCES[fault];
  return invalid([{ field, code: `password_${fault}`, message }]);
}

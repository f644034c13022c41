// Signs the starts of visits, and asks the sender of a suspicious form one more question.
import { randomInt } from "node:crypto";
import type { FormLanguage } from "../../../../domain/forms/form-document.ts";
import type { FormCheck } from "../../../../domain/forms/form-view.ts";
import { type BotReason, botReason } from "../../../../domain/forms/pace.ts";
import {
  SECOND_QUESTIONS,
  type SecondAnswer,
  isAnswered,
  secondQuestion,
} from "../../../../domain/forms/second-question.ts";
import { type FormStart, readStart, writeStart } from "../../../../domain/forms/start-token.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import type { PublicFormRow } from "./form.store.ts";

export const START_LABEL = "form-start";

const signer =
  (vault: ContactVault) =>
  (text: string): string =>
    vault.hashText(START_LABEL, text);

function newStart({ id, version }: PublicFormRow, nowMs: number): FormStart {
  return { formId: id, version, atMs: nowMs, nonce: uuidv7(nowMs).replaceAll("-", "") };
}

/** Returns the start token of a visit to the form as it is now. */
export function startVisit(vault: ContactVault, form: PublicFormRow, nowMs: number): string {
  return writeStart(newStart(form, nowMs), signer(vault));
}

/** Returns null if this server did not sign it for this form. */
export function visitOf(vault: ContactVault, form: PublicFormRow, token: string): FormStart | null {
  return readStart(token, form.id, signer(vault));
}

export interface JudgedVisit {
  /** Null if the form may be accepted as it was sent. */
  readonly asked: {
    /** Why; null if only the answer is sent along with what is to be corrected. */
    readonly reason: BotReason | "no_answer" | null;
    readonly check: FormCheck;
  } | null;
  /** A question was answered rightly: the sender was suspected, and is a person. */
  readonly isCleared: boolean;
  /** The token to go on with: the visit's own, unless it does not hold or has expired. */
  readonly start: string;
}

/**
 * Judges a sent form: a suspected program is asked a question that belongs to its visit; one that
 * answers it counts as a person, whatever was suspected.
 */
export function judgeVisit(
  vault: ContactVault,
  form: PublicFormRow,
  given: {
    /** Null if the visit's version does not exist. */
    readonly start: FormStart | null;
    readonly token: string;
    readonly language: FormLanguage;
    readonly steps: number;
    readonly hiddenField: string;
    readonly answer: SecondAnswer;
    readonly nowMs: number;
  },
): JudgedVisit {
  const { start, token, steps, hiddenField, nowMs, answer } = given;
  const sign = signer(vault);
  const pace = botReason({ start, nowMs, steps, hiddenField: "" });
  const isExpired = pace === "no_start" || pace === "too_late";
  const isCleared = !isExpired && start !== null && isAnswered(start, answer, sign);
  if (isCleared)
    return {
      asked: { reason: null, check: { ...answer, words: null, isWrong: false } },
      isCleared,
      start: token,
    };
  const suspicion = isExpired || hiddenField === "" ? pace : "hidden_field";
  // A person who was asked must answer, even if nothing else is suspicious by now.
  const reason = suspicion ?? (answer.token === "" ? null : "no_answer");
  if (reason === null) return { asked: null, isCleared, start: token };
  const open = start === null || isExpired ? newStart(form, nowMs) : start;
  const question = secondQuestion(open, randomInt(SECOND_QUESTIONS), given.language, sign);
  return {
    asked: {
      reason,
      check: { ...question, number: "", isWrong: !isExpired && answer.token !== "" },
    },
    isCleared,
    start: open === start ? token : writeStart(open, sign),
  };
}

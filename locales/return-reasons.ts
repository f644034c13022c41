// Types the texts of the reasons for returns, and gathers one kind of text of all of them.
import { RETURN_REASON_NAMES, type ReturnReason } from "../domain/returns/reasons.ts";

/** The texts that each language has of every reason. */
export type ReasonTexts = Readonly<
  Record<
    ReturnReason,
    {
      readonly name: string;
      /** What the buyer must show. */
      readonly evidence: string;
    }
  >
>;

/** One kind of text of all reasons. */
export function textsPerReason(
  texts: ReasonTexts,
  kind: keyof ReasonTexts[ReturnReason],
): Readonly<Record<ReturnReason, string>> {
  return Object.fromEntries(
    RETURN_REASON_NAMES.map((reason) => [reason, texts[reason][kind]]),
  ) as Record<ReturnReason, string>;
}

/** The reason's name within a sentence: "outside the area". */
export function reasonInSentence(texts: ReasonTexts, reason: ReturnReason): string {
  const { name } = texts[reason];
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

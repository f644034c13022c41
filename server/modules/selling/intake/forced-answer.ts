// Makes the answer that a test of an integration asks for.
import type { Answer } from "../../../../domain/distribution/answer.ts";
import type { TestResult } from "../../../../domain/lead/read-post.ts";
import { ZERO_CENTS } from "../../../../domain/money/money.ts";

/** The answer that a test requests. */
export function forcedAnswer(leadId: string, result: TestResult): Answer {
  const base = { leadId, sale: "none" as const, priceCents: ZERO_CENTS, original: null };
  if (result === "accepted") return { ...base, status: "accepted", reason: null };
  return result === "duplicate"
    ? { ...base, status: "duplicate", reason: "duplicate" }
    : { ...base, status: "rejected", reason: "no_buyer" };
}

// Requests an analysis from the network's model: once, and once more with the problems of the first
// answer. No failure of the model fails the call.
import { ANALYSIS_TOKENS, type Fallback } from "../../../../contract/insight/analyses.ts";
import type { Analysis, AnalysisKind } from "../../../../domain/analyses/analysis.ts";
import type { Bounds } from "../../../../domain/analyses/vet-analysis.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Chat, ChatFailure, ChatMessage } from "../../../platform/ai/chat-provider.ts";
import { askMetered } from "../assistant/index.ts";
import type { AnalysisDeps } from "./analysis-deps.ts";
import { repairMessages } from "./instructions.ts";

const PATIENCE_MS = 60_000;
const ATTEMPTS = 2;

/** Failures that the operator has to fix; others may pass by themselves. */
const REFUSED: ReadonlySet<ChatFailure> = new Set(["refused", "not_found", "bad_request"]);

export interface Asked {
  readonly userId: string;
  readonly tokensPerDay: number;
  readonly kind: AnalysisKind;
  readonly messages: readonly ChatMessage[];
  readonly bounds: Bounds;
}

/**
 * The model's analysis as it may be shown, and whether it took a second answer; or why there is
 * none.
 */
export async function askAnalysis(
  deps: AnalysisDeps,
  chat: Chat,
  { userId, tokensPerDay, kind, messages, bounds }: Asked,
): Promise<Result<{ readonly analysis: Analysis; readonly repaired: boolean }, Fallback>> {
  const signal = AbortSignal.any([
    AbortSignal.timeout(deps.patienceMs?.() ?? PATIENCE_MS),
    deps.stopping,
  ]);
  let said = messages;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answer = await askMetered(deps, { userId, tokensPerDay }, chat, {
      messages: said,
      maxTokens: ANALYSIS_TOKENS,
      jsonOnly: true,
      signal,
    });
    if (answer === "used_up") return refuse(answer);
    if (!answer.ok) return refuse(REFUSED.has(answer.error.failure) ? "refused" : "no_answer");
    const { content } = answer.value;
    const vetted = await deps.reader.ask("analysis", { kind, text: content, bounds });
    if (vetted.ok) return ok({ analysis: vetted.value, repaired: attempt > 1 });
    said = repairMessages(messages, content, vetted.error);
  }
  return refuse("no_good");
}

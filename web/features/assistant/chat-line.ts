// A message of the conversation as the widget holds it.
import type { Schemas } from "../../lib/api/client.ts";

export type Thread = Schemas["AssistantThread"];
export type Summary = Schemas["AssistantSummary"];
export type Answers = Schemas["AssistantAnswers"];
export type Completion = Schemas["ChatCompletion"];
export type Proposal = Schemas["AssistantProposal"];
type Message = Schemas["AssistantMessage"];

export interface ChatLine extends Pick<
  Message,
  "id" | "sender" | "text" | "timestamp" | "links" | "proposals" | "suggestions"
> {
  /** `greeting` and `error` are this browser's own; the rest is the server's. */
  readonly kind: Message["kind"] | "greeting" | "error";
  /** With an error: the message that can be tried again. */
  readonly failed: Outgoing | null;
}

/** A message on its way; the same one again has the same id. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  /** The question that was on the screen. */
  readonly askedId: string | null;
}

/** A line of words alone. */
export function plainLine(
  given: Pick<ChatLine, "id" | "sender" | "kind" | "text" | "timestamp">,
): ChatLine {
  return { ...given, links: [], proposals: [], suggestions: [], failed: null };
}

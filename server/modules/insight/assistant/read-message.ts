// Determines what a message asks for, and its effect on the conversation. It takes tens of
// milliseconds, the first time a second, so it runs in a worker thread (`reader-worker.ts`).
import type { Role } from "../../../../domain/access/access.ts";
import { maskContact } from "../../../../domain/assistant/mask-contact.ts";
import { type LeftOver, leftOverOf } from "../../../../domain/assistant/left-over.ts";
import { readTurn } from "../../../../domain/assistant/read-turn.ts";
import { screenQuestion } from "../../../../domain/fair-housing/screen-question.ts";
import {
  type Conversation,
  beginConversation,
  hear,
} from "../../../../domain/qualification/conversation.ts";
import type { Gazetteer } from "../../../../domain/qualification/gazetteer.ts";
import { findMentions } from "../../../../domain/qualification/read-places.ts";
import { Scan, plainText } from "../../../../domain/qualification/scan.ts";
import type { ScreenedTurn } from "./spoken.ts";

export interface UnreadMessage {
  readonly text: string;
  readonly role: Role;
  /** YYYY-MM-DD in the person's zone. */
  readonly today: string;
  readonly conversation: Conversation;
  readonly isQuiet: boolean;
}

export interface ReadMessage {
  readonly turn: ScreenedTurn;
  /** After the message: an answer is applied; everything else leaves the conversation unchanged. */
  readonly conversation: Conversation;
  /** Whether the person asked for no more questions. */
  readonly isQuiet: boolean;
  /** Whether the message names a place smaller than a state; figures cannot be narrowed to one. */
  readonly namesPlace: boolean;
  /** What of a question about figures was not understood; null for any other message. */
  readonly leftOver: LeftOver | null;
}

export function readMessage(
  { text: said, role, today, conversation, isQuiet }: UnreadMessage,
  gazetteer: Gazetteer,
): ReadMessage {
  // A phone number is not taken for a price: what was understood is told to the model.
  const text = maskContact(said);
  const screened = screenQuestion(text);
  const turn: ScreenedTurn =
    screened === "pass"
      ? readTurn(text, conversation.language, role, conversation.asked)
      : { kind: screened };
  const places =
    turn.kind === "data"
      ? findMentions(new Scan(plainText(text)), null, {}, gazetteer).filter(
          (mention) => !("states" in mention),
        )
      : [];
  const namesPlace = places.length > 0;
  const leftOver =
    turn.kind === "data"
      ? leftOverOf(text, conversation.language, wordsOf(plainText(text), places))
      : null;
  if (turn.kind === "answer")
    return {
      turn,
      namesPlace,
      leftOver,
      conversation: hear(conversation, text, today, gazetteer).conversation,
      isQuiet,
    };
  if (turn.kind === "talk" && turn.about === "start_over")
    return {
      turn,
      namesPlace,
      leftOver,
      conversation: beginConversation(conversation.language),
      isQuiet: false,
    };
  return {
    turn,
    namesPlace,
    leftOver,
    conversation,
    isQuiet: isQuiet || (turn.kind === "talk" && turn.about === "stop"),
  };
}

/** The words of the mentions; a scan's text has one character before its sentence. */
function wordsOf(
  text: string,
  mentions: readonly { readonly start: number; readonly end: number }[],
): ReadonlySet<string> {
  return new Set(
    mentions.flatMap(({ start, end }) => ` ${text}`.slice(start, end).match(/[a-z]+|\d+/g) ?? []),
  );
}

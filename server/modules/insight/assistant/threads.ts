// Converts a conversation between its working form, its sealed row and its API form.
import type {
  AssistantLink,
  AssistantMessage,
  AssistantProposal,
} from "../../../../contract/insight/assistant-message.ts";
import type { AssistantThread } from "../../../../contract/insight/assistant.ts";
import type { AssistantSummary } from "../../../../contract/insight/assistant-summary.ts";
import type { Role } from "../../../../domain/access/access.ts";
import {
  type Conversation,
  type Question,
  beginConversation,
  isComplete,
} from "../../../../domain/qualification/conversation.ts";
import {
  type Language,
  SLOT_OF_TOPIC,
  type Topic,
  type WantedPlace,
} from "../../../../domain/qualification/slots.ts";
import type { ContactVault, Sealed } from "../../../platform/crypto/contact-vault.ts";
import { outcomeLinks } from "./outcome-links.ts";
import type { MessageRow, ThreadRow } from "./thread.store.ts";
import { ASSISTANT_WORDS } from "../../../../locales/catalogues/assistant-words.ts";

/** The stored content of a message, besides its time. */
export interface Content {
  readonly sender: AssistantMessage["sender"];
  readonly kind: AssistantMessage["kind"];
  readonly text: string;
  readonly links: readonly AssistantLink[];
  readonly suggestions: readonly string[];
  readonly proposals: readonly AssistantProposal[];
}

/** A question that was made with a reply and has not been shown yet. */
export interface PendingQuestion {
  readonly id: string;
  readonly question: Question;
  readonly content: Content;
}

export interface ThreadState {
  readonly conversation: Conversation;
  readonly pending: PendingQuestion | null;
  /** Whether the person asked for no more questions. */
  readonly isQuiet: boolean;
  /**
   * What was known before the last message: if that message is resent because its reply was lost,
   * it gets the reply that it would have had.
   */
  readonly lastHeard: { readonly id: string; readonly before: Conversation } | null;
}

export interface Thread extends ThreadState {
  readonly id: string;
  readonly startedAt: Date;
  readonly lastAt: Date;
}

export interface Message extends Content {
  readonly id: string;
  readonly at: Date;
  readonly replyTo: string | null;
}

export function newThread(id: string, language: Language, at: Date): Thread {
  return {
    id,
    startedAt: at,
    lastAt: at,
    conversation: beginConversation(language),
    pending: null,
    isQuiet: false,
    lastHeard: null,
  };
}

export function openThread(
  vault: ContactVault,
  { id, startedAt, lastAt, state }: ThreadRow,
): Thread {
  return { id, startedAt, lastAt, ...(JSON.parse(vault.open(id, state)) as ThreadState) };
}

export function sealThread(
  vault: ContactVault,
  { id, startedAt, lastAt, conversation, pending, isQuiet, lastHeard }: Thread,
): ThreadRow {
  return {
    id,
    startedAt,
    lastAt,
    state: vault.seal(
      id,
      JSON.stringify({ conversation, pending, isQuiet, lastHeard } satisfies ThreadState),
    ),
  };
}

export function openMessage(
  vault: ContactVault,
  { id, at, replyTo, content }: MessageRow,
): Message {
  return { id, at, replyTo, ...openContent(vault, id, content) };
}

export function openContent(vault: ContactVault, id: string, content: Sealed): Content {
  return JSON.parse(vault.open(id, content)) as Content;
}

export function sealMessage(
  vault: ContactVault,
  { id, at, replyTo, sender, kind, text, links, suggestions, proposals }: Message,
): MessageRow {
  return {
    id,
    at,
    replyTo,
    content: vault.seal(
      id,
      JSON.stringify({ sender, kind, text, links, suggestions, proposals } satisfies Content),
    ),
  };
}

export function presentMessage({
  id,
  sender,
  kind,
  text,
  at,
  links,
  suggestions,
  proposals,
}: Message): AssistantMessage {
  return {
    id,
    sender,
    kind,
    text,
    timestamp: at.toISOString(),
    links: [...links],
    suggestions: [...suggestions],
    proposals: [...proposals],
  };
}

/** Returns the pending question as a message, dated when it can be shown. */
export function presentPending(pending: PendingQuestion | null, at: Date): AssistantMessage | null {
  return pending === null
    ? null
    : presentMessage({ id: pending.id, at, replyTo: null, ...pending.content });
}

export function presentThread(
  thread: Thread,
  messages: readonly Message[],
  role: Role,
): AssistantThread {
  return {
    id: thread.id,
    started_at: thread.startedAt.toISOString(),
    last_at: thread.lastAt.toISOString(),
    messages: messages.map(presentMessage),
    question: presentPending(thread.pending, thread.lastAt),
    summary: presentSummary(thread, role),
  };
}

export function presentPlace(place: WantedPlace): AssistantSummary["location"]["places"][number] {
  return { zip: null, city: null, county: null, state: null, ...place };
}

export function presentSummary(
  { id, conversation }: Pick<Thread, "id" | "conversation">,
  role: Role,
): AssistantSummary {
  const { slots, sources, language } = conversation;
  const standing = (topic: Topic) => {
    const slot = SLOT_OF_TOPIC[topic];
    const value = slots[slot];
    return {
      state: value === undefined ? "open" : value === "unsure" ? "unsure" : "answered",
      sure: sources[slot]?.confidence ?? null,
    } as const;
  };
  const { propertyType, location, price, timing } = slots;
  const known = <Value>(value: Value | "unsure" | undefined): Value | null =>
    value === undefined || value === "unsure" ? null : value;
  const [wish, time] = [known(price), known(timing)];
  return {
    property_type: { ...standing("property_type"), types: [...(known(propertyType) ?? [])] },
    location: { ...standing("location"), places: (known(location) ?? []).map(presentPlace) },
    price: {
      ...standing("price"),
      min: wish?.min ?? null,
      max: wish?.max ?? null,
      per: wish?.per ?? "sale",
    },
    timing: {
      ...standing("timing"),
      bucket: time?.bucket ?? null,
      from: time?.from ?? null,
      until: time?.until ?? null,
    },
    side: slots.side ?? null,
    beds: slots.beds ?? null,
    baths: slots.baths ?? null,
    finance_status: slots.financeStatus ?? null,
    agent_status: slots.agentStatus ?? null,
    is_complete: isComplete(conversation),
    links: isComplete(conversation)
      ? [...outcomeLinks(role, slots, ASSISTANT_WORDS[language], id)]
      : [],
  };
}

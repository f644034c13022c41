// Acts that concern security and of which an account is notified, for the tests of all kinds.
import { BURST_KINDS } from "../../../../domain/activity/security-bursts.ts";
import type { OutboxEvent } from "./outbox.store.ts";

const ACTS = [
  "sales.exported",
  "import.failures_exported",
  "import.notes_exported",
  "draft.links_exported",
  "payout.bank_file_made",
  "destination.created",
  "webhook.created",
  "postback.created",
] as const;

const BURSTS: readonly OutboxEvent[] = BURST_KINDS.map((kind) => ({
  topic: "security_burst",
  payload: {
    networkId: "network",
    kind,
    accountId: kind === "address" ? null : "buyer",
    count: 120,
  },
}));

const MADE: readonly OutboxEvent[] = ACTS.map((action) => ({
  topic: "security",
  payload: {
    action,
    accountId: "buyer",
    actorKind: "user",
    actorId: "ana",
    subjectKind: "account",
    subjectId: "s",
    addressGroup: "192.0.2.1",
    count: 12,
  },
}));

export const SECURITY_EVENTS: readonly OutboxEvent[] = [...MADE, ...BURSTS];

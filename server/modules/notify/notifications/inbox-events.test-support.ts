// Items of the network's inbox of each kind that a colleague assigned, for the tests of all kinds.
import { INBOX_KINDS } from "../../../../domain/inbox/kind-names.ts";
import type { OutboxEvent } from "./outbox.store.ts";

export const INBOX_EVENTS: readonly OutboxEvent[] = INBOX_KINDS.map((kind) => ({
  topic: "inbox_assigned",
  payload: {
    networkId: "network",
    assigneeId: "member",
    kind,
    itemId: "i",
    accountName: "Elm Realty",
    byName: "Olga Owner",
  },
}));

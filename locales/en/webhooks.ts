// Texts of webhooks.
import { MAX_ATTEMPTS } from "../../domain/attempts/attempt.ts";
import type { Translated } from "../texts.ts";

export const webhookTexts = {
  about: `Your systems get your notifications as signed calls with IDs, amounts and texts, never with names or contacts. Each call is logged with its response and gets ${MAX_ATTEMPTS} attempts over three days.`,
  none: "No webhooks yet. Enter your system's address below.",
  list: "Webhooks",
  fresh: "New webhook",
  back: "All webhooks",
  gone: "This webhook no longer exists.",
  address: "Address to call",
  addressHint: "https, on the open Internet, without a port.",
  addressMissing: "Enter the address to call.",
  description: "Description",
  descriptionHint: "For your team, for example “Our CRM”.",
  events: "Events",
  eventsMissing: "Choose at least one.",
  make: "Create webhook",
  save: "Save",
  saved: "Webhook saved.",
  edit: "Edit",
  removeAsk: "Remove this webhook?",
  removeText: "Nothing more is sent to this address, and its log is deleted.",
  removed: "Webhook removed.",
  secret: "Signing secret",
  secretAbout:
    "Signs every call as Standard Webhooks defines, so your system knows that it comes from here. Check it there with a library such as standardwebhooks or svix.",
  showSecret: "Create new secret",
  secretOnce: "Copy it now; you won't see it again.",
  secretOld: (until: string) => `The old secret also signs until ${until}.`,
  test: "Send a test event",
  testAbout: "An event of type test, signed like all others. It isn't stored.",
  log: "Messages",
  logAbout: (days: string) => `Newest first, kept for ${days} days.`,
  noMessages: "No events yet.",
  kind: "What",
  replay: "Send events again",
  replayAbout:
    "For a system that was down or wiped. IDs stay the same, so your system can skip duplicates.",
  replaySince: "Since",
  replayFailed: "Only failed",
  replayAll: "Everything",
  replaySend: "Send again",
  replayWhat: "What",
  replaySinceMissing: "Enter a day.",
  replayed: (count: string) => `Sending ${count} messages again.`,
  replayedNone: "Nothing to send again.",
};

export type WebhookTexts = Translated<typeof webhookTexts>;

// Texts of webhooks.
import { CALLS_KEPT_DAYS } from "../../domain/attempts/attempt.ts";
import type { Translated } from "../texts.ts";

export const webhookTexts = {
  about:
    "Your own systems are told what the bell tells you: signed calls with ids, amounts and words, never with anybody’s name or contact. Each is logged with what came back, and tried ten times over three days until it arrives.",
  none: "No webhook yet. Give the address of your system below: it is told from then on.",
  list: "Webhooks",
  fresh: "New webhook",
  back: "All webhooks",
  gone: "There is no such webhook any more.",
  address: "Address to call",
  addressHint: "https, on the open Internet, without a port.",
  addressMissing: "Give the address to call.",
  description: "What it is",
  descriptionHint: "For your colleagues, such as “Our CRM”.",
  events: "Tell it when",
  eventsMissing: "Choose one at least.",
  make: "Switch it on",
  save: "Save",
  saved: "The webhook is changed.",
  edit: "Change",
  removeAsk: "Remove this webhook?",
  removeText: "Nothing more is told to this address, and its log is gone.",
  removed: "The webhook is removed.",
  secret: "Signing secret",
  secretAbout:
    "Every call is signed with it, as Standard Webhooks has it, so that your system knows that it comes from here. Check it there with a library such as standardwebhooks or svix.",
  showSecret: "Make a new secret",
  secretOnce: "Copy it now: it is shown this once.",
  secretOld: (until: string) => `The secret before signs beside it until ${until}.`,
  test: "Send a test event",
  testAbout: "An event of type test, signed like all others. Nothing of it is kept.",
  log: "Messages",
  logAbout: `Newest first, kept for ${CALLS_KEPT_DAYS} days.`,
  noMessages: "Nothing was told yet. The next thing that happens is.",
  kind: "What",
  replay: "Send again what happened",
  replayAbout:
    "For a system that was down or was wiped. Ids stay the same, so it doubles nothing that it remembers.",
  replaySince: "Since",
  replayFailed: "Only what was given up",
  replayAll: "Everything",
  replaySend: "Send again",
  replayWhat: "What",
  replaySinceMissing: "Give the day.",
  replayed: (count: string) => `${count} messages are on their way.`,
  replayedNone: "There is nothing to send again.",
};

export type WebhookTexts = Translated<typeof webhookTexts>;

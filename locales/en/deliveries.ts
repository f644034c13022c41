// Texts of destinations for purchased leads, of delivery plans, and of deliveries.
import { MAX_ATTEMPTS, OLD_SECRET_HOURS } from "../../domain/attempts/attempt.ts";
import { plural } from "../plural.ts";
import { deliveryPlanTexts } from "./parts/delivery-plan.ts";
import { destinationFieldTexts } from "./parts/destination-fields.ts";
import { destinationProblemTexts } from "./parts/destination-problems.ts";
import type { Translated } from "../texts.ts";

export const deliveryTexts = {
  about: `Send purchased leads to your CRM, inbox, or phone. A failing delivery gets ${MAX_ATTEMPTS} attempts over three days, and the lead may go to a fallback meanwhile.`,
  list: "Destinations",
  none: "No destinations yet. Add one, then add it to the plan below.",
  add: "Add destination",
  back: "All destinations",
  gone: "This destination no longer exists.",
  kinds: {
    webhook: "Webhook",
    http: "Your own format",
    email: "Email",
    follow_up_boss: "Follow Up Boss",
    sms: "Text message",
  },
  kindHints: {
    webhook: "A signed call with the full lead",
    http: "Any system, in its own format",
    email: "Up to five addresses",
    follow_up_boss: "With its API key",
    sms: "Through your own gateway",
  },
  fresh: (kind: string) => `New destination: ${kind}`,
  make: "Add destination",
  save: "Save",
  saved: "Destination saved.",
  edit: "Edit",
  madeNext: "Destination added. Send a test lead. Then add it to a plan to get leads.",
  notUsed: "Not in a plan, so it gets no leads.",
  toPlan: "Go to plan",
  removeAsk: "Remove this destination?",
  removeText:
    "It is removed from every plan, gets no more leads, and its log is deleted. Your leads stay in the app.",
  removed: "Destination removed.",
  ...destinationFieldTexts,
  sample: "Sample",
  sampleAbout: "Preview with sample data",
  sampleWaits: "Fill in the missing fields to see the sample.",
  sampleHeaders: "Headers",
  sampleBody: "Body",
  sampleEmpty: "Nothing",
  test: "Send test lead",
  testAbout: "Sends one made-up lead now. It isn't stored here; the receiving system may store it.",
  secret: "Signing secret",
  secretAbout:
    "Signs every call as Standard Webhooks defines, so your system knows that it comes from here.",
  showSecret: "Create new secret",
  secretOnce: "Copy it now; you won't see it again.",
  secretBefore: `After you create a new secret, the old one also signs for ${OLD_SECRET_HOURS} hours.`,
  log: "Deliveries",
  logAbout: (days: string) => `Newest first. Finished deliveries are kept for ${days} days.`,
  noLog: "No leads delivered yet.",
  openLead: "Open the lead",
  place: (place: number) => (place === 0 ? "First" : `Fallback ${place}`),
  resend: "Send leads again",
  resendAbout:
    "For a system that was down or wiped. IDs stay the same, so your system can skip duplicates.",
  since: "Bought since",
  sinceMissing: "Enter a day.",
  what: "What",
  whatFailed: "Only failed",
  whatAll: "Everything",
  resendSend: "Send again",
  resent: (count: number, written: string) =>
    plural(count, "Sending 1 lead again.", `Sending ${written} leads again.`),
  resentNone: "Nothing to send again.",
  reasons: {
    lead_flow_archived:
      "Follow Up Boss accepted it but created no person: the source's lead flow is archived. Reactivate it there, then send the lead again.",
    wrong_key: "The endpoint rejected the key (401 or 403). Enter a new one.",
    unwanted_answer: "The response didn't contain the expected text.",
    gone: "The endpoint answered 410 (gone).",
    failed_answer: "The endpoint answered with an error.",
    no_answer: "The endpoint didn't respond.",
    returned: "The lead was returned, so it is no longer delivered.",
    erased: "The contact was erased, so there is nothing to deliver.",
    no_mail_server: "This network sends no emails. Contact the network, or choose another kind.",
  },
  ...deliveryPlanTexts,
  lead: { title: "Delivery", arrived: (time: string) => `Delivered ${time}` },
  problems: destinationProblemTexts,
};

export type DeliveryTexts = Translated<typeof deliveryTexts>;

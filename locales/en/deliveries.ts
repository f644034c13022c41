// Texts of destinations, to which bought leads are handed, of the plans that say which go where,
// and of what became of each.
import { OLD_SECRET_HOURS, CALLS_KEPT_DAYS } from "../../domain/attempts/attempt.ts";
import { plural } from "../plural.ts";
import { deliveryPlanTexts } from "./parts/delivery-plan.ts";
import { destinationFieldTexts } from "./parts/destination-fields.ts";
import { destinationProblemTexts } from "./parts/destination-problems.ts";
import type { Translated } from "../texts.ts";

export const deliveryTexts = {
  about:
    "Where the leads you buy are handed to, beside this app: your CRM, your phones, your mailbox. A lead that does not arrive is tried ten times over three days, and may go elsewhere meanwhile.",
  list: "Destinations",
  none: "No destination yet. Add the first one, and take it up in the plan below.",
  add: "Add a destination",
  back: "All destinations",
  gone: "There is no such destination any more.",
  kinds: {
    webhook: "Webhook",
    http: "Your own format",
    email: "E-mail",
    follow_up_boss: "Follow Up Boss",
    sms: "Text message",
  },
  kindHints: {
    webhook: "A signed call with the whole lead",
    http: "Any system, in its own words",
    email: "Up to five addresses",
    follow_up_boss: "By its API key",
    sms: "Through your own gateway",
  },
  fresh: (kind: string) => `New destination: ${kind}`,
  make: "Add it",
  save: "Save",
  saved: "The destination is changed.",
  edit: "Change",
  madeNext: "It is there. Send a sample, then take it up in a plan: it gets leads from then on.",
  notUsed: "In no plan: it gets no leads.",
  toPlan: "To the plan",
  removeAsk: "Remove this destination?",
  removeText:
    "It leaves every plan, nothing more is sent there, and its log is gone. The leads stay yours in the app.",
  removed: "The destination is removed.",
  ...destinationFieldTexts,
  sample: "Sample",
  sampleAbout: "What would be sent for a lead that nobody is.",
  sampleWaits: "Fill in what is missing: the sample then shows itself.",
  sampleHeaders: "Headers",
  sampleBody: "Body",
  sampleEmpty: "Nothing",
  test: "Send a sample",
  testAbout:
    "A lead that nobody is, once and at once. Nothing of it is kept here; the other end may keep its copy.",
  secret: "Signing secret",
  secretAbout:
    "Every call is signed with it, as Standard Webhooks has it, so that your system knows that it comes from here.",
  showSecret: "Make a new secret",
  secretOnce: "Copy it now: it is shown this once.",
  secretBefore: `The one before signs beside a new one for ${OLD_SECRET_HOURS} hours.`,
  log: "Deliveries",
  logAbout: `Newest first. What has ended is kept for ${CALLS_KEPT_DAYS} days.`,
  noLog: "No lead was handed over yet.",
  openLead: "Open the lead",
  place: (place: number) => (place === 0 ? "First" : `Fallback ${place}`),
  resend: "Send leads again",
  resendAbout:
    "For a system that was down or was wiped. Ids stay the same, so it doubles nothing that it remembers.",
  since: "Bought since",
  sinceMissing: "Give the day.",
  what: "What",
  whatFailed: "Only what was given up",
  whatAll: "Everything",
  resendSend: "Send again",
  resent: (count: number, written: string) =>
    plural(count, "1 lead is on its way.", `${written} leads are on their way.`),
  resentNone: "There is nothing to send again.",
  reasons: {
    lead_flow_archived:
      "Follow Up Boss took it without making anybody of it: the lead flow of this source is archived there. Set it going there, then send it again.",
    wrong_key:
      "The other end does not know the key (401 or 403). Give a new one to the destination.",
    unwanted_answer: "The other end answered, but not in the words agreed.",
    gone: "The other end says that it wants no calls any more (410).",
    failed_answer: "The other end answered with an error.",
    no_answer: "The other end did not answer.",
    returned: "The lead was given back, so it is handed over no more.",
    erased: "The person’s contact was erased, so there is nothing to hand over.",
    no_mail_server: "This network sends no e-mails. Ask the operator, or choose another kind.",
  },
  ...deliveryPlanTexts,
  lead: { title: "Handed over", arrived: (time: string) => `Arrived ${time}` },
  problems: destinationProblemTexts,
};

export type DeliveryTexts = Translated<typeof deliveryTexts>;

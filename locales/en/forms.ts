// Texts of the forms that an affiliate puts on the web.
import { FORM_DAYS } from "../../domain/forms/form-document.ts";
import type { Translated } from "../texts.ts";

export const formTexts = {
  about:
    "A page that collects requests and consent, step by step or in a conversation. Each lead is scored and offered to buyers immediately.",
  make: "Create form",
  makeChat: "Create conversation",
  kinds: { form: "Form", chat: "Conversation" },
  none: "No forms yet. Create one: it is live immediately, and you can edit every word.",
  newNames: {
    form: (number: string) => `Form ${number}`,
    chat: (number: string) => `Conversation ${number}`,
  },
  edit: "Edit",
  source: "Terms and prices",
  pause: "Pause",
  resume: "Resume",
  back: "All forms",
  statuses: { active: "Live", paused: "Paused" },
  counts: (seen: string, started: string, finished: string) =>
    `${seen} seen · ${started} started · ${finished} sent`,
  days: `Last ${FORM_DAYS.usual} days`,
  figures: { seen: "Seen", started: "Started", finished: "Sent", bots: "Bots blocked" },
  ofSeen: (share: string) => `${share} of visitors`,
  ofStarted: (share: string) => `${share} of started`,
  botsNote: "Answered normally, but not stored",
  privateNote: "Visitors who ask not to be tracked aren't counted.",
  share: "Share and embed",
  address: "Address",
  addressHint:
    "Use it in an ad, an email or a profile. Add ?sub1=spring, and sub2 to sub5, to see where each lead came from.",
  code: "Embed code",
  codeHint: "Paste it where the form should appear. Its height adjusts automatically.",
  open: "Open form",
  copyAddress: "Copy address",
  copyCode: "Copy code",
  frameTitle: "Form",
  live: "Your form is live. Copy its address and share it.",
  name: "Name",
  nameHint: "Visitors don't see it.",
  language: "Language",
  ground: "Background",
  grounds: { auto: "Visitor's system", light: "Light", dark: "Dark" },
  accent: "Color",
  accents: { spruce: "Spruce", ocean: "Ocean", plum: "Plum", brick: "Brick", ink: "Ink" },
  headline: "Headline",
  intro: "Introduction",
  thanks: "Thank-you text",
  ours: "Leave blank to use the default text.",
  sides: "Lead types",
  sidesHint: "With only one, the form doesn't ask.",
  sidesMissing: "Choose at least one.",
  questions: "More questions",
  questionNames: {
    size: "Bedrooms and bathrooms",
    finance: "How they would pay",
    agent: "Whether they have an agent",
    street: "Street, for sellers",
    comments: "Anything else",
  },
  questionsHint:
    "Every form asks for property type, place, price, timing, contact and consent. Each answer can raise the score.",
  sellers: "Only these companies may buy",
  sellersHint:
    "One per line, by company name. If blank, the consent covers the network's buyer list, which usually pays best.",
  consent: "Consent text",
  consentHint: "Shown word for word and stored with every lead. The box is never pre-checked.",
  save: "Save and publish",
  saved: "Form published.",
  unsaved: "Not published yet",
  preview: "Preview",
  previewNotes: {
    form: "It works but sends nothing.",
    chat: "The form at the end of the conversation. It works but sends nothing. Open the page to try the conversation.",
  },
  startOver: "Start over",
  form: "Form",
};

export type FormTexts = Translated<typeof formTexts>;

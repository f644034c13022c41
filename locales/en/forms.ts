// Texts of the forms that an affiliate puts on the web.
import { FORM_DAYS } from "../../domain/forms/form-document.ts";
import type { Translated } from "../texts.ts";

export const formTexts = {
  about:
    "A page that asks people for their request and their consent, step by step or in a conversation. What they send is scored and offered to buyers at once.",
  make: "Make a form",
  makeChat: "Make a conversation",
  kinds: { form: "Form", chat: "Conversation" },
  none: "No form yet. Make one: it is live at once, and you can change every word of it.",
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
    `${seen} seen · ${started} begun · ${finished} sent`,
  days: `Last ${FORM_DAYS.usual} days`,
  figures: { seen: "Seen", started: "Begun", finished: "Sent", bots: "Programs kept out" },
  ofSeen: (share: string) => `${share} of those who saw it`,
  ofStarted: (share: string) => `${share} of those who began`,
  botsNote: "Answered like anybody, and nothing became of it",
  privateNote: "Visitors who ask not to be tracked are in none of these.",
  share: "Where it stands",
  address: "Address",
  addressHint:
    "Put it into an ad, a mail or a profile. With ?sub1=spring at its end, and sub2 to sub5, each lead says where it came from.",
  code: "For your own page",
  codeHint: "Where the form is to stand. It takes the height it needs.",
  open: "Open the form",
  copyAddress: "Copy the address",
  copyCode: "Copy the code",
  frameTitle: "Form",
  live: "Your form is live. Copy its address, and the first request can come.",
  name: "Name",
  nameHint: "Visitors do not see it.",
  language: "Language",
  ground: "Background",
  grounds: { auto: "As the visitor's system", light: "Light", dark: "Dark" },
  accent: "Colour",
  accents: { spruce: "Spruce", ocean: "Ocean", plum: "Plum", brick: "Brick", ink: "Ink" },
  headline: "Headline",
  intro: "Below it",
  thanks: "Said when it is sent",
  ours: "Left empty, the form uses words of its own.",
  sides: "Who it asks",
  sidesHint: "With one alone the form does not ask.",
  sidesMissing: "Choose one at least.",
  questions: "Asked as well",
  questionNames: {
    size: "Bedrooms and bathrooms",
    finance: "How they would pay",
    agent: "Whether they have an agent",
    street: "Street, of who sells",
    comments: "Anything else",
  },
  questionsHint:
    "Every form asks for property type, place, price, timing, contact and consent. Each further answer can raise the score.",
  sellers: "Only these companies may buy",
  sellersHint:
    "One in each line, as they call themselves. Left empty, the consent covers the network's buyer list, which usually pays best.",
  consent: "What people agree to",
  consentHint:
    "Word for word as it is shown and kept with every lead. The box is never ticked beforehand.",
  save: "Save and publish",
  saved: "The form is published.",
  unsaved: "Not published yet",
  preview: "Preview",
  previewNotes: {
    form: "It works, and sends nothing.",
    chat: "The form that the conversation ends in. It works, and sends nothing; open the page to try the conversation.",
  },
  startOver: "Start over",
  form: "Form",
};

export type FormTexts = Translated<typeof formTexts>;
